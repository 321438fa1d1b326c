import type { Client, OperationId } from '@paychord/sdk';
import { cardPayment, dispute } from '../../helpers/requests.ts';

const id = '0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11';
const transactionId = '5b0f3a52-6f0d-4a2c-8d53-0d7b4c1f2e90';
const amount = { currency: 'USD', value: 1 };

/** How the client carries out each operation. One without a method of the client does not compile. */
export const clientCalls: Readonly<Record<OperationId, (client: Client) => Promise<unknown>>> = {
  createPayment: (client) => client.payments.create(cardPayment()),
  retrievePayment: (client) => client.payments.retrieve(id),
  // The order of the conformance case whose response the client reads.
  listPaymentsByOrder: (client) => client.payments.listByOrder('ORDER 1+2&3=ñ#%41'),
  capturePayment: (client) =>
    client.payments.capture(id, transactionId, { merchant_reference: 'CAP-1', amount, reason: 'DELIVERED' }),
  cancelPayment: (client) => client.payments.cancel(id, transactionId, { merchant_reference: 'CAN-1' }),
  refundPayment: (client) => client.payments.refund(id, transactionId, { merchant_reference: 'REF-1' }),
  submitDispute: (client) => client.disputes.submit(id, transactionId, dispute()),
  createCustomer: (client) => client.customers.create({ merchant_customer_id: 'shopper-1' }),
  listPaymentMethods: (client) => client.paymentMethods.list(id),
  reverseTransfer: (client) => client.onboardings.reverseTransfer('transfer-1'),
  retrieveCampaign: (client) => client.campaigns.retrieve(id),
};
