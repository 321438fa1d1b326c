import { expect, test } from 'vitest';
import { tsLiteral } from './ts-source.ts';

test('writes a short value on one line and a long value on several lines', () => {
  expect(tsLiteral({ a: [1, 'two', null], 'b-c': {} })).toBe("{ a: [1, 'two', null], 'b-c': {} }");
  expect(tsLiteral({ long: 'x'.repeat(90), b: 1 })).toBe(`{\n  long: '${'x'.repeat(90)}',\n  b: 1,\n}`);
});

test('writes regular expressions as literals with the same meaning', () => {
  expect(tsLiteral({ a: /^a\/b$/u, b: /\//u })).toBe('{ a: /^a\\/b$/u, b: /\\//u }');
});

test.for(["it's", 'say "no"', 'back\\slash', '^\\S+$', 'line\nbreak', '\u2028'])(
  'writes %j so that it reads back',
  (text) => {
    expect(new Function(`return ${tsLiteral(text)}`)()).toBe(text);
  },
);
