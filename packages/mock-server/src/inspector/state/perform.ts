import { type AdminCall, type ResultOf, send } from '../api/admin-call.ts';
import { type AdminOperationId, adminOperations } from '../generated/operations.ts';
import { notify, notifyError } from './messages.ts';
import { noteActivity } from './traffic.ts';

/**
 * Sends a call that changes something, and says what came of it: a short message, or the reasons of the server.
 *
 * @param done - The message of success: `The payment was captured`.
 * @returns Whether it succeeded, with the result.
 */
export async function perform<Id extends AdminOperationId>(
  call: AdminCall<Id>,
  done: string,
): Promise<{ readonly ok: true; readonly result: ResultOf<Id> } | { readonly ok: false }> {
  try {
    const result = await send(call);
    notify(done);
    return { ok: true, result };
  } catch (error) {
    notifyError(`${adminOperations[call.operation].summary}: not done`, error);
    return { ok: false };
  } finally {
    noteActivity();
  }
}
