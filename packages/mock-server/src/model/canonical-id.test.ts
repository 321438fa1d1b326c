import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalId } from './canonical-id.ts';

const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

test('a UUID is compared in lower case, and any other id unchanged', () => {
  const uuids = fc.uuid().chain((id) => fc.constantFrom(id, id.toUpperCase(), `${id.toUpperCase()}A`, `X${id}`));
  fc.assert(
    fc.property(fc.oneof(uuids, fc.string({ unit: 'grapheme' })), (id) => {
      expect(canonicalId(id)).toBe(pattern.test(id) ? id.toLowerCase() : id);
    }),
  );
});
