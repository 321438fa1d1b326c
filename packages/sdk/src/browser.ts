import { ConfigurationError } from './errors.ts';

interface Surroundings {
  readonly window?: unknown;
  readonly document?: unknown;
  readonly process?: { readonly versions?: { readonly node?: string } };
  readonly Bun?: unknown;
  readonly Deno?: unknown;
}

/**
 * Throws {@link ConfigurationError} in a page: whoever opens the page could read the secret key. A page simulated in
 * Node, Bun or Deno, as test runners do, is none.
 */
export function refuseBrowser(dangerouslyAllowBrowser: boolean | undefined): void {
  if (dangerouslyAllowBrowser === true || !isBrowserPage(globalThis as Surroundings)) return;
  throw new ConfigurationError('privateSecretKey must not be in a page, unless dangerouslyAllowBrowser is true');
}

function isBrowserPage({ window, document, process, Bun, Deno }: Surroundings): boolean {
  return Boolean(window && document && !process?.versions?.node && !Bun && !Deno);
}
