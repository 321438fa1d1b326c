import { expect, test } from 'vitest';
import { colored, plain, styleFor } from './style.ts';

const terminal = { isTTY: true };
const file = {};

test.each([
  ['a terminal', terminal, {}, colored],
  ['a file', file, {}, plain],
  ['a terminal with NO_COLOR', terminal, { NO_COLOR: '1' }, plain],
  ['a terminal with an empty NO_COLOR', terminal, { NO_COLOR: '' }, colored],
  ['a terminal without capabilities', terminal, { TERM: 'dumb' }, plain],
  ['a file with FORCE_COLOR', file, { FORCE_COLOR: '1' }, colored],
  ['a file with FORCE_COLOR and NO_COLOR', file, { FORCE_COLOR: '1', NO_COLOR: '1' }, colored],
  ['a terminal with FORCE_COLOR=0', terminal, { FORCE_COLOR: '0' }, plain],
])('chooses colors for %s', (_which, stream, env, style) => {
  expect(styleFor(stream, env)).toBe(style);
});
