import type { Keys } from '../credentials.ts';
import { type CallContext, ConnectionError } from '../errors.ts';
import { type Answer, readAnswer } from './answer.ts';
import type { Connection } from './connection.ts';
import type { Draft } from './draft.ts';
import { untilAborted } from './until-aborted.ts';

/** Sends a draft once and reads the whole answer, or throws the error that says what happened. */
export function exchange(
  draft: Draft,
  signal: AbortSignal | undefined,
  connection: Connection,
  context: CallContext,
): Promise<Answer> {
  return untilAborted(signal, context, async (own) => {
    const keys = await connection.readKeys(context);
    own?.throwIfAborted();
    const received = await receive(connection, draft, keys, own).catch((cause: unknown) => {
      const message = `${context.operation ?? 'The call'} got no whole answer${reason(cause)}`;
      throw new ConnectionError(message, context, { cause });
    });
    return readAnswer({ ...received, context, secrets: Object.values(keys) });
  });
}

async function receive(
  { fetch }: Connection,
  draft: Draft,
  keys: Keys,
  signal: AbortSignal | null,
): Promise<{ response: Response; text: string }> {
  const response = await fetch(toRequest(draft, keys, signal));
  if (typeof response?.headers?.get !== 'function') throw new TypeError('fetch gave no Response');
  // The status of an error answer says more than the fact that its body broke off.
  const text = await (response.ok ? response.text() : response.text().catch(() => ''));
  return { response, text };
}

function toRequest({ url, init }: Draft, keys: Keys, signal: AbortSignal | null): Request {
  const headers = new Headers(init.headers);
  headers.set('public-api-key', keys.publicApiKey);
  headers.set('private-secret-key', keys.privateSecretKey);
  return new Request(url, { ...init, headers, signal });
}

/** The code of a network failure, where the runtime gives one: ECONNREFUSED, for example. */
function reason(error: unknown): string {
  const { code, cause } = Object(error) as { code?: unknown; cause?: { code?: unknown } };
  const found = [cause?.code, code].find((each) => typeof each === 'string' && /^[A-Z_]+$/.test(each));
  return found === undefined ? '' : ` (${found})`;
}
