import { expect, test } from 'vitest';
import { createDayMarker } from './day-line.ts';

test('a day is marked when it differs from the line before', () => {
  const dayOf = createDayMarker('2026-11-22');
  const times = [
    '2026-11-22T23:59:59Z',
    '2026-11-23T00:00:00Z',
    '2026-11-23T06:00:00Z',
    '2026-11-22T00:00:00Z',
    'never',
  ];
  expect(times.map((at) => dayOf(at))).toEqual([[], ['2026-11-23'], [], ['2026-11-22'], []]);
});

test('the first line is marked when its day is not today', () => {
  expect(createDayMarker()('2026-01-01T00:00:00Z')).toEqual(['2026-01-01']);
  expect(createDayMarker()(new Date().toISOString())).toEqual([]);
});
