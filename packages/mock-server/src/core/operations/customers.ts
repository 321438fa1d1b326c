import type { CreateCustomerRequest, Customer, EnrolledPaymentMethod } from '@paychord/sdk';
import type { CustomerChoice } from '../../generated/control-types.ts';
import { exampleEnrolledPaymentMethod } from '../../generated/examples.ts';
import type { ApiErrorResult } from '../model/api-error.ts';
import { checkChoice, enrollmentChoices, enrollmentPageUrl } from '../model/customer-page.ts';
import type { RuleContext } from '../model/payment-record.ts';

/** Creates a customer with a new id. */
export function createCustomer(request: CreateCustomerRequest, context: RuleContext): Customer {
  const { metadata, ...details } = request;
  return {
    id: context.uuid(),
    ...details,
    ...(metadata && { metadata }),
    created_at: context.now,
    updated_at: context.now,
  };
}

/** Creates an enrolled card. The details override any field. */
export function enrollPaymentMethod(
  { status = 'ENROLLED', idempotency_key: key, ...details }: Partial<EnrolledPaymentMethod>,
  context: RuleContext,
): EnrolledPaymentMethod {
  const isOpen = waitsForCustomer(status);
  const idempotency_key = key === undefined ? context.uuid() : key;
  const pageUrl = idempotency_key === null ? null : enrollmentPageUrl(context.publicUrl, idempotency_key);
  return {
    ...exampleEnrolledPaymentMethod,
    idempotency_key,
    status,
    ...(isOpen ? { ...openAction, redirect_url: pageUrl } : noAction),
    vaulted_token: isOpen ? '' : context.uuid(),
    created_at: context.now,
    updated_at: context.now,
    ...details,
  };
}

/** Enrolls or declines a payment method whose enrollment waits for the customer. */
export function completeEnrollment(
  method: EnrolledPaymentMethod,
  choice: CustomerChoice,
  context: RuleContext,
): EnrolledPaymentMethod | ApiErrorResult {
  const { status, vaulted_token, callback_url } = method;
  const choices = waitsForCustomer(status) ? enrollmentChoices : undefined;
  const error = checkChoice(choice, choices, `A payment method that is ${status}`);
  if (error !== undefined) return error;
  const result =
    choice === 'approve'
      ? { status: 'ENROLLED', vaulted_token: vaulted_token || context.uuid() }
      : { status: 'DECLINED', vaulted_token: '' };
  // The callback URL stays: the customer still has to return.
  return { ...method, ...noAction, callback_url: callback_url ?? null, ...result, updated_at: context.now };
}

/** Whether an enrollment waits for the customer. */
export function waitsForCustomer(status: EnrolledPaymentMethod['status']): boolean {
  return openStatuses.has(status);
}

const openStatuses = new Set<EnrolledPaymentMethod['status']>(['CREATED', 'READY_TO_ENROLL', 'ENROLL_IN_PROCESS']);

/** What is left to do for the customer while the enrollment waits, and afterwards. */
const openAction = {
  sub_status: 'WAITING_ADDITIONAL_STEP',
  callback_url: null,
  action: 'REDIRECT_URL',
};
const noAction = { sub_status: null, callback_url: null, action: null, redirect_url: null };
