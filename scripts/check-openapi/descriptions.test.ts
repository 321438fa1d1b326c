import { expect, test } from 'vitest';
import { orders, tinyDocument } from '../test-helpers/test-document.ts';
import { circularDescriptionProblems, descriptionProblems } from './descriptions.ts';

test('names operations, webhooks and components that do not say what they are', () => {
  const problems = descriptionProblems(orders);
  expect(problems).toContain('createOrder has no description');
  expect(problems).toContain('receiveShipped has no description');
  expect(problems).toContain('KnownOrderStatus has no description');
  expect(problems).not.toContain('Order has no description');
  expect(problems).not.toContain('Bad has no description');
});

test('refuses a description that says no more than the name, wherever it stands', () => {
  const post = {
    operationId: 'createOrder',
    description: 'Creates an order.',
    parameters: [{ name: 'order_id', in: 'query', description: 'Identifier of the order.' } as const],
    requestBody: { description: 'The order to create.' },
    responses: {
      201: { description: 'The created order.' },
      400: { description: 'A rule is broken, which the code names.' },
    },
  };
  const schemas = { Order: { description: 'An order.' }, OrderLine: { description: 'Product with its quantity.' } };
  expect(circularDescriptionProblems(tinyDocument(schemas, { paths: { '/orders': { post } } }))).toEqual([
    'Order: "An order." says no more than the name',
    'createOrder: "Creates an order." says no more than the name',
    'createOrder.body: "The order to create." says no more than the name',
    'createOrder.201: "The created order." says no more than the name',
    'createOrder.order_id: "Identifier of the order." says no more than the name',
  ]);
});
