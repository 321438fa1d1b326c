import type { CustomerPayer, EnrolledPaymentMethod, Transaction } from '@paychord/sdk';
import { canonicalId } from '../model/ids.ts';
import type { PaymentRecord, RuleContext } from '../model/payment-record.ts';
import type { State } from '../model/state.ts';
import { enrollPaymentMethod } from '../operations/customers.ts';

/**
 * Enrolls the card of a successful payment for its customer when the request set `vault_on_success`. Marks an enrolled payment method as
 * used when the payment was made with it.
 */
export function vaultOnSuccess(state: State, { payment, transactions }: PaymentRecord, context: RuleContext): void {
  const { vaulted_token, vault_on_success, payment_method_detail: detail } = payment.payment_method;
  if (transactions[0].status !== 'SUCCEEDED' || vaulted_token === '') return;
  if (markUsed(state, vaulted_token, context)) return;
  const customerId = findCustomerId(state, payment.customer_payer);
  if (!vault_on_success || customerId === undefined || !detail.card) return;
  const enrolled = enrollPaymentMethod(
    {
      ...cardMethod(transactions[0]),
      country: payment.country,
      vaulted_token,
      last_successfully_used: true,
      last_successfully_used_at: context.now,
    },
    context,
  );
  const others = (state.paymentMethods.get(customerId) ?? []).map(notLastUsed);
  state.paymentMethods.set(customerId, [...others, enrolled]);
}

/** Marks the payment method as the last one that was used. Returns false when no customer has it. */
function markUsed({ paymentMethods }: State, vaultedToken: string, { now }: RuleContext): boolean {
  for (const [customerId, methods] of paymentMethods) {
    const used = methods.find((each) => canonicalId(each.vaulted_token ?? '') === canonicalId(vaultedToken));
    if (used === undefined) continue;
    const next = { ...used, last_successfully_used: true, last_successfully_used_at: now, updated_at: now };
    paymentMethods.set(
      customerId,
      methods.map((each) => (each === used ? next : notLastUsed(each))),
    );
    return true;
  }
  return false;
}

/** Only one payment method of a customer is marked as the last one used. */
function notLastUsed(method: EnrolledPaymentMethod): EnrolledPaymentMethod {
  return method.last_successfully_used ? { ...method, last_successfully_used: false } : method;
}

/** Finds the payer by the id of the service, or by the id of the merchant. Returns undefined when no such customer exists. */
function findCustomerId(
  { customers, customerIds }: State,
  payer: CustomerPayer | null | undefined,
): string | undefined {
  if (payer?.id && customers.has(payer.id)) return payer.id;
  return payer?.merchant_customer_id ? customerIds.get(String(payer.merchant_customer_id)) : undefined;
}

function cardMethod({ payment_method: { detail } }: Transaction): Partial<EnrolledPaymentMethod> {
  const card = detail.card?.card_data;
  if (!card) return {};
  const {
    iin = null,
    lfd = null,
    brand = null,
    issuer_name = null,
    issuer_code = null,
    category = null,
    type = null,
    expiration_month = null,
    expiration_year = null,
  } = card;
  const { number_length, security_code_length } = card;
  return {
    name: `${brand ?? 'CARD'} ****${lfd}`,
    description: `Card ending in ${lfd}`,
    card_data: {
      ...{ iin, lfd, expiration_month, expiration_year, number_length, security_code_length, brand, category, type },
      ...{ issuer: issuer_name, issuer_name, issuer_code },
    },
  };
}
