import { signal as createSignal } from '@preact/signals';
import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch';
import type { operations } from '../generated/admin-api.ts';
import { type AdminOperationId, adminOperations } from '../generated/operations.ts';
import { logOut, token } from './session.ts';

/** A call of the admin API that did not succeed. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
  /** The HTTP status; 0 when no response arrived. */
  readonly status: number;
  readonly code: string;
  /** The reasons, as the server wrote them. */
  readonly messages: readonly string[];

  constructor(status: number, code: string, messages: readonly string[]) {
    super(`${code}: ${messages.join('. ')}`);
    this.status = status;
    this.code = code;
    this.messages = messages;
  }
}

/** Converts the body of an error response. A proxy in front of the server may send another body. */
export function toAdminError(status: number, body: unknown): AdminError {
  const { code, messages } = Object(body) as { code?: unknown; messages?: unknown };
  const texts = Array.isArray(messages) ? messages.filter((each) => typeof each === 'string') : [];
  return new AdminError(
    status,
    typeof code === 'string' ? code : `HTTP ${status}`,
    texts.length > 0 ? texts : [`The server responded with status ${status}`],
  );
}

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
  /** The public key of the merchant. `forMerchant` adds the current one. */
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

/**
 * Sends a call.
 *
 * @throws {AdminError} The server rejected it, or did not respond.
 */
export async function send<Id extends AdminOperationId>(
  call: AdminCall<Id>,
  signal?: AbortSignal,
): Promise<ResultOf<Id>> {
  const response = await open(call as AnyAdminCall, signal);
  if (response.status === 204) return undefined as ResultOf<Id>;
  return orNotReachable(response.json(), signal);
}

/** The number of calls that wait for long. A browser opens few connections to one server, and then calls wait. */
export const waitingCalls = createSignal(0);
/** A call waits for long after this time without a response. */
const longWaitMs = 3_000;

/** Counts a call while it waits for long. */
async function countWaiting<T>(result: Promise<T>): Promise<T> {
  let counted = 0;
  const timer = setTimeout(() => {
    counted = 1;
    waitingCalls.value += 1;
  }, longWaitMs);
  try {
    return await result;
  } finally {
    clearTimeout(timer);
    waitingCalls.value -= counted;
  }
}

/**
 * Sends a call, and returns the response before its body has arrived. A stream has no end.
 *
 * @throws {AdminError} The server rejected the call, or did not respond.
 */
export async function open(call: AnyAdminCall, signal?: AbortSignal): Promise<Response> {
  const used = token.peek();
  const sent = fetch(pathOf(call), requestOf(call, used, signal));
  const response = await countWaiting(orNotReachable(sent, signal));
  if (response.ok) return response;
  // Another token may have been entered since the call.
  if (response.status === 401 && used === token.peek()) logOut();
  throw toAdminError(response.status, await response.json().catch(() => undefined));
}

/**
 * Checks a token before the page uses it.
 *
 * @throws {AdminError} The server did not respond.
 */
export async function isTokenAccepted(candidate: string): Promise<boolean> {
  const call = { operation: 'listMerchants' } as const;
  const response = await countWaiting(orNotReachable(fetch(pathOf(call), requestOf(call, candidate))));
  return response.status !== 401;
}

function requestOf({ operation, merchant, body }: AnyAdminCall, bearer?: string, signal?: AbortSignal): RequestInit {
  return {
    method: adminOperations[operation].method,
    headers: {
      ...(merchant === undefined ? {} : { 'public-api-key': merchant }),
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  };
}

/** Says that no complete response arrived. A call that the page ended keeps its error. */
function orNotReachable<T>(result: Promise<T>, signal?: AbortSignal): Promise<T> {
  return result.catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new AdminError(0, 'NOT_REACHABLE', [`The mock server at ${location.origin} did not respond. Is it running?`]);
  });
}

/** Returns the path of a call with its parameters: `/__mock/payments/pay_1/moves/capture`. */
export function pathOf({ operation, path, query }: AnyAdminCall): string {
  return createFinalURL(adminOperations[operation].path, {
    baseUrl: '',
    params: { path: (path ?? {}) as Record<string, unknown>, query: (query ?? {}) as Record<string, unknown> },
    querySerializer: createQuerySerializer(),
    pathSerializer: defaultPathSerializer,
  });
}
