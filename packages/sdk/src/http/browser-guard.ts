import { throwConfigurationError } from '../validation/misconfigure.ts';

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
export function assertNotBrowser(dangerouslyAllowBrowser: boolean | undefined): void {
  const { window, document, process, Bun, Deno } = globalThis as Surroundings;
  if (dangerouslyAllowBrowser !== true && window && document && !(process?.versions?.node || Bun || Deno)) {
    throwConfigurationError('privateSecretKey', 'type', 'must not be in a page without dangerouslyAllowBrowser');
  }
}
