/**
 * The files in git show what the generator makes of the real documents, which reach each of its branches, and `npm run check` compares
 * them. These tests show what no file shows: which documents it rejects, and what a document of the future may contain.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findDifferences, writeOutputs } from '../generate.ts';
import { ordersDocument, testDocument } from '../test-helpers/test-document.ts';
import { withAssumptions } from './assumptions.ts';
import { resolveFieldsOf, resolveOptionalFieldsOf, resolveUnsentFieldsOf } from './bundle.ts';
import { type Document, type PathItem, resolve, type Schema } from './document.ts';
import { controlTypes, documentTypes } from './document-types.ts';
import { recordExamples } from './examples.ts';
import { shapeOf, withAdminBodies } from './fields.ts';
import { limits, limitsOfSchema, limitWords, withLimitWords } from './limits.ts';
import { clientOperations, mockOperations } from './operations.ts';
import { tsLiteral } from './ts-source.ts';
import { currencies, responseOutcomes } from './values.ts';

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const text: Schema = { type: 'string' };
const pathsOf = (path: string, item: PathItem): Document => testDocument({}, { paths: { [path]: item } });

/** An operation with a body of this schema. */
const withBody = (schema: Schema, example: object = {}) => ({
  post: {
    operationId: 'createOrder',
    requestBody: { required: true, content: { 'application/json': { schema, ...example } } },
    responses: { 201: { description: 'Created.' } },
  },
});

/** A schema with two alternatives of these titles. */
const withAlternatives = (...titles: readonly (string | undefined)[]): Schema => ({
  type: 'object',
  properties: { amount: { type: 'number' } },
  oneOf: titles.map((title, index) => ({
    type: 'object',
    required: [`field${index}`],
    properties: { [`field${index}`]: text },
    ...(title && { title }),
  })),
});

const price: Schema = { description: 'A price.', type: 'object', required: ['value'], properties: { value: text } };
const order: Schema = { type: 'object', required: ['price'], properties: { price: ref('Price') } };
const mark = (name: string): Schema => ({ type: 'object', 'x-optional-fields-of': name });
const thing = (properties: Record<string, Schema>) => testDocument({ Thing: { type: 'object', properties } });

test.each<[message: string, generate: () => unknown]>([
  ['refers to a node that does not exist', () => resolve(ordersDocument, ref('None'))],
  ['refers to itself', () => resolve(testDocument({ Loop: ref('Loop') }), ref('Loop'))],
  [
    'x-optional-fields-of refers to the unknown schema Nothing',
    () => resolveOptionalFieldsOf(testDocument({ A: mark('Nothing') })),
  ],
  [
    'OptionalPrice is reserved for a generated schema',
    () => resolveOptionalFieldsOf(testDocument({ A: mark('Order'), Order: order, Price: price, OptionalPrice: {} })),
  ],
  [
    'A: x-fields-of refers to the unknown schema Ordre',
    () => resolveFieldsOf(testDocument({ A: { 'x-fields-of': 'Ordre' } }), testDocument()),
  ],
  ['Record<string, never>', () => documentTypes(thing({ bag: { type: 'object' } }))],
  [
    'Each alternative in the oneOf of Request needs a title',
    () => documentTypes(testDocument({ Request: withAlternatives('With session', undefined) })),
  ],
  // TypeScript 7 sorts them by name.
  ['from Z to A', () => documentTypes(testDocument({ Request: withAlternatives('A', 'B') }))],
  [
    'The name RequestBase is reserved for a part of Request',
    () => documentTypes(testDocument({ Request: withAlternatives('B', 'A'), RequestBase: text })),
  ],
  [
    'Thing.name: the description already contains "at most 9 characters"',
    () => withLimitWords(thing({ name: { type: 'string', description: 'Name, at most 9 characters.', maxLength: 9 } })),
  ],
  [
    'The path parameter x must be one word and _id',
    () =>
      clientOperations(
        pathsOf('/x/{x}', { get: { operationId: 'getX', 'x-identity': ['id'], responses: { 200: {} } } }),
      ),
  ],
  [
    'getX: x-requested-id names order_id, which is not in its path',
    () =>
      clientOperations(
        pathsOf('/x', {
          get: {
            operationId: 'getX',
            'x-identity': ['id'],
            'x-requested-id': { id: 'order_id' },
            responses: { 200: {} },
          },
        }),
      ),
  ],
  ['getX has no x-identity', () => clientOperations(pathsOf('/x', { get: { operationId: 'getX', responses: {} } }))],
  [
    'getX must declare exactly one 2xx response',
    () => mockOperations(pathsOf('/x', { get: { operationId: 'getX', responses: {} } })),
  ],
  ['reverseTransfer has no example reversed', () => recordExamples(testDocument())],
  ['CurrencyCode has no x-minor-units', () => currencies(testDocument({ CurrencyCode: text }))],
  [
    'x-minor-units lists JPY twice',
    () => currencies(testDocument({ CurrencyCode: { 'x-minor-units': { 0: ['JPY'], 2: ['JPY'] } } })),
  ],
  ['x-response-outcomes.nothing-happened has no statuses. List at least one', () => responseOutcomes(testDocument())],
  ['createOrder has no example of its body', () => withAdminBodies('', pathsOf('/x', withBody(thing({}))))],
  [
    'The page has no line',
    () => withAdminBodies('', pathsOf('/x', withBody({ properties: { a: text } }, { example: {} }))),
  ],
  ...[{ type: 'array', items: text } satisfies Schema, {}, { anyOf: [text, { type: 'null' }] } satisfies Schema].map(
    (lines: Schema): [string, () => unknown] => [
      'Body.lines has an unsupported type',
      () => shapeOf(testDocument(), { type: 'object', required: ['lines'], properties: { lines } }, 'Body'),
    ],
  ),
])('rejects a document: %s', async (message, generate) => {
  await expect((async () => generate())()).rejects.toThrow(message);
});

test.each(["it's", 'say "no"', 'back\\slash', '^\\S+$', 'line\nbreak', '\u2028'])(
  'writes %j so that it reads back',
  (each) => {
    expect(new Function(`return ${tsLiteral(each)}`)()).toBe(each);
  },
);

test('a schema with x-fields-of gets the fields of another document and what they refer to, and keeps its own', () => {
  const source = testDocument({
    Order: { allOf: [{ properties: { id: text } }, { properties: { lines: { type: 'array', items: ref('Line') } } }] },
    Line: { type: 'object', properties: { price: ref('Price') } },
    Price: price,
    Unused: text,
  });
  const id: Schema = { type: 'string', minLength: 36 };
  const Line: Schema = { type: 'object', description: 'Another line.' };
  const resolved = (schemas: Record<string, Schema>) => {
    const Details: Schema = { 'x-fields-of': 'Order', type: 'object', required: ['id'], properties: { id } };
    return resolveFieldsOf(testDocument({ Details, ...schemas }), source).components.schemas;
  };
  const Details: Schema = {
    'x-fields-of': 'Order',
    type: 'object',
    required: ['id'],
    properties: { id, lines: { type: 'array', items: ref('Line') } },
  };
  expect(resolved({})).toEqual({ Details, Line: source.components.schemas?.Line, Price: price });
  expect(resolved({ Line })).toEqual({ Details, Line });
});

test('a schema with x-unsent-fields-of gets the fields of the response that the request does not have, each optional', () => {
  const flag: Schema = { type: 'boolean' };
  const source = testDocument({
    Request: { type: 'object', properties: { note: text, method: { properties: { detail: ref('Sent') } } } },
    Sent: { type: 'object', properties: { card: { properties: { capture: flag } } } },
    Shown: {
      type: 'object',
      properties: { card: { required: ['capture'], properties: { capture: flag, voucher: text } } },
    },
    Base: {
      required: ['id', 'rules'],
      properties: { id: text, note: text, rules: { anyOf: [ref('Rules'), { type: 'null' }] }, method: ref('Method') },
    },
    Method: { allOf: [{ properties: { method_detail: ref('Shown') } }] },
    Rules: {
      description: 'Rules.',
      type: 'object',
      required: ['smart'],
      properties: { smart: flag, link: ref('Link') },
    },
    Link: text,
    Part: { properties: { id: text, note: flag, provider: text } },
  });
  const mark = {
    response: ['Base', 'Part'],
    request: 'Request',
    renamed: { method_detail: 'detail' },
    except: ['id'],
    open: ['method.method_detail'],
  };
  const { Details } =
    resolveUnsentFieldsOf(testDocument({ Details: { 'x-unsent-fields-of': mark } }), source).components.schemas ?? {};
  const object = (properties: object, others: object = {}) => ({
    ...{ description: '', type: 'object', additionalProperties: false, properties },
    ...others,
  });
  expect(Details).toEqual({
    type: 'object',
    additionalProperties: false,
    properties: {
      provider: text,
      rules: object({ smart: flag, link: text }, { type: ['object', 'null'] }),
      method: object({ method_detail: object({ card: object({ voucher: text }) }, { additionalProperties: true }) }),
    },
  });
});

test('a schema with x-fields-of is declared by the type of the other document, besides its own fields', async () => {
  const source = testDocument({ Order: { type: 'object', properties: { id: text, note: text } } });
  const schema: Schema = { 'x-fields-of': 'Order', 'x-in-process': true, type: 'object' };
  const Details: Schema = { ...schema, properties: { id: { type: 'boolean' } } };
  const types = await controlTypes(testDocument({ Details, Note: schema }), source);
  expect(types).toContain("import type { Order } from '@paychord/sdk';");
  expect(types).toContain('export type Details = Partial<Omit<Order, "id">> & {\n    readonly id?: boolean;\n};');
  expect(types).toContain('export type Note = Partial<Order>;');
});

test('the limits of the client exclude an assumption without x-client-check, so that it cannot reject a request', () => {
  const assumed: Schema = { type: 'string', maxLength: 64, 'x-basis': 'own' };
  const id: Schema = { type: 'string', minLength: 3 };
  const Order: Schema = { type: 'object', properties: { note: assumed, id } };
  const Assumed: Schema = { type: 'object', 'x-basis': 'public', properties: { id } };
  const Key = { name: 'key', in: 'header', schema: { type: 'string', maxLength: 64 }, 'x-basis': 'public' } as const;
  const document = testDocument({ Order, Assumed }, { components: { parameters: { Key } } });
  expect(limits(document, 'client')).toContain('export const orderLimits = { id: { minLength: 3 } } as const;');
  for (const constant of ['note', 'assumedLimits', 'keyLimits']) {
    expect(limits(document, 'client')).not.toContain(constant);
    expect(limits(document, 'service')).toContain(constant);
  }
  const checked: Schema = { type: 'object', properties: { note: { ...assumed, 'x-client-check': true } } };
  expect(limitsOfSchema(testDocument(), checked, 'client')).toEqual({ note: { maxLength: 64 } });
});

const assumed = (what: string) => ` Assumption: the specification does not show ${what}.`;
const marked = { description: 'Text.', 'x-basis': 'own' };

test.each<[node: Schema, added: string]>([
  [{ ...marked, maxLength: 9 }, assumed('this limit')],
  [{ ...marked, enum: ['A'] }, assumed('the complete list')],
  [{ ...marked, allOf: [{ required: ['a'] }] }, assumed('which fields are required')],
  [{ ...marked, description: 'Months.', maximum: 12 }, assumed('this unit or this limit')],
  [{ ...marked, description: 'An ISO 8601 date.', type: 'string' }, assumed('this format')],
  [
    { description: 'State.', anyOf: [ref('Known'), { type: 'string', 'x-open': true }] },
    assumed('that other values can appear'),
  ],
  [{ ...marked, description: 'Assumption: null means none.', maxLength: 9 }, ''],
  [{ ...marked, type: 'string' }, ''],
  [{ description: 'A limit of the specification.', maxLength: 9 }, ''],
])('adds to the description of %j what the specification does not show: "%s"', (node, added) => {
  expect(withAssumptions({ node })).toEqual({ node: { ...node, description: `${node.description}${added}` } });
});

test('an object whose fields the specification does not show marks the rules, formats and lists of its fields', () => {
  const fields = (rule = '', format = '', list = '') => ({
    only: { description: `True when no charge follows.${rule}`, type: 'boolean' },
    start: { type: 'object', properties: { at: { description: `ISO 8601.${format}`, type: 'string' } } },
    kind: { description: `Kind.${list}`, enum: ['A'] },
    description: { description: 'Text.', type: 'string' },
  });
  const Input = { description: 'Settings. Assumption: its fields.', properties: fields() };
  const marked = fields(assumed('this rule'), assumed('this format'), assumed('the complete list'));
  expect(withAssumptions({ Input })).toEqual({ Input: { ...Input, properties: marked } });
  const Shown = { description: 'Settings.', properties: fields() };
  expect(withAssumptions({ Shown })).toEqual({ Shown });
});

test('an optional copy of an object has the marks of the original, with the basis of the copy', () => {
  const Price: Schema = { ...price, properties: { value: { ...text, 'x-basis': 'own' }, currency: text } };
  const Event: Schema = { ...mark('Order'), 'x-basis': 'public' };
  const { components } = resolveOptionalFieldsOf(testDocument({ Event, Order: order, Price }));
  const optional: Schema = { type: ['string', 'null'] };
  expect(components.schemas?.OptionalPrice).toEqual({
    description: 'A price. Assumption: every field can be absent or null.',
    'x-basis': 'public',
    type: 'object',
    properties: { value: { ...optional, 'x-basis': 'public' }, currency: optional },
  });
});

test('a marked error response is an assumption, and an example never is', () => {
  const responses = (description: string) => ({ responses: { 409: { ...marked, description, example: marked } } });
  expect(withAssumptions(responses('Busy.'))).toEqual(responses(`Busy.${assumed('this response')}`));
});

test('the limit of a UUID property, also with its own description, is the format and no length', () => {
  const Uuid: Schema = { type: 'string', format: 'uuid', minLength: 36, maxLength: 36 };
  const id: Schema = { description: 'An own description.', allOf: [ref('Uuid')] };
  const document = testDocument({ Uuid, Order: { type: 'object', properties: { id } } });
  expect(limits(document, 'client')).toContain("export const orderLimits = { id: { format: 'uuid' } } as const;");
});

const named = testDocument({
  Code: { type: 'string', pattern: '^[A-Z]{2}$' },
  Time: { type: 'string', format: 'date-time', pattern: 'Z$', 'x-basis': 'own' },
  Country: { type: 'string', enum: ['CO', 'US'] },
  KnownStatus: { type: 'string', enum: ['NEW', 'SENT'] },
  Status: { anyOf: [{ $ref: '#/components/schemas/KnownStatus' }, { type: 'string', 'x-open': true }] },
  KnownLong: { type: 'string', enum: Array.from({ length: 21 }, (_, index) => `V${index}`) },
  Long: { anyOf: [{ $ref: '#/components/schemas/KnownLong' }, { type: 'string', 'x-open': true }] },
});

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
  // The description of Time contains its limits, with their mark.
  [ref('Time'), 'ISO 8601'],
  [ref('Country'), 'One of: CO, US'],
  [ref('Status'), 'Known values: NEW, SENT'],
  [{ anyOf: [ref('Status'), { type: 'null' }] }, 'Known values: NEW, SENT'],
  [ref('Long'), 'Known values: see `KnownLong`'],
  [{ type: 'string' }, ''],
  [{ type: 'boolean' }, ''],
];

test.each(cases)('describes the limits of %j as "%s"', (schema, words) => {
  expect(limitWords(named, schema)).toBe(words);
});

test('a file is missing before it is written, and outdated after it was edited', () => {
  const root = mkdtempSync(join(tmpdir(), 'outputs-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const files = new Map([['generated/limits.ts', 'export {};\n']]);
  expect(findDifferences(root, files)).toEqual(['missing: generated/limits.ts']);
  writeOutputs(root, files);
  expect(findDifferences(root, files)).toEqual([]);
  writeFileSync(join(root, 'generated/limits.ts'), 'edited');
  expect(findDifferences(root, files)).toEqual(['outdated: generated/limits.ts']);
});
