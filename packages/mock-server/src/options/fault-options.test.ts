import { expect, test } from 'vitest';
import type { Fault } from '../fault.ts';
import { operations as controls } from '../generated/admin-validators.js';
import { assertFault } from './fault-options.ts';

test.each<readonly [unknown, string]>([
  [undefined, 'phase must be one of before, processing, after-commit, body, transport'],
  [null, 'phase must be one of'],
  ['before', 'phase must be one of'],
  [{ phase: 'during', status: 500 }, 'phase must be one of'],
  [{ phase: 'toString' }, 'phase must be one of'],
  [{ phase: 'before' }, 'status must be a whole number from 400 to 599, and not undefined'],
  [
    { phase: 'before', retryAfter: 1, latencyMs: 1 },
    'status must be a whole number from 400 to 599, and not undefined',
  ],
  [{ phase: 'processing', latencyMs: 1 }, 'status must be a whole number from 400 to 599, and not undefined'],
  [{ phase: 'before', status: 200 }, 'status must be a whole number from 400 to 599'],
  [{ phase: 'before', status: '503' }, 'status must be a whole number'],
  [{ phase: 'before', status: 500.5 }, 'status must be a whole number'],
  [{ phase: 'before', status: 500, code: 7 }, 'code must be text'],
  [{ phase: 'before', status: 500, messages: 'down' }, 'messages must be a list of texts'],
  [{ phase: 'before', status: 500, messages: [1] }, 'messages must be a list of texts'],
  [{ phase: 'before', status: 429, retryAfter: -1 }, 'retryAfter must be a whole number from 0'],
  [{ phase: 'before', status: 429, retryAfter: 'soon' }, 'retryAfter must be a whole number from 0'],
  [{ phase: 'before', latencyMs: 600_001 }, 'latencyMs must be a whole number from 0 to 600000'],
  [{ phase: 'before', latencyMs: Number.NaN }, 'latencyMs must be'],
  [
    { phase: 'before', latencyMs: 1, delayMs: 1 },
    'delayMs is not an option of a fault in the phase before. Known: phase, operation',
  ],
  [{ phase: 'body' }, 'spoil must be one of half, malformed, content-type, empty'],
  [
    { phase: 'body', spoil: 'empty', status: 500 },
    'status is not an option of a fault in the phase body. Known: phase, operation, when, spoil',
  ],
  [{ phase: 'transport', lost: 'answer' }, 'connection must be one of reset, hang'],
  [{ phase: 'transport', connection: 'hang' }, 'lost must be one of request, answer'],
  [{ phase: 'body', spoil: 'empty', operation: 'pay' }, 'operation must be one of createPayment'],
  ...[null, 1, {}, { nth: 0 }, { nth: 1.5 }, { times: -1 }, { nth: '1' }, { nth: 1, times: 1 }, { always: 1 }].map(
    (when) => [{ phase: 'body', spoil: 'empty', when }, 'when must be { nth } or { times } from 1'] as const,
  ),
  ...[-0.1, 1.1, Number.NaN, '1'].map(
    (probability) => [{ phase: 'body', spoil: 'empty', when: { probability } }, 'when must be'] as const,
  ),
])('refuses %j', (fault, message) => {
  expect(() => assertFault(fault as unknown as Fault)).toThrow(TypeError);
  expect(() => assertFault(fault as unknown as Fault)).toThrow(`fault.${message}`);
});

test.each<Fault>([
  { phase: 'before', latencyMs: 0 },
  { phase: 'before', status: 400, when: { probability: 1 } },
  { phase: 'processing', status: 599, code: 'ANY', messages: ['x'], retryAfter: 0, latencyMs: 600_000 },
  { phase: 'after-commit', status: 500, operation: 'refundPayment', when: { nth: 1 } },
  { phase: 'body', spoil: 'half', when: { times: 7 } },
  { phase: 'transport', connection: 'hang', lost: 'request' },
])('accepts %j', (fault) => {
  expect(() => assertFault(fault)).not.toThrow();
});

test.each([
  { operation: 'pay' },
  { status: 399 },
  { status: 600 },
  { status: 500.5 },
  { code: '' },
  { messages: [] },
  { messages: [1] },
  { retryAfter: -1 },
  { retryAfter: 2 ** 31 },
  { latencyMs: -1 },
  { latencyMs: 1.5 },
  { latencyMs: 600_001 },
  { when: {} },
  { when: { nth: 0 } },
  { when: { times: 1.5 } },
  { when: { probability: 1.1 } },
  { when: { nth: 1, times: 1 } },
])('the document of the controls refuses %j too', (wrong) => {
  const right = { phase: 'before', status: 500 };
  expect(controls.injectFault.body?.(right)).toBe(true);
  expect(controls.injectFault.body?.({ ...right, ...wrong })).toBe(false);
  expect(() => assertFault({ ...right, ...wrong } as unknown as Fault)).toThrow(TypeError);
});
