import { version } from '../generated/version.ts';

interface RuntimeGlobals {
  readonly document?: unknown;
  readonly navigator?: { readonly userAgent?: string };
  readonly process?: { readonly versions?: { readonly node?: string } };
  readonly Bun?: { readonly version?: string };
  readonly Deno?: { readonly version?: { readonly deno?: string } };
}

/**
 * Returns the header that names the SDK and its runtime: `paychord-sdk/0.1.0 node/24.1.0`. Returns no header in a page, where the header
 * would need a CORS preflight, and in an unknown runtime. A page that a test runner simulates counts as a page.
 */
export function userAgentHeader(): Readonly<Record<string, string>> {
  const runtime = findRuntime();
  return runtime ? { 'user-agent': `paychord-sdk/${version} ${runtime}` } : {};
}

function findRuntime(): string | undefined {
  const { document, navigator, process, Bun, Deno } = globalThis as RuntimeGlobals;
  if (document) return undefined;
  // The others first: each of them can also have a version of Node. workerd has no version.
  if (navigator?.userAgent === 'Cloudflare-Workers') return 'workerd';
  const versions = { deno: Deno?.version?.deno, bun: Bun?.version, node: process?.versions?.node };
  return Object.entries(versions)
    .find(([, each]) => each)
    ?.join('/');
}
