import { type Credentials, defaultCredentials } from '../../core/merchant/credential-rules.ts';
import { adminOperations } from '../../generated/admin-operations.ts';
import { markAdminDecisions, markDecisions } from './mark-decisions.ts';

/** Reads a file of a folder by its name, such as `inspector.js`. Returns undefined when the folder has no such file. */
export type ReadFile = (name: string) => Uint8Array<ArrayBuffer> | undefined;

/** What the pages of a server contain that the code does not. Read only when a page needs it. */
export interface PageSources {
  version(): string;
  /** Where the documentation is. */
  documentation(): string;
  /** The OpenAPI document of the payments API as JSON. */
  serviceDocument(): Record<string, unknown>;
  /** The OpenAPI document of the admin API as JSON. */
  adminDocument(): Record<string, unknown>;
  /** A file of the inspector. */
  inspectorFile: ReadFile;
  /** A file of the API reference. */
  referenceFile: ReadFile;
}

/** The pages that say what a server is and describe its APIs. */
export type ServerPages = ReturnType<typeof createServerPages>;

const name = '@paychord/mock-server';
const inspectorFolder = '/__mock/inspector/';
const referenceFolder = '/__mock/docs';

/**
 * Creates the pages of a server.
 *
 * @param hasAdmin - Whether the server has the admin API.
 */
export function createServerPages(sources: PageSources, hasAdmin: boolean) {
  const adminLinks = {
    admin: '/__mock/',
    adminOpenapi: '/__mock/openapi.json',
    reference: '/__mock/docs',
    health: '/__mock/health',
  };
  const describe = (description: string) => ({
    name,
    version: sources.version(),
    description,
    links: { documentation: sources.documentation(), openapi: '/openapi.json', ...(hasAdmin ? adminLinks : {}) },
  });
  const operations = Object.values(adminOperations).map(({ method, path }) => ({ method, path }));
  const referenceFile = withDocuments(sources);

  return {
    /** `GET /` and `GET /openapi.json`. Undefined for every other request. */
    outsideAdmin(request: Request): Response | undefined {
      if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
      const path = new URL(request.url).pathname;
      if (path === '/openapi.json') return Response.json(withServer(sources.serviceDocument()));
      if (path !== '/') return undefined;
      return respondInPreferredType(request, describe('A mock server of the payments API. It moves no money.'));
    },
    /** `GET /__mock/`, with the credentials of the default merchant */
    adminIndex: (request: Request, credentials: Credentials): Response =>
      respondInPreferredType(request, {
        ...describe(
          'The admin API of the mock server: each call simulates an external event or reads state. A call applies to the default merchant, or to the one in the header public-api-key.',
        ),
        defaultMerchant: withoutSecret(credentials),
        operations,
      }),
    /** `GET /__mock/openapi.json` */
    adminDocument: () => Response.json(withServer(sources.adminDocument())),
    /**
     * The inspector at `GET /__mock/` for a browser, the API reference at `GET /__mock/docs`, and their files. They hold no data, so they need no
     * token. The caller checks the `Host` header with `createHostCheck`. Undefined for every other request.
     */
    file(request: Request): Response | undefined {
      if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
      const { pathname } = new URL(request.url);
      if (pathname === referenceFolder || pathname.startsWith(`${referenceFolder}/`)) {
        const file = pathname.slice(referenceFolder.length + 1) || 'index.html';
        return respondWithFile(request, referenceFile, file, referencePolicy);
      }
      if (pathname.startsWith(inspectorFolder)) {
        const file = pathname.slice(inspectorFolder.length);
        return respondWithFile(request, sources.inspectorFile, file, inspectorPolicy);
      }
      if (!['/__mock', '/__mock/'].includes(pathname) || preferredType(request) !== 'html') return undefined;
      const page = respondWithFile(request, sources.inspectorFile, 'index.html', inspectorPolicy);
      // The same address has text and JSON for programs.
      page?.headers.set('vary', 'accept');
      return page;
    },
  };
}

/** Removes a secret key that somebody configured. The default one is in the documentation. */
function withoutSecret({ publicApiKey, privateSecretKey }: Credentials): object {
  const isDefault = privateSecretKey === defaultCredentials.privateSecretKey;
  return { publicApiKey, privateSecretKey: isDefault ? privateSecretKey : null };
}

interface Index {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly links: Readonly<Record<string, string>>;
  readonly defaultMerchant?: object;
  readonly operations?: readonly { readonly method: string; readonly path: string }[];
}

/** Responds with JSON to a caller that prefers it, and with text to people. */
function respondInPreferredType(request: Request, index: Index): Response {
  // The response differs by this header, so a cache must not mix the two.
  const headers = { vary: 'accept' };
  if (preferredType(request) === 'json') return Response.json(index, { headers });
  const lines = [
    `${index.name} ${index.version}`,
    index.description,
    '',
    ...Object.entries(index.links).map(([link, address]) => `${link.padEnd(15)} ${address}`),
    '',
    ...(index.operations ?? []).map(({ method, path }) => `${method.padEnd(6)} ${path}`),
  ];
  const type = 'text/plain; charset=utf-8';
  return new Response(`${lines.join('\n').trim()}\n`, { headers: { ...headers, 'content-type': type } });
}

/** The first of three types in an `Accept` header. Browsers list HTML, and neither browsers nor curl list JSON. */
function preferredType({ headers }: Request): string | undefined {
  const listed = (headers.get('accept') ?? '').split(',');
  const [type] = listed.flatMap((each) => /^\s*(?:text|application)\/(html|plain|json)\b/i.exec(each)?.[1] ?? []);
  return type?.toLowerCase();
}

/** Names the server that a reader gets a document from. */
function withServer(document: object): object {
  return { ...document, servers: [{ url: '/', description: 'This mock server.' }] };
}

/** Adds both documents to the files of the API reference. */
function withDocuments({ serviceDocument, adminDocument, referenceFile }: PageSources): ReadFile {
  const encode = (document: object) => new TextEncoder().encode(JSON.stringify(withServer(document)));
  return (file) => {
    if (file === 'payments.json') return encode(markDecisions(serviceDocument()));
    if (file === 'admin.json') return encode(markAdminDecisions(adminDocument()));
    return referenceFile(file);
  };
}

/**
 * Returns the policy of a page. The pages hold text that a merchant's program or a webhook receiver chose, so no inline script, no `eval`, no
 * worker, no font and no other server is allowed.
 */
function createPolicy(styles: string, images: string): string {
  return `default-src 'none'; script-src 'self'; style-src ${styles}; connect-src 'self'; img-src ${images}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

const inspectorPolicy = createPolicy("'self'", "'self' data:");
/** The renderer of the API reference writes its theme and its layout as inline styles. */
const referencePolicy = createPolicy("'self' 'unsafe-inline'", 'data:');

const contentTypes: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
};

/** Segments that start with a letter or a digit: no `..`, no hidden file, no backslash, no drive letter and no percent sign. */
const safeName = /^[a-z0-9][\w.-]*(\/[a-z0-9][\w.-]*)*$/i;

/**
 * Responds with a file of a page. A page of another origin can neither frame nor load it.
 *
 * @param file - The name as it stands in the path of the request. Percent-encoded names never match.
 * @returns undefined when there is no such file.
 */
export function respondWithFile(
  { method }: Request,
  readFile: ReadFile,
  file: string,
  contentSecurityPolicy: string,
): Response | undefined {
  const contentType = contentTypes[file.slice(file.lastIndexOf('.') + 1).toLowerCase()];
  const bytes = contentType !== undefined && safeName.test(file) ? readFile(file) : undefined;
  if (contentType === undefined || bytes === undefined) return undefined;
  return new Response(method === 'HEAD' ? null : bytes, {
    headers: {
      'content-security-policy': contentSecurityPolicy,
      'content-type': contentType,
      'content-length': String(bytes.byteLength),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
    },
  });
}
