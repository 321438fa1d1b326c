import type { IncomingTransfer, PaymentWebhook } from '@paychord/sdk';
import { describe, expect, test } from 'vitest';
import { mock, statuses, useMockServer } from '../../../test/helpers/test-mock.ts';
import { createTestReceiver } from '../../../test/helpers/test-receiver.ts';
import { createCallbackReceiver, type WebhookEndpointOptions } from './endpoint.ts';

const url = 'http://127.0.0.1:1/webhooks';
useMockServer();

test.each([
  { url },
  { url: 'https://shop.example.com/hooks?tenant=1' },
  { receiver: () => new Response() },
  { url, secret: 's', apiKey: 'key', apiSecret: 'se cret' },
  { url, secret: 'ключ 🙂' },
  { url, secret: 'two words' },
])('register accepts the endpoint %j', (endpoint) => {
  mock.webhooks.register(endpoint);
  expect(mock.webhooks.endpoints()).toHaveLength(1);
});

const printable = 'must be printable ASCII';
test.each<[object, string]>([
  [{ url, inbox: true }, '(received url and inbox)'],
  [{ inbox: false }, 'inbox must be one of true'],
  [{}, 'needs a url, a receiver or an inbox (received none)'],
  [{ url, receiver: () => new Response() }, '(received url and receiver)'],
  [{ receiver: url }, 'receiver must be a function'],
  ...['', 'shop.example.com', '/webhooks', 'ftp://shop.test', 'file:///etc/hosts', 'http://'].map(
    (wrong): [object, string] => [{ url: wrong }, 'http or https URL'],
  ),
  [{ url: 'https://user:password@shop.test' }, 'without a password'],
  ...[null, 123, new URL(url)].map((wrong): [object, string] => [{ url: wrong }, ': url ']),
  ...['', ' ', '\n\t', '\ufeff', '\0'].map((secret): [object, string] => [{ url, secret }, ': secret ']),
  [{ url, secret: ' \n' }, 'not blank'],
  [{ url, secret: 'half of a pair \ud83d' }, 'valid text'],
  ...['whsec-1\n', 'whsec-1 ', '\twhsec-1', '\ufeffwhsec-1'].map((secret): [object, string] => [
    { url, secret },
    'without white space or a byte order mark around it',
  ]),
  ...['', 'line\nbreak', 'ключ', '\0', 'ü', ' key', 'key '].flatMap((key): [object, string][] => [
    [{ url, apiKey: key }, `apiKey ${printable}`],
    [{ url, apiSecret: key }, `apiSecret ${printable}`],
  ]),
  [{ url, secret: 123 }, ': secret '],
  [{ url, secret: null }, ': secret '],
  [{ url, apiKey: 123 }, ': apiKey '],
  [{ url, apiSecret: {} }, ': apiSecret '],
  ...[null, 5, {}, 'payment.purchase'].map((events): [object, string] => [{ url, events }, ': events ']),
  [{ url, events: [1] }, 'events[0] must be a string'],
  [{ url, events: ['payment.captured'] }, 'events[0] must be one of payment.purchase'],
  [{ url, events: ['Payment.Refund'] }, '(received "Payment.Refund"). Did you mean payment.refund?'],
])('register rejects the endpoint %j with INVALID_PARAMETERS', (endpoint, message) => {
  expect(() => mock.webhooks.register(endpoint as WebhookEndpointOptions)).toThrow(
    expect.objectContaining({ code: 'INVALID_PARAMETERS', message: expect.stringContaining(message) }),
  );
  expect(mock.webhooks.endpoints()).toEqual([]);
});

test('register does not repeat a credential in its error', () => {
  expect(() => mock.webhooks.register({ url, apiKey: 'hidden\n' })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('hidden') }),
  );
});

test.each([
  ['https://shop.test?a=b', ''],
  ['https://shop.test#part', ''],
  ['shop.example.com', ''],
  [80, 'url must be a string'],
])('setMerchantBaseUrl rejects the base URL %j', (target, message) => {
  expect(() => mock.webhooks.setMerchantBaseUrl(target as string)).toThrow(`INVALID_PARAMETERS: ${message}`);
  expect(mock.webhooks.endpoints()).toEqual([]);
});

test('a transfer notification is sent to the base URL and to every subscribed endpoint', async () => {
  const base = createTestReceiver();
  const subscriber = createTestReceiver();
  mock.webhooks.setMerchantBaseUrl(base.receiver);
  mock.webhooks.register({ receiver: subscriber.receiver, events: ['banking.transfer'] });
  const { id } = mock.transfers.receive();
  mock.transfers.complete(id);
  await mock.settled();
  const expected = [
    { json: { id, status: 'PENDING' }, url: 'http://merchant.test/v1/banking/transfers' },
    { json: { id, status: 'COMPLETED' }, url: 'http://merchant.test/v1/banking/transfers' },
  ];
  expect(base.received).toMatchObject(expected);
  expect(subscriber.received).toMatchObject(expected);
});

test('new transfers are sent to a new base URL, and pending ones to the previous one', async () => {
  const former = createTestReceiver(503);
  const latter = createTestReceiver();
  mock.webhooks.setMerchantBaseUrl(former.receiver);
  const first = mock.transfers.receive();
  await mock.settled();
  mock.webhooks.setMerchantBaseUrl(latter.receiver);
  const second = mock.transfers.receive();
  await mock.webhooks.flush();
  expect(former.received.map(({ json }) => json.id)).toEqual([first.id, first.id]);
  expect(latter.received.map(({ json }) => json.id)).toEqual([second.id]);
  expect(statuses()).toEqual(['delivered', 'delivered']);
});

describe('createCallbackReceiver', () => {
  test('passes the parsed body to the callback and acknowledges the webhook', async () => {
    const payloads: (PaymentWebhook | IncomingTransfer)[] = [];
    mock.webhooks.setMerchantBaseUrl(createCallbackReceiver((payload) => void payloads.push(payload)));
    const { id } = mock.transfers.receive();
    await mock.settled();
    expect(payloads).toMatchObject([{ id }]);
    expect(statuses()).toEqual(['delivered']);
  });

  test('lets the mock server send the webhook again after the callback throws', async () => {
    let calls = 0;
    const receiver = createCallbackReceiver(() => {
      calls += 1;
      if (calls === 1) throw new Error('not yet');
    });
    mock.webhooks.setMerchantBaseUrl(receiver);
    mock.transfers.receive();
    await mock.settled();
    expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'pending', attempts: [{ failure: 'not yet' }] }]);
    await mock.webhooks.flush();
    expect(statuses()).toEqual(['delivered']);
    expect(calls).toBe(2);
  });
});
