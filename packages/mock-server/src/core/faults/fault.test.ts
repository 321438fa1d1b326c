import { expect, test } from 'vitest';
import { createMockServer } from '../mock-server.ts';
import { assertFault, type Fault } from './fault.ts';

test.each<readonly [unknown, string]>([
  [undefined, 'must be an object'],
  [null, 'must be an object'],
  ['before', 'must be an object'],
  [{ status: 500 }, 'phase is required: one of before, after-commit, processing, creation, body, transport'],
  [
    { phase: 'during', status: 500 },
    'phase must be one of before, after-commit, processing, creation, body, transport',
  ],
  [{ phase: 'toString' }, 'phase must be one of'],
  [{ phase: 'before' }, 'status or latencyMs is required'],
  [{ phase: 'before', retryAfter: 1, latencyMs: 1 }, 'status is required'],
  [{ phase: 'processing', latencyMs: 1 }, 'status is required'],
  [{ phase: 'before', status: 200 }, 'status must be at least 400'],
  [{ phase: 'before', status: '503' }, 'status must be an integer'],
  [{ phase: 'before', status: 500.5 }, 'status must be an integer'],
  [{ phase: 'before', status: 500, code: 7 }, 'code must be a string'],
  [{ phase: 'before', status: 500, messages: 'down' }, 'messages must be a list'],
  [{ phase: 'before', status: 500, messages: [1] }, 'messages[0] must be a string'],
  [{ phase: 'before', status: 429, retryAfter: -1 }, 'retryAfter must be at least 0'],
  [{ phase: 'before', status: 429, retryAfter: 'soon' }, 'retryAfter must be an integer'],
  [{ phase: 'before', latencyMs: 600_001 }, 'latencyMs must be at most 600000'],
  [{ phase: 'before', latencyMs: Number.NaN }, 'latencyMs must be an integer'],
  [{ phase: 'before', latencyMs: 1, delayMs: 1 }, 'fault.delayMs is not an option of fault. Known options: '],
  [{ phase: 'before', status: 500, corrupt: 'truncated' }, 'corrupt is not a known field'],
  [{ phase: 'body' }, 'corrupt is required: one of truncated, invalid-json, wrong-content-type, empty'],
  [{ phase: 'body', corrupt: 'gone' }, 'corrupt must be one of truncated, invalid-json, wrong-content-type, empty'],
  [{ phase: 'body', corrupt: 'empty', status: 500 }, 'status is not a known field'],
  [{ phase: 'transport', lost: 'response' }, 'connection is required: one of reset, hang'],
  [{ phase: 'transport', connection: 'hang' }, 'lost is required: one of request, response'],
  [{ phase: 'body', corrupt: 'empty', operation: 'pay' }, 'operation must be one of createPayment'],
  [{ phase: 'body', corrupt: 'empty', when: null }, 'when must be an object'],
  [{ phase: 'body', corrupt: 'empty', when: {} }, 'when must have at least 1 field'],
  [
    { phase: 'body', corrupt: 'empty', times: 2 },
    'fault.times is not an option of fault. Did you mean when: { times }?',
  ],
  [{ phase: 'body', corrupt: 'empty', when: { nth: 0 } }, 'when.nth must be at least 1'],
  [{ phase: 'body', corrupt: 'empty', when: { nth: 1.5 } }, 'when.nth must be an integer'],
  [{ phase: 'body', corrupt: 'empty', when: { times: -1 } }, 'when.times must be at least 1'],
  [{ phase: 'body', corrupt: 'empty', when: { nth: 1, times: 1 } }, 'when must have at most 1 field'],
  [{ phase: 'body', corrupt: 'empty', when: { always: 1 } }, 'when.always is not a known field'],
  [{ phase: 'body', corrupt: 'empty', when: { nt: 1 } }, 'when.nt is not a known field. Did you mean nth?'],
  [{ phase: 'body', corrupt: 'empty', when: { probability: 1.1 } }, 'when.probability must be at most 1'],
  [{ phase: 'body', corrupt: 'empty', when: { probability: Number.NaN } }, 'when.probability must be a number'],
  [{ phase: 'before', status: 503, match: 'ORDER-1' }, 'match must be an object (received "ORDER-1")'],
  [{ phase: 'before', status: 503, match: {} }, 'match must have at least 1 field'],
  [{ phase: 'before', status: 503, match: { amount: { value: 1 } } }, 'match.amount must be'],
  [
    { phase: 'before', status: 503, match: { merchant_ordr_id: 'ORDER-1' } },
    'fault.match.merchant_ordr_id is not the path of a value in any request body. Did you mean merchant_order_id?',
  ],
  ...['order_id', 'orderId', 'merchantOrderId'].map(
    (field) =>
      [
        { phase: 'before', status: 503, match: { [field]: 'ORDER-1' } },
        `fault.match.${field} is not the path of a value in any request body. Did you mean merchant_order_id?`,
      ] as const,
  ),
  [
    { phase: 'before', status: 503, operation: 'capturePayment', match: { merchant_order_id: 'ORDER-1' } },
    'fault.match.merchant_order_id is not the path of a value in the request body of capturePayment. Its fields: merchant_reference, ',
  ],
  [
    { phase: 'before', status: 503, operation: 'retrievePayment', match: { 'amount.value': 1 } },
    'fault.match.amount.value matches nothing: retrievePayment has no request body',
  ],
  [{ phase: 'before', status: 503, match: { amount: 25.5 } }, 'Did you mean amount.currency?'],
  [
    { phase: 'before', status: 503, match: { 'amount.value': '25.5' } },
    'fault.match.amount.value must be a number (received a string)',
  ],
  [
    { phase: 'before', status: 503, operation: 'createPayment', match: { 'metadata.7.key': 1 } },
    'fault.match.metadata.7.key must be a string (received a number)',
  ],
  [
    { phase: 'before', status: 503, match: { 'metadata.key': 'test' } },
    'fault.match.metadata.key matches nothing: metadata is a list. Add the index of an item: metadata.0.key',
  ],
  [
    {
      phase: 'before',
      status: 503,
      match: { 'additional_data.order.items.0.id': 'a', 'additional_data.order.items.id': 'a' },
    },
    'additional_data.order.items is a list. Add the index of an item: additional_data.order.items.0.id',
  ],
  [
    { phase: 'before', status: 503, match: { 'amount.0.value': 1 } },
    'fault.match.amount.0.value matches nothing: amount has no 0',
  ],
  [
    { phase: 'before', status: 503, match: { 'merchant_order_id.0': 'O' } },
    'fault.match.merchant_order_id.0 matches nothing: merchant_order_id has no 0',
  ],
  [{ phase: 'before', status: 503, match: { merchant_order_id: null } }, 'must be a string (received null)'],
  [
    { phase: 'before', status: 503, match: { 'payment_method.detail.card.card_data.number': 4111 } },
    'number must be a string or null (received a number)',
  ],
  [
    { phase: 'before', status: 503, match: { constructor: 'x' } },
    'match.constructor is not the path of a value in any request',
  ],
])('rejects %j', (fault, message) => {
  expect(() => assertFault(fault as unknown as Fault)).toThrow(TypeError);
  expect(() => assertFault(fault as unknown as Fault)).toThrow(message);
});

test.each<Fault>([
  { phase: 'before', latencyMs: 0 },
  { phase: 'before', status: 400, when: { probability: 1 } },
  { phase: 'processing', status: 599, code: 'ANY', messages: ['x'], retryAfter: 0, latencyMs: 600_000 },
  { phase: 'after-commit', status: 500, operation: 'refundPayment', when: { nth: 1 } },
  { phase: 'body', corrupt: 'truncated', when: { times: 7 } },
  { phase: 'transport', connection: 'hang', lost: 'request' },
  { phase: 'before', status: 503, match: { merchant_order_id: 'ORDER-1', 'amount.value': 25.5 } },
  { phase: 'before', status: 503, operation: 'createPayment', match: { 'metadata.0.key': 'test' } },
  { phase: 'before', status: 503, match: { merchant_reference: null } },
  // An unlisted value of the right type, beside null.
  { phase: 'before', status: 503, match: { 'customer_payer.nationality': 'unlisted' } },
])('accepts %j', (fault) => {
  expect(() => assertFault(fault)).not.toThrow();
});

test.each([
  [{ phase: 'before', status: () => 503 }, 'fault.status must be an integer (received a function)'],
  [{ phase: 'before', status: Symbol('503') }, 'fault.status must be an integer (received Symbol(503))'],
  [{ phase: 'before', status: 503, respond: () => {} }, 'fault.respond is not an option of fault'],
])('inject names the field that nothing can copy', (fault, message) => {
  expect(() => createMockServer({ strict: true }).faults.inject(fault as never)).toThrow(message);
});
