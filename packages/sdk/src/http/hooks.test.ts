import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createScriptedClient,
  paymentBody,
  refuseConnection,
  resetConnection,
  respondWithPayment,
  respondWithStatus,
} from '../../test/helpers/scripted-client.ts';
import type { Hooks } from './hooks.ts';

// The wait before a retry is random.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0.5));
afterEach(() => void vi.restoreAllMocks());

type Told = [keyof Hooks, object];

function noting() {
  const told: Told[] = [];
  const note = (name: keyof Hooks) => (event: object) => void told.push([name, event]);
  const hooks: Hooks = {
    onRequest: note('onRequest'),
    onResponse: note('onResponse'),
    onRetry: note('onRetry'),
    onError: note('onError'),
  };
  return { told, hooks };
}

const about = {
  operation: 'createPayment',
  method: 'POST',
  path: '/v1/payments',
  origin: 'https://api.example.com',
  idempotencyKey: 'order-1',
};

test('hooks are told of each request, answer, retry and failure', async () => {
  const { told, hooks } = noting();
  const { getPaymentError } = createScriptedClient(
    [respondWithStatus(503, undefined, { 'x-trace-id': 'trace-1' }), resetConnection, respondWithStatus(403)],
    { hooks },
  );
  const error = await getPaymentError({ idempotencyKey: 'order-1' });
  const unavailable = { ...about, attempt: 1, status: 503, requestId: 'trace-1' };
  expect(told).toMatchObject([
    ['onRequest', { ...about, attempt: 1 }],
    ['onResponse', { ...unavailable, durationMs: 0 }],
    ['onRetry', { ...unavailable, delayMs: 250, error: { code: 'server' } }],
    ['onRequest', { ...about, attempt: 2 }],
    ['onRetry', { ...about, attempt: 2, cause: 'ECONNRESET', delayMs: 500, error: { code: 'connection' } }],
    ['onRequest', { ...about, attempt: 3 }],
    ['onResponse', { ...about, attempt: 3, status: 403 }],
    ['onError', { ...about, attempt: 3, status: 403, error }],
  ]);
});

test('a call that a check refuses is told of too', async () => {
  const { told, hooks } = noting();
  const { client } = createScriptedClient([respondWithPayment], { hooks });
  await client.payments.create({ ...paymentBody, description: 'x' }).catch(() => {});
  expect(told).toMatchObject([['onError', { attempt: 0, error: { code: 'invalid_input' } }]]);
});

test('what they are told holds no query, header or body', async () => {
  const { told, hooks } = noting();
  const { client } = createScriptedClient([respondWithPayment], { hooks });
  await client.payments.retrieve('identifier-of-the-payment', { rawResponse: true, headers: { 'X-Shop': 'south' } });
  expect(told).toHaveLength(2);
  expect(JSON.stringify(told)).not.toMatch(/identifier-of|raw_response|south|SUCCEEDED|secret-key/);
});

describe('a hook changes nothing', () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  const thenable = {
    // biome-ignore lint/suspicious/noThenProperty: this is what a hook may give back.
    get then(): never {
      throw new Error('no');
    },
  };

  test.each<[string, () => unknown]>([
    [
      'that throws',
      () => {
        throw new Error('no');
      },
    ],
    ['that rejects', () => Promise.reject(new Error('no'))],
    ['that never ends', () => new Promise(() => {})],
    ['that gives back something hostile', () => thenable],
  ])('%s', async (_, hook) => {
    process.on('unhandledRejection', note);
    const every = hook as () => void;
    const hooks = { onRequest: every, onResponse: every, onRetry: every, onError: every };
    const { client, getPaymentError } = createScriptedClient(
      [respondWithStatus(500), respondWithPayment, respondWithStatus(404)],
      { hooks },
    );
    expect(await client.payments.create(paymentBody)).toMatchObject({ id: 'payment-1' });
    expect(await getPaymentError()).toMatchObject({ code: 'not_found' });
    await new Promise((resolve) => setTimeout(resolve, 10));
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
  });

  test('that changes what it is told', async () => {
    const hooks: Hooks = {
      onRequest: (event) => void Object.assign(event, { idempotencyKey: 'other', path: '/other' }),
    };
    const { client, fetch } = createScriptedClient([respondWithStatus(500), respondWithPayment], { hooks });
    await client.payments.create(paymentBody, { idempotencyKey: 'order-1' });
    expect(fetch.requests.map(({ url, headers }) => [url, headers['x-idempotency-key']])).toEqual([
      ['https://api.example.com/v1/payments', 'order-1'],
      ['https://api.example.com/v1/payments', 'order-1'],
    ]);
  });
});

describe('a hook that', () => {
  const freeze = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
    for (const each of Object.values(Object.freeze(value))) freeze(each);
  };

  test('freezes all that it is told breaks nothing', async () => {
    const hooks = { onRequest: freeze, onResponse: freeze, onRetry: freeze, onError: freeze };
    const { client, getPaymentError } = createScriptedClient(
      [respondWithStatus(500), respondWithPayment, resetConnection, respondWithStatus(404)],
      { hooks },
    );
    const { attempts } = await client.payments.create(paymentBody).withResponse();
    expect(attempts).toMatchObject([{ status: 500 }, { status: 201 }]);
    expect(await getPaymentError()).toMatchObject({
      code: 'not_found',
      outcome: 'unknown',
      attempts: [{}, { status: 404 }],
    });
  });

  test('changes the attempts changes only what it was told', async () => {
    const onRequest = ({ attempts }: { attempts: readonly object[] }) => {
      for (const each of attempts) Object.assign(each, { startedAt: null, status: 200 });
    };
    const { getPaymentError } = createScriptedClient([refuseConnection], {
      hooks: { onRequest },
      maxRetries: 0,
    });
    expect(await getPaymentError()).toMatchObject({ outcome: 'not_sent', attempts: [{ startedAt: expect.any(Date) }] });
  });

  test('aborts the call before a request keeps it from being sent', async () => {
    for (const earlier of [[], [respondWithStatus(503)]]) {
      const controller = new AbortController();
      const onRequest = ({ attempt }: { attempt: number }) => {
        if (attempt > earlier.length) controller.abort('changed my mind');
      };
      const { getPaymentError, fetch } = createScriptedClient([...earlier, respondWithPayment], {
        hooks: { onRequest },
      });
      expect(await getPaymentError({ signal: controller.signal })).toMatchObject({
        code: 'aborted',
        outcome: earlier.length === 0 ? 'not_sent' : 'unknown',
        attempts: earlier.map(() => ({ status: 503 })),
      });
      expect(fetch.requests).toHaveLength(earlier.length);
    }
  });
});

test('hooks can be an object of a class, with fields of its own', async () => {
  class Log {
    readonly lines: string[] = [];
    readonly prefix = '> ';
    onRequest({ path }: { path: string }) {
      this.lines.push(this.prefix + path);
    }
  }
  const hooks = new Log();
  await createScriptedClient([respondWithPayment], { hooks }).client.payments.create(paymentBody);
  expect(hooks.lines).toEqual(['> /v1/payments']);
});

test.each([['onRequest'], ['onError']])('%s must be a function', (name) => {
  expect(() => createScriptedClient([respondWithPayment], { hooks: { [name]: 'yes' } as Hooks })).toThrow(
    `${name} must be a function`,
  );
});
