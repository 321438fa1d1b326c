import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { canonicalJson } from './canonical-json.ts';
import { customKey, eventKey } from './event-key.ts';
import { readEvent, type WebhookEvent } from './events.ts';
import { envelope } from './test-receiver.ts';

/** The same module where the runtime has no node:crypto, as in a browser. */
async function loadWithoutNodeCrypto(): Promise<typeof import('./event-key.ts')> {
  vi.resetModules();
  vi.stubGlobal('process', { ...process, getBuiltinModule: undefined });
  return import('./event-key.ts').finally(() => vi.unstubAllGlobals());
}
const web = await loadWithoutNodeCrypto();

const transfer = { id: 'xfer_1', status: 'PENDING' };

const payment = (changes: object = {}, paymentChanges: object = {}): WebhookEvent =>
  readEvent({ ...envelope, ...changes, data: { payment: { ...envelope.data.payment, ...paymentChanges } } }, [
    'payment',
  ]);
const keyless = (changes: object = {}, paymentChanges: object = {}) =>
  payment(changes, { idempotency_key: null, ...paymentChanges });
const transferOf = (payload: object) => ({ kind: 'transfer', payload }) as WebhookEvent;
const unknown = (payload: object) => ({ kind: 'unknown', type_event: 'payment.new', payload }) as WebhookEvent;

const hash = (text: string) => createHash('sha256').update(text).digest('base64');

describe.each([
  ['with node:crypto', eventKey],
  ['with WebCrypto', web.eventKey],
])('the key of an event, %s,', (_runtime, keyOf) => {
  const same = async (one: WebhookEvent, other: WebhookEvent) => (await keyOf(one)) === (await keyOf(other));

  test('can be read', async () => {
    expect(await keyOf(payment())).toBe('payment:5:evt-1:16:payment.purchase:9:SUCCEEDED');
    expect(await keyOf(transferOf(transfer))).toBe('transfer:6:xfer_1:7:PENDING');
  });

  test('is one on all attempts', async () => {
    expect(await same(payment({ retry: 0 }), payment({ retry: 6 }))).toBe(true);
    expect(await same(keyless({ retry: 0 }), keyless({ retry: 6 }))).toBe(true);
  });

  test('is another for another idempotency key, type or status', async () => {
    expect(await same(payment(), payment({}, { idempotency_key: 'evt-2' }))).toBe(false);
    expect(await same(payment(), payment({ type_event: 'payment.refund' }))).toBe(false);
    expect(await same(payment(), payment({}, { status: 'REFUNDED' }))).toBe(false);
  });

  test('is one whatever else the payment says, as its own key says that it is the same event', async () => {
    expect(await same(payment(), payment({ version: 3 }, { extra: 1 }))).toBe(true);
  });

  test('is one before and after its type became known', async () => {
    const event = payment();
    const older = { ...event, kind: 'unknown' } as WebhookEvent;
    expect(await same(event, older)).toBe(true);
  });

  test('tells a transfer that is pending from one that is completed', async () => {
    expect(await same(transferOf(transfer), transferOf({ ...transfer, status: 'COMPLETED' }))).toBe(false);
  });

  test.each([
    [
      { id: 'xfer_a:1', status: 'b' },
      { id: 'xfer_a', status: '1:b' },
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
  ])('tells ids apart that look alike (%#)', async (one, other) => {
    expect(await same(transferOf(one), transferOf(other))).toBe(false);
  });

  test('can be stored anywhere: visible ASCII, never more than 255 characters', async () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ minLength: 200, maxLength: 400 }));
    const events = fc.oneof(
      fc.tuple(text, text).map(([id, status]) => transferOf({ id, status })),
      fc
        .tuple(text, text)
        .map(([idempotency_key, status]) => unknown({ data: { payment: { idempotency_key, status } } })),
      fc.object({ withNullPrototype: true }).map(unknown),
    );
    await fc.assert(
      fc.asyncProperty(events, async (event) => {
        expect(await keyOf(event)).toMatch(/^[!-~]{1,255}$/);
      }),
    );
  });

  test('is readable up to 255 characters', async () => {
    const keyOfLength = (length: number) => keyOf(transferOf({ id: 'x'.repeat(length), status: 'P' }));
    expect(await keyOfLength(238)).toMatch(/^transfer:238:x{238}:1:P$/);
    expect(await keyOfLength(239)).toMatch(/^transfer:sha256:/);
  });

  test('is one for two transfers if and only if id and status are the same', async () => {
    const part = fc.string({ unit: fc.constantFrom('a', ':', '1', '0', '\0', '\uD800'), maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(part, part, part, part, async (id, status, otherId, otherStatus) => {
        const areSame = id === otherId && status === otherStatus;
        expect(await same(transferOf({ id, status }), transferOf({ id: otherId, status: otherStatus }))).toBe(areSame);
      }),
    );
  });

  describe('where the payment has no idempotency key', () => {
    test.each([null, '', 7])('but %j, is the hash of everything but the counter', async (idempotency_key) => {
      const data = { payment: { status: 'é', idempotency_key, amounts: [1.5, null, [], {}] } };
      const json = `{"b":true,"data":{"payment":{"amounts":[1.5,null,[],{}],"idempotency_key":${JSON.stringify(idempotency_key)},"status":"é"}}}`;
      expect(await keyOf(unknown({ retry: 4, data, b: true }))).toBe(`event:sha256:${hash(json)}`);
    });

    test('does not depend on the order of keys, and does on that of lists', async () => {
      expect(await same(unknown({ a: 1, b: { c: 2, d: 3 } }), unknown({ b: { d: 3, c: 2 }, a: 1 }))).toBe(true);
      expect(await same(unknown({ a: [1, 2] }), unknown({ a: [2, 1] }))).toBe(false);
    });

    test('sorts names by their code units, as every runtime does', async () => {
      const names = ['a', 'Z', 'é', '_', '10', 'aa', 'ﬀ', '😀', '2'];
      const body = Object.fromEntries(names.map((name) => [name, 0]));
      expect(canonicalJson(body)).toBe('{"10":0,"2":0,"Z":0,"_":0,"a":0,"aa":0,"é":0,"😀":0,"ﬀ":0}');
    });

    test('leaves out no retry but that of the envelope', async () => {
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
    ])('tells %s from %s', async (one, other) => {
      expect(await same(unknown(JSON.parse(one)), unknown(JSON.parse(other)))).toBe(false);
    });

    test.each<[string, string]>([
      ['{"a":25.0}', '{"a":25}'],
      ['{"a":"\\u00e9"}', '{ "a" : "é" }'],
      ['{"a":1,"a":2}', '{"a":2}'],
      ['{"retry":-1,"a":2}', '{"a":2,"retry":"x"}'],
    ])('reads %s and %s as one', async (one, other) => {
      expect(await same(unknown(JSON.parse(one)), unknown(JSON.parse(other)))).toBe(true);
    });

    test('survives 10,000 levels and 100,000 items', async () => {
      const deep = (inside: string) => JSON.parse(`{"a":${'[{"b":'.repeat(10_000)}${inside}${'}]'.repeat(10_000)}}`);
      expect(await same(unknown(deep('1')), unknown(deep('1')))).toBe(true);
      expect(await same(unknown(deep('1')), unknown(deep('2')))).toBe(false);
      const wide = unknown({ a: Array(100_000).fill(0) });
      expect(await same(wide, unknown({ a: Array(100_001).fill(0) }))).toBe(false);
    });

    test('is one for two bodies if and only if they are the same value', async () => {
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
    { payment: { idempotency_key: 7, status: 'A' } },
    { payment: { idempotency_key: 'evt-1', status: 7 } },
    { payment: { idempotency_key: 'evt-1' } },
  ])('exists where the data of an unknown type is %j', async (data) => {
    expect(await keyOf(unknown({ data }))).toMatch(/^event:sha256:/);
  });
});

test('a key needs no WebCrypto where there is node:crypto, as under jsdom', async () => {
  vi.stubGlobal('crypto', undefined);
  const key = await eventKey(keyless()).finally(() => vi.unstubAllGlobals());
  expect(key).toBe(await web.eventKey(keyless()));
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
  const keys = await Promise.all(texts.map(customKey));
  expect(new Set(keys).size).toBe(texts.length);
  expect(await Promise.all(texts.map(customKey))).toEqual(keys);
});

/** Entries, sorted, in place of objects; 0 and -0 are one number. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return { entries: entries.map(([name, each]) => [name, sorted(each)]) };
}
