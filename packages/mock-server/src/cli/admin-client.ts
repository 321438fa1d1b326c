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

/** Long enough for `advance`, which waits for every webhook that falls due. */
const timeoutMs = 60_000;

const noContent = 204;

/**
 * Calls an operation of the admin API.
 *
 * @param pathId - Value of the path parameter, if the operation has one.
 * @returns the response body
 * @throws {CommandError} The server cannot be reached, is not a mock server, or returned an error.
 */
export async function callAdminApi(
  { url, token, merchant }: AdminTarget,
  id: AdminOperationId,
  pathId: string | undefined,
  body: object | undefined,
): Promise<unknown> {
  const { method, path, success } = adminOperations[id];
  const headers = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(merchant === undefined ? {} : { [credentialHeaders.publicApiKey]: merchant }),
  };
  const response = await fetch(url + path.replace(/\{\w+\}/, encodeURIComponent(pathId ?? '')), {
    method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw new CommandError(
      `Could not connect to ${url} (${reasonOf(error)}). Start a server with \`paychord-mock\`, or pass --url`,
    );
  });
  const json = await response.json().catch(() => undefined);
  if (response.status === success && (success === noContent || isAdminResult(json))) return json;
  const { code, messages } = Object(json) as { code?: unknown; messages?: unknown };
  if (typeof code !== 'string' || !Array.isArray(messages)) {
    throw new CommandError(`${url} is not a mock server with an admin API (it returned ${response.status})`);
  }
  throw new CommandError(`${code}: ${messages.join('; ')}`);
}

/** Every result that the commands use has an id or is a time. */
function isAdminResult(json: unknown): boolean {
  return ['id', 'timestamp'].some((name) => typeof Object(json)[name] === 'string');
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as { message: string; cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message;
}
