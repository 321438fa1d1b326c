import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createScriptedClient, paymentBody, respondWithPayment } from '../../test/helpers/scripted-client.ts';
import type { CreatePaymentRequest } from '../generated/schema.ts';

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
      if (how === 'toJSON') {
        const isLost = value === undefined || value === null || value instanceof Date;
        // JSON does not call the `toJSON` of what `toJSON` returned. That one has no other field.
        const written = hasToJson(value) ? {} : expected;
        return { value: { toJSON: () => value }, expected: isLost ? notJson : written };
      }
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
  const absent = fc.constantFrom<JsonCase>(
    { value: undefined, expected: undefined },
    { value: () => 1, expected: undefined },
    { value: null, expected: null },
  );
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
  const { client, openApi, fetch } = createScriptedClient([respondWithPayment]);
  const counts = { sent: 0, rejected: 0 };
  const field = fc.constantFrom(
    'additional_data',
    'customer_payer',
    'fraud_screening',
    'subscription',
    'split_marketplace',
  );
  await fc.assert(
    fc.asyncProperty(jsonCases, field, placement, fc.boolean(), async ({ value, expected }, name, how, isOpenApi) => {
      const body = place({ ...paymentBody }, name, value, how) as CreatePaymentRequest;
      const before = fetch.requests.length;
      const call = isOpenApi ? openApi.POST('/v1/payments', { body }) : client.payments.create(body);
      const error = await call.then(
        () => undefined,
        (reason: unknown) => reason,
      );
      const isOmitted = !placements[how] || expected === undefined;
      const changesAmount = name === 'split_marketplace' && (isOmitted || expected === null);
      const isRepresentable = !changesAmount && (isOmitted || expected !== notJson);
      if (!isRepresentable) {
        counts.rejected += 1;
        expect(error).toMatchObject({ code: 'invalid_input', outcome: 'not_sent' });
        expect(fetch.requests).toHaveLength(before);
        return;
      }
      counts.sent += 1;
      expect(error).toBeUndefined();
      const rest = isOmitted ? {} : { [name]: expected };
      expect(JSON.parse(fetch.requests.at(-1)?.body ?? '')).toEqual({ ...paymentBody, ...rest });
      fetch.requests.length = 0;
    }),
    { numRuns: 10_000 },
  );
  // Proves that the generator creates both kinds of bodies.
  expect(Math.min(counts.sent, counts.rejected)).toBeGreaterThan(1_000);
}, 60_000);
