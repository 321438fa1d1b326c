import { adminOperations } from '../generated/admin-operations.ts';
import { type Credentials, defaultCredentials } from '../merchant/registry.ts';
import { createInspectorPage } from './inspector-page.ts';
import { createReferencePage } from './reference/reference-page.ts';
import type { ReadFile } from './static-files.ts';

/** What the pages of a server contain that the code does not. Read only when a page needs it. */
export interface PageSources {
  version(): string;
  /** Where the documentation is. */
  documentation(): string;
  /** The OpenAPI document of the payments API as JSON. */
  serviceDocument(): object;
  /** The OpenAPI document of the admin API as JSON. */
  adminDocument(): object;
  /** A file of the inspector. */
  inspectorFile: ReadFile;
  /** A file of the API reference. */
  referenceFile: ReadFile;
  /** The JSON schema of the config file. */
  configSchema(): object;
}

/** The pages that say what a server is and describe its APIs. */
export interface ServerPages {
  /** `GET /` */
  index(request: Request): Response;
  /** `GET /openapi.json` */
  serviceDocument(): Response;
  /** `GET /__mock/`, with the credentials of the default merchant */
  adminIndex(request: Request, credentials: Credentials): Response;
  /** `GET /__mock/openapi.json` */
  adminDocument(): Response;
  /** The inspector at `GET /__mock/` for a browser, and its files. Undefined for every other request. */
  inspector(request: Request): Promise<Response | undefined>;
  /** The API reference at `GET /__mock/docs`, and its files. Undefined for every other request. */
  reference(request: Request): Promise<Response | undefined>;
  /** The JSON schema of the config file, which describes the policies. */
  configSchema(): object;
}

/**
 * Creates the pages of a server.
 *
 * @param hasAdmin - Whether the server has the admin API.
 */
export function createServerPages(sources: PageSources, hasAdmin: boolean): ServerPages {
  const name = '@paychord/mock-server';
  const description = 'A mock server of the payments API. It moves no money.';
  const links = () => ({
    documentation: sources.documentation(),
    openapi: '/openapi.json',
    ...(hasAdmin
      ? {
          admin: '/__mock/',
          adminOpenapi: '/__mock/openapi.json',
          reference: '/__mock/docs',
          health: '/__mock/health',
        }
      : {}),
  });
  const operations = Object.values(adminOperations).map(({ method, path }) => ({ method, path }));
  const adminDescription = 'The admin API of the mock server: each call simulates an external event or reads state.';

  return {
    index: (request) =>
      page(request, { name, version: sources.version(), description, links: links() }, () => [
        `${name} ${sources.version()}`,
        description,
        '',
        'Payments API    below /v1/',
        '  OpenAPI       /openapi.json',
        ...(hasAdmin
          ? [
              'Admin API       /__mock/   (in a browser: the inspector)',
              '  OpenAPI       /__mock/openapi.json',
              'API reference   /__mock/docs   (in a browser)',
              'Health          /__mock/health',
            ]
          : []),
        `Documentation   ${sources.documentation()}`,
      ]),
    adminIndex: (request, credentials) =>
      page(
        request,
        {
          name,
          version: sources.version(),
          description: adminDescription,
          defaultMerchant: withoutSecret(credentials),
          links: links(),
          operations,
        },
        () => [
          adminDescription,
          '',
          'Inspector       open this address in a browser',
          'API reference   /__mock/docs   (in a browser)',
          'OpenAPI         /__mock/openapi.json',
          'Health          /__mock/health',
          `Documentation   ${sources.documentation()}`,
          '',
          'A call applies to the default merchant, or to the one in the header public-api-key.',
          '',
          ...operations.map(({ method, path }) => `${method.padEnd(6)} ${path}`),
        ],
      ),
    serviceDocument: once(() => sources.serviceDocument()),
    adminDocument: once(() => sources.adminDocument()),
    inspector: createInspectorPage(sources.inspectorFile),
    reference: createReferencePage(sources),
    configSchema: sources.configSchema,
  };
}

/** Removes a secret key that somebody configured. The default one is in the documentation. */
function withoutSecret({ publicApiKey, privateSecretKey }: Credentials): object {
  const isDefault = privateSecretKey === defaultCredentials.privateSecretKey;
  return { publicApiKey, privateSecretKey: isDefault ? privateSecretKey : null };
}

/** Responds with JSON to a caller that prefers it, and with text to people. */
function page(request: Request, json: object, text: () => readonly string[]): Response {
  // The response differs by this header, so a cache must not mix the two.
  const headers = { vary: 'accept' };
  return prefersJson(request.headers.get('accept') ?? '')
    ? Response.json(json, { headers })
    : new Response(`${text().join('\n')}\n`, { headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } });
}

/** Whether JSON comes before text in an `Accept` header. Browsers and curl do not list JSON. */
function prefersJson(accept: string): boolean {
  const [first] = accept.split(',').filter((each) => /^\s*(text\/(html|plain)|application\/json)\b/i.test(each));
  return first !== undefined && /json/i.test(first);
}

/** Serializes a document on its first use. Its server is the one that a reader gets it from. */
function once(document: () => object): () => Response {
  let text: string | undefined;
  return () => {
    text ??= JSON.stringify({ ...document(), servers: [{ url: '/', description: 'The mock server.' }] });
    return new Response(text, { headers: { 'content-type': 'application/json' } });
  };
}
