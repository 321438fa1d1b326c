import type { CreatePaymentRequest, OperationId } from '@paychord/sdk';
import { type RequestBody, resolve } from '../../../scripts/generate/document.ts';
import { document, documented } from '../../helpers/contract.ts';
import { authorization, cardPayment, dispute, usd } from '../../helpers/requests.ts';
import { organizationCode, type TestMerchant } from '../../helpers/test-merchant.ts';

/** What a test of a merchant does with the mock server. The title says what it demonstrates. */
export interface Scenario {
  readonly title: string;
  run(setting: TestMerchant): Promise<unknown>;
}

const reference = { merchant_reference: 'REF-1', description: 'As agreed', reason: 'REQUESTED_BY_CUSTOMER' };

export const scenarios: readonly Scenario[] = [
  {
    title: 'a card payment with everything that can be sent, looked up and disputed',
    async run({ client, controls }) {
      const body = exampleOf('createPayment', 'everything') as CreatePaymentRequest;
      const { id } = await client.payments.create(body);
      await client.payments.retrieve(id, { rawResponse: true, transactionsHistory: true });
      await client.payments.listByOrder(body.merchant_order_id);
      const { id: chargeback } = controls.payments.openChargeback(id, { reason: 'FRAUD' });
      await client.disputes.submit(id, chargeback, dispute());
      controls.payments.decideDispute(id, 'won');
    },
  },
  {
    title: 'an authorization that is captured and refunded in part',
    async run({ client }) {
      const { id, transactions } = await client.payments.create(authorization());
      const capture = await client.payments.capture(id, transactions.id, { ...reference, amount: usd(20) });
      await client.payments.refund(id, capture.id, { ...reference, amount: usd(5) });
    },
  },
  {
    title: 'an authorization that is cancelled',
    async run({ client }) {
      const { id, transactions } = await client.payments.create(authorization());
      await client.payments.cancel(id, transactions.id, reference);
    },
  },
  {
    title: 'a declined payment',
    run: ({ client }) => client.payments.create(cardPayment({ payment_method: { token: 'tok_insufficient_funds' } })),
  },
  {
    title: 'a bank transfer that the payer completes',
    async run({ client, controls }) {
      const { id } = await client.payments.create(cardPayment({ payment_method: { type: 'BANK_TRANSFER' } }));
      controls.payments.markPaid(id);
    },
  },
  {
    title: '3-D Secure, which the customer passes',
    async run({ client, controls }) {
      const method = { token: 'tok_three_d_secure', vault_on_success: true };
      const { id } = await client.payments.create(cardPayment({ payment_method: method }));
      await client.payments.retrieve(id);
      controls.payments.authenticate(id, 'passed');
      await client.payments.retrieve(id);
    },
  },
  {
    title: 'a customer who has one card and enrolls another',
    async run({ client, controls, send }) {
      const { id } = await client.customers.create(exampleOf('createCustomer') as { merchant_customer_id: string });
      controls.paymentMethods.enroll(id);
      controls.paymentMethods.enroll(id, {
        status: 'READY_TO_ENROLL',
        callback_url: 'https://shop.example.com/enrolled',
      });
      await client.paymentMethods.list(id);
      await send('GET', '/v1/customers/unknown/payment-methods');
    },
  },
  {
    title: 'a recipient whose onboarding goes back',
    async run({ client, controls }) {
      const { id: transferId } = controls.onboardings.seedTransfer({ organizationCode });
      await client.onboardings.reverseTransfer(transferId);
    },
  },
  {
    title: 'a campaign with a rule about metadata, and one that does not exist',
    async run({ client, controls, send }) {
      const { id } = controls.campaigns.seed({ rules: [{}, { rule_type: 'METADATA', metadata_key: 'channel' }] });
      await client.campaigns.retrieve(id);
      await send('GET', '/v1/campaigns/unknown');
    },
  },
  {
    title: 'an incoming transfer',
    async run({ controls }) {
      controls.transfers.complete(controls.transfers.receive().id);
    },
  },
];

/** An example of a request in the document, by its name; the only one when absent. */
function exampleOf(id: OperationId, name?: string): object {
  const described = documented.find(({ operation }) => operation.operationId === id);
  const body = described?.operation.requestBody && resolve<RequestBody>(document, described.operation.requestBody);
  const { example, examples = {} } = body?.content?.['application/json'] ?? {};
  const found = name === undefined ? example : examples[name]?.value;
  if (found === undefined) throw new Error(`The document has no example ${name ?? ''} of a request to ${id}`);
  return structuredClone(found as object);
}
