import { type AdminOperationId, adminOperations } from '../generated/admin-operations.ts';
import { credentialHeaders } from '../generated/operations.ts';
import { CommandError } from './print-error.ts';

/** A mock server that runs somewhere, and on whose behalf it is driven. */
export interface AdminTarget {
  readonly url: string;
  readonly token: string | undefined;
  readonly merchant: string | undefined;
}

/** Long enough for a clock with much to do. */
const timeoutMs = 60_000;

/** The status of a control that has nothing to say. */
const noContent = 204;

/**
 * Calls a control and answers what it answers.
 *
 * @throws Failure that says why it was not done
 */
export async function callAdminApi(
  { url, token, merchant }: AdminTarget,
  id: AdminOperationId,
  subject: string | undefined,
  body: object | undefined,
): Promise<unknown> {
  const { method, path, success } = adminOperations[id];
  const headers = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(merchant === undefined ? {} : { [credentialHeaders.publicApiKey]: merchant }),
  };
  const response = await fetch(url + path.replace(/\{\w+\}/, encodeURIComponent(subject ?? '')), {
    method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw new CommandError(
      `no answer from ${url} (${reasonOf(error)}). Start a server with \`paychord-mock\`, or say --url.`,
    );
  });
  const json = await response.json().catch(() => undefined);
  if (response.status === success && (success === noContent || isTold(json))) return json;
  const { code, messages } = Object(json) as { code?: unknown; messages?: unknown };
  if (typeof code !== 'string' || !Array.isArray(messages)) {
    throw new CommandError(`what answers at ${url} is no mock server that takes commands (status ${response.status})`);
  }
  throw new CommandError(`${code}: ${messages.join('; ')}`);
}

/** What is asked for here is answered with something that has an identifier, or with the time. */
function isTold(json: unknown): boolean {
  return ['id', 'timestamp'].some((name) => typeof Object(json)[name] === 'string');
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as { message: string; cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message;
}
