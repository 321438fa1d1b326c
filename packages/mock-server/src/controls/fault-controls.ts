import type { Fault } from '../faults/fault.ts';
import type { MerchantAccess } from './merchant-access.ts';

/** Simulates failures of the payments API. */
export interface FaultControls {
  /**
   * Injects a fault into the next requests that it matches.
   *
   * @param fault - `phase` says when the request fails, `operation` and `when` say which requests. Defaults to the next request of any operation.
   * @throws {OptionError} The fault is not valid.
   *
   * @example
   * // The payment is created, but the response is lost.
   * mock.faults.inject({ phase: 'transport', connection: 'reset', lost: 'response', operation: 'createPayment' });
   *
   * @example
   * // The next two requests are rate limited. No request is processed.
   * mock.faults.inject({ phase: 'before', status: 429, retryAfter: 1, when: { times: 2 } });
   */
  inject(fault: Fault): void;

  /** Removes every fault. */
  clear(): void;
}

/** Creates the controls of `mock.faults`. */
export function createFaultControls(access: MerchantAccess): FaultControls {
  return {
    inject: (fault) => access.current().faults.inject(fault),
    clear: () => access.current().faults.clear(),
  };
}
