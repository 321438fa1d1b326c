import createClient, { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch';
import type { operations, paths } from '../generated/admin-api.ts';
import { type AdminOperationId, adminOperations } from '../generated/operations.ts';
import { AdminError, notReachable, toAdminError } from './admin-error.ts';
import { rejectToken, token } from './session.ts';

type Parameters<Id extends AdminOperationId, Place extends 'path' | 'query'> = NonNullable<
  operations[Id]['parameters'][Place]
>;
type Json<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : never;

/** The body of a call. */
export type BodyOf<Id extends AdminOperationId> = operations[Id] extends { requestBody?: infer Body }
  ? Json<NonNullable<Body>>
  : never;

/** What a call returns; undefined for a response without a body. */
export type ResultOf<Id extends AdminOperationId> = Id extends AdminOperationId
  ? operations[Id]['responses'] extends { 200: infer Ok }
    ? Json<Ok>
    : operations[Id]['responses'] extends { 201: infer Created }
      ? Json<Created>
      : undefined
  : never;

/** One call of the admin API, as plain data: a button can show it, copy it as curl, and send it. */
export interface AdminCall<Id extends AdminOperationId = AdminOperationId> {
  readonly operation: Id;
  readonly path?: Parameters<Id, 'path'> | undefined;
  readonly query?: Parameters<Id, 'query'> | undefined;
  readonly body?: BodyOf<Id> | undefined;
  /** The public key of the merchant. Undefined: the default merchant. */
  readonly merchant?: string | undefined;
}

/** A call of any operation, for code that only shows or repeats it. */
export interface AnyAdminCall {
  readonly operation: AdminOperationId;
  readonly path?: object | undefined;
  readonly query?: object | undefined;
  readonly body?: unknown;
  readonly merchant?: string | undefined;
}

const client = createClient<paths>({ baseUrl: location.origin });

/**
 * Sends a call.
 *
 * @throws {AdminError} The server rejected it, or did not respond.
 */
export async function send<Id extends AdminOperationId>(
  call: AdminCall<Id>,
  signal?: AbortSignal,
): Promise<ResultOf<Id>> {
  const { method, path } = adminOperations[call.operation];
  const used = token.peek();
  // The types of AdminCall belong to the operation. The client cannot follow a method that is a variable.
  const request = client.request as (method: string, path: string, init: object) => Promise<Sent>;
  const sent = await request(method.toLowerCase(), path, {
    params: { path: call.path, query: call.query },
    headers: headersOf(call.merchant, used),
    ...(call.body === undefined ? {} : { body: call.body }),
    ...(signal === undefined ? {} : { signal }),
  }).catch((error: unknown) => {
    throw signal?.aborted ? error : notReachable();
  });
  if (sent.response.ok) return sent.data as ResultOf<Id>;
  if (sent.response.status === 401) rejectToken(used);
  throw toAdminError(sent.response.status, sent.error);
}

interface Sent {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * Opens a stream of the admin API.
 *
 * @throws {AdminError} The server rejected the call, or did not respond.
 */
export async function openStream(
  operation: 'streamRequests' | 'streamDeliveries',
  query: Record<string, string>,
  signal: AbortSignal,
): Promise<Response> {
  const used = token.peek();
  const response = await fetch(`${adminOperations[operation].path}?${new URLSearchParams(query)}`, {
    headers: headersOf(undefined, used),
    signal,
  }).catch((error: unknown) => {
    throw signal.aborted ? error : notReachable();
  });
  if (response.ok) return response;
  if (response.status === 401) rejectToken(used);
  throw toAdminError(response.status, await response.json().catch(() => undefined));
}

/**
 * Checks a token before the page uses it.
 *
 * @throws {AdminError} The server did not respond.
 */
export async function isTokenAccepted(candidate: string): Promise<boolean> {
  const { path } = adminOperations.listMerchants;
  const response = await fetch(path, { headers: headersOf(undefined, candidate) }).catch(() => {
    throw notReachable();
  });
  return response.status !== 401;
}

function headersOf(merchant: string | undefined, bearer: string | undefined): Record<string, string> {
  return {
    ...(merchant === undefined ? {} : { 'public-api-key': merchant }),
    ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
  };
}

/** Returns the path of a call with its parameters: `/__mock/payments/pay_1/capture`. */
export function pathOf({ operation, path, query }: AnyAdminCall): string {
  return createFinalURL(adminOperations[operation].path, {
    baseUrl: '',
    params: { path: (path ?? {}) as Record<string, unknown>, query: (query ?? {}) as Record<string, unknown> },
    querySerializer: createQuerySerializer(),
    pathSerializer: defaultPathSerializer,
  });
}

/** Whether an error says that what the call names does not exist. */
export function isNotFound(error: unknown): boolean {
  return error instanceof AdminError && error.status === 404;
}
