import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { json } from '../../test/helpers/recording-fetch.ts';
import { createScriptedClient, paymentBody } from '../../test/helpers/scripted-client.ts';
import type { CreatePaymentRequest, RefundPaymentRequest } from '../generated/schema.ts';
import { unlisted } from '../resources/unlisted.ts';

const paymentId = '0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11';
const transactionId = '5b0f3a52-6f0d-4a2c-8d53-0d7b4c1f2e90';

const respond = () => json({ id: paymentId, status: 'SUCCEEDED' });

/** Creates a client, and a function that sends a refund with this body. */
function createRefund(body: unknown) {
  const { client, fetch } = createScriptedClient([respond]);
  return { fetch, refund: () => client.payments.refund(paymentId, transactionId, body as RefundPaymentRequest) };
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
    const { fetch, refund } = createRefund(body);
    await expect(refund()).rejects.toMatchObject({ code: 'invalid_input', field, outcome: 'not_sent' });
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
      const { fetch, refund } = createRefund(body);
      await refund();
      expect(fetch.requests.map((request) => JSON.parse(request.body))).toEqual([{ ...reference, amount }]);
    }
  });

  test('but a body without an amount is sent as a full refund', async () => {
    const { fetch, refund } = createRefund(reference);
    await refund();
    expect(fetch.requests.map(({ body }) => JSON.parse(body))).toEqual([reference]);
  });
});

describe('a field whose absence changes the moved amount', () => {
  test.each([undefined, null])('is rejected when its value is %s', async (value) => {
    const { client, fetch } = createScriptedClient([respond]);
    const detail = { card: { capture: value } };
    const bodies: [object, string][] = [
      [{ ...paymentBody, split_marketplace: value }, 'split_marketplace'],
      [{ ...paymentBody, payment_method: { token: 'tok', detail } }, 'payment_method.detail.card.capture'],
    ];
    for (const [body, field] of bodies) {
      const expected = { field, rule: 'required', outcome: 'not_sent' };
      await expect(client.payments.create(body as CreatePaymentRequest)).rejects.toMatchObject(expected);
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

describe('a body is rejected with the path of the field when it contains', () => {
  const circularObject: Record<string, object> = {
    // A late detection of the circular reference would copy this list once per level.
    airline: { legs: Array.from({ length: 20_000 }, () => ({ carrier_code: 'AV' })) },
    order: {},
  };
  Object.assign(circularObject.order as object, { parent: circularObject });

  test.each<[string, unknown, string]>([
    ['a function', { note: () => 'x' }, 'additional_data.note'],
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
    ['an object that contains itself', circularObject, 'additional_data.order.parent'],
    [
      'a documented field that is inherited',
      { order: { items: [Object.create({ quantity: 2 })] } },
      'additional_data.order.items[0].quantity',
    ],
  ])('%s', async (_, additional_data, field) => {
    const { client, fetch } = createScriptedClient([respond]);
    const body = { ...paymentBody, additional_data } as CreatePaymentRequest;
    const expected = { code: 'invalid_input', field, outcome: 'not_sent' };
    await expect(client.payments.create(body)).rejects.toMatchObject(expected);
    expect(fetch.requests).toEqual([]);
  });

  test('methods and undocumented getters of a class are ignored', async () => {
    class Card {
      readonly token = 'tok';
      capture() {
        throw new Error('The client must not call a method');
      }
      get isStored() {
        return true;
      }
    }
    const { client, fetch } = createScriptedClient([respond]);
    await client.payments.create({ ...paymentBody, payment_method: new Card() });
    expect(JSON.parse(fetch.requests[0]?.body ?? '')).toEqual(paymentBody);
  });

  test('an inherited documented field of split_marketplace is rejected', async () => {
    class Share {
      recipient_id = 'recipient-1';
      get amount() {
        return { value: 5, currency: 'USD' };
      }
    }
    const { client, fetch } = createScriptedClient([respond]);
    const body = { ...paymentBody, split_marketplace: [new Share()] };
    await expect(client.payments.create(body as never)).rejects.toMatchObject({
      field: 'split_marketplace[0].amount',
    });
    expect(fetch.requests).toEqual([]);
  });

  test('an empty instance of a class is sent as an empty object', async () => {
    class Empty {}
    const { client, fetch } = createScriptedClient([respond]);
    await client.payments.create({ ...paymentBody, additional_data: new Empty() });
    expect(JSON.parse(fetch.requests[0]?.body ?? '')).toEqual({ ...paymentBody, additional_data: {} });
  });

  test('the same object can be used for two fields', async () => {
    const address = { city: 'Bogotá' };
    const { client, fetch } = createScriptedClient([respond]);
    const customer_payer = { billing_address: address, shipping_address: address };
    await client.payments.create({ ...paymentBody, customer_payer });
    expect(JSON.parse(fetch.requests[0]?.body ?? '')).toMatchObject({ customer_payer });
  });

  test('an undefined property in a field named body is omitted', async () => {
    const { client, fetch } = createScriptedClient([respond]);
    const body = { split_marketplace: undefined, order: 1 };
    await client.payments.create({ ...paymentBody, body } as never);
    expect(JSON.parse(fetch.requests[0]?.body ?? '')).toEqual({ ...paymentBody, body: { order: 1 } });
  });

  test('toJSON is called once, with the same key as by JSON.stringify', async () => {
    const keys: unknown[] = [];
    const item = { toJSON: (key: string) => ({ key, value: String(keys.push(key)) }) };
    const { client, fetch } = createScriptedClient([respond]);
    await client.payments.create({ ...paymentBody, metadata: [item, item] as never });
    expect(keys).toEqual(['0', '1']);
    expect(JSON.parse(fetch.requests[0]?.body ?? '').metadata).toEqual([
      { key: '0', value: '1' },
      { key: '1', value: '2' },
    ]);
  });

  test('a raw JSON object is rejected as a body, because it cannot be validated', async () => {
    const { client, fetch } = createScriptedClient([respond]);
    const raw = (JSON as { rawJSON?(text: string): object }).rawJSON?.('"x"') ?? null;
    await expect(client.payments.create(raw as never)).rejects.toMatchObject({ field: 'body' });
    expect(fetch.requests).toEqual([]);
  });

  test('a field named __proto__ is sent', async () => {
    const { client, fetch } = createScriptedClient([respond]);
    const text = '{"__proto__":{"amount":1},"order":{"__proto__":null}}';
    await client.payments.create({ ...paymentBody, additional_data: JSON.parse(text) });
    expect(fetch.requests[0]?.body).toContain(`"additional_data":${text}`);
  });

  test('an array with a custom iterator is sent by its indexes', async () => {
    const metadata = Object.assign([{ key: 'a', value: 'b' }], { *[Symbol.iterator]() {} });
    const { client, fetch } = createScriptedClient([respond]);
    await client.payments.create({ ...paymentBody, metadata });
    expect(JSON.parse(fetch.requests[0]?.body ?? '')).toMatchObject({ metadata: [{ key: 'a', value: 'b' }] });
  });

  test('a getter is read once, so the validated value is the value that is sent', async () => {
    const values = [1, 1_000_000];
    const amount = {
      currency: 'USD',
      get value() {
        return values.shift() ?? 0;
      },
    };
    const { fetch, refund } = createRefund({ merchant_reference: 'return-1', amount });
    await refund();
    expect(JSON.parse(fetch.requests[0]?.body ?? '').amount.value).toBe(1);
  });
});

/** A value in a body and its expected JSON value: `notJson` when JSON cannot represent it. */
interface JsonCase {
  readonly value: unknown;
  readonly expected: unknown;
}
const notJson = Symbol('notJson');

const jsonCases: fc.Arbitrary<JsonCase> = fc.letrec<{ any: JsonCase; object: JsonCase }>((tie) => {
  const scalars = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
  );
  const scalarCases = scalars.map((value): JsonCase => ({ value, expected: Object.is(value, -0) ? 0 : value }));
  const notJsonCases = fc
    .constantFrom<() => unknown>(
      () => () => 1,
      () => Symbol('x'),
      () => Number.NaN,
      () => Number.NEGATIVE_INFINITY,
      () => 1n,
      () => new Map([[1, 2]]),
      () => new Set([1]),
      () => new Date(Number.NaN),
      () => Promise.resolve(1),
      () => /x/,
      () => ({ toJSON: () => undefined }),
      () => {
        const circular: Record<string, unknown> = {};
        circular.self = circular;
        return circular;
      },
      () => Proxy.revocable({}, {}).revoke,
      () => ({
        get broken(): never {
          throw new Error('broken');
        },
      }),
    )
    .map((make): JsonCase => ({ value: make(), expected: notJson }));
  const list = fc.array(tie('any'), { maxLength: 3 }).map(
    (items): JsonCase => ({
      value: items.map(({ value }) => value),
      expected: items.some(({ expected }) => expected === notJson || expected === undefined)
        ? notJson
        : items.map(({ expected }) => expected),
    }),
  );
  const wrapped = fc
    .tuple(tie('any'), fc.constantFrom('proxy', 'toJSON', 'frozen', 'date'))
    .map(([inner, how]): JsonCase => {
      const { value, expected } = inner;
      if (how === 'date') return { value: new Date(0), expected: '1970-01-01T00:00:00.000Z' };
      // JSON.stringify does not call toJSON of the value that toJSON returned.
      if (how === 'toJSON')
        return { value: { toJSON: () => value }, expected: hasToJson(value) ? notJson : (expected ?? notJson) };
      if (
        typeof value !== 'object' ||
        value === null ||
        value instanceof Map ||
        value instanceof Set ||
        value instanceof Promise ||
        value instanceof RegExp ||
        // A proxy of any of these looks like an empty object.
        value instanceof Date
      )
        return inner;
      return { value: how === 'proxy' ? new Proxy(value, {}) : Object.freeze(value), expected };
    });
  const absent = fc.constantFrom<JsonCase>({ value: undefined, expected: undefined }, { value: null, expected: null });
  return {
    object: fc
      .array(fc.tuple(fc.constantFrom('a', 'b', 'key', '__proto__', 'toString', 'length'), tie('any')), {
        maxLength: 3,
      })
      .map(objectOf),
    any: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      { arbitrary: scalarCases, weight: 6 },
      { arbitrary: tie('object'), weight: 4 },
      { arbitrary: list, weight: 2 },
      { arbitrary: wrapped, weight: 3 },
      { arbitrary: absent, weight: 1 },
      { arbitrary: notJsonCases, weight: 1 },
    ),
  };
}).any;

function objectOf(members: readonly (readonly [string, JsonCase])[]): JsonCase {
  const value = {};
  const expected = {};
  for (const [name, member] of members) Object.defineProperty(value, name, own(member.value));
  const last = [...new Map(members)];
  for (const [name, member] of last)
    if (member.expected !== undefined) Object.defineProperty(expected, name, own(member.expected));
  return { value, expected: last.some(([, member]) => member.expected === notJson) ? notJson : expected };
}

const hasToJson = (value: unknown) => typeof (Object(value) as { toJSON?: unknown }).toJSON === 'function';

const own = (value: unknown): PropertyDescriptor => ({ value, enumerable: true, configurable: true, writable: true });

/** How an object can hold a documented field, and whether JSON.stringify includes the field. */
const placements = {
  own: true,
  getter: true,
  inherited: false,
  inheritedGetter: false,
  hidden: false,
} as const;
const placement = fc.constantFrom(...(Object.keys(placements) as (keyof typeof placements)[]));

function place(object: object, name: string, value: unknown, how: keyof typeof placements): object {
  if (how === 'own') return Object.defineProperty(object, name, own(value));
  if (how === 'getter') return Object.defineProperty(object, name, { get: () => value, enumerable: true });
  if (how === 'hidden') return Object.defineProperty(object, name, { value, enumerable: false });
  const member: PropertyDescriptor = how === 'inherited' ? own(value) : { get: () => value };
  return Object.setPrototypeOf(object, Object.defineProperty({}, name, member));
}

test('10,000 random bodies of getters, prototypes, proxies and toJSON are sent unchanged or rejected', async () => {
  const { client, fetch } = createScriptedClient([respond]);
  const counts = { sent: 0, rejected: 0 };
  const field = fc.constantFrom(
    'additional_data',
    'customer_payer',
    'fraud_screening',
    'subscription',
    'split_marketplace',
  );
  await fc.assert(
    fc.asyncProperty(jsonCases, field, placement, async ({ value, expected }, name, how) => {
      const body = place({ ...paymentBody }, name, value, how) as CreatePaymentRequest;
      const before = fetch.requests.length;
      const error = await client.payments.create(body).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      const changesAmount = name === 'split_marketplace' && (value === undefined || value === null || !placements[how]);
      const isMethod = typeof value === 'function' && !placements[how] && name !== 'split_marketplace';
      const isRepresentable =
        isMethod || (!changesAmount && (expected === undefined || (expected !== notJson && placements[how])));
      if (!isRepresentable) {
        counts.rejected += 1;
        expect(error).toMatchObject({ code: 'invalid_input', outcome: 'not_sent' });
        expect(fetch.requests).toHaveLength(before);
        return;
      }
      counts.sent += 1;
      expect(error).toBeUndefined();
      const rest = expected === undefined || isMethod ? {} : { [name]: expected };
      expect(JSON.parse(fetch.requests.at(-1)?.body ?? '')).toEqual({ ...paymentBody, ...rest });
      fetch.requests.length = 0;
    }),
    { numRuns: 10_000 },
  );
  // Proves that the generator creates both kinds of bodies.
  expect(Math.min(counts.sent, counts.rejected)).toBeGreaterThan(2_000);
}, 60_000);

describe('a field that is not in the OpenAPI document', () => {
  const more = unlisted({ field_of_tomorrow: { list: [{ deep: null }, 1.5, true], text: '' } });

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
    const { client, fetch } = createScriptedClient([respond]);
    await client.payments.create(body);
    expect(fetch.requests.map((request) => request.body)).toEqual([JSON.stringify(body)]);
  });

  test('is rejected when JSON cannot represent its value', async () => {
    const { client, fetch } = createScriptedClient([respond]);
    const body = { ...paymentBody, ...unlisted({ field_of_tomorrow: { deep: [Number.NaN] } }) };
    await expect(client.payments.create(body)).rejects.toMatchObject({ field: 'field_of_tomorrow.deep[0]' });
    expect(fetch.requests).toEqual([]);
  });
});
