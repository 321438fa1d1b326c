import createClient, { type Client } from 'openapi-fetch';
import type { paths as DocumentPaths } from './generated/paths.ts';
import { startCall } from './http/call-state.ts';
import { type ClientContext, type ClientOptions, createContext } from './http/client-options.ts';
import { reportFailure } from './http/hooks.ts';
import { createFetchFromContext, type StandardFetch, undocumented } from './openapi-fetch/create-fetch.ts';
import { checkInit, type OpenApiInit } from './openapi-fetch/open-api-init.ts';
import { documentedOperations } from './resources/documented-operations.ts';

export type { ClientOptions } from './http/client-options.ts';
export { callFacts, type ResponseFacts } from './openapi-fetch/call-facts.ts';
export type { StandardFetch } from './openapi-fetch/create-fetch.ts';

/**
 * Creates a standard `fetch` for the service. Pass it to any HTTP client that accepts a `fetch`, such as orval or hey-api, or call it
 * yourself.
 *
 * For a request below `baseUrl` it adds the credentials, retries, time limits and the limit of the response size. It adds an idempotency key
 * where the OpenAPI document requires one. It never follows a redirect. It finds the operation by method and path.
 *
 * - A documented operation is checked like the typed methods: path, query and JSON body, before anything is sent.
 * - Any other path below `baseUrl` works too. It gets no idempotency key. Any request but GET and HEAD is sent again only if it
 *   was provably not sent, even with the header `X-Idempotency-Key`: nothing shows that the service honors the key there.
 * - Set the header `X-Idempotency-Key` to choose the key yourself. Do so if your code repeats a call: each call without it gets a new key.
 *   Use one key per attempt to pay, and repeat it only while the service remembers it.
 * - Set the header `X-organization-code` to override the option `organizationCode`.
 * - `init.signal` cancels the call. The only other members that it uses are `method`, `headers` and `body`. Use the option `fetch` for the
 *   rest, for example for a `dispatcher`.
 *
 * @param options - The same as for `createClient` of `@paychord/sdk`
 * @returns A `fetch` that resolves with every complete 2xx, and with every 4xx and 5xx after its retries. The body of a 4xx or 5xx is cut at
 * `maxResponseBytes`, and empty if it broke off. Call {@link callFacts} on the response to read its outcome and idempotency key. It rejects
 * with a `PaychordError` otherwise: `ConnectionError`, `TimeoutError`, `AbortError` or `UnexpectedResponseError` (any 3xx, a 2xx of more than
 * `maxResponseBytes`, or a 2xx that is not what the operation returns). It rejects with a `RequestValidationError` for a request that must not
 * be sent, for example to a URL that is not below `baseUrl`
 * @throws {ConfigurationError} The options cannot work
 *
 * @example
 * const fetch = createFetch({ baseUrl, publicApiKey, privateSecretKey });
 * const response = await fetch(`${baseUrl}/v1/payments`, { method: 'POST', body: JSON.stringify(body) });
 * if (callFacts(response).outcome === 'unknown') await settleLater(callFacts(response).idempotencyKey);
 */
export function createFetch(options: ClientOptions): StandardFetch {
  return createFetchFromContext(createContext(options), documentedOperations);
}

/**
 * The paths of the OpenAPI document, as openapi-typescript writes them. The headers that the client adds itself are optional: idempotency key and
 * organization.
 *
 * @example
 * interface MyPaths {
 *   '/v1/settlements': { get: { responses: { 200: { content: { 'application/json': Settlement[] } } } } };
 * }
 * const client = createOpenApiClient<paths & MyPaths>(options);
 */
export interface paths extends PlainPaths {}

/** The compiler names the interface above in declarations and messages. It would print this type as 4,000 lines. */
type PlainPaths = WithPlainStrings<DocumentPaths>;

/** openapi-fetch would turn `string & {}`, an enumeration that may grow, into an object. */
type WithPlainStrings<T> = T extends string
  ? string extends T
    ? string
    : T
  : T extends object
    ? { [Key in keyof T]: WithPlainStrings<T[Key]> }
    : T;

/** The client of openapi-fetch, typed by the OpenAPI document. */
export type OpenApiClient<Paths extends {} = paths> = Client<Paths>;

/**
 * Creates an openapi-fetch client for the service, typed by its OpenAPI document, over {@link createFetch}.
 *
 * Every method takes the path of the document and resolves with `{ data, error, response }`. Headers that the client adds itself are optional
 * in the types. Path parameters and bodies are checked before anything is sent: an identifier cannot be empty or `..`, and an amount that JSON
 * would lose is an error. So is a key that is undefined, or in another header than `X-Idempotency-Key`: a new key would make a second payment.
 *
 * @typeParam Paths - The paths of the document. Extend it for paths that the document does not describe: `paths & MyPaths`
 * @param options - The same as for `createClient` of `@paychord/sdk`
 * @returns The client of openapi-fetch, with `use` and `eject` for middleware. A call rejects as the `fetch` of {@link createFetch} does
 * @throws {ConfigurationError} The options cannot work
 *
 * @example
 * const client = createOpenApiClient({ baseUrl, publicApiKey, privateSecretKey });
 * const { data, error, response } = await client.POST('/v1/payments', {
 *   params: { header: { 'X-Idempotency-Key': order.paymentKey } },
 *   body,
 * });
 * if (data) console.log(data.id, data.status);
 * else console.error(error, callFacts(response).outcome);
 */
export function createOpenApiClient<Paths extends {} = paths>(options: ClientOptions): OpenApiClient<Paths> {
  const context = createContext(options);
  const fetch = createFetchFromContext(context, documentedOperations);
  return withChecks(createClient<Paths>({ baseUrl: context.baseUrl, fetch }), context);
}

type AnyCall = (...args: unknown[]) => Promise<unknown>;

/** Checks the options of each call. A middleware would come too late: openapi-fetch drops undefined headers and serializes the body before. */
function withChecks<Paths extends {}>(client: Client<Paths>, context: ClientContext): Client<Paths> {
  const send = client.request as unknown as AnyCall;
  const request = async (method: string, template: string, init?: OpenApiInit): Promise<unknown> => {
    const call = startCall(context, undocumented(method));
    let checked: OpenApiInit;
    try {
      checked = checkInit(method, template, init ?? {}, documentedOperations, context, call);
    } catch (error) {
      throw reportFailure(error, context, call, request);
    }
    return send(method, template, checked);
  };
  const methods = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'].map((method) => [
    method,
    (template: string, init?: OpenApiInit) => request(method, template, init),
  ]);
  return {
    ...client,
    ...Object.fromEntries(methods),
    request: (method: string, template: string, init?: OpenApiInit) => request(method.toUpperCase(), template, init),
  };
}
