import { exploreFailures } from '@paychord/mock-server/explore';
import { expect, test } from 'vitest';
import { count, isFull } from '../helpers/effort.ts';
import { designs } from './merchants/designs.ts';

test.each(designs)(
  'no rule breaks for a correct merchant that $name, with pairs of failures',
  async ({ exploration }) => {
    const limits = {
      runs: count({ reduced: 100, full: 30_000 }),
      orders: count({ reduced: 3, full: 20 }),
      seconds: 900,
    };
    const { failures, findings, neverTookEffect, notes } = await exploreFailures({ ...exploration, depth: 2, limits });
    expect(failures).toEqual([]);
    expect(findings).toEqual([]);
    // With one failure, each takes effect.
    expect(neverTookEffect.filter((id) => !id.includes('+'))).toEqual([]);
    if (isFull) expect(notes.filter((note) => note.startsWith('Not finished'))).toEqual([]);
  },
  900_000,
);
