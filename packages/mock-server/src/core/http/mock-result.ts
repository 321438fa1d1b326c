import type { BodyFault } from '../../generated/control-types.ts';
import { type OperationDescriptor, operations } from '../../generated/operations.ts';
import type { OperationValidators } from '../../generated/validators.js';
import { afterRealTime } from '../clock/real-timers.ts';
import type { ApiResponse } from '../merchant/idempotency.ts';
import type { JournalEntry } from '../merchant/journal.ts';
import type { ApiErrorResult } from '../model/api-error.ts';
import { violations } from '../model/validation.ts';
import { suggestPath } from './router.ts';

/** A response before a transport sends it: a port writes it out directly, `fetch` and MSW make a `Response` from it. */
export interface MockResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** What happens to a request. Each transport (`fetch`, a port, MSW) carries it out in its own way. */
export type MockResult<R = MockResponse> =
  | { readonly kind: 'response'; readonly response: R }
  /** The first half of the body arrives, then the connection breaks. */
  | { readonly kind: 'truncated'; readonly response: MockResponse }
  /** The connection is reset, and no response arrives. */
  | { readonly kind: 'reset' }
  /** No response ever arrives, and the connection stays open. */
  | { readonly kind: 'hang' };

export interface HandleOptions {
  /**
   * Called after the request is in the journal, and before the response is sent. Not called for a request that no operation handles. A
   * failure is reported on stderr, and changes no response.
   */
  onRecord?(recorded: RecordedRequest): void;
}

/** Where a request is in the journal, and its bytes. The journal keeps no bytes, because they contain secrets. */
export interface RecordedRequest {
  /** The public key of the merchant in whose journal the request is. */
  readonly merchant: string;
  /** The number of the entry in that journal. */
  readonly number: number;
  /** Returns the entry. Secrets and card data are redacted. */
  entry(this: void): JournalEntry;
  /** Resolves with the body. Undefined when it broke off or was too large. */
  body(this: void): Promise<Uint8Array | undefined>;
  /** Aborted when a reset or a restored snapshot replaces the journal. */
  readonly disposed: AbortSignal;
}

/** The parts of a `Request` that the mock server reads, with a body that has arrived. A port creates it at a fraction of the cost. */
export interface ArrivedRequest extends Pick<Request, 'method' | 'url' | 'headers' | 'signal'> {
  readonly arrivedBody: Uint8Array;
}

export type MockRequest = Request | ArrivedRequest;

/** Handles a request without a transport. */
export type Handle<R = MockResponse> = (request: Request, options?: HandleOptions) => Promise<MockResult<R>>;

/** Handles a request without a transport, and also without a `Request`. */
export type HandleAny = (request: MockRequest, options?: HandleOptions) => Promise<MockResult>;

/**
 * Makes a standard `Response` from a result that has one. The body of a truncated response breaks off with an error.
 *
 * @param pause - Waits until a transport that copies the body has sent the first half.
 */
export function toResponse(
  result: Extract<MockResult<MockResponse | Response>, { response: unknown }>,
  pause = () => new Promise<void>((resolve) => afterRealTime(0, resolve)),
): Response {
  const { kind, response } = result;
  if (response instanceof Response) return response;
  const { status, headers, body } = response;
  if (kind === 'response') return new Response(body, { status, headers });
  const { bytes, length } = firstHalf(body);
  // MSW 3 ends a response without an error when its stream breaks, unless the announced length is longer.
  const announced = { ...headers, 'content-length': String(length) };
  return new Response(breakingStream(bytes, pause), { status, headers: announced });
}

/** The part of a truncated body that arrives, and the length of the whole body in bytes. */
export function firstHalf(body: string | null): { bytes: Uint8Array; length: number } {
  const all = new TextEncoder().encode(body ?? '');
  return { bytes: all.slice(0, all.length / 2), length: all.length };
}

function breakingStream(bytes: Uint8Array, pause: () => Promise<void>): ReadableStream<Uint8Array> {
  let isSent = false;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (!isSent) {
        isSent = true;
        return controller.enqueue(bytes);
      }
      await pause();
      controller.error(new TypeError('terminated'));
    },
  });
}

/** An error in the form of body that the operation documents. */
export function errorResponse(
  { status, code, messages }: ApiErrorResult,
  errorBody: OperationDescriptor['errorBody'],
): ApiResponse {
  if (errorBody === 'CampaignErrorBody') {
    const details = status === 400 ? { details: messages } : {};
    return { status, body: { code: status, message: messages.join('; '), ...details } };
  }
  return { status, body: { code, messages } };
}

const unknownPath = 'UNKNOWN_PATH';
const paths = Object.values(operations).map(({ path }) => path);

/** Creates the body of the 404 for a path without an operation. It repeats nothing of the path, which can be secret. */
export function unknownPathBody(path: string): object {
  const fix =
    suggestPath(path, paths, '/v1') ??
    '@paychord/sdk/openapi.json lists the paths, on a port also /openapi.json. The option fallback can respond to a path that only the service has';
  return { code: unknownPath, messages: [`No operation has this path. ${fix}`] };
}

/** Whether a response is the 404 for a path without an operation. */
export function isUnknownPath({ status, body }: Pick<MockResponse, 'status' | 'body'>): boolean {
  return status === 404 && String(body).startsWith(`{"code":"${unknownPath}"`);
}

export function jsonResponse({ status, body }: ApiResponse, headers: Readonly<Record<string, string>>): MockResponse {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
}

/** A response whose body arrives corrupt. */
export function corruptedResult(
  response: ApiResponse,
  headers: Readonly<Record<string, string>>,
  how: BodyFault['corrupt'],
): MockResult {
  const whole = jsonResponse(response, headers);
  switch (how) {
    case 'truncated':
      return { kind: 'truncated', response: whole };
    case 'invalid-json':
      return { kind: 'response', response: { ...whole, body: whole.body?.slice(0, -1) ?? null } };
    case 'wrong-content-type': {
      const body = '<!doctype html><title>Bad gateway</title>';
      return { kind: 'response', response: { ...whole, headers: { ...headers, 'content-type': 'text/html' }, body } };
    }
    case 'empty':
      return { kind: 'response', response: { ...whole, body: '' } };
  }
}

/**
 * Checks a response against the contract.
 *
 * @throws Error when it does not match: a defect of the mock server, never of the caller
 */
export function assertContract(
  operationId: string,
  { status, body }: ApiResponse,
  { responses }: OperationValidators,
): void {
  const validate = responses[status] ?? responses.default;
  if (validate === undefined) throw new Error(`${operationId}: the contract has no response with the status ${status}`);
  // The caller receives JSON, where an undefined field is absent.
  const problems = violations(validate, JSON.parse(JSON.stringify(body)));
  if (problems.length > 0)
    throw new Error(`${operationId}: the response ${status} breaks the contract: ${problems.join('; ')}`);
}
