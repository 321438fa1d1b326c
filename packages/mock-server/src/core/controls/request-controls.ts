import { queryFields } from '../../generated/admin-fields.ts';
import { operations } from '../../generated/operations.ts';
import type { Fault } from '../faults/fault.ts';
import type { ActiveFault } from '../faults/fault-registry.ts';
import { type JournalEntry, type JournalMatch, matchesEntry } from '../merchant/journal.ts';
import { canonicalId } from '../model/ids.ts';
import type { ListOptions } from '../model/matching.ts';
import { assertOptions, isId, isOneOf, isWholeNumber, type OptionRules } from '../options/option-rules.ts';
import { anyValueOf, assertFound, assertOptionNames, ControlError, listOptionRules } from './control-error.ts';
import type { MerchantAccess } from './merchant-access.ts';

/** Reads the requests that the mock server received. Secrets and card data are redacted. */
export interface JournalControls {
  /**
   * Lists the requests and their responses, oldest first.
   *
   * @returns the newest entries, 1,000 by default. Set the number with `limits.journalEntries`.
   */
  requests(): JournalEntry[];

  /**
   * Lists the requests that match every given field, oldest first by default.
   *
   * @throws {OptionError} A field or an option is unknown.
   *
   * @example
   * expect(mock.journal.find({ operation: 'createPayment', status: 201 })).toHaveLength(1);
   *
   * @example
   * mock.journal.find({ paymentId: payment.id }, { sort: 'newest', limit: 1 });
   */
  find(match: JournalMatch, options?: JournalListOptions): JournalEntry[];

  /**
   * Reads a request.
   *
   * @param number - The number of the entry, from 1.
   * @throws {ControlError} `REQUEST_NOT_FOUND`: the journal has no such entry, or has dropped it.
   */
  get(number: number): JournalEntry;
}

/** The order and the length of a list of requests. */
export interface JournalListOptions extends ListOptions {
  /** Only entries with a smaller number. */
  readonly before?: number;
}

const listRules: OptionRules<JournalListOptions> = { ...listOptionRules, before: isWholeNumber(1) };

/** The fields of a match. The operation of the admin API has them as parameters beside the options of the list. */
const { before: _before, sort: _sort, limit: _limit, ...matchFields } = queryFields.listJournalEntries ?? {};

/**
 * Checks the matcher of a request.
 *
 * @throws {OptionError} A field or the operation is unknown.
 */
export function assertRequestMatch(match: unknown): void {
  if (typeof match === 'function') return;
  const isOperation = isOneOf(Object.keys(operations));
  if (typeof match === 'string') isOperation('match', match);
  else
    assertOptions('match', match, { ...anyValueOf({ ...matchFields, body: true }), operation: isOperation }, 'match.');
}

/** Creates the controls of `mock.journal`. */
export function createJournalControls(access: MerchantAccess): JournalControls {
  const journal = () => access.peek().journal;

  return {
    requests: () => structuredClone([...journal().entries()]),
    find(match, options = {}) {
      assertOptionNames('find', match, matchFields);
      assertOptions('find', options, listRules);
      const { before = Number.POSITIVE_INFINITY, ...order } = options;
      const { paymentId, ...others } = match;
      if (paymentId !== undefined) isId('match.paymentId', paymentId);
      const wanted = paymentId === undefined ? others : { ...others, paymentId: canonicalId(paymentId) };
      const matches = (entry: JournalEntry) => entry.number < before && matchesEntry(entry, wanted);
      return structuredClone([...journal().entries({ matches, ...order })]);
    },
    get(number) {
      const entry = journal().get(number);
      if (entry === undefined) throw new ControlError('REQUEST_NOT_FOUND', `The journal has no request ${number}`);
      return structuredClone(entry);
    },
  };
}

/** Simulates failures of the payments API. */
export interface FaultControls {
  /**
   * Injects a fault into the next requests that it matches.
   *
   * @param fault - `phase` says when the request fails. `operation`, `match` and `when` say which requests. Defaults to the next request of
   *   any operation.
   * @returns the id of the fault, for `remove`
   * @throws {OptionError} The fault is not valid.
   *
   * @example
   * // The payment is created, but the response is lost.
   * mock.faults.inject({ phase: 'transport', connection: 'reset', lost: 'response', operation: 'createPayment' });
   *
   * @example
   * // The next two requests are rate limited. No request is processed.
   * mock.faults.inject({ phase: 'before', status: 429, retryAfter: 1, when: { times: 2 } });
   *
   * @example
   * // Only the payment of one order fails. Parallel tests with other orders do not meet this fault.
   * mock.faults.inject({ phase: 'before', status: 503, match: { merchant_order_id: 'ORDER-1' } });
   */
  inject(fault: Fault): { id: string };

  /**
   * Lists the faults that can still apply to a request, oldest first.
   *
   * @returns each fault with its id and the number of requests that it counted
   */
  list(): ActiveFault[];

  /**
   * Removes a fault.
   *
   * @param faultId - The id that `inject` returned.
   * @throws {ControlError} `FAULT_NOT_FOUND`: the fault does not exist, or cannot apply again.
   */
  remove(faultId: string): void;

  /** Removes every fault. */
  clear(): void;
}

/** Creates the controls of `mock.faults`. */
export function createFaultControls(access: MerchantAccess): FaultControls {
  return {
    inject: (fault) => ({ id: access.current().faults.inject(fault) }),
    list: () => access.peek().faults.list(),
    remove(faultId) {
      assertFound(access.current().faults.remove(faultId) || undefined, 'FAULT_NOT_FOUND', 'fault', faultId);
    },
    clear: () => access.current().faults.clear(),
  };
}
