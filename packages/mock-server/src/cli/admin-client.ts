import { type AdminOperationId, adminOperations } from '../generated/admin-operations.ts';
import { credentialHeaders } from '../generated/operations.ts';
import { CommandError } from './print-error.ts';

/** The mock server and the merchant that a command controls. */
export interface AdminTarget {
  readonly url: string;
  readonly token: string | undefined;
  /** Public key of the merchant. Undefined: the default merchant. */
  readonly merchant: string | undefined;
}

/** Thrown when the admin API returned an error. */
export class AdminApiError extends CommandError {
  readonly code: string;
  readonly messages: readonly string[];

  constructor(code: string, messages: readonly string[]) {
    super(`${code}: ${messages.join('; ')}`);
    this.code = code;
    this.messages = messages;
  }
}

/** Long enough for `advance`, which waits for every webhook that falls due. */
const timeoutMs = 60_000;

const noContent = 204;

interface AdminCall {
  /** Value of the path parameter, if the operation has one. */
  readonly pathId?: string;
  readonly body?: object;
}

/**
 * Calls an operation of the admin API.
 *
 * @returns the response body
 * @throws {AdminApiError} The server returned an error.
 * @throws {CommandError} The server cannot be reached, or is not a mock server.
 */
export async function callAdminApi(
  target: AdminTarget,
  id: AdminOperationId,
  { pathId = '', body }: AdminCall = {},
): Promise<unknown> {
  const { path, success } = adminOperations[id];
  const response = await sendToAdminApi(target, id, {
    path: path.replace(/\{\w+\}/, encodeURIComponent(pathId)),
    signal: AbortSignal.timeout(timeoutMs),
    ...(body === undefined ? {} : { body }),
  });
  const json = await response.json().catch(() => undefined);
  if (response.status === success && (success === noContent || isAdminResult(json))) return json;
  throw errorOf(target, response, json);
}

/**
 * Opens a stream of the admin API.
 *
 * @returns the response, whose body has not been read
 * @throws {AdminApiError} The server returned an error.
 * @throws {CommandError} The server cannot be reached, or is not a mock server.
 */
export async function openAdminStream(
  target: AdminTarget,
  id: AdminOperationId,
  query: URLSearchParams,
  signal: AbortSignal,
): Promise<Response> {
  const { path, success } = adminOperations[id];
  const response = await sendToAdminApi(target, id, { path: `${path}?${query}`, signal });
  if (response.status === success && response.headers.get('content-type')?.startsWith('application/x-ndjson')) {
    return response;
  }
  throw errorOf(target, response, await response.json().catch(() => undefined));
}

interface Sending {
  readonly path: string;
  readonly signal: AbortSignal;
  readonly body?: object;
}

function sendToAdminApi(
  { url, token, merchant }: AdminTarget,
  id: AdminOperationId,
  { path, signal, body }: Sending,
): Promise<Response> {
  const headers = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(merchant === undefined ? {} : { [credentialHeaders.publicApiKey]: merchant }),
  };
  return fetch(url + path, {
    method: adminOperations[id].method,
    headers,
    redirect: 'manual',
    signal,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw new CommandError(`Could not connect to ${url} (${reasonOf(error)}). ${fixOf(error, url)}`);
  });
}

function fixOf(error: unknown, url: string): string {
  return reasonOf(error) === 'ERR_SSL_WRONG_VERSION_NUMBER'
    ? `Pass --url ${url.replace('https:', 'http:')}`
    : 'Start a server with `paychord-mock`, or pass --url';
}

function errorOf({ url, token }: AdminTarget, { status }: Response, json: unknown): CommandError {
  const { code, messages } = Object(json) as { code?: unknown; messages?: unknown };
  if (code === 'INVALID_TOKEN') {
    const problem = token === undefined ? 'requires a token' : 'has another token';
    return new CommandError(`${url} ${problem}. Pass --token with the admin token that the server printed at start`);
  }
  if (code === 'UNKNOWN_PATH') {
    return new CommandError(
      `The URL of the server must have no path (received ${url}). Pass --url ${new URL(url).origin}`,
    );
  }
  return typeof code === 'string' && Array.isArray(messages)
    ? new AdminApiError(code, messages)
    : new CommandError(`${url} is not a mock server with an admin API (it returned ${status}). Pass --url`);
}

/** Every result that the commands use has an id, is a time or a list, or has a list for each name. */
function isAdminResult(json: unknown): boolean {
  if (typeof json !== 'object' || json === null) return false;
  const { id, timestamp } = json as { id?: unknown; timestamp?: unknown };
  if (Array.isArray(json) || typeof id === 'string' || typeof timestamp === 'string') return true;
  const values = Object.values(json);
  return values.length > 0 && values.every(Array.isArray);
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as { message: string; cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message;
}
