import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WebhookStore } from './dedupe.ts';
import { WebhookConfigurationError, WebhookVerificationError } from './errors.ts';
import type { WebhookRejection } from './outcome.ts';
import { createWebhookReceiver } from './receiver.ts';
import type { WebhookReceiverOptions } from './receiver-config.ts';
import { memoryStore } from './stores/memory.ts';
import type { WebhookContext } from './webhook-handlers.ts';

const secret = 'whsec_5e0c7a1f';
const envelope = {
  type: 'payment',
  type_event: 'payment.purchase',
  account_id: '493e9374-510a-4201-9e09-de669d75f256',
  retry: 0,
  version: 2,
  data: { payment: { id: '0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11', status: 'SUCCEEDED', idempotency_key: 'evt-1' } },
};
const transfer = {
  id: 'xfer_01HZX3V5M2',
  destination_account_id: 'acct_01HZX3QK8D',
  account_id: '493e9374-510a-4201-9e09-de669d75f256',
  provider: { account_id: 'prov-acct-77', transfer_id: 'prov-tr-5512' },
  status: 'PENDING',
  direction: 'INCOMING',
  sender: { account_number_last_4: '6789', routing_number: '021000021', account_name: 'Acme', bank_name: 'Bank' },
  amount: { value: 1250.75, currency: 'USD' },
  payment_rail: 'ACH_STANDARD',
  description: 'Invoice 1042',
  created_at: '2026-03-14T09:26:53.589793Z',
  updated_at: '2026-03-14T09:30:00.000000Z',
};
const key = 'payment:5:evt-1:16:payment.purchase:9:SUCCEEDED';

/** What it does with a purchase does not matter. */
const on = { 'payment.purchase': () => {} };

const signatureOf = (body: string | Uint8Array) => createHmac('sha256', secret).update(body).digest('base64');
const requestOf = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  new Request('https://merchant.example/webhooks', {
    method: 'POST',
    body,
    headers: { 'x-hmac-signature': signatureOf(body), ...headers },
  });
const delivery = (changes: object = {}) => requestOf(JSON.stringify({ ...envelope, ...changes }));
const transferDelivery = (changes: object = {}) => requestOf(JSON.stringify({ ...transfer, ...changes }));

interface Deferred {
  readonly promise: Promise<void>;
  resolve(): void;
  reject(error: unknown): void;
}
function deferred(): Deferred {
  let settle = {} as Omit<Deferred, 'promise'>;
  const promise = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, ...settle };
}

/** A receiver that keeps what it was told. */
function setUp(options: Partial<WebhookReceiverOptions> & Record<string, unknown> = {}) {
  const purchase = vi.fn<(event: unknown, context: WebhookContext) => unknown>();
  const rejections: WebhookRejection[] = [];
  const receive = createWebhookReceiver({
    accept: ['payment', 'transfer'],
    secret,
    on: { 'payment.purchase': purchase },
    onRejected: (rejection) => rejections.push(rejection),
    ...options,
  });
  return { receive, purchase, rejections, reasons: () => rejections.map(({ reason }) => reason) };
}

/** Status, body, and the headers that say what to do. */
async function answerOf(response: Promise<Response>) {
  const { status, headers, ...answer } = await response.then(async (given) => ({
    status: given.status,
    headers: given.headers,
    body: await given.json(),
  }));
  expect(headers.get('content-type')).toBe('application/json');
  return { status, ...answer, allow: headers.get('allow'), retryAfter: headers.get('retry-after') };
}
const taken = { status: 200, body: { received: true }, allow: null, retryAfter: null };
const refused = (status: number, more: object = {}) => ({
  status,
  body: { received: false },
  allow: null,
  retryAfter: status === 503 ? '30' : null,
  ...more,
});

const unhandled = vi.fn();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  process.on('unhandledRejection', unhandled);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  // Rejections are told of after the microtasks.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

describe('an event', () => {
  test('runs its handler once, with the event and what is known of its delivery', async () => {
    const { receive, purchase, rejections } = setUp();
    expect(await answerOf(receive(delivery()))).toEqual(taken);
    expect(purchase.mock.calls).toEqual([
      [
        { kind: 'payment', type_event: 'payment.purchase', payload: envelope },
        { key, attempt: 0, isRedelivery: false, matchedSecretIndex: 0 },
      ],
    ]);
    expect(rejections).toEqual([]);
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
        key: 'transfer:15:xfer_01HZX3V5M2:7:PENDING',
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
    const { receive, purchase, reasons, rejections } = setUp();
    expect(await answerOf(receive(requestOf(JSON.stringify(envelope), headers)))).toEqual(refused(401));
    expect(reasons()).toEqual([reason]);
    expect(rejections).toMatchObject([{ status: 401, error: { code: reason } }]);
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
    ['null', 'null', { error: 'body_shape', field: '', rule: 'type' }],
    [
      'an envelope with a negative counter',
      JSON.stringify({ ...envelope, retry: -1 }),
      { error: 'body_shape', field: 'retry', rule: 'minimum' },
    ],
    [
      'a transfer without an id',
      JSON.stringify({ ...transfer, id: undefined }),
      { error: 'body_shape', field: 'id', rule: 'required' },
    ],
  ])('because it is genuine and %s is answered 400 by name, and reported', async (_what, body, named) => {
    const { receive, reasons } = setUp();
    expect(await answerOf(receive(requestOf(body)))).toEqual(refused(400, { body: { received: false, ...named } }));
    expect(reasons()).toEqual([(named as { error: string }).error]);
  });

  test('because it is for another route is answered 400, however well signed', async () => {
    const { receive, purchase } = setUp({ accept: ['payment'] });
    expect((await receive(transferDelivery())).status).toBe(400);
    expect((await receive(delivery())).status).toBe(200);
    expect(purchase).toHaveBeenCalledTimes(1);
  });

  test('says nothing of itself in the logs when nobody listens, but why', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const receive = createWebhookReceiver({ accept: ['payment'], secret, on });
    await receive(requestOf(JSON.stringify(envelope), { 'x-hmac-signature': wrong }));
    await Promise.resolve();
    await receive(new Request('https://merchant.example'));
    await Promise.resolve();
    expect(error.mock.calls).toEqual([
      ['Webhook answered 401: signature_mismatch', expect.any(Error)],
      ['Webhook answered 405: method_not_allowed', ''],
    ]);
  });

  test('is refused all the same when the listener throws or rejects', async () => {
    for (const onRejected of [
      () => {
        throw new Error('listener');
      },
      () => Promise.reject(new Error('listener')),
    ]) {
      const { receive } = setUp({ onRejected });
      expect((await receive(requestOf('{'))).status).toBe(400);
    }
  });
});

describe('the body', () => {
  const text = JSON.stringify({ ...envelope, extra: 'é'.repeat(200) });
  const bytes = Buffer.from(text);
  const limit = bytes.length;
  const streamed = (body: ReadableStream, headers: Record<string, string> = {}) =>
    new Request('https://merchant.example', {
      method: 'POST',
      body,
      headers: { 'x-hmac-signature': signatureOf(bytes), ...headers },
      duplex: 'half',
    } as RequestInit);

  test('may be as long as the limit, in any pieces, and not a byte longer', async () => {
    for (const size of [1, 7, limit]) {
      const pieces = () =>
        new ReadableStream({
          start(controller) {
            for (let at = 0; at < limit; at += size) controller.enqueue(new Uint8Array(bytes.subarray(at, at + size)));
            controller.close();
          },
        });
      expect((await setUp({ maxBodyBytes: limit }).receive(streamed(pieces()))).status).toBe(200);
      const { receive, reasons } = setUp({ maxBodyBytes: limit - 1 });
      expect(await answerOf(receive(streamed(pieces())))).toEqual(refused(413));
      expect(reasons()).toEqual(['body_too_large']);
    }
  });

  test('is limited to 1,048,576 bytes by default, counted in bytes', async () => {
    const padded = (length: number) => requestOf(`"${'é'.repeat((length - 2) / 2)}"`);
    expect((await setUp().receive(padded(1_048_576))).status).toBe(400);
    expect((await setUp().receive(padded(1_048_578))).status).toBe(413);
  });

  test('that never ends is not read to its end, and its source is told', async () => {
    const cancel = vi.fn();
    let pulled = 0;
    const endless = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(1000));
      },
      cancel,
    });
    const { receive } = setUp({ maxBodyBytes: 10_000 });
    expect((await receive(streamed(endless))).status).toBe(413);
    expect(pulled).toBeLessThan(20);
    expect(cancel).toHaveBeenCalled();
  });

  test('that is too long is answered 413 though its source cannot be told', async () => {
    const cancel = () => Promise.reject(new Error('gone'));
    const long = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(9)), cancel });
    expect((await setUp({ maxBodyBytes: 8 }).receive(streamed(long))).status).toBe(413);
  });

  test.each(['0', '1', '99999999', '-1', 'x'])('is counted, whatever Content-Length claims (%s)', async (claimed) => {
    const { receive } = setUp({ maxBodyBytes: limit });
    const request = requestOf(text);
    const lying = new Proxy(request, {
      get(target, name) {
        if (name === 'headers') return new Headers([...target.headers, ['content-length', claimed]]);
        const value = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    expect((await receive(lying)).status).toBe(200);
    expect((await setUp({ maxBodyBytes: limit - 1 }).receive(delivery({ extra: 'é'.repeat(200) }))).status).toBe(413);
  });

  test('that is slow is given up, so that it comes again', async () => {
    const cancel = vi.fn();
    const slow = new ReadableStream({ start: (controller) => controller.enqueue(bytes.subarray(0, 9)), cancel });
    const { receive, purchase, reasons } = setUp({ ackTimeoutMs: 5_000 });
    const response = receive(streamed(slow));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(reasons()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answerOf(response)).toEqual(refused(503));
    expect(cancel).toHaveBeenCalled();
    expect(reasons()).toEqual(['body_too_slow']);
    expect(purchase).not.toHaveBeenCalled();
  });

  test('that was signed as a whole is not taken when it was cut off by the time limit', async () => {
    const whole = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(bytes)) });
    const { receive, purchase } = setUp();
    const response = receive(streamed(whole));
    await vi.advanceTimersByTimeAsync(8_000);
    expect((await response).status).toBe(503);
    expect(purchase).not.toHaveBeenCalled();
  });

  test('that breaks off is asked for again', async () => {
    let pull = 0;
    const broken = new ReadableStream({
      pull(controller) {
        pull += 1;
        if (pull === 1) controller.enqueue(new Uint8Array(bytes.subarray(0, 9)));
        else controller.error(new Error('connection reset'));
      },
    });
    const { receive, rejections } = setUp();
    expect(await answerOf(receive(streamed(broken)))).toEqual(refused(503));
    expect(rejections).toEqual([
      {
        reason: 'body_incomplete',
        status: 503,
        error: new Error('connection reset'),
        event: undefined,
        key: undefined,
      },
    ]);
  });

  test('that somebody has read before is a mistake, and the log says which', async () => {
    for (const prepare of [(request: Request) => request.text(), (request: Request) => request.body?.getReader()]) {
      const request = delivery();
      await prepare(request);
      const { receive, rejections } = setUp();
      expect(await answerOf(receive(request))).toEqual(refused(500));
      expect(rejections).toMatchObject([{ reason: 'receiver_failed', error: { code: 'configuration' } }]);
      expect(String(rejections[0]?.error)).toContain('before request.json()');
    }
  });

  test('that is a stream of strings is a mistake', async () => {
    const request = {
      method: 'POST',
      headers: new Headers(),
      body: new ReadableStream({ start: (c) => c.enqueue(text) }),
    };
    const { receive, rejections } = setUp();
    expect((await receive(request as Request)).status).toBe(500);
    expect(rejections).toMatchObject([
      { reason: 'receiver_failed', error: { code: 'configuration', message: 'The body must be a stream of bytes' } },
    ]);
  });

  test('that is not there at all is empty, and so no JSON', async () => {
    const headers = { 'x-hmac-signature': signatureOf('') };
    const { receive, reasons } = setUp();
    expect((await receive(new Request('https://merchant.example', { method: 'POST', headers }))).status).toBe(400);
    expect(reasons()).toEqual(['body_not_json']);
  });
});

describe('an event that comes again', () => {
  test('is acknowledged when it was handled, and not handled again', async () => {
    const { receive, purchase, rejections } = setUp({ dedupe: memoryStore() });
    for (const retry of [0, 0, 1, 6]) expect(await answerOf(receive(delivery({ retry })))).toEqual(taken);
    expect(purchase).toHaveBeenCalledTimes(1);
    expect(rejections).toEqual([]);
  });

  test('is handled again without a store', async () => {
    const { receive, purchase } = setUp();
    await receive(delivery());
    await receive(delivery());
    expect(purchase).toHaveBeenCalledTimes(2);
  });

  test('with another status is another event', async () => {
    const arrived = vi.fn();
    const { receive } = setUp({ on: { 'banking.transfer': arrived }, dedupe: memoryStore() });
    for (const status of ['PENDING', 'COMPLETED', 'PENDING']) await receive(transferDelivery({ status }));
    expect(arrived).toHaveBeenCalledTimes(2);
  });

  test('is answered 503 while it is being handled, and 200 afterwards', async () => {
    const { receive, purchase, reasons } = setUp({ dedupe: memoryStore() });
    const { promise, resolve } = deferred();
    purchase.mockReturnValueOnce(promise);
    const first = receive(delivery());
    await vi.waitUntil(() => purchase.mock.calls.length > 0);
    expect(await answerOf(receive(delivery({ retry: 1 })))).toEqual(refused(503));
    resolve();
    expect(await answerOf(first)).toEqual(taken);
    expect(await answerOf(receive(delivery({ retry: 1 })))).toEqual(taken);
    expect(purchase).toHaveBeenCalledTimes(1);
    expect(reasons()).toEqual(['in_flight']);
  });

  test('100 times at once to two replicas runs its handler once', async () => {
    const dedupe = memoryStore();
    const replicas = [setUp({ dedupe }), setUp({ dedupe })];
    for (const { purchase } of replicas) purchase.mockImplementation(() => Promise.resolve());
    const responses = await Promise.all(Array.from({ length: 100 }, (_, n) => replicas[n % 2]?.receive(delivery())));
    const runs = replicas.reduce((sum, { purchase }) => sum + purchase.mock.calls.length, 0);
    expect(runs).toBe(1);
    const statuses = responses.map((response) => response?.status);
    expect(statuses).toContain(200);
    expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
  });

  test('is handled again after its handler threw', async () => {
    const { receive, purchase, rejections } = setUp({ dedupe: memoryStore() });
    const failure = new Error('database is down');
    purchase.mockRejectedValueOnce(failure).mockImplementationOnce(() => {
      throw failure;
    });
    expect(await answerOf(receive(delivery()))).toEqual(refused(500));
    expect(await answerOf(receive(delivery({ retry: 1 })))).toEqual(refused(500));
    expect(await answerOf(receive(delivery({ retry: 2 })))).toEqual(taken);
    expect(purchase).toHaveBeenCalledTimes(3);
    const rejection = { reason: 'handler_failed', status: 500, error: failure, key, event: expect.anything() };
    expect(rejections).toEqual([rejection, rejection]);
  });

  test('is handled again when the process died with the claim, once the lease has ended', async () => {
    let time = 0;
    const dedupe = memoryStore({ now: () => time });
    await dedupe.claim(key, { leaseMs: 30_000, token: 'of a process that died' });
    const { receive, purchase } = setUp({ dedupe });
    expect((await receive(delivery())).status).toBe(503);
    time = 60_000;
    expect((await receive(delivery({ retry: 1 }))).status).toBe(200);
    expect(purchase).toHaveBeenCalledTimes(1);
  });

  test('is recognised by the key that the merchant makes of it', async () => {
    const { receive, purchase } = setUp({
      dedupe: memoryStore(),
      dedupeKey: async (event: { kind: string }) => event.kind,
    });
    await receive(delivery());
    await receive(delivery({ data: { payment: { ...envelope.data.payment, idempotency_key: 'evt-2' } } }));
    expect(purchase).toHaveBeenCalledTimes(1);
    expect(purchase.mock.lastCall?.[1].key).toBe('payment');
  });

  test.each(['a\0b', 'é', '\uD800', 'x'.repeat(256)])(
    'by a key of its own that no store may take (%#)',
    async (own) => {
      const dedupe = memoryStore();
      const claim = vi.spyOn(dedupe, 'claim');
      const { receive, purchase } = setUp({ dedupe, dedupeKey: () => own });
      expect((await receive(delivery())).status).toBe(200);
      expect(claim.mock.lastCall?.[0]).toMatch(/^custom:sha256:[!-~]{44}$/);
      expect(purchase.mock.lastCall?.[1].key).toBe(claim.mock.lastCall?.[0]);
    },
  );

  test.each([[undefined], [null], [0], ['text'], [Object.freeze(new Error('frozen'))], [Object.freeze({})]])(
    'is handled again after its handler threw %s',
    async (thrown) => {
      const { receive, purchase, rejections } = setUp({ dedupe: memoryStore() });
      purchase.mockRejectedValueOnce(thrown);
      expect(await answerOf(receive(delivery()))).toEqual(refused(500));
      expect(await answerOf(receive(delivery({ retry: 1 })))).toEqual(taken);
      expect(rejections).toEqual([
        { reason: 'handler_failed', status: 500, error: thrown, key, event: expect.anything() },
      ]);
    },
  );

  test.each([
    [{ retry: 3 }, 3],
    [{ retry: -5 }, undefined],
    [{ retry: 0.5 }, undefined],
    [{ retry: '1' }, undefined],
  ])('of an unknown type with %j is attempt %s', async (changes, attempt) => {
    const onUnknown = vi.fn();
    await setUp({ onUnknown }).receive(delivery({ type_event: 'payment.news', ...changes }));
    expect(onUnknown.mock.lastCall?.[1]).toMatchObject({ attempt, isRedelivery: attempt && true });
  });

  test.each<[string, () => unknown]>([
    ['empty', () => ''],
    ['no text', () => 7],
    ['not there', () => undefined],
    [
      'a failure',
      () => {
        throw new Error('no key');
      },
    ],
    [
      'a refusal of its own',
      () => {
        throw new WebhookVerificationError('body_shape', 'no key', 'type');
      },
    ],
  ])('by a key of its own that is %s is a mistake', async (_what, dedupeKey) => {
    const { receive, purchase, rejections } = setUp({ dedupe: memoryStore(), dedupeKey: dedupeKey as () => string });
    expect(await answerOf(receive(delivery()))).toEqual(refused(500));
    expect(purchase).not.toHaveBeenCalled();
    expect(rejections).toMatchObject([
      { reason: 'receiver_failed', error: { message: expect.stringMatching(/dedupeKey must give a text|no key/) } },
    ]);
  });

  test('by a key of its own that does not come in time is a mistake too', async () => {
    const { receive, reasons } = setUp({ dedupeKey: () => new Promise<never>(() => {}) });
    const response = receive(delivery());
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await answerOf(response)).toEqual(refused(500));
    expect(reasons()).toEqual(['receiver_failed']);
  });

  test('by a key of its own that comes too late is not handled: it was answered that it is to come again', async () => {
    const found = deferred();
    const { receive, purchase, reasons } = setUp({ dedupeKey: () => found.promise.then(() => 'a key') });
    const response = receive(delivery());
    await vi.advanceTimersByTimeAsync(8_000);
    await response;
    found.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(purchase).not.toHaveBeenCalled();
    expect(reasons()).toEqual(['receiver_failed']);
  });
});

describe('the store', () => {
  const failing = (changes: Partial<WebhookStore>): WebhookStore => ({ ...memoryStore(), ...changes });
  const down = new Error('connection refused');
  const fail = async () => {
    throw down;
  };
  const throwing = () => {
    throw down;
  };

  test('that cannot be reached lets nothing through', async () => {
    for (const claim of [fail, throwing]) {
      const { receive, purchase, rejections } = setUp({ dedupe: failing({ claim }) });
      expect(await answerOf(receive(delivery()))).toEqual(refused(503));
      expect(rejections).toMatchObject([{ reason: 'store_failed', status: 503, error: down, key }]);
      expect(purchase).not.toHaveBeenCalled();
    }
  });

  test('that gives no sensible answer lets nothing through', async () => {
    for (const nonsense of [undefined, true, 'OK']) {
      const { receive, purchase } = setUp({ dedupe: failing({ claim: async () => nonsense as never }) });
      expect(await answerOf(receive(delivery()))).toEqual(refused(503));
      expect(purchase).not.toHaveBeenCalled();
    }
  });

  test('that hangs is given up, and what it claimed later is released without running the handler', async () => {
    const store = memoryStore();
    const { promise, resolve } = deferred();
    const claim: WebhookStore['claim'] = async (...args) => {
      const result = await store.claim(...args);
      await promise;
      return result;
    };
    const release = vi.spyOn(store, 'release');
    const { receive, purchase, reasons } = setUp({ dedupe: { ...store, claim, release: store.release } });
    const response = receive(delivery());
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await answerOf(response)).toEqual(refused(503));
    expect(await store.claim(key, { leaseMs: 1, token: 'other' })).toBe('in_flight');
    resolve();
    await vi.waitUntil(() => release.mock.calls.length > 0);
    expect(await store.claim(key, { leaseMs: 1, token: 'other' })).toBe('claimed');
    expect(purchase).not.toHaveBeenCalled();
    expect(reasons()).toEqual(['store_failed']);
  });

  test('that fails to note what was done is asked again, behind the answer', async () => {
    const dedupe = memoryStore();
    const commit = vi.spyOn(dedupe, 'commit').mockRejectedValueOnce(down).mockImplementationOnce(throwing);
    const { receive, purchase, reasons } = setUp({ dedupe });
    expect(await answerOf(receive(delivery()))).toEqual(taken);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(commit).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(commit).toHaveBeenCalledTimes(3);
    expect(await answerOf(receive(delivery({ retry: 1 })))).toEqual(taken);
    expect(reasons()).toEqual([]);
    expect(new Set(commit.mock.calls.map(([, token]) => token)).size).toBe(1);
    expect(purchase).toHaveBeenCalledTimes(1);
  });

  test.each<[string, WebhookStore['commit'], unknown, number]>([
    ['fails', fail, down, 20_000],
    ['hangs', () => new Promise(() => {}), new Error('The store has not answered in 30000 ms'), 110_000],
  ])(
    'that %s when it is to note what was done does not make the sender send it again',
    async (_how, commit, error, ms) => {
      const { receive, purchase, rejections } = setUp({ dedupe: failing({ commit }) });
      const response = receive(delivery());
      await vi.advanceTimersByTimeAsync(8_000);
      expect(await answerOf(response)).toEqual(taken);
      expect(rejections).toEqual([]);
      await vi.advanceTimersByTimeAsync(ms);
      expect(rejections).toMatchObject([{ reason: 'commit_failed', status: 200, error, key }]);
      expect(purchase).toHaveBeenCalledTimes(1);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  test('that fails when time has run out is reported with what it failed with', async () => {
    const answer = deferred();
    const { receive, rejections } = setUp({ dedupe: failing({ claim: () => answer.promise.then(() => 'claimed') }) });
    const response = receive(delivery());
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await answerOf(response)).toEqual(refused(503));
    answer.reject(down);
    await vi.advanceTimersByTimeAsync(0);
    expect(rejections.map(({ reason, error }) => [reason, error])).toEqual([
      ['store_failed', undefined],
      ['store_failed', down],
    ]);
  });

  test.each([[undefined], [true], ['CLAIMED'], [{ claim: 'claimed' }]])(
    'whose claim is %s is no store',
    async (result) => {
      const { receive, purchase, rejections } = setUp({ dedupe: failing({ claim: async () => result as never }) });
      expect(await answerOf(receive(delivery()))).toEqual(refused(503));
      const error = new TypeError(`A store does not answer a claim with ${result}`);
      expect(rejections).toMatchObject([{ reason: 'store_failed', error }]);
      expect(purchase).not.toHaveBeenCalled();
    },
  );

  test('that answers when the lease is over has claimed nothing', async () => {
    const dedupe = memoryStore();
    const release = vi.spyOn(dedupe, 'release');
    const late = { ...dedupe, claim: () => new Promise<'claimed'>((resolve) => setTimeout(resolve, 50, 'claimed')) };
    const { receive, purchase, reasons } = setUp({ dedupe: { ...late, release }, leaseMs: 50 });
    const response = receive(delivery());
    await vi.advanceTimersByTimeAsync(50);
    expect(await answerOf(response)).toEqual(refused(503, { retryAfter: '1' }));
    expect(reasons()).toEqual(['store_failed']);
    expect(release).toHaveBeenCalledTimes(1);
    expect(purchase).not.toHaveBeenCalled();
    const inTime = setUp({ dedupe: late, leaseMs: 51 });
    const taking = inTime.receive(delivery());
    await vi.advanceTimersByTimeAsync(50);
    expect(await answerOf(taking)).toEqual(taken);
  });

  test('that does not say what became of a commit is believed', async () => {
    const { receive, rejections } = setUp({ dedupe: failing({ commit: async () => undefined as never }) });
    expect(await answerOf(receive(delivery()))).toEqual(taken);
    expect(rejections).toEqual([]);
  });

  test('has freed an event that failed before the sender is answered, as it may come again at once', async () => {
    const freed = deferred();
    const { receive, purchase } = setUp({ dedupe: failing({ release: () => freed.promise }) });
    purchase.mockRejectedValueOnce(new Error('no'));
    const answered = vi.fn();
    const response = receive(delivery()).then(answered);
    await vi.waitUntil(() => purchase.mock.calls.length > 0);
    await vi.advanceTimersByTimeAsync(100);
    expect(answered).not.toHaveBeenCalled();
    freed.resolve();
    await response;
    expect(answered).toHaveBeenCalledTimes(1);
  });

  test('that claimed too late frees the event before the runtime may end', async () => {
    const claimed = deferred();
    const freed = deferred();
    const claim = () => claimed.promise.then(() => 'claimed' as const);
    const ended = vi.fn();
    const { receive } = setUp({
      dedupe: failing({ claim, release: () => freed.promise }),
      waitUntil: (work) => work.then(ended),
    });
    const response = receive(delivery());
    await vi.advanceTimersByTimeAsync(8_000);
    expect((await response).status).toBe(503);
    claimed.resolve();
    await vi.advanceTimersByTimeAsync(100);
    expect(ended).not.toHaveBeenCalled();
    freed.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  test.each([
    [1, '1'],
    [1_000, '1'],
    [1_001, '2'],
  ])('under a lease of %i ms lets the sender come again after %s s, not before', async (leaseMs, seconds) => {
    const { receive } = setUp({ leaseMs, dedupe: failing({ claim: async () => 'in_flight' }) });
    expect(await answerOf(receive(delivery()))).toEqual(refused(503, { retryAfter: seconds }));
  });

  test('that fails to release leaves the answer as it is', async () => {
    for (const release of [fail, throwing]) {
      const { receive, purchase, reasons } = setUp({ dedupe: failing({ release }) });
      purchase.mockRejectedValueOnce(new Error('no'));
      expect(await answerOf(receive(delivery()))).toEqual(refused(500));
      expect(reasons()).toEqual(['handler_failed']);
    }
  });

  test('is asked for a lease and a time to live as configured, under a token of its own each time', async () => {
    const dedupe = memoryStore();
    const claim = vi.spyOn(dedupe, 'claim');
    const commit = vi.spyOn(dedupe, 'commit');
    await setUp({ dedupe }).receive(delivery());
    const { receive } = setUp({ dedupe, leaseMs: 1_234, ttlMs: 5_678 });
    await receive(delivery({ data: { payment: { ...envelope.data.payment, idempotency_key: 'evt-2' } } }));
    expect(claim.mock.calls.map(([, { leaseMs }]) => leaseMs)).toEqual([30_000, 1_234]);
    expect(commit.mock.calls.map(([, , { ttlMs }]) => ttlMs)).toEqual([2_592_000_000, 5_678]);
    const tokens = claim.mock.calls.map(([, { token }]) => token);
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) expect(token).toMatch(/^[!-~]{16,255}$/);
    expect(commit.mock.calls.map(([, token]) => token)).toEqual(tokens);
  });

  test('is asked for a claim shorter than the first back-off of the sender', async () => {
    const dedupe = memoryStore();
    const claim = vi.spyOn(dedupe, 'claim');
    await setUp({ dedupe }).receive(delivery());
    expect(claim.mock.lastCall?.[1].leaseMs).toBeLessThan(60_000);
  });
});

describe('a handler that is slower than the sender waits', () => {
  /** A store and a receiver on one clock, and a handler that ends when it is told to. */
  function setUpSlow(options: Partial<WebhookReceiverOptions> = {}) {
    let time = 0;
    const dedupe = memoryStore({ now: () => time });
    const { promise, resolve, reject } = deferred();
    const set = setUp({ dedupe, ...options });
    set.purchase.mockReturnValueOnce(promise);
    const pass = async (ms: number) => {
      // In small steps, as both clocks have to go on together.
      for (let passed = 0; passed < ms; passed += 1_000) {
        time += 1_000;
        await vi.advanceTimersByTimeAsync(1_000);
      }
    };
    const ended = () => vi.advanceTimersByTimeAsync(0);
    return { ...set, dedupe, pass, resolve, reject, ended };
  }

  test('is answered 503, goes on, and is noted as done', async () => {
    const { receive, purchase, reasons, pass, resolve, ended } = setUpSlow();
    const response = receive(delivery());
    await pass(8_000);
    expect(await answerOf(response)).toEqual(refused(503));
    expect(reasons()).toEqual(['handler_too_slow']);
    await pass(1_000);
    resolve();
    await ended();
    expect(await answerOf(receive(delivery({ retry: 1 })))).toEqual(taken);
    expect(purchase).toHaveBeenCalledTimes(1);
    expect(reasons()).toEqual(['handler_too_slow']);
  });

  test('and fails in the end frees the event, and is reported', async () => {
    const { receive, purchase, rejections, reasons, pass, reject, ended } = setUpSlow();
    const response = receive(delivery());
    await pass(9_000);
    await response;
    reject(new Error('too late'));
    await ended();
    expect(reasons()).toEqual(['handler_too_slow', 'handler_failed']);
    expect(rejections[1]).toMatchObject({ status: 503, error: new Error('too late'), key });
    expect(await answerOf(receive(delivery({ retry: 1 })))).toEqual(taken);
    expect(purchase).toHaveBeenCalledTimes(2);
  });

  test('keeps its claim far beyond the lease', async () => {
    const { receive, purchase, pass, resolve, ended, reasons } = setUpSlow();
    const response = receive(delivery());
    await pass(300_000);
    await response;
    expect((await receive(delivery({ retry: 1 }))).status).toBe(503);
    resolve();
    await ended();
    expect((await receive(delivery({ retry: 2 }))).status).toBe(200);
    expect(purchase).toHaveBeenCalledTimes(1);
    expect(reasons()).toEqual(['handler_too_slow', 'in_flight']);
  });

  test('keeps its claim though the store fails now and then', async () => {
    const { receive, purchase, dedupe, pass, resolve, ended } = setUpSlow();
    const claim = vi.spyOn(dedupe, 'claim');
    const response = receive(delivery());
    await pass(5_000);
    claim.mockRejectedValueOnce(new Error('timeout')).mockImplementationOnce(() => {
      throw new Error('closed');
    });
    await pass(60_000);
    await response;
    claim.mockRestore();
    expect((await receive(delivery({ retry: 1 }))).status).toBe(503);
    resolve();
    await ended();
    expect(purchase).toHaveBeenCalledTimes(1);
  });

  test('and whose claim was lost is not run twice silently', async () => {
    const { receive, purchase, dedupe, pass, resolve, ended, reasons, rejections } = setUpSlow();
    const claim = vi.spyOn(dedupe, 'claim').mockResolvedValueOnce('claimed');
    const response = receive(delivery());
    await ended();
    claim.mockRestore();
    await dedupe.claim(key, { leaseMs: 999_999, token: 'of another replica' });
    await pass(60_000);
    await response;
    resolve();
    await ended();
    expect(reasons()).toEqual(['handler_too_slow', 'claim_lost']);
    expect(rejections[1]).toMatchObject({ status: 503, key });
    expect(purchase).toHaveBeenCalledTimes(1);
    // The claim of the other one stands.
    expect(await dedupe.claim(key, { leaseMs: 1, token: 'of a third' })).toBe('in_flight');
  });

  test('and whose claim was lost does not ask for it again, which would take it from who has it', async () => {
    const { receive, dedupe, pass } = setUpSlow();
    const claim = vi.spyOn(dedupe, 'claim');
    void receive(delivery());
    await pass(9_000);
    claim.mockResolvedValueOnce('in_flight');
    await pass(120_000);
    expect(claim).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('and marks the event done by itself, in a transaction of its own, is believed', async () => {
    const { receive, dedupe, pass, resolve, ended, reasons } = setUpSlow();
    const response = receive(delivery());
    await ended();
    vi.spyOn(dedupe, 'claim').mockResolvedValue('done');
    await pass(60_000);
    await response;
    resolve();
    await ended();
    expect(reasons()).toEqual(['handler_too_slow']);
  });

  test('stops renewing once it is done', async () => {
    const { receive, dedupe, pass, resolve, ended } = setUpSlow();
    const claim = vi.spyOn(dedupe, 'claim');
    const response = receive(delivery());
    await pass(15_000);
    resolve();
    await ended();
    await response;
    const renewed = claim.mock.calls.length;
    expect(renewed).toBe(2);
    await pass(120_000);
    expect(claim).toHaveBeenCalledTimes(renewed);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('frees the event only after a renewal that is under way', async () => {
    const { receive, dedupe, pass, reject, ended } = setUpSlow();
    const claim = vi.spyOn(dedupe, 'claim');
    const release = vi.spyOn(dedupe, 'release');
    void receive(delivery());
    await pass(9_000);
    const renewal = deferred();
    claim.mockReturnValueOnce(renewal.promise.then(() => 'claimed'));
    await pass(1_000);
    reject(new Error('no'));
    await ended();
    expect(release).not.toHaveBeenCalled();
    renewal.resolve();
    await ended();
    expect(release).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is noted as done when the store is back, as the sender comes again', async () => {
    const { receive, purchase, dedupe, pass, resolve, ended, reasons } = setUpSlow();
    const commit = vi
      .spyOn(dedupe, 'commit')
      .mockRejectedValueOnce(new Error('1'))
      .mockRejectedValueOnce(new Error('2'));
    const response = receive(delivery());
    await pass(8_000);
    expect(await answerOf(response)).toEqual(refused(503));
    resolve();
    await ended();
    await pass(19_000);
    expect(commit).toHaveBeenCalledTimes(2);
    await pass(1_000);
    expect(commit).toHaveBeenCalledTimes(3);
    expect(await answerOf(receive(delivery({ retry: 1 })))).toEqual(taken);
    expect(purchase).toHaveBeenCalledTimes(1);
    expect(reasons()).toEqual(['handler_too_slow']);
  });

  test('frees the event only after all renewals, also one that was overtaken', async () => {
    const { receive, dedupe, pass, reject, ended } = setUpSlow();
    const claim = vi.spyOn(dedupe, 'claim');
    const release = vi.spyOn(dedupe, 'release');
    void receive(delivery());
    await pass(9_000);
    const renewal = deferred();
    claim.mockReturnValueOnce(renewal.promise.then(() => 'claimed'));
    await pass(11_000);
    expect(claim).toHaveBeenCalledTimes(3);
    reject(new Error('no'));
    await ended();
    expect(release).not.toHaveBeenCalled();
    renewal.resolve();
    await ended();
    expect(release).toHaveBeenCalledTimes(1);
  });

  test('frees the event though a renewal is never answered, when that can claim nothing any more', async () => {
    const { receive, dedupe, pass, reject } = setUpSlow();
    const claim = vi.spyOn(dedupe, 'claim');
    const release = vi.spyOn(dedupe, 'release');
    const response = receive(delivery());
    await pass(9_000);
    claim.mockReturnValueOnce(new Promise(() => {}));
    await pass(1_000);
    reject(new Error('no'));
    await pass(29_000);
    expect((await response).status).toBe(503);
    expect(release).not.toHaveBeenCalled();
    await pass(1_000);
    expect(release).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('keeps its claim, and is noted as done, though a renewal is never answered', async () => {
    const { receive, purchase, dedupe, pass, resolve, ended, reasons } = setUpSlow();
    const claim = vi.spyOn(dedupe, 'claim');
    const response = receive(delivery());
    await pass(9_000);
    claim.mockReturnValueOnce(new Promise(() => {}));
    await pass(60_000);
    await response;
    expect((await receive(delivery({ retry: 1 }))).status).toBe(503);
    resolve();
    await ended();
    expect(await answerOf(receive(delivery({ retry: 2 })))).toEqual(taken);
    expect(purchase).toHaveBeenCalledTimes(1);
    expect(reasons()).toEqual(['handler_too_slow', 'in_flight']);
  });

  test('is acknowledged early when the merchant asked for it', async () => {
    const store = memoryStore();
    const durable = { claim: store.claim, commit: store.commit, release: store.release };
    const { receive, reasons, rejections, pass, reject, ended } = setUpSlow({
      dedupe: durable,
      acknowledgeEarly: true,
    });
    const response = receive(delivery());
    await pass(8_000);
    expect(await answerOf(response)).toEqual(taken);
    expect(reasons()).toEqual([]);
    reject(new Error('lost'));
    await ended();
    expect(rejections).toMatchObject([{ reason: 'handler_failed', status: 200, error: new Error('lost') }]);
  });

  test('is not acknowledged early before it has started', async () => {
    const { claim: _, isVolatile: __, ...store } = memoryStore();
    const dedupe = { ...store, claim: () => new Promise<never>(() => {}) };
    const { receive, pass } = setUpSlow({ dedupe, acknowledgeEarly: true });
    const response = receive(delivery());
    await pass(8_000);
    expect((await response).status).toBe(503);
  });

  test('is kept alive by the runtime that has a way to', async () => {
    const work: Promise<unknown>[] = [];
    const { receive, dedupe, pass, resolve } = setUpSlow({ waitUntil: (promise) => work.push(promise) });
    const commit = vi.spyOn(dedupe, 'commit');
    const response = receive(delivery());
    await pass(8_000);
    expect((await response).status).toBe(503);
    expect(work).toHaveLength(1);
    resolve();
    await work[0];
    expect(commit).toHaveBeenCalledTimes(1);
  });

  test.each<[string, (error: Error) => unknown]>([
    [
      'at once',
      (error) => {
        throw error;
      },
    ],
    ['later', (error) => Promise.reject(error)],
  ])(
    'is answered all the same when the way to keep alive fails %s, which is told with that answer',
    async (_when, fail) => {
      const error = new Error('outside of a request');
      const waitUntil = () => fail(error) as undefined;
      const { receive, rejections } = setUp({ waitUntil });
      expect((await receive(delivery())).status).toBe(200);
      expect((await receive(requestOf('{'))).status).toBe(400);
      await vi.advanceTimersByTimeAsync(0);
      expect(rejections).toMatchObject([
        { reason: 'receiver_failed', status: 200, error, key },
        { reason: 'body_not_json', status: 400 },
        { reason: 'receiver_failed', status: 400, error },
      ]);
    },
  );

  test('keeps the runtime alive until the listener has been told', async () => {
    const told = deferred();
    let kept: Promise<unknown> | undefined;
    const waitUntil = (work: Promise<unknown>) => {
      kept = work;
    };
    const { receive } = setUp({ waitUntil, onRejected: () => told.promise });
    expect((await receive(requestOf('{'))).status).toBe(400);
    const over = vi.fn();
    const ended = kept?.then(over);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(over).not.toHaveBeenCalled();
    told.resolve();
    await ended;
  });

  test('and fails, and is slow to be freed, is reported once', async () => {
    const freed = deferred();
    const { receive, purchase, reasons } = setUp({ dedupe: { ...memoryStore(), release: () => freed.promise } });
    purchase.mockRejectedValueOnce(new Error('no'));
    const response = receive(delivery());
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await answerOf(response)).toEqual(refused(500));
    freed.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(reasons()).toEqual(['handler_failed']);
  });

  test('is answered 503 without a store too, after eight seconds', async () => {
    const set = setUp();
    set.purchase.mockReturnValue(new Promise(() => {}));
    const response = set.receive(delivery());
    await vi.advanceTimersByTimeAsync(7_999);
    expect(set.reasons()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect((await response).status).toBe(503);
    expect(set.reasons()).toEqual(['handler_too_slow']);
  });

  test('or a store that is slow to note what was done, is acknowledged: it was handled', async () => {
    const dedupe = { ...memoryStore(), commit: () => new Promise<never>(() => {}) };
    const { receive } = setUp({ dedupe });
    const response = receive(delivery());
    await vi.advanceTimersByTimeAsync(8_000);
    expect((await response).status).toBe(200);
  });
});

describe('a setting', () => {
  const right = { accept: ['payment'], secret, on };

  test.each<[string, object]>([
    ['nothing', {}],
    ['no secret', { accept: ['payment'], on }],
    ['a blank secret', { ...right, secret: ' \uFEFF' }],
    ['a list with a blank secret', { ...right, secret: [secret, ''] }],
    ['an empty list of secrets', { ...right, secret: [] }],
    ['a secret with a lone surrogate', { ...right, secret: '\uD800' }],
    ['an unset secret', { ...right, secret: undefined }],
    ['a secret and no verification', { ...right, verification: 'none' }],
    ['nothing accepted', { ...right, accept: [] }],
    ['no word on what is accepted', { secret, on }],
    ['a handler of an event that does not exist', { ...right, on: { 'payment.purchased': () => {} } }],
    ['a handler of __proto__', { ...right, on: JSON.parse('{"__proto__":1}') }],
    ['a handler of an event that is not accepted', { ...right, on: { 'banking.transfer': () => {} } }],
    ['a handler that is no function', { ...right, on: { 'payment.refund': undefined } }],
    ['an onUnknown that is no function', { ...right, onUnknown: 'log' }],
    ['an onRejected that is no function', { ...right, onRejected: 'log' }],
    ['a waitUntil that is no function', { ...right, waitUntil: {} }],
    ['a dedupeKey that is no function', { ...right, dedupeKey: 'id' }],
    ['an unset store', { ...right, dedupe: undefined }],
    ['a store that is none', { ...right, dedupe: new Map() }],
    ['no lease', { ...right, leaseMs: 0 }],
    ['a lease without end', { ...right, leaseMs: Number.POSITIVE_INFINITY }],
    ['a lease in words', { ...right, leaseMs: '30s' }],
    ['no limit', { ...right, maxBodyBytes: Number.POSITIVE_INFINITY }],
    ['a lease longer than a timer can wait', { ...right, leaseMs: 2 ** 31 }],
    ['a time longer than a timer can wait', { ...right, ackTimeoutMs: 2 ** 31 }],
    ['no time', { ...right, ackTimeoutMs: 0 }],
    ['a negative time to live', { ...right, ttlMs: -1 }],
    ['early acknowledgement without a store', { ...right, acknowledgeEarly: true }],
    [
      'early acknowledgement in words',
      { ...right, acknowledgeEarly: 'yes', dedupe: { ...memoryStore(), isVolatile: undefined } },
    ],
    ['early acknowledgement with a store that forgets', { ...right, acknowledgeEarly: true, dedupe: memoryStore() }],
  ])('with %s is refused when the receiver is made', (_mistake, config) => {
    expect(() => createWebhookReceiver(config as never)).toThrow(WebhookConfigurationError);
  });

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
