import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WebhookConfigurationError } from '../errors.ts';
import { isStale } from './is-stale.ts';

const id = 'xfer_1';
const at = (updated_at: string, status = 'COMPLETED') => ({ id, status, updated_at });

describe('isStale', () => {
  test('returns false without a previous version', () => {
    expect(isStale(undefined, at('2026-03-14T09:26:53Z'))).toBe(false);
    expect(isStale(null, at('2026-03-14T09:26:53Z'))).toBe(false);
  });

  test.each([undefined, null, 'xfer_1'])('throws for %s in place of the next version', (next) => {
    for (const previous of [at('2026-03-14T09:26:53Z'), null]) {
      expect(() => isStale(previous, next as never)).toThrow(WebhookConfigurationError);
      expect(() => isStale(previous, next as never)).toThrow('isStale needs next, the version that arrived');
    }
  });

  test.each([
    ['2026-03-14T09:26:52Z', '2026-03-14T09:26:53Z'],
    ['2026-03-14T09:26:53Z', '2026-03-14T09:26:53.000001Z'],
    ['2026-03-14T09:26:53.589793Z', '2026-03-14T09:26:53.589794Z'],
    ['2026-03-14T09:26:53.5Z', '2026-03-14T09:26:53.51Z'],
    ['2026-03-14T09:26:53.09Z', '2026-03-14T09:26:53.1Z'],
    ['2025-12-31T23:59:59.999Z', '2026-01-01T00:00:00Z'],
    ['2026-03-14T09:26:53+00:00', '2026-03-14T09:26:53.5Z'],
  ])('returns true for a version of %s after one of %s, but not in reverse', (older, newer) => {
    expect(isStale(at(newer), at(older))).toBe(true);
    expect(isStale(at(older), at(newer))).toBe(false);
    expect(isStale(at(newer, 'PENDING'), at(older))).toBe(true);
    expect(isStale(at(older), at(newer, 'PENDING'))).toBe(false);
  });

  test('ignores trailing zeros of the fraction', () => {
    for (const [one, other] of [
      ['2026-03-14T09:26:53Z', '2026-03-14T09:26:53.000Z'],
      ['2026-03-14T09:26:53.5Z', '2026-03-14T09:26:53.500000Z'],
    ] as const) {
      expect(isStale(at(one), at(other))).toBe(false);
      expect(isStale(at(other), at(one))).toBe(false);
    }
  });

  test.each([['2026-03-14T09:26:53Z'], [''], ['yesterday'], ['2026-03-14'], [undefined]])(
    'returns true for PENDING after COMPLETED when the times are equal or unusable (%s)',
    (updated_at) => {
      const state = (status: string | null) => ({ id, status, updated_at: updated_at ?? null });
      expect(isStale(state('COMPLETED'), state('PENDING'))).toBe(true);
      expect(isStale(state('PENDING'), state('COMPLETED'))).toBe(false);
      expect(isStale(state('PENDING'), state('PENDING'))).toBe(false);
      expect(isStale(state('SUCCEEDED'), state('REFUNDED'))).toBe(false);
      // The states of a payment have no fixed order: a payment is created, then pending.
      for (const before of ['CREATED', 'READY_TO_PAY', 'SUCCEEDED', 'REFUNDED']) {
        expect(isStale(state(before), state('PENDING'))).toBe(false);
      }
      expect(isStale(state(null), state('PENDING'))).toBe(false);
    },
  );

  test('compares only the status when a time is missing', () => {
    expect(isStale(at('2026-03-14T09:26:53Z'), { id, status: 'PENDING' })).toBe(true);
    expect(isStale({ id, status: 'PENDING' }, at('2026-03-14T09:26:53Z'))).toBe(false);
    expect(isStale({ id, status: 'COMPLETED' }, at('2026-03-14T09:26:53Z', 'PENDING'))).toBe(true);
  });

  test.each(['at 2026-03-14T09:26:54Z', '2026-03-14T09:26:52Z or so'])(
    'treats a value that is not a UTC time (%s) as missing',
    (updated_at) => {
      const time = '2026-03-14T09:26:53Z';
      expect(isStale(at(updated_at, 'PENDING'), at(time))).toBe(false);
      expect(isStale(at(time, 'PENDING'), at(updated_at))).toBe(false);
    },
  );

  test('throws for versions of different resources', () => {
    expect(() => isStale({ id: 'xfer_1' }, { id: 'xfer_2' })).toThrow(WebhookConfigurationError);
    expect(() => isStale({ id: 'xfer_1' }, { id: 'xfer_2' })).toThrow('different ids');
  });

  test('never returns true for both orders', () => {
    const state = fc.record({
      id: fc.constant(id),
      status: fc.constantFrom('PENDING', 'COMPLETED'),
      updated_at: fc.constantFrom('2026-03-14T09:26:53Z', '2026-03-14T09:26:53.5Z', '', '2026'),
    });
    fc.assert(fc.property(state, state, (one, other) => !(isStale(one, other) && isStale(other, one))));
  });
});
