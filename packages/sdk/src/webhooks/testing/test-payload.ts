import type { IncomingTransfer, KnownWebhookEventType, PaymentWebhook } from '../../generated/schema.ts';

/** A type of payment event, or `banking.transfer`, the incoming transfer notification. */
export type TestEventName = KnownWebhookEventType | 'banking.transfer';

const accountId = '493e9374-510a-4201-9e09-de669d75f256';

/** What a payment is when it emits an event. */
const states: { readonly [Type in KnownWebhookEventType]: readonly [status: string, subStatus: string] } = {
  'payment.purchase': ['SUCCEEDED', 'APPROVED'],
  'payment.authorize': ['PENDING', 'AUTHORIZED'],
  'payment.capture': ['SUCCEEDED', 'CAPTURED'],
  'payment.refund': ['REFUNDED', 'REFUNDED'],
  'payment.cancel': ['CANCELED', 'CANCELED'],
  'payment.verify': ['VERIFIED', 'VERIFIED'],
  'payment.chargeback': ['IN_DISPUTE', 'RECEIVED'],
  'payment.fraud_screening': ['DECLINED', 'FRAUD_DECLINED'],
};

/**
 * The body of an event as the service would send it, of a payment or a transfer of its own: each call makes up other ids,
 * so that no store takes two for one. Change what a test is about. The service may send more fields, and fewer of a
 * payment: `id` and `status` are all that is promised.
 *
 * @example
 * const payload = testPayload('payment.refund');
 * payload.data.payment.status = 'SUCCEEDED';
 */
export function createTestPayload(name: KnownWebhookEventType): PaymentWebhook;
export function createTestPayload(name: 'banking.transfer'): IncomingTransfer;
export function createTestPayload(name: TestEventName): PaymentWebhook | IncomingTransfer;
export function createTestPayload(name: TestEventName): PaymentWebhook | IncomingTransfer {
  return name === 'banking.transfer' ? transfer() : payment(name);
}

function payment(name: KnownWebhookEventType): PaymentWebhook {
  const [status, sub_status] = states[name];
  return {
    type: 'payment',
    type_event: name,
    account_id: accountId,
    retry: 0,
    version: 2,
    data: {
      payment: {
        id: crypto.randomUUID(),
        account_id: accountId,
        merchant_order_id: 'ORDER-2026-000123',
        description: 'Running shoes',
        country: 'US',
        status,
        sub_status,
        amount: { currency: 'USD', value: 25.5 },
        created_at: '2026-03-14T09:26:53.589793Z',
        updated_at: '2026-03-14T09:26:54.120481Z',
        idempotency_key: crypto.randomUUID(),
      },
    },
  };
}

function transfer(): IncomingTransfer {
  return {
    id: `xfer_${crypto.randomUUID()}`,
    destination_account_id: 'acct_01HZX3QK8D',
    account_id: accountId,
    provider: { account_id: 'prov-acct-77', transfer_id: 'prov-tr-5512' },
    status: 'COMPLETED',
    direction: 'INCOMING',
    sender: {
      account_number_last_4: '6789',
      routing_number: '021000021',
      account_name: 'Acme Corporation',
      bank_name: 'First Bank',
    },
    amount: { value: 1250.75, currency: 'USD' },
    payment_rail: 'ACH_STANDARD',
    description: 'Invoice 1042',
    created_at: '2026-03-14T09:26:53.589793Z',
    updated_at: '2026-03-14T09:30:00.000000Z',
  };
}
