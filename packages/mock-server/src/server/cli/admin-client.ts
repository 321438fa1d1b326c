import { once } from 'node:events';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { type AdminOperationId, adminOperations } from '../../generated/admin-operations.ts';
import { credentialHeaders } from '../../generated/operations.ts';
import { type AdminTarget, CommandError } from './command-line.ts';

/** Thrown when the admin API returned an error. */
export class AdminApiError extends CommandError {
  readonly code: string;

  constructor(code: string, messages: readonly string[]) {
    super(`${code}: ${messages.join('; ')}`);
    this.code = code;
  }
}

/** Long enough for `advance`, which waits for every webhook that falls due. */
const timeoutMs = 60_000;

const noContent = 204;

interface AdminCall {
  /** The values of the path parameters, in their order. */
  readonly path?: readonly string[];
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object | undefined;
  /** Ends the call. By default after a minute. */
  readonly signal?: AbortSignal;
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
  { path: values = [], query, body, signal = AbortSignal.timeout(timeoutMs) }: AdminCall = {},
): Promise<unknown> {
  const { path, success } = adminOperations[id];
  const search = query === undefined ? '' : `?${new URLSearchParams(query)}`;
  const rest = [...values];
  const filled = path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(rest.shift() ?? ''));
  const response = await sendToAdminApi(target, id, filled + search, signal, body);
  const json = await response.json().catch(() => undefined);
  if (response.status === success && (success === noContent || json !== undefined)) return json;
  throw errorOf(target, response, json);
}

function sendToAdminApi(
  { url, token, merchant }: AdminTarget,
  id: AdminOperationId,
  path: string,
  signal: AbortSignal,
  body?: object,
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
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(({ message, cause }: { message: string; cause?: { code?: string; message?: string } }) => {
    const reason = cause?.code ?? cause?.message ?? message;
    const fixes: Readonly<Record<string, string>> = {
      ERR_SSL_WRONG_VERSION_NUMBER: `Pass --url ${url.replace('https:', 'http:')}`,
      DEPTH_ZERO_SELF_SIGNED_CERT: 'Set NODE_EXTRA_CA_CERTS to the certificate that the server printed at start',
      UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'Set NODE_EXTRA_CA_CERTS to the certificate of the authority',
      UND_ERR_SOCKET: `If the server speaks https, pass --url ${url.replace('http:', 'https:')}`,
    };
    const fix = fixes[reason] ?? 'Start a server with `paychord-mock`, or pass --url';
    throw new CommandError(`Could not connect to ${url} (${reason}). ${fix}`);
  });
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

/**
 * Reads the lines of a stream of the admin API. Ends when the server ends the stream, or when nothing reads the standard output.
 *
 * @param options - `follow` waits for new lines until the server ends the stream. `all` reads the lines of every merchant.
 * @throws {CommandError} The server cannot be reached, or returned an error, or the connection was lost.
 */
export async function* readStream(
  target: AdminTarget,
  operation: AdminOperationId,
  { follow, all }: { readonly follow: boolean; readonly all: boolean },
): AsyncGenerator<string> {
  const { path, success } = adminOperations[operation];
  const stop = new AbortController();
  process.stdout.once('error', () => stop.abort());
  const query = new URLSearchParams({ follow: String(follow), merchants: all ? 'all' : 'one' });
  try {
    const response = await sendToAdminApi(target, operation, `${path}?${query}`, stop.signal);
    const isStream = response.headers.get('content-type')?.startsWith('application/x-ndjson');
    if (response.status !== success || !isStream) {
      throw errorOf(target, response, await response.json().catch(() => undefined));
    }
    for await (const line of linesOf(response.body as WebStream)) {
      // An empty line shows that the connection is alive.
      if (line === '') continue;
      yield line;
      if (process.stdout.writableNeedDrain) await once(process.stdout, 'drain', { signal: stop.signal });
    }
  } catch (error) {
    if (stop.signal.aborted) return;
    throw error instanceof CommandError ? error : new CommandError(`The connection to ${target.url} was lost`);
  }
}

/** Only a newline ends a line. JSON may contain the other line separators of Unicode, at which `node:readline` splits too. */
async function* linesOf(body: WebStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = lines.pop() as string;
    yield* lines;
  }
  if (rest !== '') yield rest;
}
