import type { Keys } from '../credentials.ts';
import { AbortError, type CallContext, ConnectionError, RequestValidationError } from '../errors.ts';
import { type Answer, readAnswer } from './answer.ts';
import type { Connection } from './connection.ts';
import type { Draft } from './draft.ts';

/** Sends a draft once and reads the whole answer, or throws the error that says what happened. */
export async function exchange(
  draft: Draft,
  signal: AbortSignal | undefined,
  connection: Connection,
  context: CallContext,
): Promise<Answer> {
  throwIfAborted(signal, context);
  const keys = await connection.readKeys(context);
  throwIfAborted(signal, context);
  const received = await receive(connection, toRequest(draft, signal, keys, context)).catch((cause: unknown) => {
    throwIfAborted(signal, context);
    throw new ConnectionError(`${context.operation ?? 'The call'} got no whole answer${reason(cause)}`, context, {
      cause,
    });
  });
  throwIfAborted(signal, context);
  return readAnswer({ ...received, context, secrets: Object.values(keys) });
}

async function receive({ fetch }: Connection, request: Request): Promise<{ response: Response; text: string }> {
  const response = await fetch(request);
  // The status of an error answer says more than the fact that its body broke off.
  const text = await (response.ok ? response.text() : response.text().catch(() => ''));
  return { response, text };
}

function toRequest(
  { url, init }: Draft,
  signal: AbortSignal | undefined,
  { publicApiKey, privateSecretKey }: Keys,
  context: CallContext,
): Request {
  const headers = new Headers(init.headers);
  headers.set('public-api-key', publicApiKey);
  headers.set('private-secret-key', privateSecretKey);
  try {
    return new Request(url, { ...init, headers, signal: signal ?? null });
  } catch (cause) {
    // All else that goes into a request has been checked.
    const message = 'signal must be an AbortSignal of this runtime';
    throw new RequestValidationError({ field: 'signal', rule: 'type', message }, context, { cause });
  }
}

function throwIfAborted(signal: AbortSignal | undefined, context: CallContext): void {
  if (signal?.aborted !== true) return;
  throw new AbortError(`${context.operation ?? 'The call'} was aborted`, context, { cause: signal.reason });
}

/** The code of a network failure, where the runtime gives one: ECONNREFUSED, for example. */
function reason(error: unknown): string {
  const { code, cause } = Object(error) as { code?: unknown; cause?: { code?: unknown } };
  const found = [cause?.code, code].find((each) => typeof each === 'string' && /^[A-Z_]+$/.test(each));
  return found === undefined ? '' : ` (${found})`;
}
