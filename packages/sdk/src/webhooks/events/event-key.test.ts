import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { paymentPayload } from '../../../test/helpers/test-receiver.ts';
import { canonicalJson, eventKey, toStorableKey } from './event-key.ts';
import type { WebhookEvent } from './events.ts';

/** Loads the module as in a runtime without node:crypto, such as a browser. */
async function loadWithoutNodeCrypto(): Promise<typeof import('./event-key.ts')> {
  vi.resetModules();
  vi.stubGlobal('process', { ...process, getBuiltinModule: undefined });
  return import('./event-key.ts').finally(() => vi.unstubAllGlobals());
}
const web = await loadWithoutNodeCrypto();

const accountId = paymentPayload.account_id;
const paymentId = paymentPayload.data.payment.id;
const updatedAt = '2026-03-14T09:26:54.120481Z';

/** Creates a payment event with changed fields of the envelope and the payment. */
const payment = (changes: object = {}, paymentChanges: object = {}): WebhookEvent => {
  const data = { payment: { ...paymentPayload.data.payment, updated_at: updatedAt, ...paymentChanges } };
  return { kind: 'payment', type_event: 'payment.purchase', payload: { ...paymentPayload, data, ...changes } } as never;
};
/** Creates a payment event with the transaction that caused it. */
const transacted = (changes: object = {}, paymentChanges: object = {}): WebhookEvent =>
  payment(changes, { transactions: { id: 'tx-1', status: 'SUCCEEDED', amount: 10 }, ...paymentChanges });
const transfer = (changes: object = {}): WebhookEvent =>
  ({
    kind: 'transfer',
    payload: { account_id: accountId, id: 'xfer_1', status: 'PENDING', direction: 'INCOMING', ...changes },
  }) as never;
const unknown = (payload: object) => ({ kind: 'unknown', type_event: 'payment.new', payload }) as never as WebhookEvent;

const hash = (text: string) => createHash('sha256').update(text).digest('base64');

describe.each([
  ['with node:crypto', eventKey],
  ['with WebCrypto', web.eventKey],
])('eventKey %s', (_runtime, keyOf) => {
  const same = async (one: WebhookEvent, other: WebhookEvent) => (await keyOf(one)) === (await keyOf(other));

  test('is readable', async () => {
    expect(await keyOf(transacted())).toBe(
      `payment:["${accountId}","${paymentId}","payment.purchase","SUCCEEDED","evt-1","tx-1","SUCCEEDED",null]`,
    );
    expect(await keyOf(payment())).toBe(
      `payment:["${accountId}","${paymentId}","payment.purchase","SUCCEEDED","evt-1",null,null,"${updatedAt}"]`,
    );
    expect(await keyOf(transfer())).toBe(`transfer:["${accountId}","xfer_1","PENDING"]`);
  });

  test('is readable when every id of a payment event is a UUID', async () => {
    const uuid = crypto.randomUUID();
    const transactions = { id: uuid, status: 'SUCCEEDED' };
    const event = transacted({ type_event: 'payment.fraud_screening' }, { idempotency_key: uuid, transactions });
    expect(await keyOf(event)).toContain(`,"${uuid}","SUCCEEDED",null]`);
  });

  test.each<[string, object, object]>([
    ['account_id', { account_id: 'another' }, {}],
    ['type_event', { type_event: 'payment.refund' }, {}],
    ['payment id', {}, { id: 'another' }],
    ['payment status', {}, { status: 'REFUNDED' }],
    ['idempotency key', {}, { idempotency_key: 'evt-2' }],
    ['transaction id', {}, { transactions: { id: 'tx-2', status: 'SUCCEEDED' } }],
    ['transaction status', {}, { transactions: { id: 'tx-1', status: 'DECLINED' } }],
  ])('changes with the %s of a payment event', async (_field, changes, paymentChanges) => {
    expect(await same(transacted(), transacted(changes, paymentChanges))).toBe(false);
  });

  test('changes with updated_at only when the event has no transaction id', async () => {
    const later = { updated_at: '2026-03-14T09:30:00.000000Z' };
    expect(await same(transacted(), transacted({}, later))).toBe(true);
    for (const transactions of [undefined, null, [{ id: 'tx-1' }], 'tx-1', {}, { id: null }, { id: '' }]) {
      expect(await same(payment({}, { transactions }), payment({}, { transactions, ...later }))).toBe(false);
    }
  });

  test.each(['account_id', 'id', 'status'])('changes with the %s of a transfer', async (field) => {
    expect(await same(transfer(), transfer({ [field]: 'another' }))).toBe(false);
  });

  test('does not change with the attempt counter', async () => {
    for (const event of [payment, transacted]) {
      for (const retry of [0, 6, null, 'x', undefined]) expect(await same(event(), event({ retry }))).toBe(true);
    }
    expect(await same(transfer(), transfer({ retry: 1 }))).toBe(true);
    expect(await same(unknown({ a: 1 }), unknown({ a: 1, retry: 1 }))).toBe(true);
  });

  test('does not change with a field that it does not use', async () => {
    expect(await same(transacted(), transacted({ version: 3 }, { extra: 1, amount: null }))).toBe(true);
    const transactions = { id: 'tx-1', status: 'SUCCEEDED', amount: null };
    expect(await same(transacted(), transacted({}, { transactions }))).toBe(true);
    expect(await same(transfer(), transfer({ description: null, updated_at: updatedAt }))).toBe(true);
  });

  test('differs for two accounts that use the same order number as idempotency key', async () => {
    const order = { idempotency_key: 'ORDER-1' };
    const ofAccount = (account_id: string, id: string) => payment({ account_id }, { ...order, id });
    expect(await same(ofAccount('account-1', 'pay-1'), ofAccount('account-2', 'pay-2'))).toBe(false);
    expect(await same(ofAccount('account-1', 'pay-1'), ofAccount('account-2', 'pay-1'))).toBe(false);
  });

  test('differs for two partial refunds of one payment under one idempotency key', async () => {
    const refund = (id: string) =>
      payment({ type_event: 'payment.refund' }, { transactions: { id, status: 'SUCCEEDED' } });
    expect(await same(refund('refund-1'), refund('refund-2'))).toBe(false);
  });

  test('is the same for two partial refunds that contain only an id and a status', async () => {
    const refund = () => unknown({ type_event: 'payment.refund', data: { payment: { id: 'pay-1', status: 'S' } } });
    expect(await same(refund(), refund())).toBe(true);
  });

  test('is the same before and after the SDK knows the event type', async () => {
    const type_event = 'payment.new';
    const { payload } = transacted({ type_event });
    const later = { kind: 'payment', type_event, payload } as never;
    expect(await same(unknown(payload), later)).toBe(true);
  });

  test.each(['account_id', 'type_event', 'idempotency_key', 'updated_at', 'transactions'])(
    'is the same for a null and a missing %s, and differs for any text',
    async (field) => {
      const event = (value: unknown) => {
        const isOfEnvelope = field === 'account_id' || field === 'type_event';
        return isOfEnvelope ? payment({ [field]: value }) : payment({}, { [field]: value });
      };
      expect(await same(event(null), event(undefined))).toBe(true);
      if (field === 'transactions') return;
      for (const text of ['', '-', 'null', 'undefined']) expect(await same(event(null), event(text))).toBe(false);
    },
  );

  test('is the same for a null and a missing account_id of a transfer', async () => {
    expect(await same(transfer({ account_id: null }), transfer({ account_id: undefined }))).toBe(true);
    expect(await same(transfer({ account_id: null }), transfer({ account_id: 'null' }))).toBe(false);
  });

  test('differs for values of undocumented types', async () => {
    const values = [null, '7', 7, 7.5, true, 'true', {}, '{}', [], [7], { a: 7 }, Number.POSITIVE_INFINITY, 'Infinity'];
    const deep = JSON.parse('['.repeat(10_000) + ']'.repeat(10_000));
    for (const event of [
      (value: unknown) => payment({ account_id: value }),
      (value: unknown) => payment({ type_event: value }),
      (value: unknown) => payment({}, { idempotency_key: value }),
      (value: unknown) => payment({}, { updated_at: value }),
      (value: unknown) => payment({}, { transactions: { id: value, status: 'S' } }),
      (value: unknown) => payment({}, { transactions: { id: 'tx-1', status: value } }),
      (value: unknown) => transfer({ account_id: value }),
    ]) {
      const keys = await Promise.all([...values, deep].map((value) => keyOf(event(value))));
      expect(new Set(keys).size).toBe(values.length + 1);
    }
  });

  test('is the same for two payment events if and only if the fields that it uses are the same', async () => {
    const text = fc.string({ unit: fc.constantFrom('a', '"', ',', ']', '\\', '1', '\0', '\uD800'), maxLength: 2 });
    const value = fc.oneof(text, fc.constantFrom(null, undefined, 0, 1, true, {}, ['a']));
    const transactions = fc.oneof(fc.record({ id: value, status: value }), fc.constantFrom(null, [], 'a'));
    const fields = fc.record({
      account_id: value,
      id: text,
      type_event: value,
      status: text,
      idempotency_key: value,
      transactions,
      updated_at: value,
    });
    type Fields = typeof fields extends fc.Arbitrary<infer Value> ? Value : never;
    const eventOf = ({ account_id, type_event, ...paymentFields }: Fields) =>
      unknown({ account_id, type_event, data: { payment: paymentFields } });
    const used = ({ transactions, updated_at, ...others }: Fields) => {
      const { id = null, status = null } = Object(transactions);
      const moment = id === null || id === '' ? (updated_at ?? null) : null;
      const parts = [...Object.values(others), id, status, moment];
      return JSON.stringify(parts.map((part) => part ?? null));
    };
    const similar = fields.chain((one) =>
      fc.record(Object.fromEntries(Object.keys(one).map((name) => [name, fc.boolean()]))).chain((changed) =>
        fields.map((other): [Fields, Fields] => {
          const kept = Object.keys(one).filter((name) => !changed[name]);
          return [one, { ...other, ...Object.fromEntries(kept.map((name) => [name, one[name as keyof Fields]])) }];
        }),
      ),
    );
    await fc.assert(
      fc.asyncProperty(similar, async ([one, other]) => {
        expect(await same(eventOf(one), eventOf(other))).toBe(used(one) === used(other));
      }),
      { numRuns: 1_000 },
    );
  });

  test.each([
    [
      { id: 'xfer_a","b', status: 'c' },
      { id: 'xfer_a', status: 'b","c' },
    ],
    [
      { id: 'xfer_a:1:b', status: '' },
      { id: 'xfer_a', status: 'b' },
    ],
    [
      { id: 'xfer_\0', status: 'P' },
      { id: 'xfer_', status: '\0P' },
    ],
    [
      { id: 'xfer_\uD800', status: 'P' },
      { id: 'xfer_\uDC00', status: 'P' },
    ],
    [
      { id: 'xfer_\uD800', status: 'P' },
      { id: 'xfer_\uFFFD', status: 'P' },
    ],
    [
      { id: `xfer_${'a'.repeat(9_000)}`, status: 'P' },
      { id: `xfer_${'a'.repeat(8_999)}`, status: 'P' },
    ],
  ])('differs for similar ids (%#)', async (one, other) => {
    expect(await same(transfer(one), transfer(other))).toBe(false);
  });

  test('contains only visible ASCII characters, at most 255', async () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ minLength: 200, maxLength: 400 }));
    const events = fc.oneof(
      fc.tuple(text, text).map(([id, status]) => transfer({ id, status })),
      fc.tuple(text, text).map(([id, status]) => unknown({ data: { payment: { id, status } } })),
      fc.object({ withNullPrototype: true }).map(unknown),
    );
    await fc.assert(
      fc.asyncProperty(events, async (event) => {
        expect(await keyOf(event)).toMatch(/^[!-~]{1,255}$/);
      }),
    );
  });

  test('is readable up to 255 characters, and hashed with the same prefix beyond', async () => {
    const keyOfLength = (length: number) => keyOf(transfer({ account_id: null, id: 'x'.repeat(length), status: 'P' }));
    const longest = await keyOfLength(233);
    expect(longest).toMatch(/^transfer:\[null,"x{233}","P"\]$/);
    expect(longest).toHaveLength(255);
    expect(await keyOfLength(234)).toMatch(/^transfer:sha256:/);
    expect(await keyOf(payment({ account_id: 'x'.repeat(300) }))).toMatch(/^payment:sha256:/);
  });

  describe('of a body without a payment id and status', () => {
    test('is a hash of everything except retry', async () => {
      const data = { payment: { status: 'é', idempotency_key: 'evt-1', amounts: [1.5, null, [], {}] } };
      const json = `{"b":true,"data":{"payment":{"amounts":[1.5,null,[],{}],"idempotency_key":"evt-1","status":"é"}}}`;
      expect(await keyOf(unknown({ retry: 4, data, b: true }))).toBe(`event:sha256:${hash(json)}`);
    });

    test('is a hash of everything except retry for a malformed transfer, which must be handled after a fix', async () => {
      const { payload } = transfer();
      expect(await keyOf(unknown(payload))).toMatch(/^event:sha256:/);
      expect(await same(unknown(payload), unknown({ ...payload, description: 'another' }))).toBe(false);
    });

    test('is the transfer key for a transfer outside accept', async () => {
      const { payload } = transfer();
      const excluded = (body: object) =>
        ({ ...unknown(body), reason: 'not_accepted', expectedKind: 'transfer' }) as WebhookEvent;
      expect(await keyOf(excluded(payload))).toBe(await keyOf(transfer()));
      expect(await same(excluded(payload), excluded({ ...payload, updated_at: 'later' }))).toBe(true);
    });

    test('does not depend on the order of keys, but on the order of arrays', async () => {
      expect(await same(unknown({ a: 1, b: { c: 2, d: 3 } }), unknown({ b: { d: 3, c: 2 }, a: 1 }))).toBe(true);
      expect(await same(unknown({ a: [1, 2] }), unknown({ a: [2, 1] }))).toBe(false);
    });

    test('sorts names by code units', async () => {
      const names = ['a', 'Z', 'é', '_', '10', 'aa', 'ﬀ', '😀', '2'];
      const body = Object.fromEntries(names.map((name) => [name, 0]));
      expect(canonicalJson(body)).toBe('{"10":0,"2":0,"Z":0,"_":0,"a":0,"aa":0,"é":0,"😀":0,"ﬀ":0}');
    });

    test('excludes only the retry field of the envelope', async () => {
      expect(await same(unknown({ a: { retry: 1 } }), unknown({ a: { retry: 2 } }))).toBe(false);
    });

    test.each<[string, string]>([
      ['{"a":1}', '{"a":"1"}'],
      ['{"a":null}', '{"a":1e400}'],
      ['{"a":null}', '{"a":"null"}'],
      ['{"a":[]}', '{"a":{}}'],
      ['{"a":[[],[]]}', '{"a":[[[]]]}'],
      ['{"a":"b\\",\\"c\\":\\"d"}', '{"a":"b","c":"d"}'],
      ['{"__proto__":{"a":1}}', '{}'],
      ['{"__proto__":{"a":1}}', '{"a":1}'],
      ['{"constructor":1}', '{}'],
      ['{"a":"é"}', '{"a":"e\\u0301"}'],
      ['{"a":"\\ud800"}', '{"a":"\\ufffd"}'],
      ['{"a":"\\u0000"}', '{"a":""}'],
    ])('distinguishes %s from %s', async (one, other) => {
      expect(await same(unknown(JSON.parse(one)), unknown(JSON.parse(other)))).toBe(false);
    });

    test.each<[string, string]>([
      ['{"a":25.0}', '{"a":25}'],
      ['{"a":"\\u00e9"}', '{ "a" : "é" }'],
      ['{"a":1,"a":2}', '{"a":2}'],
      ['{"retry":-1,"a":2}', '{"a":2,"retry":"x"}'],
    ])('treats %s and %s as equal', async (one, other) => {
      expect(await same(unknown(JSON.parse(one)), unknown(JSON.parse(other)))).toBe(true);
    });

    test('supports 10,000 nested levels and 100,000 items', async () => {
      const deep = (inside: string) => JSON.parse(`{"a":${'[{"b":'.repeat(10_000)}${inside}${'}]'.repeat(10_000)}}`);
      expect(await same(unknown(deep('1')), unknown(deep('1')))).toBe(true);
      expect(await same(unknown(deep('1')), unknown(deep('2')))).toBe(false);
      const wide = unknown({ a: Array(100_000).fill(0) });
      expect(await same(wide, unknown({ a: Array(100_001).fill(0) }))).toBe(false);
    });

    test('is the same for two bodies if and only if they are the same value', async () => {
      const value = fc.dictionary(fc.constantFrom('a', 'b', '__proto__'), fc.jsonValue({ maxDepth: 2 }), {
        maxKeys: 2,
      });
      await fc.assert(
        fc.asyncProperty(value, value, async (one, other) => {
          const copy = JSON.parse(JSON.stringify(one));
          expect(await same(unknown(one), unknown(copy))).toBe(true);
          const areSame = JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
          expect(await same(unknown(one), unknown(other))).toBe(areSame);
        }),
      );
    });
  });

  test.each([
    null,
    1,
    'text',
    [],
    { payment: null },
    { payment: [] },
    { payment: { id: 7, status: 'A' } },
    { payment: { id: 'pay-1', status: 7 } },
    { payment: { id: 'pay-1', status: null } },
    { payment: { id: 'pay-1' } },
  ])('is a hash of everything except retry when data is %j', async (data) => {
    expect(await keyOf(unknown({ data }))).toMatch(/^event:sha256:/);
  });
});

test('eventKey needs no WebCrypto when node:crypto exists, as under jsdom', async () => {
  vi.stubGlobal('crypto', undefined);
  const key = await eventKey(unknown({ a: 1 })).finally(() => vi.unstubAllGlobals());
  expect(key).toBe(await web.eventKey(unknown({ a: 1 })));
});

test("two keys of the merchant's own are one only if they are the same text", async () => {
  const texts = [
    'order-1',
    'order-2',
    'order 1',
    '\uD800',
    '\uDC00',
    '\uFFFD',
    'é',
    'e\u0301',
    'x'.repeat(256),
    'x'.repeat(257),
  ];
  const toKeys = () => Promise.all(texts.map((text) => toStorableKey(text)));
  const keys = await toKeys();
  expect(new Set(keys).size).toBe(texts.length);
  expect(await toKeys()).toEqual(keys);
});

/** Replaces objects with sorted entries, and -0 with 0. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return { entries: entries.map(([name, each]) => [name, sorted(each)]) };
}
