import { beforeAll, expect, test } from 'vitest';
import { ordersDocument } from '../test-helpers/test-document.ts';
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

let source: string;
let compiled: Compiled;
beforeAll(async () => {
  source = await validators(ordersDocument);
  compiled = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`);
});

const validator = (operation: string, part: 'path' | 'query' | 'headers' | 'body') =>
  compiled.operations[operation]?.[part] as Validate;

test('generates one module without imports, require calls and eval', () => {
  expect(source).not.toMatch(/^import |= require\(|new Function|\beval\(/m);
});

test('generates the same bytes every time', async () => {
  expect(await validators(ordersDocument)).toBe(source);
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

test.for([0.0001, 19.99, 1.1, 123456.7891, 1e15])('accepts %d as money', (price) => {
  expect(compiled.schemas.Order?.({ status: 'NEW', price })).toBe(true);
});

test.for([0.00001, 19.99991, 0, -1])('rejects %d as money', (price) => {
  expect(compiled.schemas.Order?.({ status: 'NEW', price })).toBe(false);
});

test('converts the text of a query to values and adds defaults', () => {
  const query = { history: 'true' };
  const empty = {};
  expect(validator('retrieveOrder', 'query')(query)).toBe(true);
  expect(validator('retrieveOrder', 'query')(empty)).toBe(true);
  expect([query, empty]).toEqual([{ history: true }, { history: false }]);
  expect(validator('retrieveOrder', 'query')({ history: 'perhaps' })).toBe(false);
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
  const { operations, ...rest } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(requests)}`
  );
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
