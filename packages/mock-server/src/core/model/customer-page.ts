import type { CustomerChoice, CustomerPage } from '../../generated/control-types.ts';
import { formatValue } from '../options/option-error.ts';
import { ApiErrorResult, invalidStatus } from './api-error.ts';
import type { PaymentRecord } from './payment-record.ts';
import { paymentStates, stateOf } from './payment-states.ts';

/** The first part of the path of every page for customers. */
export const pagePath = '/__pay';

/** The buttons of the page of an enrollment. */
export const enrollmentChoices: readonly CustomerChoice[] = ['approve', 'decline'];

/** Returns the address of the page of a payment. */
export function paymentPageUrl(publicUrl: string, paymentId: string): string {
  return `${publicUrl}${pagePath}/payments/${encodeURIComponent(paymentId)}`;
}

/** Returns the address of the page of an enrollment. */
export function enrollmentPageUrl(publicUrl: string, idempotencyKey: string): string {
  return `${publicUrl}${pagePath}/enrollments/${encodeURIComponent(idempotencyKey)}`;
}

/** Returns the address of the page on which the customer finishes a payment. Undefined when the payment does not wait for the customer. */
export function customerPageUrl(record: PaymentRecord, publicUrl: string): string | undefined {
  return pageKindOf(record) && paymentPageUrl(publicUrl, record.payment.id);
}

/** Returns the kind of page that a payment has while it waits for the customer. */
export function pageKindOf({ payment }: PaymentRecord): CustomerPage['kind'] | undefined {
  const state = stateOf(payment);
  if (state === paymentStates.waitsForAuthentication) return 'three-d-secure';
  if (state !== paymentStates.readyToPay) return undefined;
  if (payment.workflow === 'REDIRECT') return 'redirect';
  return payment.payment_method.type === 'BANK_TRANSFER' ? 'bank-transfer' : 'other';
}

/**
 * Checks a choice of a customer.
 *
 * @param choices - The buttons of the page. Undefined when nothing waits for the customer.
 * @param subject - What waits, and its status, for the error message.
 */
export function checkChoice(
  choice: CustomerChoice,
  choices: readonly CustomerChoice[] | undefined,
  subject: string,
): ApiErrorResult | undefined {
  if (choices === undefined) return invalidStatus(`${subject} does not wait for the customer`);
  if (choices.includes(choice)) return undefined;
  const problem = `choice must be one of ${choices.join(', ')} (received ${formatValue(choice)})`;
  return new ApiErrorResult(400, 'INVALID_PARAMETERS', [problem]);
}
