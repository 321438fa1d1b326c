import { reverseTransferOperation } from '../generated/operations.ts';
import type { OnboardingReversal } from '../generated/schema.ts';
import type { ApiPromise } from '../http/api-promise.ts';
import { callOnce } from '../http/execute-once.ts';
import type { IdempotentRequestOptions } from '../http/request-options.ts';
import type { Transport } from '../http/transport.ts';
import { assertPathId } from '../validation/path-id.ts';
import { checkOrganizationCode } from './organization-code.ts';

/** What can be said about reversing a transfer. */
export interface ReverseTransferOptions extends IdempotentRequestOptions {
  /** Sent as `X-organization-code`; the transport's own when left out. One of the two must be there. */
  readonly organizationCode?: string | undefined;
}

/**
 * Reverses the transfer of a marketplace recipient's onboarding, and answers the onboarding that the recipient leaves
 * and the one it goes to.
 *
 * Rejects with {@link RequestValidationError} before sending for an id that cannot be one or without an organization
 * code, and afterwards like {@link createPayment}.
 *
 * Specification: "POST /v1/recipients/onboardings/reverse-transfer/{transfer_id}".
 */
export function reverseTransfer(
  transport: Transport,
  transferId: string,
  options: ReverseTransferOptions = {},
): ApiPromise<OnboardingReversal> {
  return callOnce(transport, reverseTransferOperation, options, ({ key, organizationCode }) => ({
    params: {
      path: { transfer_id: assertPathId('transfer_id', transferId) },
      header: { ...key, 'X-organization-code': checkOrganizationCode(options.organizationCode ?? organizationCode) },
    },
  }));
}
