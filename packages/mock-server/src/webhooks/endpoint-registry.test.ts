import { expect, test } from 'vitest';
import { authorization, callerOf, cardPayment } from '../../test/helpers/test-caller.ts';
import { createTestReceiver } from '../../test/helpers/test-receiver.ts';
import { createMockServer } from '../mock-server.ts';
import type { WebhookEndpointOptions } from './endpoint.ts';

test('sends an endpoint every payment event, or only the events that it lists', async () => {
  const mock = createMockServer({ strict: true });
  const all = createTestReceiver();
  const captures = createTestReceiver();
  const nothing = createTestReceiver();
  mock.webhooks.register({ receiver: all.receiver });
  mock.webhooks.register({ receiver: captures.receiver, events: ['payment.capture'] });
  mock.webhooks.register({ receiver: nothing.receiver, events: [] });
  const { post } = callerOf(mock, mock.credentials);
  const { json } = await post('/v1/payments', authorization());
  await post(`/v1/payments/${json.id}/transactions/${json.transactions.id}/capture`, {
    merchant_reference: 'REF-1',
    amount: { currency: 'USD', value: 10 },
    reason: 'shipped',
  });
  mock.transfers.receive();
  await mock.settled();
  const events = ({ received }: typeof all) => received.map((each) => each.json.type_event);
  expect(events(all)).toEqual(['payment.authorize', 'payment.capture']);
  expect(events(captures)).toEqual(['payment.capture']);
  expect(events(nothing)).toEqual([]);
});

test('sends a transfer notification to the base URL and to every subscribed endpoint', async () => {
  const mock = createMockServer({ strict: true });
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

test('sends new transfers to a new base URL, and retries pending ones at the previous one', async () => {
  const mock = createMockServer({ strict: true });
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
  expect(mock.webhooks.deliveries().map(({ status }) => status)).toEqual(['delivered', 'delivered']);
});

test.each(['https://shop.test', 'https://shop.test/', 'https://shop.test//'])(
  'appends the documented path to the base URL %s',
  async (url) => {
    const mock = createMockServer({ strict: true });
    mock.webhooks.setMerchantBaseUrl(url);
    mock.webhooks.chaos({ drop: 1 });
    mock.transfers.receive();
    await mock.settled();
    expect(mock.webhooks.deliveries()).toMatchObject([{ url: 'https://shop.test/v1/banking/transfers' }]);
  },
);

test.each([
  [{ url: 'https://shop.test', inbox: true }, '(received url and inbox)'],
  [{ inbox: false }, 'inbox must be one of true'],
  [{}, 'needs a url, a receiver or an inbox (received none)'],
  [{ url: 'https://shop.test', receiver: () => new Response() }, '(received url and receiver)'],
  [{ url: 'shop' }, 'http or https URL'],
  [{ url: 'ftp://shop.test' }, 'http or https URL'],
  [{ url: 'https://user:password@shop.test' }, 'without a password'],
  [{ url: 'https://shop.test', secret: ' \n' }, 'not blank'],
  [{ url: 'https://shop.test', secret: '\ud800' }, 'well-formed'],
  [{ url: 'https://shop.test', apiKey: '' }, 'apiKey must be printable ASCII'],
  [{ url: 'https://shop.test', apiKey: 'key ' }, 'without blanks around it'],
  [{ url: 'https://shop.test', apiSecret: 'a\r\nb' }, 'apiSecret must be printable ASCII'],
  [{ url: 'https://shop.test', events: ['payment.captured'] }, 'events[0] must be one of payment.purchase'],
])('register rejects the invalid endpoint %j', (endpoint, message) => {
  const mock = createMockServer({ strict: true });
  expect(() => mock.webhooks.register(endpoint as WebhookEndpointOptions)).toThrow(message);
});

test.each(['https://shop.test?a=b', 'https://shop.test#part', 'shop'])(
  'setMerchantBaseUrl rejects the base URL %s',
  (url) => {
    const mock = createMockServer({ strict: true });
    expect(() => mock.webhooks.setMerchantBaseUrl(url)).toThrow('INVALID_PARAMETERS');
  },
);

test('setMerchantBaseUrl rejects a number as base URL', () => {
  const mock = createMockServer({ strict: true });
  expect(() => mock.webhooks.setMerchantBaseUrl(80 as never)).toThrow('url must be a string');
});

test('register copies the list of events', async () => {
  const mock = createMockServer({ strict: true });
  const { receiver, received } = createTestReceiver();
  const events: 'payment.purchase'[] = ['payment.purchase'];
  mock.webhooks.register({ receiver, events });
  events.length = 0;
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  await mock.settled();
  expect(received).toHaveLength(1);
});
