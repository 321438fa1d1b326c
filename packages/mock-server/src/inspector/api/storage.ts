/** A storage of the browser. It can be blocked, and then the page works without it. */
export function readStored(storage: 'localStorage' | 'sessionStorage', key: string): string | undefined {
  try {
    return window[storage].getItem(`paychord-${key}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text, or removes it when it is undefined. */
export function store(storage: 'localStorage' | 'sessionStorage', key: string, value: string | undefined): void {
  try {
    if (value === undefined) window[storage].removeItem(`paychord-${key}`);
    else window[storage].setItem(`paychord-${key}`, value);
  } catch {
    // The value lasts until the page is closed.
  }
}
