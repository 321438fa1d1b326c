import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { ordersDocument, testDocument } from '../test-helpers/test-document.ts';
import type { Schema } from './document.ts';
import { componentId, contractAjv, limitErrors, maxErrors } from './validator-compiler.ts';
import { requestValidators, validators } from './validators.ts';

interface Validate {
  (data: unknown): boolean;
  errors?: { instancePath: string; keyword: string; params: object }[] | null;
}
interface Compiled {
  operations: Record<string, Record<'path' | 'query' | 'headers' | 'body', Validate> & { responses: object }>;
  schemas: Record<string, Validate>;
  webhooks: Record<string, Validate>;
}

const load = (source: string) => import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`);

let source: string;
let compiled: Compiled;
beforeAll(async () => {
  source = await validators(ordersDocument, { type: 'object' }, () => undefined);
  compiled = await load(source);
});

const validator = (operation: string, part: 'path' | 'query' | 'headers' | 'body') =>
  compiled.operations[operation]?.[part] as Validate;

test('generates one module without imports, require calls and eval', () => {
  expect(source).not.toMatch(/^import |= require\(|new Function|\beval\(/m);
});

test('generates the same bytes every time', async () => {
  expect(await validators(ordersDocument, { type: 'object' }, () => undefined)).toBe(source);
});

test('validates bodies and reports the path and the rule', () => {
  const body = validator('createOrder', 'body');
  expect(body({ status: 'NEW' })).toBe(true);
  expect(body({ price: 'free' })).toBe(false);
  expect(body.errors).toMatchObject([
    { instancePath: '', keyword: 'required', params: { missingProperty: 'status' } },
    { instancePath: '/price', keyword: 'type', params: { type: 'number' } },
  ]);
});

test('accepts any string for an open enumeration', () => {
  expect(compiled.schemas.Order?.({ status: 'INVENTED' })).toBe(true);
  expect(compiled.schemas.Order?.({ status: 7 })).toBe(false);
  expect(compiled.schemas.KnownOrderStatus?.('INVENTED')).toBe(false);
});

test.each([
  [true, [0.0001, 19.99, 1.1, 123456.7891, 1e15]],
  [false, [0.00001, 19.99991, 0, -1]],
])('money is %s for each of %j', (isValid, prices) => {
  for (const price of prices) expect(compiled.schemas.Order?.({ status: 'NEW', price }), `${price}`).toBe(isValid);
});

test('does not convert text to values in a body', () => {
  expect(validator('createOrder', 'body')({ status: 'NEW', price: '5' })).toBe(false);
});

test('validates path parameters, and headers by their lower-case names', () => {
  expect(validator('retrieveOrder', 'path')({ order_id: 'ab' })).toBe(false);
  expect(validator('createOrder', 'headers')({ 'x-idempotency-key': 'k', accept: '*/*' })).toBe(true);
  expect(validator('createOrder', 'headers')({ 'X-Idempotency-Key': 'k' })).toBe(false);
});

test('rejects unlisted query parameters when it compiles only requests', async () => {
  const requests = await requestValidators(ordersDocument);
  const { operations, ...rest } = await load(requests);
  expect(rest).toEqual({});
  expect(Object.keys(operations.createOrder)).toEqual(['headers', 'path', 'query', 'body']);
  expect(Object.keys(operations.retrieveOrder)).toEqual(['headers', 'path', 'query']);
  expect(operations.createOrder.body({ status: 7 })).toBe(false);
  expect(operations.createOrder.headers({ 'x-idempotency-key': '' })).toBe(false);
  expect(operations.retrieveOrder.path({ order_id: 'a' })).toBe(false);
  expect(operations.retrieveOrder.query({ history: 'true' })).toBe(true);
  expect(operations.retrieveOrder.query({ History: 'true' })).toBe(false);
});

test('generates a validator for each response and each webhook', () => {
  expect(compiled.operations.createOrder?.responses).toEqual({
    201: compiled.schemas.Order,
    400: compiled.schemas.Problem,
    default: compiled.schemas.Problem,
  });
  expect(compiled.webhooks.shipped).toBe(compiled.schemas.Order);
});

describe('the parameters of a query', () => {
  const parameters = [
    { name: 'status', in: 'query', schema: { type: 'integer' } },
    { name: 'replayed', in: 'query', schema: { type: 'boolean', default: false } },
    { name: 'id', in: 'query', schema: { type: 'string', format: 'uuid' } },
    { name: 'since', in: 'query', schema: { type: 'string', format: 'date-time' } },
  ] as const;
  const get = { operationId: 'list', parameters: [...parameters], responses: { 200: { description: 'The list.' } } };
  let query: Validate;
  beforeAll(async () => {
    const { operations } = await load(await requestValidators(testDocument({}, { paths: { '/list': { get } } })));
    query = operations.list.query;
  });

  test('converts the text of a query to the declared types and adds defaults', () => {
    const given = { status: '-200' };
    expect(query(given)).toBe(true);
    expect(given).toEqual({ status: -200, replayed: false });
  });

  const prefixed = 'urn:uuid:0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11';
  test.each([
    ['status', ['1e2', '0x10', ' 5', '5 ', '+5', '2.5', '', 'five']],
    ['replayed', ['TRUE', '1', '', 'yes']],
    ['id', [prefixed]],
  ])('rejects as %s each of %j', (name, texts) => {
    for (const each of texts) expect(query({ [name]: each }), each).toBe(false);
    expect(query({ id: prefixed.slice(9) })).toBe(true);
  });

  test.each([
    '2026-03-14T09:26:53Z',
    '2026-03-14T09:26:53.589793Z',
    '2026-03-14t09:26:53z',
    '2026-12-31T23:59:59+23:59',
    '2024-02-29T00:00:00Z',
    '2000-02-29T00:00:00Z',
    '2016-12-31T23:59:60Z',
  ])('accepts %j as a time', (since) => {
    expect(query({ since })).toBe(true);
  });

  test.each([
    '2026-03-14 09:26:53Z',
    '2026-03-14T09:26:53',
    '2026-03-14T24:00:00Z',
    '2026-03-14T09:60:00Z',
    '2026-02-29T00:00:00Z',
    '1900-02-29T00:00:00Z',
    '2026-04-31T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-00-01T00:00:00Z',
    '2026-01-00T00:00:00Z',
    '2026-03-14T09:26:60Z',
    '2026-03-14T09:26:53+24:00',
    '2026-03-14',
    'T09:26:53Z',
  ])('rejects %j as a time', (since) => {
    expect(query({ since })).toBe(false);
  });
});

const text: Schema = { type: 'string' };
/** Nested lists, alternatives and references. Each passes its errors on in a different way. */
const nested = testDocument({
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
const names = Object.keys(nested.components.schemas ?? {});

let schemas: Record<string, Validate>;
beforeAll(async () => {
  ({ schemas } = await load(await validators(nested, { type: 'object' }, () => undefined)));
});

const bounded = (name: string) => schemas[name] as Validate;
const ajv = contractAjv(nested);
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
