import { verifySignature } from '@paychord/sdk/webhooks';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type HttpEndpoint, startHttpEndpoint } from '../../test/helpers/http-endpoint.ts';
import { callerOf, cardPayment, type TestCaller } from '../../test/helpers/test-caller.ts';
import { webhooks as contract } from '../generated/validators.js';
import { createMockServer, type MockServer } from '../mock-server.ts';
import { violations } from '../model/validation.ts';

const secret = 'whsec 🙂';
let mock: MockServer;
let caller: TestCaller;
let endpoint: HttpEndpoint;

beforeEach(async () => {
  mock = createMockServer({ strict: true });
  caller = callerOf(mock, mock.credentials);
  endpoint = await startHttpEndpoint();
});
afterEach(async () => {
  await mock.close();
  endpoint.stop();
});

const create = async (body: object = cardPayment()) => (await caller.post('/v1/payments', body)).json;
describe('an incoming transfer', () => {
  test('is sent to the documented path below the base URL, with or without a trailing slash', async () => {
    for (const base of ['', '/', '/shop', '/shop///']) mock.webhooks.setMerchantBaseUrl(endpoint.url + base);
    const paths: string[] = [];
    for (const base of ['', '/', '/shop', '/shop///']) {
      mock.webhooks.setMerchantBaseUrl(endpoint.url + base);
      mock.transfers.receive();
      await mock.settled();
      paths.push(...endpoint.arrived.splice(0).map(({ path }) => path));
    }
    const documented = '/v1/banking/transfers';
    expect(paths).toEqual([documented, documented, `/shop${documented}`, `/shop${documented}`]);
  });

  test('is notified when it is received and when it is completed, with the same id', async () => {
    mock.webhooks.setMerchantBaseUrl(endpoint.url, { secret, apiKey: 'key', apiSecret: 'hidden' });
    const { id } = mock.transfers.receive({ amount: { value: 1_250.5 }, sender: { account_name: 'Zoë & Söhne' } });
    await mock.settled();
    mock.transfers.complete(id);
    await mock.settled();
    expect(endpoint.arrived.map(({ json }) => [json.id, json.status])).toEqual([
      [id, 'PENDING'],
      [id, 'COMPLETED'],
    ]);
    for (const { bytes, headers, json } of endpoint.arrived) {
      expect(await verifySignature(bytes, headers['x-hmac-signature'], secret)).toBe(true);
      expect(headers).toMatchObject({ 'x-api-key': 'key', 'x-secret': 'hidden' });
      expect(violations(contract.incomingTransfer ?? (() => false), json)).toEqual([]);
    }
  });

  test('has the same bytes in each attempt', async () => {
    mock.webhooks.setMerchantBaseUrl(endpoint.url, { secret });
    endpoint.responses.push(...Array.from({ length: 6 }, () => ({ status: 502 })));
    mock.transfers.receive();
    await mock.webhooks.flush();
    expect(endpoint.arrived).toHaveLength(7);
    expect(new Set(endpoint.arrived.map(({ bytes }) => bytes.toString('hex'))).size).toBe(1);
    expect(new Set(endpoint.arrived.map(({ headers }) => headers['x-hmac-signature'])).size).toBe(1);
    expect(mock.webhooks.deliveries()).toMatchObject([{ event: 'banking.transfer', status: 'delivered' }]);
  });

  test.each(['', '{}', 'ok', '{"received":"true"}', '{"received":false}'])(
    'is rejected by a 200 response with the body %j',
    async (body) => {
      mock.webhooks.setMerchantBaseUrl(endpoint.url);
      endpoint.responses.push({ status: 200, body });
      mock.transfers.receive();
      await mock.webhooks.flush();
      expect(mock.webhooks.deliveries()).toMatchObject([
        { status: 'rejected', attempts: [{ response: { status: 200, body } }] },
      ]);
      expect(endpoint.arrived).toHaveLength(1);
    },
  );

  test('is sent to a receiver function with the documented path', async () => {
    const urls: string[] = [];
    mock.webhooks.setMerchantBaseUrl((request) => {
      urls.push(new URL(request.url).pathname);
      return Response.json({ received: true });
    });
    mock.transfers.receive();
    await mock.settled();
    expect(urls).toEqual(['/v1/banking/transfers']);
    expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'delivered' }]);
  });

  test('is sent to an endpoint only when it lists banking.transfer', async () => {
    mock.webhooks.register({ url: `${endpoint.url}/payments` });
    mock.webhooks.register({ url: `${endpoint.url}/transfers`, events: ['banking.transfer'] });
    mock.transfers.receive();
    await create();
    await mock.settled();
    expect(endpoint.arrived.map(({ path }) => path).sort()).toEqual(['/payments', '/transfers']);
  });

  test('is not sent without a base URL', async () => {
    mock.transfers.receive();
    await mock.settled();
    expect(mock.webhooks.deliveries()).toEqual([]);
  });
});
