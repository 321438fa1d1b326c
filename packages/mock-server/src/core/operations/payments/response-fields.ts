import type { PaymentResponse } from '../../../generated/control-types.ts';
import { schemas, type Validate } from '../../../generated/validators.js';
import { type ApiErrorResult, invalidParameters } from '../../model/api-error.ts';
import { paymentPageUrl } from '../../model/customer-page.ts';
import { createdView, type PaymentRecord, type RuleContext } from '../../model/payment-record.ts';
import { violations } from '../../model/validation.ts';
import { isObject } from '../../options/option-rules.ts';

/** Stands for the address of the page of the customer in each text of the fields. */
const pagePlaceholder = '{customer_page}';

/**
 * Replaces fields of a new payment and of its first transaction that no request sets.
 *
 * @returns An error when the payment would break the contract, for example when half of a card has no other half.
 */
export function withResponseFields(
  record: PaymentRecord,
  fields: PaymentResponse | undefined,
  { publicUrl }: RuleContext,
): PaymentRecord | ApiErrorResult {
  if (fields === undefined) return record;
  const { payment, transactions } = record;
  const [first, ...others] = transactions;
  const { payment_method, ...rest } = withAddress(fields, paymentPageUrl(publicUrl, payment.id));
  const method = merge(payment.payment_method, payment_method);
  const { payment_method_detail: detail, ...base } = method;
  const { raw_response: rawResponse, ...provider_data } = rest.provider_data ?? {};

  const ofTransaction = pick({ ...rest, provider_data }, (name) => name in first && !(name in payment));
  const ofPayment = pick(rest, (name) => !(name in ofTransaction));
  const next: PaymentRecord = {
    ...record,
    payment: { ...merge(payment, ofPayment), payment_method: method },
    transactions: [{ ...merge(first, ofTransaction), payment_method: { ...base, detail } }, ...others],
    response: fields,
    ...(rawResponse ? { rawResponse } : {}),
  };
  const problems = violations(schemas.CreatedPayment as Validate, createdView(next));
  return problems.length === 0 ? next : invalidParameters(...problems.map((problem) => `response: ${problem}`));
}

function withAddress(fields: PaymentResponse, url: string): PaymentResponse {
  const replaced = (_name: string, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(pagePlaceholder, url) : value;
  return JSON.parse(JSON.stringify(fields), replaced);
}

function pick<T extends object>(fields: T, isPicked: (name: string) => boolean): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isPicked(name))) as Partial<T>;
}

/** Replaces values of an object at any depth. */
function merge<T>(base: T, changes: unknown): T {
  if (changes === undefined) return base;
  if (!isObject(base) || !isObject(changes)) return changes as T;
  const known = base as Record<string, unknown>;
  const merged = Object.entries(changes).map(([name, each]) => [name, merge(known[name], each)]);
  return { ...base, ...Object.fromEntries(merged) };
}
