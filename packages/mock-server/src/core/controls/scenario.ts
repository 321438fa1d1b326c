import type { Scenario, ScenarioPayment } from '../../generated/control-types.ts';
import { outcomes, testTokenOf } from '../model/outcomes.ts';
import type { PaymentRecord } from '../model/payment-record.ts';
import { paymentStates } from '../model/payment-states.ts';
import { redactSecrets } from '../model/redaction.ts';
import type { PaymentChange, State } from '../model/state.ts';
import { definedFields } from '../options/option-rules.ts';

/** Records that a merchant has from the start. */
export type SeedRecords = Omit<Scenario, '$schema' | 'clock' | 'payments'>;

type Histories = Pick<State['histories'], 'get'>;

/** Describes payments as a scenario that creates them again. It contains no card data, no secret and no customer. */
export function scenarioOf(records: readonly PaymentRecord[], histories: Histories): Scenario {
  const historyOf = ({ payment }: PaymentRecord) => histories.get(payment.id) ?? [];
  const paidSession = (record: PaymentRecord) => {
    const [{ id }] = record.transactions;
    const isApproval = (change: PaymentChange) =>
      change.transactionId === id && change.transactionStatus === 'SUCCEEDED';
    return Boolean(record.payment.checkout?.session) && historyOf(record).some(isApproval);
  };
  // A payment that paid for its checkout session comes last: no payment can be created for the session after it.
  const ordered = [...records.filter((each) => !paidSession(each)), ...records.filter(paidSession)];
  const payments = ordered.map((record) => paymentOf(record, historyOf(record)));
  return redactSecrets({ payments }) as Scenario;
}

/** A query can hold a token, and an address a password. Undefined when the text is no URL. */
function withoutSecrets(text: string | undefined): string | undefined {
  if (!URL.canParse(text ?? '')) return undefined;
  const url = new URL(text ?? '');
  Object.assign(url, { username: '', password: '', search: '', hash: '' });
  return url.href;
}

function paymentOf(record: PaymentRecord, [creation, ...changes]: readonly PaymentChange[]): ScenarioPayment {
  const { payment, transactions, split } = record;
  const { account_id, merchant_order_id, description, country, amount, workflow, metadata, checkout } = payment;
  const { currency, value } = amount;
  const [{ merchant_reference }] = transactions;
  const fields = {
    ...{ account_id, merchant_order_id, description, country, workflow },
    amount: { currency, value },
    merchant_reference: merchant_reference ?? undefined,
    metadata: metadata && metadata.length > 0 ? metadata : undefined,
    split_marketplace: split.length > 0 ? [...split] : undefined,
    checkout: checkout?.session ? { session: checkout.session } : undefined,
    callback_url: withoutSecrets(payment.callback_url ?? undefined),
    payment_method: methodOf(record, creation),
    response: record.response,
    moves: changes.length > 0 ? changes.map(({ transition, fields }) => ({ move: transition, ...fields })) : undefined,
  };
  // The contract has the type of each field; a stored payment has the same fields.
  return definedFields(fields) as ScenarioPayment;
}

/** The payment method of the request, with the token that selects the first state. */
function methodOf({ payment, transactions }: PaymentRecord, creation: PaymentChange | undefined): object {
  const { type, payment_method_detail: detail } = payment.payment_method;
  const [{ response_code }] = transactions;
  const outcome = outcomes.find(
    ({ code, status, subStatus }) =>
      status === creation?.to.status &&
      subStatus === creation.to.subStatus &&
      (status !== 'DECLINED' || code === response_code),
  );
  const isCard = type === 'CARD';
  const [succeeded] = outcomes;
  // A token would pay at once.
  const isWaiting = creation?.to.status === paymentStates.readyToPay.status;
  const selected = outcome ?? (isCard && !isWaiting ? succeeded : undefined);
  const { verify, capture, installments = 1 } = detail.card ?? {};
  const card = definedFields({
    verify: verify || undefined,
    capture: capture === false ? capture : undefined,
    installments: installments !== null && installments > 1 ? installments : undefined,
  });
  return definedFields({
    type,
    token: selected && testTokenOf(selected),
    detail: Object.keys(card).length > 0 ? { card } : undefined,
  });
}
