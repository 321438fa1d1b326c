/** Reads a file of a folder by its name, such as `inspector.js`. Returns undefined when the folder has no such file. */
export type ReadFile = (name: string) => Uint8Array<ArrayBuffer> | undefined;

/** What a page may load and connect to. */
export interface StaticFilesOptions {
  readonly readFile: ReadFile;
  /** The value of `Content-Security-Policy`. */
  readonly contentSecurityPolicy: string;
}

/** The files of a page. */
export interface StaticFiles {
  /**
   * Responds with a file.
   *
   * @param name - The name below the folder, as it stands in the path of the request. Percent-encoded names never match.
   * @returns undefined when there is no such file.
   */
  respond(this: void, request: Request, name: string): Promise<Response | undefined>;
}

const contentTypes: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  woff2: 'font/woff2',
};

/** Segments that start with a letter or a digit: no `..`, no hidden file, no backslash, no drive letter and no percent sign. */
const safeName = /^[a-z0-9][\w.-]*(\/[a-z0-9][\w.-]*)*$/i;

/**
 * Serves the files of a page. A file is read on its first request and kept.
 *
 * The files hold no data, so they need no token. The caller checks the `Host` header with `createHostCheck`.
 */
export function createStaticFiles({ readFile, contentSecurityPolicy }: StaticFilesOptions): StaticFiles {
  const files = new Map<string, { readonly bytes: Uint8Array<ArrayBuffer>; readonly etag: string }>();

  const load = async (name: string) => {
    const known = files.get(name);
    if (known !== undefined) return known;
    const bytes = safeName.test(name) ? readFile(name) : undefined;
    if (bytes === undefined) return undefined;
    const file = { bytes, etag: await createEtag(bytes) };
    files.set(name, file);
    return file;
  };

  return {
    async respond(request, name) {
      const contentType = contentTypes[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];
      const file = contentType === undefined ? undefined : await load(name);
      if (contentType === undefined || file === undefined) return undefined;
      const { bytes, etag } = file;
      const headers = { ...createPageHeaders(contentSecurityPolicy), etag };
      if (isNotModified(request, etag)) return new Response(null, { status: 304, headers });
      const body = request.method === 'HEAD' ? null : bytes;
      return new Response(body, {
        headers: { ...headers, 'content-type': contentType, 'content-length': String(bytes.byteLength) },
      });
    },
  };
}

/**
 * Creates the headers that every page and file of the mock server carries. A page of another origin can neither frame nor load them, and a
 * browser checks for a newer version on each use.
 */
export function createPageHeaders(contentSecurityPolicy: string): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-cache',
  };
}

/** Joins the directives of a `Content-Security-Policy`. */
export function formatPolicy(directives: Readonly<Record<string, string>>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

function isNotModified({ headers }: Request, etag: string): boolean {
  const known = headers.get('if-none-match')?.split(',') ?? [];
  return known.some((each) => each.trim().replace(/^W\//, '') === etag);
}

async function createEtag(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `"${Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}
