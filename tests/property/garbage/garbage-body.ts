import fc from 'fast-check';
import { allFields, authorization, cardPayment, dispute, paymentBody } from '../../helpers/requests.ts';

/** The body of a request, as bytes in the pieces they are sent in. */
export type Pieces = readonly Uint8Array[];

const reference = { merchant_reference: 'REF-1', reason: 'BECAUSE' };
const sound: readonly object[] = [
  paymentBody(),
  authorization({ checkout: undefined, ...allFields }),
  paymentBody({ payment_method: { type: 'BANK_TRANSFER' } }),
  cardPayment(),
  { ...reference, amount: { currency: 'USD', value: 0.1 } },
  reference,
  dispute(),
  { merchant_customer_id: 'shopper-1', email: 'a@example.com', phone: { number: '1', country_code: '57' } },
];

const nested = (levels: number, open: string, close: string) => open.repeat(levels) + close.repeat(levels);

/** JSON texts that are hard to parse. Some cannot be produced by JSON.stringify. */
const hardValue = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      ...['1e400', '-1e400', '1e308', '5e-324', '-0', '0', '-1', '1e21', '9007199254740993', '0.00001', '1E2', '12.34'],
      ...['"\\ud800"', '"\\udc00 x"', '"\\ud83d\\ude00"', '"\\u0000"'],
      ...['""', '" "', '"é"', '"tok_error"', '"USD"', '"2026-02-30"'],
      ...['null', 'true', '[]', '{}', '[null]', '{"":0}', '[[{}]]', '"0"', '{"toString":1}', '{"length":-1}'],
      ...['{"__proto__":{"status":"X"}}', '{"constructor":{"prototype":{"status":"X"}}}', '{"__proto__":null}'],
      ...[nested(40, '[', ']'), nested(97, '{"a":', '}').replace(':}', ':1}'), `"${'x'.repeat(600)}"`],
    ),
  },
  { weight: 2, arbitrary: fc.json({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.double().map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }).map((text) => JSON.stringify(text)) },
);

/** A sound body with hard values in a few places. */
const damaged = fc
  .tuple(fc.constantFrom(...sound), fc.array(fc.tuple(fc.nat(200), fc.nat(3), hardValue), { maxLength: 3 }))
  .map(([body, changes]) =>
    changes.reduce((text, [where, how, value]) => changed(text, where, how, value), JSON.stringify(body)),
  );

/** Changes the value after one colon: replaces it, removes it, or adds an unknown field. */
function changed(text: string, where: number, how: number, value: string): string {
  const colons = [...text.matchAll(/"\w+":(?=("[^"\\]*"|-?[\d.]+|true|false|null))/g)];
  const colon = colons[where % Math.max(1, colons.length)];
  if (colon === undefined) return text;
  const [field, old = ''] = colon;
  const inserted = [
    `${field}${value}`,
    `"gone":0`,
    `${field}${old},"extra":${value}`,
    `${field}${old},"__proto__":{"status":"X","value":${value}}`,
  ];
  return text.slice(0, colon.index) + (inserted[how] ?? '') + text.slice(colon.index + field.length + old.length);
}

const text = fc.oneof(
  { weight: 12, arbitrary: damaged },
  { weight: 3, arbitrary: hardValue },
  { weight: 1, arbitrary: fc.json({ maxDepth: 6 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...[nested(5_000, '[', ']'), nested(3_000, '{"a":', '}'), `[${'0,'.repeat(12_000)}0]`],
      ...['{', '[1,', '"', '\ufeff{}', 'NaN'],
      ...['{"a":1}{"b":2}', "{'a':1}", '// no\n{}', `{"evidence":[${'{},'.repeat(900)}{}]}`, '\u0000', ' ', 'a=1&b=2'],
    ),
  },
);

const encoder = new TextEncoder();

/** Mostly UTF-8 text, and sometimes another encoding or random bytes. */
const bytes: fc.Arbitrary<Uint8Array> = fc.oneof(
  { weight: 24, arbitrary: text.map((each) => encoder.encode(each)) },
  { weight: 1, arbitrary: damaged.map((each) => Uint8Array.from(Buffer.from(each, 'utf16le'))) },
  { weight: 1, arbitrary: damaged.map((each) => encoder.encode(each).subarray(0, each.length >> 1)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((each) => Uint8Array.from(each)) },
  {
    weight: 1,
    // A surrogate, an overlong slash, a byte order mark, the beginning of a gzip file.
    arbitrary: fc.constantFrom(
      ...['22eda08022', '22c0af22', 'efbbbf7b7d', '1f8b0800'].map((hex) => Uint8Array.from(Buffer.from(hex, 'hex'))),
    ),
  },
);

/** In one or several chunks. Some may be empty. */
export const garbageBody: fc.Arbitrary<Pieces> = fc
  .tuple(bytes, fc.array(fc.nat(300), { maxLength: 4 }))
  .map(([whole, lengths]) => {
    const pieces: Uint8Array[] = [whole];
    for (const length of lengths) {
      const rest = pieces.pop() ?? whole;
      pieces.push(rest.subarray(0, length), rest.subarray(length));
    }
    return pieces;
  });
