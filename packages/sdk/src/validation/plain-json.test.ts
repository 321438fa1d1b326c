import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { json } from '../../test/helpers/recording-fetch.ts';
import { paymentBody, scripted } from '../../test/helpers/scripted-service.ts';
import type { CreatePaymentRequest, RefundPaymentRequest } from '../generated/schema.ts';
import { undocumentedFields } from '../resources/undocumented-fields.ts';

const paymentId = '0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11';
const transactionId = '5b0f3a52-6f0d-4a2c-8d53-0d7b4c1f2e90';

const found = () => json({ id: paymentId, status: 'SUCCEEDED' });

/** A refund with this body. */
function refundWith(body: unknown) {
  const { client, fetch } = scripted([found]);
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
    ['lost by the toJSON of the body', { amount, toJSON: () => ({ ...reference, amount: undefined }) }, 'amount'],
  ])('when its amount is %s', async (_, body, field) => {
    const { fetch, refund } = refundWith(body);
    await expect(refund()).rejects.toMatchObject({ code: 'invalid_input', field, outcome: 'not_sent' });
    expect(fetch.requests).toEqual([]);
  });

  test('when its amount is an own getter, or comes out of toJSON, it is sent', async () => {
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
      const { fetch, refund } = refundWith(body);
      await refund();
      expect(fetch.requests.map((request) => JSON.parse(request.body))).toEqual([{ ...reference, amount }]);
    }
  });

  test('without the property the whole rest is refunded, which is what was asked for', async () => {
    const { fetch, refund } = refundWith(reference);
    await refund();
    expect(fetch.requests.map(({ body }) => JSON.parse(body))).toEqual([reference]);
  });
});

describe('a field whose absence moves money must have a value', () => {
  test.each([undefined, null])('when it is there and %s', async (value) => {
    const { client, fetch } = scripted([found]);
    const detail = { card: { capture: value } };
    const bodies: [object, string][] = [
      [{ ...paymentBody, split_marketplace: value }, 'split_marketplace'],
      [{ ...paymentBody, payment_method: { token: 'tok', detail } }, 'payment_method.detail.card.capture'],
    ];
    for (const [body, field] of bodies) {
      const refused = { field, rule: 'required', outcome: 'not_sent' };
      await expect(client.payments.create(body as CreatePaymentRequest)).rejects.toMatchObject(refused);
    }
    const capture = { merchant_reference: 'REF', reason: 'SHIPPED', amount: value as never };
    await expect(client.payments.capture(paymentId, transactionId, capture)).rejects.toMatchObject({ field: 'amount' });
    expect(fetch.requests).toEqual([]);
  });

  test('any other field that is undefined is left out, as in JSON', async () => {
    const { client, fetch } = scripted([found]);
    await client.payments.create({ ...paymentBody, merchant_reference: undefined } as never);
    expect(JSON.parse(fetch.requests[0]?.body ?? '')).toEqual(paymentBody);
  });
});

describe('what JSON would drop or turn into null is refused, with the path of the field', () => {
  const circle: Record<string, object> = {
    // Each level would be copied again before the circle is seen, if it were not seen at once.
    airline: { legs: Array.from({ length: 20_000 }, () => ({ carrier_code: 'AV' })) },
    order: {},
  };
  Object.assign(circle.order as object, { parent: circle });

  test.each<[string, unknown, string]>([
    ['a function', { note: () => 'x' }, 'additional_data.note'],
    ['a symbol', { note: Symbol('x') }, 'additional_data.note'],
    ['NaN', { order: { fee_amount: Number.NaN } }, 'additional_data.order.fee_amount'],
    ['Infinity', { order: { fee_amount: Number.POSITIVE_INFINITY } }, 'additional_data.order.fee_amount'],
    ['a BigInt', { order: { fee_amount: 1n } }, 'additional_data.order.fee_amount'],
    ['undefined in a list', { order: { items: [{ id: '1' }, undefined] } }, 'additional_data.order.items[1]'],
    // biome-ignore lint/suspicious/noSparseArray: a hole is what is tested.
    ['a hole in a list', { order: { items: [{ id: '1' }, , { id: '3' }] } }, 'additional_data.order.items[1]'],
    ['a function in a list', { order: { items: [() => 'x'] } }, 'additional_data.order.items[0]'],
    [
      'a date that is not valid',
      { order: { items: [{ at: new Date(Number.NaN) }] } },
      'additional_data.order.items[0].at',
    ],
    ['a proxy of a date', { order: { items: [{ at: new Proxy(new Date(0), {}) }] } }, 'body'],
    ['a Map', { order: new Map([['items', []]]) }, 'additional_data.order'],
    ['a Set', { order: { items: new Set([1]) } }, 'additional_data.order.items'],
    ['a promise', { order: Promise.resolve({}) }, 'additional_data.order'],
    ['an error', { order: new Error('x') }, 'additional_data.order'],
    ['a boxed number', { order: { fee_amount: Object(1) } }, 'additional_data.order.fee_amount'],
    ['an object that contains itself', circle, 'additional_data.order.parent'],
    [
      'a documented field that is inherited',
      { order: { items: [Object.create({ quantity: 2 })] } },
      'additional_data.order.items[0].quantity',
    ],
  ])('%s', async (_, additional_data, field) => {
    const { client, fetch } = scripted([found]);
    const body = { ...paymentBody, additional_data } as CreatePaymentRequest;
    const refused = { code: 'invalid_input', field, outcome: 'not_sent' };
    await expect(client.payments.create(body)).rejects.toMatchObject(refused);
    expect(fetch.requests).toEqual([]);
  });

  test('the methods and undocumented getters of a class do not matter', async () => {
    class Card {
      readonly token = 'tok';
      capture() {
        throw new Error('A method is not called');
      }
      get isStored() {
        return true;
      }
    }
    const { client, fetch } = scripted([found]);
    await client.payments.create({ ...paymentBody, payment_method: new Card() });
    expect(JSON.parse(fetch.requests[0]?.body ?? '')).toEqual(paymentBody);
  });

  test('documented fields of open objects are among them: a share of the money, for example', async () => {
    class Share {
      recipient_id = 'recipient-1';
      get amount() {
        return { value: 5, currency: 'USD' };
      }
    }
    const { client, fetch } = scripted([found]);
    const body = { ...paymentBody, split_marketplace: [new Share()] };
    await expect(client.payments.create(body as never)).rejects.toMatchObject({
      field: 'split_marketplace[0].amount',
    });
    expect(fetch.requests).toEqual([]);
  });

  test('an object with nothing in it is sent, also one of a class', async () => {
    class Nothing {}
    const { client, fetch } = scripted([found]);
    await client.payments.create({ ...paymentBody, additional_data: new Nothing() });
    expect(JSON.parse(fetch.requests[0]?.body ?? '')).toEqual({ ...paymentBody, additional_data: {} });
  });

  test('the same object twice is no circle', async () => {
    const address = { city: 'Bogotá' };
    const { client, fetch } = scripted([found]);
    const customer_payer = { billing_address: address, shipping_address: address };
    await client.payments.create({ ...paymentBody, customer_payer });
    expect(JSON.parse(fetch.requests[0]?.body ?? '')).toMatchObject({ customer_payer });
  });

  test('a field called body is not taken for the body', async () => {
    const { client, fetch } = scripted([found]);
    const body = { split_marketplace: undefined, order: 1 };
    await client.payments.create({ ...paymentBody, body } as never);
    expect(JSON.parse(fetch.requests[0]?.body ?? '')).toEqual({ ...paymentBody, body: { order: 1 } });
  });

  test('a toJSON gets the key that JSON gives it, and is called once', async () => {
    const keys: unknown[] = [];
    const item = { toJSON: (key: string) => ({ key, value: String(keys.push(key)) }) };
    const { client, fetch } = scripted([found]);
    await client.payments.create({ ...paymentBody, metadata: [item, item] as never });
    expect(keys).toEqual(['0', '1']);
    expect(JSON.parse(fetch.requests[0]?.body ?? '').metadata).toEqual([
      { key: '0', value: '1' },
      { key: '1', value: '2' },
    ]);
  });

  test('text that is JSON already is refused as a whole body, because it cannot be checked', async () => {
    const { client, fetch } = scripted([found]);
    const raw = (JSON as { rawJSON?(text: string): object }).rawJSON?.('"x"') ?? null;
    await expect(client.payments.create(raw as never)).rejects.toMatchObject({ field: 'body' });
    expect(fetch.requests).toEqual([]);
  });

  test('a field called __proto__ is sent like any other', async () => {
    const { client, fetch } = scripted([found]);
    const text = '{"__proto__":{"amount":1},"order":{"__proto__":null}}';
    await client.payments.create({ ...paymentBody, additional_data: JSON.parse(text) });
    expect(fetch.requests[0]?.body).toContain(`"additional_data":${text}`);
  });

  test('a list whose iterator says something else is sent by its indexes', async () => {
    const metadata = Object.assign([{ key: 'a', value: 'b' }], { *[Symbol.iterator]() {} });
    const { client, fetch } = scripted([found]);
    await client.payments.create({ ...paymentBody, metadata });
    expect(JSON.parse(fetch.requests[0]?.body ?? '')).toMatchObject({ metadata: [{ key: 'a', value: 'b' }] });
  });

  test('a getter is read once, so what is checked is what is sent', async () => {
    const values = [1, 1_000_000];
    const amount = {
      currency: 'USD',
      get value() {
        return values.shift() ?? 0;
      },
    };
    const { fetch, refund } = refundWith({ merchant_reference: 'return-1', amount });
    await refund();
    expect(JSON.parse(fetch.requests[0]?.body ?? '').amount.value).toBe(1);
  });
});

/** A value to put into a body, and what was asked for by it: `lost` when JSON cannot say it. */
interface Asked {
  readonly value: unknown;
  readonly meant: unknown;
}
const lost = Symbol('lost');

const asked: fc.Arbitrary<Asked> = fc.letrec<{ any: Asked; object: Asked }>((tie) => {
  const scalars = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
  );
  const said = scalars.map((value): Asked => ({ value, meant: Object.is(value, -0) ? 0 : value }));
  const unsayable = fc
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
        const circle: Record<string, unknown> = {};
        circle.self = circle;
        return circle;
      },
      () => Proxy.revocable({}, {}).revoke,
      () => ({
        get broken(): never {
          throw new Error('broken');
        },
      }),
    )
    .map((make): Asked => ({ value: make(), meant: lost }));
  const list = fc.array(tie('any'), { maxLength: 3 }).map(
    (items): Asked => ({
      value: items.map(({ value }) => value),
      meant: items.some(({ meant }) => meant === lost || meant === undefined) ? lost : items.map(({ meant }) => meant),
    }),
  );
  const wrapped = fc
    .tuple(tie('any'), fc.constantFrom('proxy', 'toJSON', 'frozen', 'date'))
    .map(([inner, how]): Asked => {
      const { value, meant } = inner;
      if (how === 'date') return { value: new Date(0), meant: '1970-01-01T00:00:00.000Z' };
      // JSON calls one toJSON, and not that of its result.
      if (how === 'toJSON') return { value: { toJSON: () => value }, meant: hasToJson(value) ? lost : (meant ?? lost) };
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
      return { value: how === 'proxy' ? new Proxy(value, {}) : Object.freeze(value), meant };
    });
  const absent = fc.constantFrom<Asked>({ value: undefined, meant: undefined }, { value: null, meant: null });
  return {
    object: fc
      .array(fc.tuple(fc.constantFrom('a', 'b', 'key', '__proto__', 'toString', 'length'), tie('any')), {
        maxLength: 3,
      })
      .map(objectOf),
    any: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      { arbitrary: said, weight: 6 },
      { arbitrary: tie('object'), weight: 4 },
      { arbitrary: list, weight: 2 },
      { arbitrary: wrapped, weight: 3 },
      { arbitrary: absent, weight: 1 },
      { arbitrary: unsayable, weight: 1 },
    ),
  };
}).any;

function objectOf(members: readonly (readonly [string, Asked])[]): Asked {
  const value = {};
  const meant = {};
  for (const [name, member] of members) Object.defineProperty(value, name, own(member.value));
  const last = [...new Map(members)];
  for (const [name, member] of last)
    if (member.meant !== undefined) Object.defineProperty(meant, name, own(member.meant));
  return { value, meant: last.some(([, member]) => member.meant === lost) ? lost : meant };
}

const hasToJson = (value: unknown) => typeof (Object(value) as { toJSON?: unknown }).toJSON === 'function';

const own = (value: unknown): PropertyDescriptor => ({ value, enumerable: true, configurable: true, writable: true });

/** How a documented field can be in an object, and whether JSON writes it then. */
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

test('of 10,000 bodies made of getters, prototypes, proxies and toJSON, each is sent as asked or not at all', async () => {
  const { client, fetch } = scripted([found]);
  const counts = { sent: 0, refused: 0 };
  const field = fc.constantFrom(
    'additional_data',
    'customer_payer',
    'fraud_screening',
    'subscription',
    'split_marketplace',
  );
  await fc.assert(
    fc.asyncProperty(asked, field, placement, async ({ value, meant }, name, how) => {
      const body = place({ ...paymentBody }, name, value, how) as CreatePaymentRequest;
      const before = fetch.requests.length;
      const error = await client.payments.create(body).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      const moves = name === 'split_marketplace' && (value === undefined || value === null || !placements[how]);
      const isMethod = typeof value === 'function' && !placements[how] && name !== 'split_marketplace';
      const isSayable = isMethod || (!moves && (meant === undefined || (meant !== lost && placements[how])));
      if (!isSayable) {
        counts.refused += 1;
        expect(error).toMatchObject({ code: 'invalid_input', outcome: 'not_sent' });
        expect(fetch.requests).toHaveLength(before);
        return;
      }
      counts.sent += 1;
      expect(error).toBeUndefined();
      const rest = meant === undefined || isMethod ? {} : { [name]: meant };
      expect(JSON.parse(fetch.requests.at(-1)?.body ?? '')).toEqual({ ...paymentBody, ...rest });
      fetch.requests.length = 0;
    }),
    { numRuns: 10_000 },
  );
  // The generator makes enough of both.
  expect(Math.min(counts.sent, counts.refused)).toBeGreaterThan(2_000);
}, 60_000);

describe('a field that the document does not list', () => {
  const more = undocumentedFields({ field_of_tomorrow: { list: [{ deep: null }, 1.5, true], text: '' } });

  test('is sent as it is, at every depth', async () => {
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
    const { client, fetch } = scripted([found]);
    await client.payments.create(body);
    expect(fetch.requests.map((request) => request.body)).toEqual([JSON.stringify(body)]);
  });

  test('is checked like any other: what JSON cannot carry is refused', async () => {
    const { client, fetch } = scripted([found]);
    const body = { ...paymentBody, ...undocumentedFields({ field_of_tomorrow: { deep: [Number.NaN] } }) };
    await expect(client.payments.create(body)).rejects.toMatchObject({ field: 'field_of_tomorrow.deep[0]' });
    expect(fetch.requests).toEqual([]);
  });
});
