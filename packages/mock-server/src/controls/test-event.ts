import type { CreatePaymentRequest, KnownWebhookEventType, Transaction } from '@paychord/sdk';
import type { ApiErrorResult } from '../model/api-error.ts';
import { latestTransaction, type PaymentRecord, type RuleContext } from '../model/payment-record.ts';
import { openChargeback } from '../operations/disputes/rules.ts';
import { cancelPayment, capturePayment } from '../operations/payments/authorization.ts';
import { createPayment } from '../operations/payments/creation.ts';
import { refundPayment } from '../operations/payments/refund.ts';
import { receiveTransfer } from '../operations/transfers/rules.ts';
import type { WebhookEventName } from '../webhooks/endpoint.ts';
import type { TestEvent } from '../webhooks/webhook-dispatcher.ts';
import { unwrapResult, validateInput } from './control-error.ts';
import { reference, withDefaults } from './payment-actions.ts';

const description = 'A test event. This payment does not exist';

/** Creates an event about an invented payment or transfer. The rules create it, so it looks like a real one. */
export function createTestEvent(event: WebhookEventName, context: RuleContext): TestEvent {
  if (event === 'banking.transfer') {
    const prefixed = (prefix: string) => `${prefix}test`;
    return { event, transfer: validateInput('IncomingTransfer', receiveTransfer({}, { now: context.now, prefixed })) };
  }
  const record = createRecord(event, context);
  const transaction: Transaction = latestTransaction(record);
  return { event, record, transaction };
}

/** Creates a payment in the state in which an event happens. */
function createRecord(event: KnownWebhookEventType, context: RuleContext): PaymentRecord {
  const create = (card: object, value: number) => {
    const details = {
      merchant_order_id: 'TEST-ORDER',
      description,
      payment_method: { type: 'CARD', token: 'tok_succeeded', detail: { card } },
      amount: { value },
    };
    return createPayment(withDefaults(details, 1) as CreatePaymentRequest, context);
  };
  const value = 25.5;
  const amount = { currency: 'USD', value };
  const followUp = (
    record: PaymentRecord,
    change: (record: PaymentRecord, id: string) => PaymentRecord | ApiErrorResult,
  ): PaymentRecord => unwrapResult(change(record, record.transactions[0].id));
  switch (event) {
    case 'payment.authorize':
      return create({ capture: false }, value);
    case 'payment.verify':
      return create({ verify: true }, 0);
    case 'payment.capture':
      return followUp(create({ capture: false }, value), (record, id) =>
        capturePayment(record, id, { ...reference, amount }, context),
      );
    case 'payment.cancel':
      return followUp(create({ capture: false }, value), (record, id) => cancelPayment(record, id, reference, context));
    case 'payment.refund':
      return followUp(create({}, value), (record, id) => refundPayment(record, id, reference, context));
    case 'payment.chargeback':
      return followUp(create({}, value), (record) => openChargeback(record, {}, context));
    default:
      return create({}, value);
  }
}
