import { ControlError } from '../controls/control-error.ts';
import type { MerchantControls } from '../controls/merchant-controls.ts';
import type { MockServer } from '../mock-server.ts';

/** A record with the merchant that has it. */
interface Owned<Record> {
  readonly publicApiKey: string;
  readonly merchant: MerchantControls;
  readonly record: Record;
}

/**
 * Finds the merchant that has a record.
 *
 * @param read - Reads the record with a control, which throws a `ControlError` when the merchant does not have it.
 */
export function findOwner<Record>(
  mock: MockServer,
  read: (merchant: MerchantControls) => Record,
): Owned<Record> | undefined {
  for (const { publicApiKey } of mock.merchants()) {
    const merchant = mock.merchant({ publicApiKey });
    try {
      return { publicApiKey, merchant, record: read(merchant) };
    } catch (error) {
      if (!(error instanceof ControlError)) throw error;
    }
  }
  return undefined;
}
