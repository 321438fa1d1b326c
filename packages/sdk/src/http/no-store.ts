let isSupported: boolean | undefined;

/**
 * Returns the option that keeps a response out of every cache: without it Next.js 14 stores what a `fetch` returns on disk, and a
 * payment stays PENDING for ever. Empty in runtimes that have no caches and refuse the option, such as older workerd.
 */
export function noStore(): { cache?: 'no-store' } {
  isSupported ??= acceptsCacheOption();
  return isSupported ? { cache: 'no-store' } : {};
}

function acceptsCacheOption(): boolean {
  try {
    new Request('https://localhost', { cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}
