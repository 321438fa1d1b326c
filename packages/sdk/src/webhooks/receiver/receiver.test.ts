import { describe, expect, test, vi } from 'vitest';
import {
  answerOf,
  delivery,
  envelope,
  key,
  on,
  refused,
  requestOf,
  secret,
  setUp,
  signatureOf,
  standStill,
  taken,
  transfer,
  transferDelivery,
  transferKey,
} from '../../../test/helpers/test-receiver.ts';
import { memoryStore } from '../stores/memory.ts';
import { createWebhookReceiver } from './receiver.ts';

standStill();

describe('an event', () => {
  test('runs its handler once, with the event and what is known of its delivery', async () => {
    const { receive, purchase, troubles } = setUp();
    expect(await answerOf(receive(delivery()))).toEqual(taken);
    expect(purchase.mock.calls).toEqual([
      [
        { kind: 'payment', type_event: 'payment.purchase', payload: envelope },
        { key, attempt: 0, isRedelivery: false, matchedSecretIndex: 0 },
      ],
    ]);
    expect(troubles).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that is a transfer runs the handler of transfers, and nobody knows the number of its attempt', async () => {
    const arrived = vi.fn();
    const { receive } = setUp({ on: { 'banking.transfer': arrived } });
    // Its own or not, a counter in a transfer is not documented.
    await receive(transferDelivery({ retry: 1 }));
    expect(arrived.mock.lastCall?.[1]).toMatchObject({ attempt: undefined, isRedelivery: undefined });
    arrived.mockClear();
    expect(await answerOf(receive(transferDelivery()))).toEqual(taken);
    expect(arrived).toHaveBeenCalledExactlyOnceWith(
      { kind: 'transfer', payload: transfer },
      {
        key: transferKey,
        attempt: undefined,
        isRedelivery: undefined,
        matchedSecretIndex: 0,
      },
    );
  });

  test('tells the handler that it was sent before', async () => {
    const { receive, purchase } = setUp();
    for (const attempt of [1, 3]) {
      await receive(delivery({ retry: attempt }));
      expect(purchase.mock.lastCall?.[1]).toMatchObject({ key, attempt, isRedelivery: true });
    }
  });

  test('tells which secret signed it, while one replaces another', async () => {
    const { receive, purchase } = setUp({ secret: ['whsec_new', secret] });
    await receive(delivery());
    expect(purchase.mock.lastCall?.[1]).toMatchObject({ matchedSecretIndex: 1 });
  });

  test.each([
    ['no handler is for', { type_event: 'payment.refund' }],
    ['is of a type that nobody knows', { type_event: 'payment.three_d_secure' }],
    ['is called __proto__', { type_event: '__proto__' }],
    ['is called constructor', { type_event: 'constructor' }],
    ['is called hasOwnProperty', { type_event: 'hasOwnProperty' }],
  ])('that %s goes to onUnknown, and is acknowledged', async (_what, changes) => {
    const onUnknown = vi.fn();
    const { receive, purchase } = setUp({ onUnknown });
    expect(await answerOf(receive(delivery(changes)))).toEqual(taken);
    expect(onUnknown.mock.calls).toMatchObject([[{ ...changes, payload: { ...envelope, ...changes } }, {}]]);
    expect(purchase).not.toHaveBeenCalled();
    expect(await answerOf(setUp().receive(delivery(changes)))).toEqual(taken);
  });

  test.each([
    ['status', { data: { payment: { ...envelope.data.payment, status: 'ON_THE_MOON' } } }],
    ['version', { version: 99 }],
    ['field', { extra: { deep: [1] } }],
  ])('with an unknown %s goes to the handler of its type, with its data kept', async (_what, changes) => {
    const { receive, purchase } = setUp();
    expect(await answerOf(receive(delivery(changes)))).toEqual(taken);
    expect(purchase.mock.lastCall?.[0]).toMatchObject({ payload: { ...envelope, ...changes } });
  });

  test('that calls itself what transfers are filed under goes to onUnknown: nobody has looked at its shape', async () => {
    const [arrived, onUnknown] = [vi.fn(), vi.fn()];
    const { receive } = setUp({ on: { 'banking.transfer': arrived }, onUnknown });
    expect(await answerOf(receive(delivery({ type_event: 'banking.transfer', data: {} })))).toEqual(taken);
    expect(onUnknown).toHaveBeenCalledTimes(1);
    expect(arrived).not.toHaveBeenCalled();
  });

  test('with an unknown rail or status of a transfer goes to the handler of transfers', async () => {
    const arrived = vi.fn();
    const { receive } = setUp({ on: { 'banking.transfer': arrived } });
    const changes = { payment_rail: 'PIX', status: 'RETURNED' };
    expect(await answerOf(receive(transferDelivery(changes)))).toEqual(taken);
    expect(arrived.mock.lastCall?.[0]).toMatchObject({ payload: changes });
  });

  test('that no handler is for asks nothing of the store', async () => {
    const dedupe = { claim: vi.fn(), commit: vi.fn(), release: vi.fn() };
    const { receive } = setUp({ dedupe });
    expect(await answerOf(receive(delivery({ type_event: 'payment.refund' })))).toEqual(taken);
    expect(dedupe.claim).not.toHaveBeenCalled();
  });

  test('may be 10,000 levels deep, without a key of its own', async () => {
    const { receive, purchase } = setUp({ dedupe: memoryStore() });
    const deep = JSON.stringify({
      ...envelope,
      data: { payment: { ...envelope.data.payment, idempotency_key: null } },
    });
    const body = deep.replace('{', `{"extra":${'['.repeat(10_000)}${']'.repeat(10_000)},`);
    expect(await answerOf(receive(requestOf(body)))).toEqual(taken);
    expect(await answerOf(receive(requestOf(body)))).toEqual(taken);
    expect(purchase).toHaveBeenCalledTimes(1);
  });
});

describe('what is refused', () => {
  const wrong = signatureOf('{}');

  test.each<[string, Record<string, string>, string]>([
    ['signature is missing', { 'x-hmac-signature': '' }, 'signature_malformed'],
    [
      'signature is in hex',
      { 'x-hmac-signature': Buffer.from(wrong, 'base64').toString('hex') },
      'signature_malformed',
    ],
    ['signature is wrong', { 'x-hmac-signature': wrong }, 'signature_mismatch'],
  ])('because its %s is answered 401 alike, and told apart in the logs only', async (_cause, headers, reason) => {
    const { receive, purchase, reasons, troubles } = setUp();
    expect(await answerOf(receive(requestOf(JSON.stringify(envelope), headers)))).toEqual(refused(401));
    expect(reasons()).toEqual([reason]);
    expect(troubles).toMatchObject([{ status: 401, error: { code: reason } }]);
    expect(purchase).not.toHaveBeenCalled();
  });

  test('without credentials, or with wrong ones, is answered 401 just so', async () => {
    const credentials = { apiKey: 'key-1', apiSecret: 'hush-1' };
    const { receive, reasons } = setUp(credentials);
    const body = JSON.stringify(envelope);
    expect(await answerOf(receive(requestOf(body)))).toEqual(refused(401));
    expect(await answerOf(receive(requestOf(body, { 'x-api-key': 'key-1', 'x-secret': 'x' })))).toEqual(refused(401));
    expect(await answerOf(receive(requestOf(body, { 'x-api-key': 'key-1', 'x-secret': 'hush-1' })))).toEqual(taken);
    expect(reasons()).toEqual(['credentials_missing', 'credentials_mismatch']);
  });

  test('without a signature is not let through when a secret is configured', async () => {
    const { receive, reasons } = setUp();
    const request = new Request('https://merchant.example', { method: 'POST', body: JSON.stringify(envelope) });
    expect(await answerOf(receive(request))).toEqual(refused(401));
    expect(reasons()).toEqual(['signature_missing']);
  });

  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
    'because it is a %s is answered 405',
    async (method) => {
      const { receive, reasons } = setUp();
      const answer = await answerOf(receive(new Request('https://merchant.example', { method })));
      expect(answer).toEqual(refused(405, { allow: 'POST' }));
      expect(reasons()).toEqual(['method_not_allowed']);
    },
  );

  test.each<[string, string | Uint8Array<ArrayBuffer>, object]>([
    ['no JSON', '{', { error: 'body_not_json' }],
    ['empty', '', { error: 'body_not_json' }],
    ['no UTF-8', Uint8Array.of(0x7b, 0xff, 0x7d), { error: 'body_not_utf8' }],
    ['null', 'null', { error: 'body_not_object' }],
    ['a list', JSON.stringify([envelope]), { error: 'body_not_object' }],
  ])('because it is genuine and %s is answered 400 by name, and reported', async (_what, body, named) => {
    const { receive, reasons } = setUp();
    expect(await answerOf(receive(requestOf(body)))).toEqual(refused(400, { body: { received: false, ...named } }));
    expect(reasons()).toEqual([(named as { error: string }).error]);
  });
});

describe('an event without a typed handler', () => {
  const both = { accept: ['payment', 'transfer'] };
  const purchases = { 'payment.purchase': () => {} };
  const refunds = { 'payment.refund': () => {} };
  const transfers = { 'banking.transfer': () => {} };
  const noStatus = { data: { payment: { id: 'pay-1' } } };

  test.each<[what: string, options: Record<string, unknown>, request: () => Request, status: number, reason: string]>([
    ['a kind outside accept', { accept: ['payment'], on: purchases }, transferDelivery, 500, 'not_accepted'],
    ['a kind outside accept', { accept: ['transfer'], on: transfers }, delivery, 500, 'not_accepted'],
    ['malformed, with a handler', { ...both, on: purchases }, () => delivery(noStatus), 500, 'malformed'],
    ['malformed, without a handler', { ...both, on: refunds }, () => delivery(noStatus), 200, 'malformed'],
    ['malformed, with a transfer handler', { ...both, on: transfers }, () => delivery(noStatus), 200, 'malformed'],
    [
      'malformed, one handler of two',
      { ...both, on: { ...purchases, ...refunds } },
      () => delivery(noStatus),
      500,
      'malformed',
    ],
    [
      'a transfer with an unlisted type',
      { ...both, on: transfers },
      () => transferDelivery({ type_event: 'banking.transfer_returned' }),
      200,
      'unlisted_type',
    ],
    ['of no type', { ...both, on: refunds }, () => delivery({ type_event: null }), 500, 'malformed'],
    ['of no type', { ...both, on: transfers }, () => delivery({ type_event: null }), 200, 'malformed'],
    ['of an empty type', { ...both, on: refunds }, () => delivery({ type_event: '' }), 200, 'unlisted_type'],
    ['a transfer without an id', { ...both, on: transfers }, () => transferDelivery({ id: null }), 500, 'malformed'],
    ['a transfer without an id', { ...both, on: purchases }, () => transferDelivery({ id: null }), 200, 'malformed'],
    ['a broken amount', { ...both, on: transfers }, () => transferDelivery({ amount: { value: 1 } }), 500, 'malformed'],
    [
      'another direction',
      { ...both, on: transfers },
      () => transferDelivery({ direction: 'OUTGOING' }),
      500,
      'malformed',
    ],
    [
      'an unlisted type',
      { ...both, on: purchases },
      () => delivery({ type_event: 'payment.new' }),
      200,
      'unlisted_type',
    ],
    ['a listed type', { ...both, on: refunds }, delivery, 200, 'no_handler'],
  ])('is never rejected: %s (%#)', async (_what, options, request, status, reason) => {
    const { receive, deliveries } = setUp(options);
    expect(await answerOf(receive(request()))).toEqual(status === 200 ? taken : refused(status));
    expect(deliveries).toMatchObject([{ verdict: 'unknown', status, reason, event: {} }]);

    // With onUnknown, its result decides.
    const onUnknown = vi.fn();
    const observed = setUp({ ...options, onUnknown });
    expect(await answerOf(observed.receive(request()))).toEqual(taken);
    expect(onUnknown).toHaveBeenCalledTimes(1);
    onUnknown.mockRejectedValue(new Error('not now'));
    expect(await answerOf(observed.receive(request()))).toEqual(refused(500));
    expect(observed.deliveries).toMatchObject([
      { verdict: 'handled' },
      { verdict: 'failed', reason: 'handler_failed' },
    ]);
  });
});

describe('a setting', () => {
  test('is copied', async () => {
    const secrets = [Buffer.from(secret)];
    const accept: 'payment'[] = ['payment'];
    const purchase = vi.fn();
    const on = { 'payment.purchase': purchase };
    const receive = createWebhookReceiver({ accept, secret: secrets, on });
    secrets[0]?.fill(0);
    secrets.length = 0;
    accept.length = 0;
    on['payment.purchase'] = vi.fn();
    expect((await receive(delivery())).status).toBe(200);
    expect(purchase).toHaveBeenCalledTimes(1);
  });

  test('with no verification, by name, takes what comes', async () => {
    const receive = createWebhookReceiver({ accept: ['payment'], verification: 'none', on });
    const request = new Request('https://merchant.example', { method: 'POST', body: JSON.stringify(envelope) });
    expect((await receive(request)).status).toBe(200);
  });
});
