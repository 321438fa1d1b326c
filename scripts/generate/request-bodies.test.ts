import { expect, test } from 'vitest';
import type { Schema } from './document.ts';
import { requestBodies } from './request-bodies.ts';
import { tinyDocument } from '../test-helpers/test-document.ts';

test('writes the fields of each request body, and the paths of those without which money moves differently', () => {
  const Amount: Schema = { type: 'object', properties: { value: { type: 'number' } } };
  const Order: Schema = {
    type: 'object',
    properties: {
      amount: { $ref: '#/components/schemas/Amount', 'x-absence-moves-money': true },
      card: { type: 'object', properties: { capture: { type: 'boolean', 'x-absence-moves-money': true } } },
      note: { type: 'string' },
    },
  };
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } };
  const paths = {
    '/orders': {
      post: { operationId: 'createOrder', requestBody: { content }, responses: {} },
      get: { operationId: 'listOrders', responses: {} },
    },
  };
  const source = requestBodies(tinyDocument({ Amount, Order }, { paths })).replaceAll(/\s+/g, ' ');
  expect(source).toContain(
    'export const createOrderBody: RequestBody = { fields: { amount: { value: true }, card: { capture: true }, note: true }, ' +
      "moneyFields: ['amount', 'card.capture'], };",
  );
  expect(source).not.toContain('listOrders');
});
