import { expect, test } from 'vitest';
import { ordersDocument, testDocument } from '../test-helpers/test-document.ts';
import { namedNodes } from './named-nodes.ts';

const names = (kind: string) =>
  namedNodes(ordersDocument)
    .filter((each) => each.kind === kind)
    .map((each) => each.name);

test('names operations by id, their parameters and responses below them, and webhooks by name', () => {
  expect(names('operation')).toEqual(['createOrder', 'retrieveOrder', 'shipped']);
  expect(names('parameter')).toEqual([
    'IdempotencyKey',
    'createOrder.X-Idempotency-Key',
    'retrieveOrder.order_id',
    'retrieveOrder.history',
  ]);
  expect(names('response')).toEqual([
    'Bad',
    'createOrder.201',
    'createOrder.400',
    'createOrder.default',
    'retrieveOrder.200',
    'shipped.200',
  ]);
});

test('names nodes in arrays, alternatives and inline objects after their parents', () => {
  const leaf = { type: 'string', 'x-basis': 'own' } as const;
  const document = testDocument({
    Order: {
      type: 'object',
      properties: {
        lines: { type: 'array', items: { type: 'object', properties: { code: leaf } } },
        buyer: { anyOf: [{ type: 'object', properties: { name: leaf } }, { type: 'null' }] },
      },
      oneOf: [{ properties: { session: leaf } }],
    },
  });
  const marked = namedNodes(document).filter((each) => each.node === leaf);
  expect(marked.map((each) => each.name)).toEqual(['Order.lines.code', 'Order.buyer.name', 'Order.session']);
});
