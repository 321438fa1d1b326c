import { version } from '../generated/version.ts';

interface RuntimeGlobals {
  readonly document?: unknown;
  readonly navigator?: { readonly userAgent?: string };
  readonly process?: { readonly versions?: Readonly<Record<string, string | undefined>> };
}

/**
 * Returns the header that names the SDK and its runtime: `paychord-sdk/0.1.0 node/24.1.0`. Returns no header in a page, where the header
 * would need a CORS preflight, and in an unknown runtime. A page that a test runner simulates counts as a page.
 */
export function userAgentHeader(): Readonly<Record<string, string>> {
  const { document, navigator, process } = globalThis as RuntimeGlobals;
  const versions = process?.versions ?? {};
  // Bun and Deno also have a version of Node, and workerd can have one. workerd itself has no version.
  const name = ['bun', 'deno', 'node'].find((each) => versions[each]);
  const runtime = navigator?.userAgent === 'Cloudflare-Workers' ? 'workerd' : name && `${name}/${versions[name]}`;
  return runtime && !document ? { 'user-agent': `paychord-sdk/${version} ${runtime}` } : {};
}
