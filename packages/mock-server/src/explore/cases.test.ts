import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Case, formatCase, parseCase, type ServiceName, services } from './cases.ts';
import { deliveryFailures, requestFailures } from './failures.ts';

const failure = (kind: 'request' | 'delivery', failures: object) =>
  fc.record({
    at: fc.integer({ min: 1, max: 99 }).map((number) => `${kind}-${number}`),
    failure: fc.constantFrom(...Object.keys(failures)),
  });
const cases: fc.Arbitrary<Case> = fc.record({
  service: fc.constantFrom(...(Object.keys(services) as ServiceName[])),
  failures: fc.uniqueArray(fc.oneof(failure('request', requestFailures), failure('delivery', deliveryFailures)), {
    selector: ({ at }) => at,
    maxLength: 3,
  }),
  interleaving: fc.option(
    fc.record({ kind: fc.constantFrom('order' as const, 'double-click' as const), seed: fc.nat() }),
    { nil: undefined },
  ),
});

test('a case is the same after it was written and read', () => {
  fc.assert(fc.property(cases, (each) => void expect(parseCase('replay', formatCase(each))).toEqual(each)));
});

test.each([
  '',
  'strict',
  'strict/',
  'other/request-1=lost-after',
  'toString/request-1=lost-after',
  'strict/request-1',
  'strict/request-1=doubled',
  'strict/delivery-1=lost-after',
  'strict/delivery-1=toString',
  'strict/request-x=lost-after',
  'strict/request-1=lost-after+',
  'strict/no-failure+request-1=lost-after',
  'strict/order-1+double-click-2',
  'strict/order-01',
  'strict/request-1=empty+request-1=lost-after',
  'Strict/request-1=lost-after',
])('rejects "%s" as the id of a case', (id) => {
  expect(() => parseCase('replay', id)).toThrow(
    `replay must be the id of a case from a report, such as strict/request-1=lost-after (received ${id})`,
  );
});
