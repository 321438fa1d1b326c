import { expect, test } from 'vitest';
import { suggestName } from './suggest-name.ts';

const names = ['seed', 'clock', 'startAt', 'credentials', 'policies', 'limits'];

test.each([
  ['sede', 'Did you mean seed?'],
  ['Seed', 'Did you mean seed?'],
  ['start_at', 'Did you mean startAt?'],
  ['credential', 'Did you mean credentials?'],
  ['polices', 'Did you mean policies?'],
  ['', 'Known options: seed, clock, startAt, credentials, policies, limits'],
  ['colour', 'Known options: seed, clock, startAt, credentials, policies, limits'],
])('for the name %j suggests: %s', (written, expected) => {
  expect(suggestName(written, names)).toBe(expected);
});
