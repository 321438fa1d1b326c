import type { IncomingTransfer, KnownWebhookEventType, PaymentWebhook } from '../../generated/schema.ts';
import { assertKnownNames } from '../../utils/known-names.ts';
import { failConfig } from '../errors.ts';

/** The type of a payment event, or `banking.transfer` for the incoming transfer notification. */
export type TestEventName = KnownWebhookEventType | 'banking.transfer';

const accountId = '493e9374-510a-4201-9e09-de669d75f256';

/** The status and sub-status of the payment in each event. */
const statuses: { readonly [Type in KnownWebhookEventType]: readonly [status: string, subStatus: string] } = {
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
 * Creates the body of an event as the service would send it. Each call uses new ids, so a store treats it as a new event. Change the fields
 * that your test needs.
 *
 * The service can send more fields. Only `id` and `status` of a payment are always present.
 *
 * @param name - The type of the event.
 * @returns A mutable payload.
 * @throws {WebhookConfigurationError} No event has this name.
 *
 * @example
 * const payload = createTestPayload('payment.refund');
 * payload.data.payment.status = 'SUCCEEDED';
 * const request = await createTestWebhook(payload, { secret });
 */
export function createTestPayload(name: KnownWebhookEventType): PaymentWebhook;
export function createTestPayload(name: 'banking.transfer'): IncomingTransfer;
export function createTestPayload(name: TestEventName): PaymentWebhook | IncomingTransfer;
export function createTestPayload(name: TestEventName): PaymentWebhook | IncomingTransfer {
  assertKnownNames({ [name]: true }, [...Object.keys(statuses), 'banking.transfer'], 'an event', failConfig);
  return name === 'banking.transfer' ? createTransfer() : createPaymentEnvelope(name);
}

function createPaymentEnvelope(name: KnownWebhookEventType): PaymentWebhook {
  const [status, sub_status] = statuses[name];
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

function createTransfer(): IncomingTransfer {
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
