import type { MockServer } from '@paychord/mock-server';
import { createClient } from '@paychord/sdk';
import { authorization, cardPayment } from '../../helpers/requests.ts';
import { organizationCode } from '../../helpers/test-merchant.ts';
import type { Population } from './garbage-request.ts';

/** Creates merchants that have one resource of each type. */
export async function createMerchants(mock: MockServer, merchants: number): Promise<Population> {
  const populations = Array.from({ length: merchants }, (_, number) => populationOf(mock, `merchant-${number}`));
  const all = await Promise.all(populations);
  return {
    keys: all.flatMap(({ keys }) => keys),
    ids: all.flatMap(({ ids }) => ids),
    pairs: all.flatMap(({ pairs }) => pairs),
  };
}

async function populationOf(mock: MockServer, name: string): Promise<Population> {
  const credentials = { publicApiKey: name, privateSecretKey: `secret-of-${name}` };
  const client = createClient({ baseUrl: 'https://mock.test', ...credentials, organizationCode, fetch: mock.fetch });
  const { payments, customers, paymentMethods, onboardings, campaigns } = mock.merchant(credentials);
  const made = [await client.payments.create(cardPayment()), await client.payments.create(authorization())];
  const disputed = await client.payments.create(cardPayment());
  const chargeback = payments.openChargeback(disputed.id);
  const customer = customers.seed({ merchant_customer_id: 'shopper' });
  paymentMethods.enroll(customer.id);
  const { id: transferId } = onboardings.seedTransfer({ organizationCode });
  const pairs = made.map((each) => [each.id, each.transactions.id] as const);
  return {
    keys: [{ 'public-api-key': name, 'private-secret-key': credentials.privateSecretKey }],
    ids: [...pairs.flat(), customer.id, transferId, campaigns.seed().id],
    pairs: [...pairs, [disputed.id, chargeback.id]],
  };
}
