import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import {
  createScriptedClient,
  expectNotSent,
  paymentBody,
  paymentId,
  respondWithPayment as respond,
} from '../../test/helpers/scripted-client.ts';
import type { CreatePaymentRequest, RefundPaymentRequest } from '../generated/schema.ts';
import { undocumentedFields } from '../resources/undocumented-fields.ts';

const transactionId = '5b0f3a52-6f0d-4a2c-8d53-0d7b4c1f2e90';
const refundPath = '/v1/payments/{payment_id}/transactions/{transaction_id}/refund';

/** Creates a client, and functions that send a refund with this body: typed method and openapi-fetch. */
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

/** A refund with this body is refused by the typed method and by openapi-fetch. */
async function expectRefundNotSent(body: unknown, expected: object): Promise<void> {
  const { fetch, calls } = createRefundCalls(body);
  for (const call of calls) {
    await expect(call()).rejects.toMatchObject({ code: 'invalid_input', outcome: 'not_sent', ...expected });
  }
  expect(fetch.requests).toEqual([]);
}

/** The text that is sent for a payment with this body. */
async function textOf(body: object): Promise<string> {
  const { client, fetch } = createScriptedClient([respond]);
  await client.payments.create(body as CreatePaymentRequest);
  return fetch.requests[0]?.body ?? '';
}

const sentFor = async (body: object) => JSON.parse(await textOf(body));

/** A payment with this body is refused by the typed method and by openapi-fetch. */
async function expectPaymentNotSent(body: object, expected: object): Promise<void> {
  await expectNotSent(({ client }) => client.payments.create(body as CreatePaymentRequest), expected);
  await expectNotSent(({ openApi }) => openApi.POST('/v1/payments', { body: body as CreatePaymentRequest }), expected);
}

describe('the JSON of a request body', () => {
  const circularObject: Record<string, object> = {
    // A late detection of the circular reference would copy this list once per level.
    airline: { legs: Array.from({ length: 20_000 }, () => ({ carrier_code: 'AV' })) },
    order: {},
  };
  Object.assign(circularObject.order as object, { parent: circularObject });

  test.each<[string, unknown, string]>([
    ['a symbol', { note: Symbol('x') }, 'additional_data.note'],
    ['NaN', { order: { fee_amount: Number.NaN } }, 'additional_data.order.fee_amount'],
    ['Infinity', { order: { fee_amount: Number.POSITIVE_INFINITY } }, 'additional_data.order.fee_amount'],
    ['a BigInt', { order: { fee_amount: 1n } }, 'additional_data.order.fee_amount'],
    ['undefined in an array', { order: { items: [{ id: '1' }, undefined] } }, 'additional_data.order.items[1]'],
    // biome-ignore lint/suspicious/noSparseArray: the test needs a hole.
    ['a hole in an array', { order: { items: [{ id: '1' }, , { id: '3' }] } }, 'additional_data.order.items[1]'],
    ['a function in an array', { order: { items: [() => 'x'] } }, 'additional_data.order.items[0]'],
    ['an invalid date', { order: { items: [{ at: new Date(Number.NaN) }] } }, 'additional_data.order.items[0].at'],
    ['a proxy of a date', { order: { items: [{ at: new Proxy(new Date(0), {}) }] } }, 'body'],
    ['a Map', { order: new Map([['items', []]]) }, 'additional_data.order'],
    ['a Set', { order: { items: new Set([1]) } }, 'additional_data.order.items'],
    ['a promise', { order: Promise.resolve({}) }, 'additional_data.order'],
    ['an error', { order: new Error('x') }, 'additional_data.order'],
    ['a boxed number', { order: { fee_amount: Object(1) } }, 'additional_data.order.fee_amount'],
    ['an object that contains itself', circularObject, 'body'],
  ])('cannot contain %s, and the error has the path of the field', async (_, additional_data, field) => {
    await expectPaymentNotSent({ ...paymentBody, additional_data }, { field });
  });

  const fail = (): never => {
    throw new Error('The client must not call this');
  };

  test.each<[string, () => object, object]>([
    [
      'a class with getters, one of them a lazy database relation, and methods',
      () =>
        new (class Order {
          sku = 'sku-1';
          tags = undefined;
          get total() {
            return fail();
          }
          get id() {
            return fail();
          }
          get errors() {
            return Promise.reject(fail());
          }
          save() {
            fail();
          }
        })(),
      { sku: 'sku-1' },
    ],
    ['own functions', () => ({ sku: 'sku-1', save: fail, toString: fail }), { sku: 'sku-1' }],
    [
      'computed values that are not enumerable, as those of MobX',
      () => Object.defineProperty({ sku: 'sku-1' }, 'fee_amount', { get: fail }),
      { sku: 'sku-1' },
    ],
    [
      'defaults in its prototype',
      () => Object.assign(Object.create({ quantity: 1 }), { sku: 'sku-1' }),
      { sku: 'sku-1' },
    ],
    [
      'a reactive proxy',
      () => new Proxy({ sku: 'sku-1' }, { has: () => true, get: (target, name) => Reflect.get(target, name) }),
      { sku: 'sku-1' },
    ],
    [
      'an entity that writes itself by toJSON',
      () => ({
        total: 1,
        get relation() {
          return fail();
        },
        toJSON: () => ({ sku: 'sku-1' }),
      }),
      { sku: 'sku-1' },
    ],
    [
      'an iterable class',
      () =>
        Object.assign(
          new (class {
            *[Symbol.iterator]() {}
          })(),
          { sku: 'sku-1' },
        ),
      { sku: 'sku-1' },
    ],
  ])('can contain %s', async (_, create, expected) => {
    const { client, openApi, fetch } = createScriptedClient([respond]);
    const body = () => ({ ...paymentBody, additional_data: create() }) as never;
    await client.payments.create(body());
    await openApi.POST('/v1/payments', { body: body() });
    const sent = { ...paymentBody, additional_data: expected };
    expect(fetch.requests.map((request) => JSON.parse(request.body))).toEqual([sent, sent]);
  });

  test('can be a class with getters, if none of them is a money field', async () => {
    class Payment {
      constructor() {
        Object.assign(this, paymentBody);
      }
      get total() {
        return fail();
      }
      get id() {
        return fail();
      }
    }
    expect(await sentFor(new Payment())).toEqual(paymentBody);
  });

  test('plain objects of other realms, without a prototype and of a proxy are sent', async () => {
    const orders = [
      runInNewContext('({ fee_amount: 2 })'),
      runInNewContext('new (class Order { fee_amount = 2 })()'),
      Object.assign(Object.create(null), { fee_amount: 2 }),
      Object.create(Object.create(null), { fee_amount: { value: 2, enumerable: true } }),
      new Proxy({ fee_amount: 2 }, {}),
    ];
    const expected = { ...paymentBody, additional_data: { order: { fee_amount: 2 } } };
    for (const order of orders) {
      expect(await sentFor({ ...paymentBody, additional_data: { order } })).toEqual(expected);
    }
  });

  test('an enumerable property that a program added to all objects is ignored', async () => {
    const body = { ...paymentBody, additional_data: { order: {} } };
    const polluted: Record<string, unknown> = Object.prototype as never;
    polluted.description_of_tomorrow = 'x';
    polluted.fee_amount = 2;
    const text = await textOf(body).finally(() => {
      delete polluted.description_of_tomorrow;
      delete polluted.fee_amount;
    });
    expect(JSON.parse(text)).toEqual(body);
  });

  test('properties that libraries hide under names that are no fields are ignored', async () => {
    const order = { fee_amount: 2 };
    for (const name of ['__ob__', '_cache', '$parent']) Object.defineProperty(order, name, { value: {} });
    expect(await textOf({ ...paymentBody, additional_data: { order } })).toContain('"order":{"fee_amount":2}');
  });

  test('a proxy that is its own prototype ends', async () => {
    const order: object = new Proxy({}, { getPrototypeOf: () => order });
    await textOf({ ...paymentBody, additional_data: { order } });
  });

  test('an empty instance of a class is sent as an empty object', async () => {
    class Empty {}
    const sent = await sentFor({ ...paymentBody, additional_data: new Empty() });
    expect(sent).toEqual({ ...paymentBody, additional_data: {} });
  });

  test('the same object can be used for two fields', async () => {
    const address = { city: 'Bogotá' };
    const customer_payer = { billing_address: address, shipping_address: address };
    expect(await sentFor({ ...paymentBody, customer_payer })).toMatchObject({ customer_payer });
  });

  test('an undefined property in a field named body is omitted', async () => {
    const body = { split_marketplace: undefined, order: 1 };
    expect(await sentFor({ ...paymentBody, body })).toEqual({ ...paymentBody, body: { order: 1 } });
  });

  test('toJSON is called once, with the same key as by JSON.stringify', async () => {
    const keys: unknown[] = [];
    const item = { toJSON: (key: string) => ({ key, value: String(keys.push(key)) }) };
    const { metadata } = await sentFor({ ...paymentBody, metadata: [item, item] });
    expect(keys).toEqual(['0', '1']);
    expect(metadata).toEqual([
      { key: '0', value: '1' },
      { key: '1', value: '2' },
    ]);
  });

  test('a raw JSON object is rejected as a body, because it cannot be validated', async () => {
    const raw = (JSON as { rawJSON?(text: string): object }).rawJSON?.('"x"') ?? null;
    await expectNotSent(({ client }) => client.payments.create(raw as never), { field: 'body' });
  });

  test('a field named __proto__ is sent', async () => {
    const text = '{"__proto__":{"amount":1},"order":{"__proto__":null}}';
    expect(await textOf({ ...paymentBody, additional_data: JSON.parse(text) })).toContain(`"additional_data":${text}`);
  });

  test('an array with a custom iterator is sent by its indexes', async () => {
    const metadata = Object.assign([{ key: 'a', value: 'b' }], { *[Symbol.iterator]() {} });
    expect(await sentFor({ ...paymentBody, metadata })).toMatchObject({ metadata: [{ key: 'a', value: 'b' }] });
  });

  test('a getter is read once, so the validated value is the value that is sent', async () => {
    const values = [1, 1_000_000];
    const amount = {
      currency: 'USD',
      get value() {
        return values.shift() ?? 0;
      },
    };
    const { fetch, calls } = createRefundCalls({ merchant_reference: 'return-1', amount });
    await calls[0]?.();
    expect(JSON.parse(fetch.requests[0]?.body ?? '').amount.value).toBe(1);
  });
});

describe('a field that is not in the OpenAPI document', () => {
  const more = undocumentedFields({ field_of_tomorrow: { list: [{ deep: null }, 1.5, true], text: '' } });

  test('is sent unchanged at every depth', async () => {
    const body = {
      ...paymentBody,
      amount: { currency: 'COP', value: 10, ...more },
      checkout: { session: 'session', ...more },
      payment_method: {
        token: 'token',
        detail: {
          card: {
            capture: true,
            card_data: { three_d_secure: { version: '2.2.0', ...more }, ...more },
            stored_credentials: { usage: 'FIRST', ...more },
            ...more,
          },
          ...more,
        },
        ...more,
      },
      customer_payer: { document: { document_type: 'CC', ...more }, ...more },
      additional_data: { order: { items: [{ id: 'sku-1', ...more }], ...more }, ...more },
      split_marketplace: [{ recipient_id: 'r', amount: { value: 1, ...more }, ...more }],
      metadata: [{ key: 'k', value: 'v', ...more }],
      ...more,
    };
    const { client, openApi, fetch } = createScriptedClient([respond]);
    await client.payments.create(body);
    await openApi.POST('/v1/payments', { body });
    expect(fetch.requests.map((request) => request.body)).toEqual([JSON.stringify(body), JSON.stringify(body)]);
  });

  test('is rejected when JSON cannot represent its value', async () => {
    const body = { ...paymentBody, ...undocumentedFields({ field_of_tomorrow: { deep: [Number.NaN] } }) };
    await expectPaymentNotSent(body, { field: 'field_of_tomorrow.deep[0]' });
  });
});

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
  class Money {
    currency = 'USD';
    get value() {
      return 1;
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
    ['an object whose value is inherited', { ...reference, amount: Object.create(amount) }, 'amount.value'],
    ['an object without a value', { ...reference, amount: { currency: 'USD' } }, 'amount.value'],
    ['a number', { ...reference, amount: 1 }, 'amount'],
    ['a method of a class', new WithMethod(), 'amount'],
    ['removed by toJSON', { amount, toJSON: () => reference }, 'amount'],
    ['a getter of what toJSON returns', { toJSON: () => new WithGetter() }, 'amount'],
    ['an amount with its value in a getter', { ...reference, amount: new Money() }, 'amount.value'],
    ['removed by toJSON of the body', { amount, toJSON: () => ({ ...reference, amount: undefined }) }, 'amount'],
  ])('and is rejected when the amount is %s', async (_, body, field) => {
    await expectRefundNotSent(body, { field });
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
  const polluted: Record<string, unknown> = Object.prototype as never;
  for (const value of [undefined, () => 1, { currency: 'USD', value: 1 }]) {
    polluted.amount = value;
    const refused = expectRefundNotSent({ merchant_reference: 'return-1' }, { field: 'amount', rule: 'type' });
    await refused.finally(() => delete polluted.amount);
  }
});

test('an object with a money field is rejected when only a proxy or all objects show it', async () => {
  const card = { capture: false };
  const detail = new Proxy(
    {},
    { has: (_, name) => name === 'card', get: (_, name) => (name === 'card' ? card : undefined) },
  );
  const expected = { field: 'payment_method.detail.card', rule: 'type' };
  const withDetail = (shown: object) => ({ ...paymentBody, payment_method: { token: 'tok', detail: shown } });
  await expectPaymentNotSent(withDetail(detail), expected);
  const polluted: Record<string, unknown> = Object.prototype as never;
  polluted.card = card;
  await expectPaymentNotSent(withDetail({}), expected).finally(() => delete polluted.card);
});

describe('a field whose absence changes the moved amount', () => {
  test.each([undefined, null])('is rejected when its value is %s', async (value) => {
    const detail = { card: { capture: value } };
    const bodies: [object, string][] = [
      [{ ...paymentBody, split_marketplace: value }, 'split_marketplace'],
      [{ ...paymentBody, payment_method: { token: 'tok', detail } }, 'payment_method.detail.card.capture'],
    ];
    for (const [body, field] of bodies) await expectPaymentNotSent(body, { field, rule: 'required' });
    const capture = { merchant_reference: 'REF', reason: 'SHIPPED', amount: value as never };
    await expectNotSent(({ client }) => client.payments.capture(paymentId, transactionId, capture), {
      field: 'amount',
    });
  });

  test('is rejected when an object around it is null', async () => {
    const bodies: [object, string][] = [
      [{ token: 'tok', detail: null }, 'payment_method.detail'],
      [{ token: 'tok', detail: { card: null } }, 'payment_method.detail.card'],
    ];
    for (const [payment_method, field] of bodies)
      await expectPaymentNotSent({ ...paymentBody, payment_method }, { field, rule: 'required' });
  });

  test('is the only kind of field that must not be null: in others, null means absent', async () => {
    const nulls = { merchant_reference: null, customer_payer: null, metadata: null, subscription: null };
    const payment_method = { token: 'tok', vaulted_token: null, detail: { card: { installments: null } } };
    const body = { ...paymentBody, ...nulls, payment_method };
    expect(await sentFor(body)).toEqual(body);
  });

  test.each([{ detail: undefined }, { detail: { card: undefined } }])(
    'may be missing with the object around it: %j',
    async (rest) => {
      const payment_method = { type: 'CARD', token: 'token', ...rest };
      const sent = await sentFor({ ...paymentBody, payment_method } as never);
      expect(sent).toEqual(JSON.parse(JSON.stringify({ ...paymentBody, payment_method })));
    },
  );

  test('is the only kind of field that must not be undefined: others are omitted, as in JSON', async () => {
    expect(await sentFor({ ...paymentBody, merchant_reference: undefined })).toEqual(paymentBody);
  });
});

test('a share of a split is never sent without its amount', async () => {
  class Share {
    recipient_id = 'recipient-1';
    get amount() {
      return { value: 5, currency: 'USD' };
    }
  }
  for (const [share, field] of [
    [new Share(), 'split_marketplace[0].amount'],
    [{ recipient_id: 'r', amount: undefined }, 'split_marketplace[0].amount'],
    [{ recipient_id: 'r', amount: { currency: 'USD', value: undefined } }, 'split_marketplace[0].amount.value'],
  ] as const) {
    await expectPaymentNotSent({ ...paymentBody, split_marketplace: [share] }, { field });
  }
});

test('a money field that toJSON gives another value is rejected', async () => {
  const card = { capture: false, toJSON: () => ({ capture: true }) };
  const body = { ...paymentBody, payment_method: { token: 'tok', detail: { card } } };
  await expectPaymentNotSent(body, { field: 'payment_method.detail.card.capture' });
});
