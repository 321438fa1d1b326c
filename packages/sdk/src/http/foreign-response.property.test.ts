import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRecordingFetch, json } from '../../test/helpers/recording-fetch.ts';
import { paymentBody, testOptions } from '../../test/helpers/scripted-client.ts';
import { createClient } from '../client.ts';
import type { OperationContract, OperationId } from '../generated/operations.ts';
import { createFetch, createOpenApiClient } from '../openapi-fetch.ts';
import { documentedOperations } from '../resources/documented-operations.ts';

const orderId = 'ORDER-1';
const reference = { merchant_reference: 'REF-1', reason: 'DELIVERED' };
const move = { ...reference, amount: paymentBody.amount };
const evidence = { account_id: paymentBody.account_id, evidence: [] };

const bodies: Partial<Record<OperationId, object>> = {
  createPayment: paymentBody,
  capturePayment: move,
  cancelPayment: reference,
  refundPayment: move,
  submitDispute: evidence,
  createCustomer: { merchant_customer_id: 'shopper-42' },
};

/** A response of each kind about the object with this id. */
const payment = (id: string) => ({ id, status: 'SUCCEEDED', merchant_order_id: `ORDER-${id}` });
const transaction = (id: string) => ({ id: crypto.randomUUID(), status: 'SUCCEEDED', payment: payment(id) });
const campaign = (id: string) => ({ data: { id, status: 'ACTIVE' } });
const paymentMethods = () => ({ payment_methods: [] });

/** What the service returns about an object. Four responses repeat no identifier of the request: only another kind of object shows the mistake. */
const responses: Record<OperationId, readonly ((id: string) => unknown)[]> = {
  createPayment: [campaign, paymentMethods],
  listPaymentsByOrder: [(id) => [payment(id)], (id) => [{ ...payment(id), merchant_order_id: orderId }, payment(id)]],
  retrievePayment: [payment],
  capturePayment: [transaction],
  cancelPayment: [transaction],
  refundPayment: [payment],
  submitDispute: [payment],
  createCustomer: [campaign, paymentMethods],
  listPaymentMethods: [campaign, payment, (id) => [payment(id)]],
  reverseTransfer: [campaign, paymentMethods],
  retrieveCampaign: [campaign],
};

type Ids = Readonly<Record<string, string>>;
type Respond = () => Response;

const options = { ...testOptions, organizationCode: 'org-1' };

const entries: Record<
  string,
  (contract: OperationContract, ids: Ids, respond: Respond) => readonly Promise<unknown>[]
> = {
  createClient(contract, ids, respond) {
    const client = createClient({ ...options, fetch: createRecordingFetch(respond) });
    return callClient(client, contract, ids);
  },
  createFetch({ id, method, path }, ids, respond) {
    const fetch = createFetch({ ...options, fetch: createRecordingFetch(respond) });
    const filled = path.replace(/{(\w+)}/g, (_, name) => ids[name] ?? '');
    const query = id === 'listPaymentsByOrder' ? `?merchant_order_id=${orderId}` : '';
    const body = bodies[id] && JSON.stringify(bodies[id]);
    return [fetch(filled + query, { method, ...(body && { body }) })];
  },
  createOpenApiClient({ id, method, path }, ids, respond) {
    const client = createOpenApiClient({ ...options, fetch: createRecordingFetch(respond) });
    const query = id === 'listPaymentsByOrder' ? { merchant_order_id: orderId } : {};
    const request = client.request as unknown as (method: string, path: string, init: object) => Promise<unknown>;
    return [request(method, path, { params: { path: ids, query }, body: bodies[id] })];
  },
};

function callClient(
  { payments, disputes, customers, paymentMethods, onboardings, campaigns }: ReturnType<typeof createClient>,
  { id }: OperationContract,
  ids: Ids,
): readonly Promise<unknown>[] {
  const { payment_id = '', transaction_id = '', customer_id = '', transfer_id = '', campaign_id = '' } = ids;
  const calls: Record<OperationId, () => readonly Promise<unknown>[]> = {
    createPayment: () => [payments.create(paymentBody)],
    listPaymentsByOrder: () => [payments.listByOrder(orderId)],
    retrievePayment: () => [
      payments.retrieve(payment_id),
      payments.waitFor(payment_id, { until: ['SUCCEEDED'] }),
      payments.waitFor(payment_id, { until: () => true }),
    ],
    capturePayment: () => [payments.capture(payment_id, transaction_id, move)],
    cancelPayment: () => [payments.cancel(payment_id, transaction_id, reference)],
    refundPayment: () => [payments.refund(payment_id, transaction_id, move)],
    submitDispute: () => [disputes.submit(payment_id, transaction_id, evidence)],
    createCustomer: () => [customers.create({ merchant_customer_id: 'shopper-42' })],
    listPaymentMethods: () => [paymentMethods.list(customer_id)],
    reverseTransfer: () => [onboardings.reverseTransfer(transfer_id)],
    retrieveCampaign: () => [campaigns.retrieve(campaign_id)],
  };
  return calls[id]();
}

const uuid = fc.uuid();
const anyCase = (id: string) => fc.mixedCase(fc.constant(id));
const ids = fc.record({
  payment_id: uuid.chain(anyCase),
  transaction_id: uuid,
  customer_id: uuid,
  transfer_id: uuid,
  campaign_id: uuid.chain(anyCase),
});
const status = fc.constantFrom(200, 201, 202);

describe.each(Object.entries(entries))('%s', (_, call) => {
  test.each(documentedOperations.map(({ contract }) => contract))(
    'never believes a response about another object: $id',
    async (contract) => {
      const foreign = fc.tuple(ids, uuid, status, fc.constantFrom(...responses[contract.id]));
      await fc.assert(
        fc.asyncProperty(foreign, async ([ids, other, status, respond]) => {
          const results = await Promise.allSettled(call(contract, ids, () => json(respond(other), status)));
          for (const result of results) {
            expect(result).toMatchObject({
              status: 'rejected',
              reason: { code: 'unexpected_response', outcome: 'unknown', operation: contract.id },
            });
          }
        }),
        { numRuns: 40 },
      );
    },
  );

  const identified = documentedOperations.filter(({ contract }) => contract.requestedId);

  test.each(identified.map(({ contract }) => contract))(
    'accepts a response about the requested object, with its id in any case: $id',
    async (contract) => {
      const [respond] = responses[contract.id];
      const parameter = contract.id === 'retrieveCampaign' ? 'campaign_id' : 'payment_id';
      const requested = ids.chain((ids) => fc.tuple(fc.constant(ids), anyCase(ids[parameter])));
      await fc.assert(
        fc.asyncProperty(requested, async ([ids, sameId]) => {
          await Promise.all(call(contract, ids, () => json(respond?.(sameId))));
        }),
        { numRuns: 20 },
      );
    },
  );
});

test.each([undefined, null, ''])(
  'a capture without payment.id is accepted, because its shape is assumed: %j',
  async (id) => {
    const respond = () => json({ id: 'transaction-1', status: 'SUCCEEDED', payment: { id } });
    const { payments } = createClient({ ...options, fetch: createRecordingFetch(respond) });
    expect(await payments.capture(crypto.randomUUID(), 'transaction-1', move)).toMatchObject({ id: 'transaction-1' });
  },
);

test.each<[unknown]>([[7], [{}], [['a']], [true], [{ toString: 1 }]])(
  'a capture with the payment.id %j is not believed',
  async (id) => {
    const respond = () => json({ id: 'transaction-1', status: 'SUCCEEDED', payment: { id } });
    const { payments } = createClient({ ...options, fetch: createRecordingFetch(respond) });
    await expect(payments.capture(crypto.randomUUID(), 'transaction-1', move)).rejects.toMatchObject({
      code: 'unexpected_response',
      outcome: 'unknown',
      message: expect.stringContaining('with JSON about something else'),
    });
  },
);
