import { describe, expect, test } from 'vitest';
import { testDocument } from '../test-helpers/test-document.ts';
import type { Schema } from './document.ts';
import { limitWords, withLimitWords } from './limit-words.ts';

const document = testDocument({
  Code: { type: 'string', pattern: '^[A-Z]{2}$' },
  Country: { type: 'string', enum: ['CO', 'US'] },
  KnownStatus: { type: 'string', enum: ['NEW', 'SENT'] },
  Status: { anyOf: [{ $ref: '#/components/schemas/KnownStatus' }, { type: 'string', 'x-open': true }] },
  KnownLong: { type: 'string', enum: Array.from({ length: 21 }, (_, index) => `V${index}`) },
  Long: { anyOf: [{ $ref: '#/components/schemas/KnownLong' }, { type: 'string', 'x-open': true }] },
});
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

const cases: readonly (readonly [schema: Schema, words: string])[] = [
  [{ type: 'string', minLength: 3, maxLength: 255 }, '3 to 255 characters'],
  [{ type: 'string', minLength: 1 }, 'at least 1 character'],
  [{ type: 'string', maxLength: 48 }, 'at most 48 characters'],
  [{ type: 'string', minLength: 4, maxLength: 4 }, 'exactly 4 characters'],
  [{ type: ['string', 'null'], maxLength: 48 }, 'at most 48 characters'],
  [{ type: 'string', format: 'uuid', minLength: 36, maxLength: 36 }, 'UUID'],
  [{ type: 'string', format: 'uuid', description: 'UUID of the payment.' }, ''],
  [{ type: 'string', format: 'date-time', pattern: 'Z$' }, 'ISO 8601, ends with `Z`'],
  [{ type: 'string', format: 'date' }, 'YYYY-MM-DD'],
  [{ type: 'string', format: 'ipv4' }, 'format ipv4'],
  [{ type: 'string', pattern: '^[0-9]{8,19}$' }, '8 to 19 digits'],
  [{ type: 'string', pattern: '^[A-Z]{2}$', minLength: 2, maxLength: 2 }, 'exactly 2 upper-case letters'],
  [{ type: 'string', pattern: '\\S', minLength: 1 }, 'not blank'],
  [{ type: 'string', pattern: '^xfer_' }, 'starts with `xfer_`'],
  [{ type: 'string', pattern: '^a|b$', maxLength: 9 }, 'at most 9 characters, matches `^a|b$`'],
  [
    { type: 'string', contentEncoding: 'base64', maxLength: 9, 'x-max-decoded-bytes': 1_048_576 },
    'at most 1,048,576 bytes when decoded',
  ],
  [{ type: 'integer', minimum: 1, maximum: 12 }, 'a whole number, 1 to 12'],
  [
    { type: 'number', exclusiveMinimum: 0, maximum: 549755813887.9999, 'x-decimal-places': 4 },
    'greater than 0, at most 549,755,813,887.9999, at most 4 decimals',
  ],
  [{ type: 'number', minimum: 0 }, 'at least 0'],
  [{ type: 'array', minItems: 1, items: ref('Code') }, 'at least 1 item'],
  [
    { type: 'array', maxItems: 120, items: { type: 'string', maxLength: 9 } },
    'at most 120 items, each item: at most 9 characters',
  ],
  [ref('Code'), 'exactly 2 upper-case letters'],
  [{ anyOf: [ref('Code'), { type: 'null' }] }, 'exactly 2 upper-case letters'],
  [{ allOf: [ref('Code')], description: 'Code.' }, 'exactly 2 upper-case letters'],
  [
    {
      anyOf: [
        { type: 'string', maxLength: 3 },
        { type: 'number', maximum: 3 },
      ],
    },
    '',
  ],
  [ref('Country'), 'One of: CO, US'],
  [ref('Status'), 'Known values: NEW, SENT'],
  [{ anyOf: [ref('Status'), { type: 'null' }] }, 'Known values: NEW, SENT'],
  [ref('Long'), 'Known values: see `KnownLong`'],
  [{ type: 'string' }, ''],
  [{ type: 'boolean' }, ''],
];

test.each(cases)('describes the limits of %j as "%s"', (schema, words) => {
  expect(limitWords(document, schema)).toBe(words);
});

describe('withLimitWords', () => {
  const described = (properties: Record<string, Schema>) =>
    withLimitWords(testDocument({ Thing: { type: 'object', properties } })).components.schemas?.Thing?.properties ?? {};

  test('adds the limits to the description of a property as a sentence', () => {
    const { name } = described({ name: { type: 'string', description: 'Name.', maxLength: 9 } });
    expect(name?.description).toBe('Name. At most 9 characters.');
  });

  test('describes the properties of inline objects and of items', () => {
    const code: Schema = { type: 'string', minLength: 1 };
    const { one, many } = described({
      one: { type: 'object', properties: { code } },
      many: { type: 'array', items: { type: 'object', properties: { code } } },
    });
    expect(one?.properties?.code?.description).toBe('At least 1 character.');
    expect(many?.items).toMatchObject({ properties: { code: { description: 'At least 1 character.' } } });
  });

  test('removes the format, which openapi-typescript would print', () => {
    const { born } = described({ born: { type: 'string', format: 'date', description: 'Birth, YYYY-MM-DD.' } });
    expect(born).toEqual({ type: 'string', description: 'Birth, YYYY-MM-DD.' });
  });

  test('rejects a description that already contains the limit', () => {
    expect(() =>
      described({ name: { type: 'string', description: 'Name, at most 9 characters.', maxLength: 9 } }),
    ).toThrow('Thing.name: the description already contains "at most 9 characters"');
  });
});
