import { portableKeys } from '../../generated/findings.ts';
import { operations } from '../../generated/operations.ts';
import type { Report } from './findings.ts';
import type { ObservedRequest } from './request-history.ts';

const portable = new RegExp(portableKeys.pattern);

/** Finds an idempotency key that is missing, or that a service could reject, in a request that the mock server did not reject. */
export function findInKey(
  {
    entry: { number, operation },
    idempotencyKey,
    result,
  }: Pick<ObservedRequest, 'entry' | 'idempotencyKey' | 'result'>,
  report: Report,
): void {
  if (result === 'rejected') return;
  const { idempotencyKey: basis } = operations[operation];
  if (idempotencyKey === null) {
    if (basis === 'assumed') {
      report({ rule: 'money-without-key', message: `Request ${number} (${operation}) has no X-Idempotency-Key` });
    }
    return;
  }
  const { length } = idempotencyKey;
  const isPortable = length <= portableKeys.maxLength && portable.test(idempotencyKey);
  if (basis === 'none' || isPortable) return;
  const what = length > portableKeys.maxLength ? `${length} characters` : 'a space';
  report({ rule: 'key-that-a-service-may-reject', message: `The key of request ${number} has ${what}` });
}
