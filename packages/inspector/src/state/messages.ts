import { effect, signal } from '@preact/signals';
import { type AdminCall, AdminError, type ResultOf, send } from '../api/admin-call.ts';
import { type AdminOperationId, adminOperations } from '../generated/operations.ts';
import { route } from './router.ts';
import { noteActivity } from './traffic.ts';

/** A message about something that happened. */
interface Message {
  /** An alert is an error. */
  readonly role: 'status' | 'alert';
  readonly title: string;
  readonly details: readonly string[];
}

/** The latest message. It goes when the user goes to another place. */
export const message = signal<Message | undefined>(undefined);

const infoMs = 5_000;

/** Shows a message for a few seconds. Screen readers read it. */
export function notify(title: string): void {
  const shown = { role: 'status', title, details: [] } as const;
  message.value = shown;
  setTimeout(() => {
    if (message.value === shown) dismiss();
  }, infoMs);
}

/** Shows an error with the reasons of the server, until it is dismissed. */
export function notifyError(title: string, error: unknown): void {
  const isFromServer = error instanceof AdminError;
  // The login form says it.
  if (isFromServer && error.status === 401) return;
  message.value = {
    role: 'alert',
    title,
    details: isFromServer ? [...error.messages, error.code] : [String(error)],
  };
}

export function dismiss(): void {
  message.value = undefined;
}

/** Removes the message when the address changes. */
export function clearOnNavigation(): void {
  effect(() => {
    route.value;
    dismiss();
  });
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
