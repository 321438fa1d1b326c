import { expect, test } from 'vitest';
import { startHttpServer } from '../../../../sdk/test/helpers/http-server.ts';
import { authorization, callerAt, reference, usd } from '../../../test/helpers/test-caller.ts';
import { deferred, endpoint, mock, useEndpoint, useMockServer } from '../../../test/helpers/test-mock.ts';
import { listen } from '../../node.ts';

useMockServer();
useEndpoint();

/** The payments of a test, and how many are made at the same time. */
const [payments, concurrent] = [100, 40];

test(`the webhooks of each payment arrive in the order of its changes, with ${concurrent} payments at a time over HTTP`, async () => {
  await using server = await listen(mock);
  mock.webhooks.register({ url: endpoint.url, secret: 'whsec-example' });
  const { post } = callerAt(server.url, mock.credentials);
  const changes = new Map<string, string[]>();
  let started = 0;
  const payAll = async () => {
    while (started < payments) {
      started += 1;
      const { id, transactions } = (await post('/v1/payments', authorization())).json;
      const path = `/v1/payments/${id}/transactions`;
      const capture = await post(`${path}/${transactions.id}/capture`, { ...reference, amount: usd(25.5) });
      const refund = await post(`${path}/${capture.json.id}/refund`, { ...reference, amount: usd(1) });
      changes.set(id, [transactions.id, capture.json.id, refund.json.transactions.id]);
    }
  };
  await Promise.all(Array.from({ length: concurrent }, payAll));
  await mock.settled();
  const arrived = new Map<string, string[]>();
  for (const { json } of endpoint.arrived) {
    const { id, transactions } = json.data.payment;
    arrived.set(id, [...(arrived.get(id) ?? []), transactions.id]);
  }
  expect(arrived.size).toBe(payments);
  for (const [id, expected] of changes) expect(arrived.get(id)).toEqual(expected);
});

test('a webhook does not wait for the response to an earlier one of its payment', async () => {
  const second = deferred();
  let arrived = 0;
  const { url, close } = await startHttpServer(async (request, response) => {
    request.resume();
    arrived += 1;
    if (arrived === 2) second.resolve();
    await second.promise;
    response.end();
  });
  mock.webhooks.register({ url });
  const { id } = mock.payments.create();
  mock.payments.openChargeback(id);
  await mock.settled();
  expect(mock.webhooks.deliveries().map(({ status }) => status)).toEqual(['delivered', 'delivered']);
  await close();
});
