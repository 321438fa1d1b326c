import { describe, expect, test } from 'vitest';
import { json } from '../../test/helpers/recording-fetch.ts';
import { createScriptedClient, paymentBody } from '../../test/helpers/scripted-client.ts';
import type { CreatePaymentRequest, RefundPaymentRequest } from '../generated/schema.ts';

const paymentId = '0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11';
const transactionId = '5b0f3a52-6f0d-4a2c-8d53-0d7b4c1f2e90';
const refundPath = '/v1/payments/{payment_id}/transactions/{transaction_id}/refund';

const respond = () => json({ id: paymentId, status: 'SUCCEEDED' });

/** Creates a client, and functions that send a refund with this body: the typed method and openapi-fetch. */
function createRefundCalls(body: unknown) {
  const { client, openApi, fetch } = createScriptedClient([respond]);
  const params = { path: { payment_id: paymentId, transaction_id: transactionId } };
  return {
    fetch,
    calls: [
      () => client.payments.refund(paymentId, transactionId, body as RefundPaymentRequest),
      () => openApi.POST(refundPath, { params, body: body as RefundPaymentRequest }),
    ],
  };
}

describe('a partial refund is never sent as a full refund', () => {
  const amount = { currency: 'USD', value: 1 };
  class WithGetter {
    merchant_reference = 'return-1';
    get amount() {
      return amount;
    }
  }
  class WithUnsetGetter extends WithGetter {
    override get amount() {
      return undefined as never;
    }
  }
  class WithMethod {
    merchant_reference = 'return-1';
    amount() {
      return amount;
    }
  }
  const reference = { merchant_reference: 'return-1' };

  test.each<[string, unknown, string]>([
    ['a getter of a class', new WithGetter(), 'amount'],
    ['a getter of a class that returns undefined', new WithUnsetGetter(), 'amount'],
    ['an inherited property', Object.setPrototypeOf({ ...reference }, { amount }), 'amount'],
    [
      'a property that is not enumerable',
      Object.defineProperty({ ...reference }, 'amount', { value: amount }),
      'amount',
    ],
    ['a function', { ...reference, amount: () => amount }, 'amount'],
    ['a promise', { ...reference, amount: Promise.resolve(amount) }, 'amount'],
    ['undefined', { ...reference, amount: undefined }, 'amount'],
    ['null', { ...reference, amount: null }, 'amount'],
    ['an object whose toJSON returns undefined', { ...reference, amount: { toJSON: () => undefined } }, 'amount'],
    [
      'an object whose value is undefined',
      { ...reference, amount: { currency: 'USD', value: undefined } },
      'amount.value',
    ],
    ['an object whose value is inherited', { ...reference, amount: Object.create(amount) }, 'amount.currency'],
    ['an object without a value', { ...reference, amount: { currency: 'USD' } }, 'amount.value'],
    ['a number', { ...reference, amount: 1 }, 'amount'],
    ['a method of a class', new WithMethod(), 'amount'],
    ['removed by toJSON of the body', { amount, toJSON: () => ({ ...reference, amount: undefined }) }, 'amount'],
  ])('and is rejected when the amount is %s', async (_, body, field) => {
    const { fetch, calls } = createRefundCalls(body);
    for (const call of calls)
      await expect(call()).rejects.toMatchObject({ code: 'invalid_input', field, outcome: 'not_sent' });
    expect(fetch.requests).toEqual([]);
  });

  test('and is sent when the amount is an own getter or a result of toJSON', async () => {
    const bodies = [
      {
        ...reference,
        get amount() {
          return amount;
        },
      },
      { toJSON: () => ({ ...reference, amount }) },
      { ...reference, amount: { toJSON: () => amount } },
      Object.assign(Object.create(null), reference, { amount }),
    ];
    for (const body of bodies) {
      const { fetch, calls } = createRefundCalls(body);
      for (const call of calls) await call();
      expect(fetch.requests.map((request) => JSON.parse(request.body))).toEqual([
        { ...reference, amount },
        { ...reference, amount },
      ]);
    }
  });

  test('but a body without an amount is sent as a full refund', async () => {
    const { fetch, calls } = createRefundCalls(reference);
    for (const call of calls) await call();
    expect(fetch.requests.map(({ body }) => JSON.parse(body))).toEqual([reference, reference]);
  });
});

test('a money field that a program added to all objects is rejected, because the payment depends on it', async () => {
  const { fetch, calls } = createRefundCalls({ merchant_reference: 'return-1' });
  const polluted: Record<string, unknown> = Object.prototype as never;
  for (const value of [undefined, () => 1, { currency: 'USD', value: 1 }]) {
    polluted.amount = value;
    try {
      for (const call of calls) await expect(call()).rejects.toMatchObject({ field: 'amount', rule: 'type' });
    } finally {
      delete polluted.amount;
    }
  }
  expect(fetch.requests).toEqual([]);
});

test('an object with a money field is rejected when only a proxy or all objects show it', async () => {
  const { client, fetch } = createScriptedClient([respond]);
  const card = { capture: false };
  const detail = new Proxy(
    {},
    { has: (_, name) => name === 'card', get: (_, name) => (name === 'card' ? card : undefined) },
  );
  const expected = { field: 'payment_method.detail.card', rule: 'type', outcome: 'not_sent' };
  const create = (shown: object) =>
    client.payments.create({ ...paymentBody, payment_method: { token: 'tok', detail: shown } });
  await expect(create(detail)).rejects.toMatchObject(expected);
  const polluted: Record<string, unknown> = Object.prototype as never;
  polluted.card = card;
  try {
    await expect(create({})).rejects.toMatchObject(expected);
  } finally {
    delete polluted.card;
  }
  expect(fetch.requests).toEqual([]);
});

describe('a field whose absence changes the moved amount', () => {
  test.each([undefined, null])('is rejected when its value is %s', async (value) => {
    const { client, openApi, fetch } = createScriptedClient([respond]);
    const detail = { card: { capture: value } };
    const bodies: [object, string][] = [
      [{ ...paymentBody, split_marketplace: value }, 'split_marketplace'],
      [{ ...paymentBody, payment_method: { token: 'tok', detail } }, 'payment_method.detail.card.capture'],
    ];
    for (const [body, field] of bodies) {
      const expected = { field, rule: 'required', outcome: 'not_sent' };
      await expect(client.payments.create(body as CreatePaymentRequest)).rejects.toMatchObject(expected);
      await expect(openApi.POST('/v1/payments', { body: body as never })).rejects.toMatchObject(expected);
    }
    const capture = { merchant_reference: 'REF', reason: 'SHIPPED', amount: value as never };
    await expect(client.payments.capture(paymentId, transactionId, capture)).rejects.toMatchObject({ field: 'amount' });
    expect(fetch.requests).toEqual([]);
  });

  test('is the only kind of field that must not be undefined: others are omitted, as in JSON', async () => {
    const { client, fetch } = createScriptedClient([respond]);
    await client.payments.create({ ...paymentBody, merchant_reference: undefined } as never);
    expect(JSON.parse(fetch.requests[0]?.body ?? '')).toEqual(paymentBody);
  });
});
