import type { OperationDescriptor } from '../generated/operations.ts';
import type { OperationValidators } from '../generated/validators.js';
import type { Answer } from '../merchant/idempotency.ts';
import type { Refusal } from '../model/api-error.ts';
import { violations } from '../model/validation.ts';
import { Reply } from './mock-response.ts';

/** The refusal in the form of body that the operation documents. */
export function refusalAnswer(
  { status, code, messages }: Refusal,
  errorBody: OperationDescriptor['errorBody'],
): Answer {
  if (errorBody === 'CampaignErrorBody') {
    const details = status === 400 ? { details: messages } : {};
    return { status, body: { code: status, message: messages.join('; '), ...details } };
  }
  return { status, body: { code, messages } };
}

export function respond({ status, body }: Answer, headers: Readonly<Record<string, string>>): Reply {
  return new Reply(status, { 'content-type': 'application/json', ...headers }, JSON.stringify(body));
}

/**
 * Holds an answer against the contract.
 *
 * @throws Error when it breaks it: a fault of the mock, never of the caller
 */
export function assertContract(
  operationId: string,
  { status, body }: Answer,
  { responses }: OperationValidators,
): void {
  const validate = responses[status] ?? responses.default;
  if (validate === undefined) throw new Error(`The contract has no answer ${status} to ${operationId}`);
  // What the caller gets is JSON: a field that is undefined is absent there.
  const faults = violations(validate, JSON.parse(JSON.stringify(body)));
  if (faults.length > 0)
    throw new Error(`The answer ${status} to ${operationId} breaks the contract: ${faults.join('; ')}`);
}
