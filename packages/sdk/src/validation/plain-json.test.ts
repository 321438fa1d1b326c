import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { json } from '../../test/helpers/recording-fetch.ts';
import { createScriptedClient, paymentBody } from '../../test/helpers/scripted-client.ts';
import type { CreatePaymentRequest, RefundPaymentRequest } from '../generated/schema.ts';
import { undocumentedFields } from '../resources/undocumented-fields.ts';
import { fieldName } from './plain-json.ts';

const paymentId = '0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11';
const transactionId = '5b0f3a52-6f0d-4a2c-8d53-0d7b4c1f2e90';
const refundPath = '/v1/payments/{payment_id}/transactions/{transaction_id}/refund';

const respond = () => json({ id: paymentId, status: 'SUCCEEDED' });

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

class Order {
  items = [];
  get fee_amount() {
    return 2;
  }
}
class PaidOrder extends Order {}

describe('the JSON of a request body', () => {
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
    [
      'an undocumented field that is inherited',
      { order: Object.create({ fee_code: 2 }) },
      'additional_data.order.fee_code',
    ],
    [
      'a field that is not enumerable',
      { order: Object.defineProperty({ a: 1 }, 'tip_amount', { value: 2 }) },
      'additional_data.order.tip_amount',
    ],
    [
      'a getter that is not enumerable',
      { order: Object.defineProperty({ a: 1 }, 'tip_amount', { get: () => null }) },
      'additional_data.order.tip_amount',
    ],
    ['a getter of a class above its class', { order: new PaidOrder() }, 'additional_data.order.fee_amount'],
    [
      'a field that a proxy inherits',
      { order: new Proxy(Object.create({ fee_amount: 2 }), {}) },
      'additional_data.order.fee_amount',
    ],
    [
      'a field of a prototype without a prototype',
      { order: Object.create(Object.assign(Object.create(null), { fee_amount: 2 })) },
      'additional_data.order.fee_amount',
    ],
    [
      'a field that is not enumerable, of an object without a prototype',
      { order: Object.defineProperty(Object.create(null), 'fee_amount', { value: 2 }) },
      'additional_data.order.fee_amount',
    ],
    [
      'an inherited field of another realm',
      { order: runInNewContext('Object.create({ fee_amount: 2 })') },
      'additional_data.order.fee_amount',
    ],
  ])('cannot contain %s, and the error has the path of the field', async (_, additional_data, field) => {
    const { client, openApi, fetch } = createScriptedClient([respond]);
    const body = { ...paymentBody, additional_data } as CreatePaymentRequest;
    const expected = { code: 'invalid_input', field, outcome: 'not_sent' };
    await expect(client.payments.create(body)).rejects.toMatchObject(expected);
    await expect(openApi.POST('/v1/payments', { body })).rejects.toMatchObject(expected);
    expect(fetch.requests).toEqual([]);
  });

  test('methods, getters without a value and getters with names in camel case are ignored', async () => {
    class Card {
      readonly token = 'tok';
      get vaulted_token() {
        return undefined;
      }
      capture() {
        throw new Error('The client must not call a method');
      }
      get isStored() {
        throw new Error('The client must not read such a getter');
      }
    }
    const { client, fetch } = createScriptedClient([respond]);
    await client.payments.create({ ...paymentBody, payment_method: new Card() as { token: string } });
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

  test('plain objects of other realms, without a prototype and of a proxy are sent', async () => {
    const orders = [
      runInNewContext('({ fee_amount: 2 })'),
      runInNewContext('new (class Order { fee_amount = 2 })()'),
      Object.assign(Object.create(null), { fee_amount: 2 }),
      Object.create(Object.create(null), { fee_amount: { value: 2, enumerable: true } }),
      new Proxy({ fee_amount: 2 }, {}),
    ];
    const { client, fetch } = createScriptedClient([respond]);
    for (const order of orders) await client.payments.create({ ...paymentBody, additional_data: { order } });
    const expected = { ...paymentBody, additional_data: { order: { fee_amount: 2 } } };
    expect(fetch.requests.map(({ body }) => JSON.parse(body))).toEqual(orders.map(() => expected));
  });

  test('an enumerable property that a program added to all objects is ignored', async () => {
    const { client, fetch } = createScriptedClient([respond]);
    const polluted: Record<string, unknown> = Object.prototype as never;
    polluted.description_of_tomorrow = 'x';
    polluted.fee_amount = 2;
    try {
      await client.payments.create({ ...paymentBody, additional_data: { order: {} } });
    } finally {
      delete polluted.description_of_tomorrow;
      delete polluted.fee_amount;
    }
    expect(JSON.parse(fetch.requests[0]?.body ?? '')).toEqual({ ...paymentBody, additional_data: { order: {} } });
  });

  test('properties that libraries hide under names that are no fields are ignored', async () => {
    const { client, fetch } = createScriptedClient([respond]);
    const order = { fee_amount: 2 };
    for (const name of ['__ob__', '_cache', '$parent']) Object.defineProperty(order, name, { value: {} });
    await client.payments.create({ ...paymentBody, additional_data: { order } });
    expect(fetch.requests[0]?.body).toContain('"order":{"fee_amount":2}');
  });

  test('a getter whose promise rejects is rejected as a field, and ends no process', async () => {
    const { client, fetch } = createScriptedClient([respond]);
    class Order {
      get items() {
        return Promise.reject(new Error('no database'));
      }
    }
    const creating = client.payments.create({ ...paymentBody, additional_data: { order: new Order() } } as never);
    await expect(creating).rejects.toMatchObject({ field: 'additional_data.order.items' });
    expect(fetch.requests).toEqual([]);
  });

  test('a proxy that is its own prototype ends', async () => {
    const { client } = createScriptedClient([respond]);
    const order: object = new Proxy({}, { getPrototypeOf: () => order });
    await client.payments.create({ ...paymentBody, additional_data: { order } } as never);
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
    const { fetch, calls } = createRefundCalls({ merchant_reference: 'return-1', amount });
    await calls[0]?.();
    expect(JSON.parse(fetch.requests[0]?.body ?? '').amount.value).toBe(1);
  });
});

test('all fields of request bodies in the OpenAPI document have names that the check of inherited fields covers', () => {
  const document = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8'));
  const names = new Set<string>();
  const seen = new Set<unknown>();
  const collect = (schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null || seen.has(schema)) return;
    seen.add(schema);
    const { $ref, properties } = schema as { readonly $ref?: string; readonly properties?: object };
    const [, ...keys] = $ref?.split('/') ?? [];
    if ($ref) collect(keys.reduce((node, key) => node[key], document));
    for (const name of Object.keys(properties ?? {})) names.add(name);
    for (const inner of Object.values(schema)) collect(inner);
  };
  for (const operations of Object.values<object>(document.paths))
    for (const operation of Object.values(operations)) collect(operation.requestBody);
  expect(names.size).toBeGreaterThan(150);
  expect([...names].filter((name) => !fieldName.test(name))).toEqual([]);
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
    const { client, fetch } = createScriptedClient([respond]);
    const body = { ...paymentBody, ...undocumentedFields({ field_of_tomorrow: { deep: [Number.NaN] } }) };
    await expect(client.payments.create(body)).rejects.toMatchObject({ field: 'field_of_tomorrow.deep[0]' });
    expect(fetch.requests).toEqual([]);
  });
});
