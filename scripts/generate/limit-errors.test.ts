import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { testDocument } from '../test-helpers/test-document.ts';
import { componentId, contractAjv } from './contract-ajv.ts';
import type { Schema } from './document.ts';
import { limitErrors, maxErrors } from './limit-errors.ts';
import { validators } from './validators.ts';

interface Validate {
  (data: unknown): boolean;
  errors?: object[] | null;
}

const text: Schema = { type: 'string' };
/** Nested lists, alternatives and references. Each passes its errors on in a different way. */
const document = testDocument({
  Item: { type: 'object', required: ['a', 'b'], properties: { a: text, b: text } },
  Items: { type: 'array', items: { $ref: '#/components/schemas/Item' } },
  Texts: { type: 'array', items: text },
  Either: { anyOf: [{ $ref: '#/components/schemas/Items' }, { $ref: '#/components/schemas/Texts' }] },
  OneOf: {
    oneOf: [
      { type: 'array', items: { $ref: '#/components/schemas/Item' } },
      { type: 'array', items: text },
      { $ref: '#/components/schemas/Either' },
    ],
  },
  All: {
    type: 'object',
    properties: {
      texts: { type: 'array', items: text },
      form: { anyOf: [{ $ref: '#/components/schemas/Items' }, { $ref: '#/components/schemas/Texts' }] },
      either: { $ref: '#/components/schemas/Either' },
      one: { $ref: '#/components/schemas/OneOf' },
    },
  },
});
const names = Object.keys(document.components.schemas ?? {});

let schemas: Record<string, Validate>;
beforeAll(async () => {
  const source = await validators(document);
  ({ schemas } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`));
});

const bounded = (name: string) => schemas[name] as Validate;
const ajv = contractAjv(document);
const unbounded = (name: string) => ajv.getSchema(componentId(name)) as Validate;

const errorsOf = (validate: Validate, value: unknown) => {
  const isValid = validate(value);
  const errors = validate.errors ?? [];
  expect(errors.length === 0).toBe(isValid);
  return [...errors];
};

describe('a validator with limited errors', () => {
  test('keeps the first thousand errors of any combination', () => {
    const list = fc
      .tuple(
        fc.constantFrom<unknown>('', {}, { a: '' }, { a: '', b: '' }, 0),
        fc.constantFrom(0, 1, 3, 499, 500, 999, 1_001),
      )
      .map(([item, times]) => Array(times).fill(item));
    const lists = fc.tuple(list, list).map((parts) => parts.flat());
    const value = fc.oneof(
      lists,
      fc.record({ texts: lists, form: lists, either: lists, one: lists }, { requiredKeys: [] }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...names), value, (name, each) => {
        expect(errorsOf(bounded(name), each)).toEqual(errorsOf(unbounded(name), each).slice(0, maxErrors));
      }),
      { numRuns: 1_000 },
    );
  });

  test('discards the errors of an alternative when another one matches, and no other errors', () => {
    const texts = Array(maxErrors + 1).fill(0);
    expect(errorsOf(bounded('All'), { texts, form: [''] })).toEqual(errorsOf(bounded('All'), { texts }));
    expect(bounded('All').errors).toHaveLength(maxErrors);
  });

  test('rejects each alternative even when another one has already reached the error limit', () => {
    expect(errorsOf(bounded('Either'), Array(maxErrors).fill(0))).toHaveLength(maxErrors);
  });
});

describe('limitErrors', () => {
  const list = 'function validate1(data){let vErrors = null;let errors = 0;';

  test.each([
    ['another way to merge errors', `${list}vErrors = [...vErrors, ...validate2.errors];}`],
    [
      'the errors of two functions at once',
      `${list}vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate3.errors);errors = vErrors.length;}`,
    ],
    ['another way to add an error', `${list}vErrors.push(err0);errors++;}`],
  ])('rejects unknown code from ajv: %s', (_what, source) => {
    expect(() => limitErrors(source)).toThrow('unknown statement about errors');
  });

  test('rejects code whose list of errors has another name', () => {
    expect(() => limitErrors('function validate1(data){let found = null;}')).toThrow('have a list of errors');
  });
});
