import { knownWebhookEventTypeValues } from '@paychord/sdk';
import { describe, expect, test } from 'vitest';
import { cardPayment } from '../../../test/helpers/test-caller.ts';
import {
  controlErrorCode,
  createAndSettle,
  endpoint,
  mock,
  register,
  savedSnapshot,
  startMock,
  useEndpoint,
  useMockServer,
} from '../../../test/helpers/test-mock.ts';
import { createTestReceiver } from '../../../test/helpers/test-receiver.ts';
import type { WebhookEventName } from '../../generated/control-types.ts';
import { schemas, webhooks } from '../../generated/validators.js';

useMockServer();
useEndpoint();

const secret = 'whsec-of-the-endpoint';

describe('webhook endpoints', () => {
  test('lists endpoints without their secrets, the merchant base URL last', () => {
    const url = 'http://127.0.0.1:9';
    mock.webhooks.setMerchantBaseUrl(url, { apiSecret: 'hidden-1' });
    mock.webhooks.register({ url, secret, apiKey: 'hidden-2', events: ['payment.refund', 'banking.transfer'] });
    mock.webhooks.register({ inbox: true });
    mock.webhooks.register({ receiver: () => new Response() });
    const endpoints = mock.webhooks.endpoints();
    expect(endpoints).toMatchObject([
      { target: 'url', url, events: ['payment.refund', 'banking.transfer'], hasSecret: true, hasApiKey: true },
      { target: 'inbox', url: 'http://inbox.test/', isMerchantBaseUrl: false, hasSecret: false },
      { target: 'receiver', url: 'http://merchant.test/' },
      {
        target: 'url',
        url: `${url}/v1/banking/transfers`,
        events: ['banking.transfer'],
        isMerchantBaseUrl: true,
        hasApiSecret: true,
      },
    ]);
    expect(endpoints[1]?.events).toContain('payment.purchase');
    expect(JSON.stringify(endpoints)).not.toMatch(/hidden|whsec/);
  });

  test('an inbox accepts every event, signs it, and survives a snapshot', async () => {
    mock.webhooks.register({ inbox: true, secret, events: ['payment.purchase', 'banking.transfer'] });
    const { id } = mock.payments.create();
    mock.transfers.receive();
    await mock.settled();
    expect(mock.webhooks.deliveries()).toMatchObject([
      { event: 'payment.purchase', status: 'delivered', paymentId: id, url: 'http://inbox.test/' },
      { event: 'banking.transfer', status: 'delivered', url: 'http://inbox.test/v1/banking/transfers' },
    ]);
    expect(mock.webhooks.deliveries()[0]?.attempts[0]?.request.headers).toHaveProperty('x-hmac-signature');
    const snapshot = savedSnapshot();
    await startMock().restore(snapshot);
    mock.payments.create();
    await mock.settled();
    expect(mock.webhooks.deliveries({ event: 'payment.purchase', status: 'delivered' })).toHaveLength(2);
  });

  test('no list, delivery, schedule or report shows a secret in the query of an endpoint, which still receives it', async () => {
    const url = `${endpoint.url}/hook?shop=1&token=canary`;
    const shown = `${endpoint.url}/hook?shop=1&token=[redacted]`;
    const reported: string[] = [];
    mock.watch({ attempt: (report) => reported.push(report.url, report.delivery().url) });
    mock.webhooks.register({ url });
    endpoint.responses.push({ status: 503 });
    await createAndSettle();
    expect(endpoint.arrived[0]?.path).toBe('/hook?shop=1&token=canary');
    const [delivery] = mock.webhooks.deliveries();
    const urls = [mock.webhooks.endpoints()[0]?.url, delivery?.url, delivery?.attempts[0]?.request.url, ...reported];
    expect(urls).toEqual(Array(5).fill(shown));
    expect(mock.clock.schedule()[0]?.description).toBe(`Attempt 2 to deliver payment.purchase to ${shown}`);
    await mock.webhooks.flush();
    expect(endpoint.arrived[1]?.path).toBe('/hook?shop=1&token=canary');
  });

  test('a removed endpoint gets no further event, but its pending deliveries continue', async () => {
    const { receiver, received } = createTestReceiver(500);
    const { id } = mock.webhooks.register({ receiver });
    mock.payments.create();
    await mock.settled();
    mock.webhooks.remove(id);
    mock.payments.create();
    await mock.restore(savedSnapshot());
    mock.payments.create();
    await mock.webhooks.flush();
    expect(received).toHaveLength(2);
    expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'delivered' }]);
    expect(mock.webhooks.endpoints()).toEqual([]);
    expect(controlErrorCode(() => mock.webhooks.remove(id))).toBe('ENDPOINT_NOT_FOUND');
    expect(controlErrorCode(() => mock.webhooks.setSecret(id, secret))).toBe('ENDPOINT_NOT_FOUND');
  });

  test('a removed merchant base URL gets no notification until another one is set', async () => {
    const { receiver, received } = createTestReceiver();
    mock.webhooks.setMerchantBaseUrl(receiver);
    mock.webhooks.remove(mock.webhooks.endpoints()[0]?.id ?? '');
    mock.transfers.receive();
    mock.webhooks.setMerchantBaseUrl(receiver);
    mock.transfers.receive();
    await mock.settled();
    expect(received).toHaveLength(1);
  });

  test('a rotated secret signs later attempts, and earlier signatures stay as they are', async () => {
    const { receiver, received } = createTestReceiver(500);
    const { id } = mock.webhooks.register({ receiver, secret });
    mock.payments.create();
    await mock.settled();
    mock.webhooks.setSecret(id, 'whsec-rotated');
    const signatureOf = (index: number) => received[index]?.headers.get('x-hmac-signature');
    await mock.webhooks.resend(mock.webhooks.deliveries()[0]?.id ?? '');
    await mock.settled();
    const [delivery] = mock.webhooks.deliveries();
    expect(delivery?.attempts.map(({ request }) => request.headers['x-hmac-signature'])).toEqual([
      signatureOf(0),
      signatureOf(1),
    ]);
    const explain = (attempt: number) => mock.webhooks.explainSignature(delivery?.id ?? '', { attempt });
    expect((await explain(1)).isValid).toBe(true);
    expect((await explain(0)).findings).toContain('The secret of the endpoint may have changed after the attempt');
    for (const invalid of ['', ' ', 'whsec-1\n']) {
      expect(controlErrorCode(() => mock.webhooks.setSecret(id, invalid))).toBe('INVALID_PARAMETERS');
    }
  });
});

describe('webhooks.sendTest', () => {
  test.each(knownWebhookEventTypeValues)('sends a valid %s, and stores no payment', async (event) => {
    const { receiver, received } = createTestReceiver();
    const { id } = mock.webhooks.register({ receiver, events: ['payment.purchase'] });
    const sent = mock.webhooks.sendTest(id, event);
    expect(sent).toMatchObject({ event, status: 'pending', endpointId: id });
    await mock.settled();
    expect(received[0]?.json.type_event).toBe(event);
    expect(sent.paymentId).toBe(received[0]?.json.data.payment.id);
    expect(webhooks.paymentEvent?.(received[0]?.json)).toBe(true);
    expect([
      mock.payments.list(),
      mock.clock.schedule(),
      mock.coverage().states.some(({ visits }) => visits > 0),
    ]).toEqual([[], [], false]);
  });

  test('sends a valid notification of a transfer', async () => {
    const { receiver, received } = createTestReceiver();
    mock.webhooks.setMerchantBaseUrl(receiver);
    const [endpoint] = mock.webhooks.endpoints();
    mock.webhooks.sendTest(endpoint?.id ?? '');
    await mock.settled();
    expect(schemas.IncomingTransfer?.(received[0]?.json)).toBe(true);
    expect(mock.transfers.list()).toEqual([]);
  });

  test('does not change the ids of later payments, and sends another payment each time', async () => {
    const expected = mock.payments.create().id;
    startMock();
    const { id } = mock.webhooks.register({ inbox: true });
    const sent = [mock.webhooks.sendTest(id), mock.webhooks.sendTest(id)];
    expect(mock.payments.create().id).toBe(expected);
    expect(new Set(sent.map(({ paymentId }) => paymentId)).size).toBe(2);
  });

  test('rejects an unknown endpoint and an unknown event', () => {
    const { id } = mock.webhooks.register({ inbox: true });
    expect(controlErrorCode(() => mock.webhooks.sendTest('x'))).toBe('ENDPOINT_NOT_FOUND');
    expect(() => mock.webhooks.sendTest(id, 'payment.refunded' as WebhookEventName)).toThrow('event must be one of');
  });
});

describe('webhooks.explainSignature', () => {
  /** Makes one attempt, and returns the id of its delivery. */
  async function deliver(options: { secret?: string } = { secret }): Promise<string> {
    mock.webhooks.register({ receiver: () => new Response(null, { status: 401 }), ...options });
    mock.payments.create();
    await mock.settled();
    return mock.webhooks.deliveries()[0]?.id ?? '';
  }

  test('confirms a signature that matches', async () => {
    const id = await deliver();
    expect(await mock.webhooks.explainSignature(id)).toEqual({
      isValid: true,
      findings: ['The signature matches'],
      attempt: 0,
      signature: expect.stringMatching(/^[\w+/]{43}=$/),
      responseStatus: 401,
    });
  });

  test.each([
    ['white space around the secret', { secret: `${secret}\n` }, 'has white space'],
    ['quotes around the secret', { secret: `"${secret}"` }, 'quotes'],
    ['another signature', { signature: `${'A'.repeat(43)}=` }, 'read another signature'],
    ['a body that was changed', { body: '{}' }, 'the body was changed'],
  ])('explains %s', async (_, check, finding) => {
    const { findings } = await mock.webhooks.explainSignature(await deliver(), check);
    expect(findings.join('\n')).toContain(finding);
    expect(findings.join('\n')).not.toContain('whsec');
  });

  test('names another secret as the only cause', async () => {
    const { findings } = await mock.webhooks.explainSignature(await deliver(), { secret: 'whsec-of-another-endpoint' });
    expect(findings).toEqual([
      'The secret of the receiver is not the secret of the endpoint: set the same secret at both',
    ]);
  });

  test('explains a body that was parsed and serialized again', async () => {
    const id = await deliver();
    const { request } = mock.webhooks.delivery(id).attempts[0] ?? {};
    const body = JSON.stringify(JSON.parse(request?.body ?? ''), null, 2);
    const { findings } = await mock.webhooks.explainSignature(id, { body });
    expect(findings.join()).toContain('parsed and serialized again');
  });

  test.each(['badSignature', 'noSignature', 'corrupt'] as const)('names the chaos effect %s', async (effect) => {
    mock.webhooks.chaos({ [effect]: 1 });
    const { isValid, findings } = await mock.webhooks.explainSignature(await deliver());
    expect([isValid, findings[0]]).toEqual([false, expect.stringContaining(`chaos effect ${effect}`)]);
  });

  test('says that an endpoint without a secret signs nothing', async () => {
    expect(await mock.webhooks.explainSignature(await deliver({}))).toMatchObject({
      isValid: false,
      findings: ['The endpoint has no secret, so the mock server signs nothing'],
    });
  });

  test.each([' ', '\0', '\ufeff\0 ', 'x\ud800'])(
    'rejects the secret %j, which no endpoint can have',
    async (secret) => {
      const check = { secret };
      const message = 'secret must be valid text that is not blank';
      await expect(mock.webhooks.explainSignature(await deliver(), check)).rejects.toThrow(message);
    },
  );

  test('rejects an unknown delivery and an unknown attempt', async () => {
    const id = await deliver();
    await expect(mock.webhooks.explainSignature('x')).rejects.toMatchObject({ code: 'DELIVERY_NOT_FOUND' });
    await expect(mock.webhooks.explainSignature(id, { attempt: 1 })).rejects.toMatchObject({
      code: 'ATTEMPT_NOT_FOUND',
    });
  });
});

describe('resend of what failed', () => {
  const orders = (webhooks: readonly { text: string }[]) =>
    webhooks.map(({ text }) => JSON.parse(text).data.payment.merchant_order_id);

  test('sends again what failed since a time, in the order of the events, and returns the results', async () => {
    const received = register(503, 200, 503, 400);
    for (const merchant_order_id of ['before', 'accepted']) await createAndSettle(cardPayment({ merchant_order_id }));
    await mock.clock.advance('4m');
    const since = mock.clock.timestamp();
    for (const merchant_order_id of ['first', 'second']) await createAndSettle(cardPayment({ merchant_order_id }));
    received.length = 0;

    const resent = await mock.webhooks.resend({ since });
    expect(orders(received)).toEqual(['first', 'second']);
    expect(resent.map(({ status, attempts }) => [status, attempts.length])).toEqual([
      ['delivered', 2],
      ['delivered', 2],
    ]);
    expect(resent).toEqual(mock.webhooks.deliveries().slice(2));
    expect(await mock.webhooks.resend({ since: new Date(mock.clock.now()) })).toEqual([]);

    await mock.webhooks.resend({});
    expect(orders(received)).toEqual(['first', 'second', 'before']);
  });

  test('starts an attempt after the response to the one before', async () => {
    let inFlight = 0;
    let most = 0;
    let isDown = true;
    mock.webhooks.register({
      async receiver() {
        inFlight += 1;
        most = isDown ? 0 : Math.max(most, inFlight);
        await new Promise((resolve) => setImmediate(resolve));
        inFlight -= 1;
        return new Response(null, { status: isDown ? 503 : 200 });
      },
    });
    for (let count = 0; count < 3; count += 1) mock.payments.create();
    await mock.settled();
    isDown = false;
    expect(await mock.webhooks.resend({})).toHaveLength(3);
    expect(most).toBe(1);
  });

  test.each([
    ['2026-01-01T00:00:01Z', 'since must not be after the time of the clock, 2026-01-01T00:00:00.000Z (received "2026'],
    ['2026-02-30', 'since must be a date that exists (received "2026-02-30")'],
    ['yesterday', 'since must be a date (received "yesterday")'],
  ])('rejects %j', async (since, message) => {
    await expect(mock.webhooks.resend({ since })).rejects.toThrow(message);
    await expect(mock.webhooks.resend({ sinc: since } as object)).rejects.toThrow('Did you mean since?');
  });
});
