import { expect, test } from 'vitest';
import { orders } from '../generate/tiny-document.ts';
import { descriptionProblems } from './descriptions.ts';

test('names operations, webhooks and components that do not say what they are', () => {
  const problems = descriptionProblems(orders);
  expect(problems).toContain('createOrder has no description');
  expect(problems).toContain('receiveShipped has no description');
  expect(problems).toContain('KnownOrderStatus has no description');
  expect(problems).not.toContain('Order has no description');
  expect(problems).not.toContain('Bad has no description');
});
