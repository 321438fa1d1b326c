import { ControlError } from '../../core/controls/control-error.ts';
import type { MerchantControls } from '../../core/controls/merchant-controls.ts';
import type { MockServer } from '../../core/mock-server.ts';

/**
 * Finds the merchants that have a record.
 *
 * @param read - Reads the record with a control, which throws a `ControlError` when the merchant does not have it.
 */
export function findOwners(mock: MockServer, read: (merchant: MerchantControls) => unknown) {
  return mock.merchants().flatMap(({ publicApiKey }) => {
    const merchant = mock.merchant({ publicApiKey });
    try {
      read(merchant);
      return [{ publicApiKey, merchant }];
    } catch (error) {
      if (!(error instanceof ControlError)) throw error;
      return [];
    }
  });
}
