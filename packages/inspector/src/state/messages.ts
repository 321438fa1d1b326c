import { signal } from '@preact/signals';
import { type AdminCall, AdminError, type ResultOf, send } from '../api/admin-call.ts';
import { type AdminOperationId, adminOperations } from '../generated/operations.ts';
import { noteActivity } from './traffic.ts';

/** A message about something that happened. */
interface Message {
  readonly id: number;
  readonly kind: 'info' | 'error';
  readonly title: string;
  readonly details: readonly string[];
}

/** The messages on the page, oldest first. */
export const messages = signal<readonly Message[]>([]);

const maxMessages = 4;
const infoMs = 5_000;
let count = 0;

/** Shows a message for a few seconds. Screen readers read it. */
export function notify(title: string): void {
  const id = add('info', title, []);
  setTimeout(() => dismiss(id), infoMs);
}

/** Shows an error with the reasons of the server, until it is dismissed. */
export function notifyError(title: string, error: unknown): void {
  const isFromServer = error instanceof AdminError;
  // The login form says it.
  if (isFromServer && error.status === 401) return;
  add('error', title, isFromServer ? [...error.messages, error.code] : [String(error)]);
}

export function dismiss(id: number): void {
  messages.value = messages.value.filter((each) => each.id !== id);
}

function add(kind: Message['kind'], title: string, details: readonly string[]): number {
  count += 1;
  // The same error again replaces its earlier message.
  const others = messages.value.filter((each) => each.title !== title || each.details.join() !== details.join());
  messages.value = [...others, { id: count, kind, title, details }].slice(-maxMessages);
  return count;
}

/**
 * Sends a call that changes something, and shows its result: a short message, or the reasons of the server.
 *
 * @param done - The message of success: `The payment was captured`.
 * @param onError - Shows the reasons of the server. By default, a message does.
 * @returns Whether it succeeded, with the result.
 */
export async function perform<Id extends AdminOperationId>(
  call: AdminCall<Id>,
  done: string | undefined,
  onError?: (error: AdminError) => void,
): Promise<{ readonly ok: true; readonly result: ResultOf<Id> } | { readonly ok: false }> {
  try {
    const result = await send(call);
    if (done !== undefined) notify(done);
    return { ok: true, result };
  } catch (error) {
    if (onError !== undefined && error instanceof AdminError) onError(error);
    else notifyError(`${adminOperations[call.operation].summary}: not done`, error);
    return { ok: false };
  } finally {
    noteActivity();
  }
}
