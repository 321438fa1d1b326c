import type { Fault } from '../faults/fault.ts';
import type { ActiveFault } from '../faults/fault-registry.ts';
import { ControlError } from './control-error.ts';
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

  /**
   * Lists the faults that can still apply to a request, oldest first.
   *
   * @returns each fault with its id and the number of requests that it counted
   */
  list(): ActiveFault[];

  /**
   * Removes a fault.
   *
   * @param faultId - The id that `list` returns.
   * @throws {ControlError} `FAULT_NOT_FOUND`: the fault does not exist, or cannot apply again.
   */
  remove(faultId: string): void;

  /** Removes every fault. */
  clear(): void;
}

/** Creates the controls of `mock.faults`. */
export function createFaultControls(access: MerchantAccess): FaultControls {
  return {
    inject: (fault) => access.current().faults.inject(fault),
    list: () => access.peek().faults.list(),
    remove(faultId) {
      if (access.current().faults.remove(faultId)) return;
      throw new ControlError('FAULT_NOT_FOUND', `No fault has the id ${JSON.stringify(faultId)}`);
    },
    clear: () => access.current().faults.clear(),
  };
}
