import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalId, createIds } from './ids.ts';

const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const some = (seed: string, count: number) => {
  const ids = createIds(seed);
  return Array.from({ length: count }, ids.uuid);
};

test('the same seed gives the same ids on every machine', () => {
  expect(some('seed', 1_000)).toEqual(some('seed', 1_000));
  expect(some('golden', 2)).toEqual(['278ada61-814e-4f3b-800c-ba4009c2eef7', '12d4ae0d-5340-4272-ba27-8312b8f3c3d0']);
  expect(createIds('golden').prefixed('xfer_')).toBe('xfer_278ada61814e5f3b');
});

test('similar seeds give different ids', () => {
  const seeds = [
    '',
    '0',
    '1',
    '2',
    '10',
    '01',
    ' 1',
    'a',
    'b',
    'ab',
    'ba',
    '🙂',
    '🙃',
    '[1,"a"]',
    '[1,"b"]',
    '[2,"a"]',
  ];
  const all = seeds.flatMap((seed) => some(seed, 1_000));
  expect(new Set(all).size).toBe(all.length);
});

test('ids are UUIDs of version 4', () => {
  for (const id of some('form', 10_000)) expect(id).toMatch(uuidV4);
});

test('200,000 ids are unique', () => {
  expect(new Set(some('repeat', 200_000)).size).toBe(200_000);
  const ids = createIds('repeat');
  expect(new Set(Array.from({ length: 50_000 }, () => ids.prefixed('xfer_'))).size).toBe(50_000);
});

test('a prefixed id is the prefix and 16 hexadecimal digits', () => {
  expect(createIds('prefix').prefixed('acct_')).toMatch(/^acct_[0-9a-f]{16}$/);
});

test('every digit of an id varies, except the version digit', () => {
  const digits = some('digits', 2_000).map((id) => id.replaceAll('-', ''));
  const counts = Array.from({ length: 32 }, (_, index) => new Set(digits.map((each) => each.charAt(index))).size);
  expect(counts).toEqual(Array.from({ length: 32 }, (_, index) => (index === 12 ? 1 : index === 16 ? 4 : 16)));
});

const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

test('a UUID is compared in lower case, and any other id unchanged', () => {
  const uuids = fc.uuid().chain((id) => fc.constantFrom(id, id.toUpperCase(), `${id.toUpperCase()}A`, `X${id}`));
  fc.assert(
    fc.property(fc.oneof(uuids, fc.string({ unit: 'grapheme' })), (id) => {
      expect(canonicalId(id)).toBe(pattern.test(id) ? id.toLowerCase() : id);
    }),
  );
});
