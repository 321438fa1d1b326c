import { reverseTransferContract } from '../generated/operations.ts';
import type { OnboardingReversal } from '../generated/schema.ts';
import type { ApiPromise } from '../http/api-promise.ts';
import { resolveIdempotencyKey } from '../http/idempotency-key.ts';
import { type Operation, request } from '../http/request.ts';
import type { IdempotentRequestOptions } from '../http/request-options.ts';
import { serializeBody } from '../http/serialize-body.ts';
import type { Transport } from '../http/transport.ts';
import { assertHeaderValue, throwValidationError } from '../validation/assert.ts';

/** Options of {@link Onboardings.reverseTransfer}. */
export interface ReverseTransferOptions extends IdempotentRequestOptions {
  /**
   * Sent as `X-organization-code`. Required if the client has none.
   *
   * @default the `organizationCode` of the client
   */
  readonly organizationCode?: string | undefined;
}

/** The onboarding of marketplace recipients: `client.onboardings`. */
export interface Onboardings {
  /**
   * Reverses the transfer of a marketplace recipient's onboarding.
   *
   * @param transferId - The `id` of the transfer.
   * @returns The onboarding that the recipient leaves, and the one to which the recipient returns.
   * @throws {RequestValidationError} The id cannot be one, or there is no organization code. Nothing was sent.
   * @throws Otherwise like {@link Payments.create}.
   *
   * @example
   * const reversal = await client.onboardings.reverseTransfer(transferId, { organizationCode });
   */
  reverseTransfer(transferId: string, options?: ReverseTransferOptions): ApiPromise<OnboardingReversal>;
}

export const reverseTransferOperation: Operation<OnboardingReversal, ReverseTransferOptions> = {
  contract: reverseTransferContract,
  options: ['organizationCode'],
  path: { transfer_id: {} },
  headers: (options, { organizationCode }) => ({
    'X-organization-code': assertHeaderValue(
      'organizationCode',
      options.organizationCode ?? organizationCode,
      throwValidationError,
      'Pass it to createClient or to reverseTransfer',
    ),
  }),
  idempotencyKey: resolveIdempotencyKey,
  serialize: serializeBody,
};

/** Reverses the transfer of a recipient's onboarding. See {@link Onboardings.reverseTransfer}. */
export function reverseTransfer(
  transport: Transport,
  transferId: string,
  options: ReverseTransferOptions = {},
): ApiPromise<OnboardingReversal> {
  return request(transport, reverseTransferOperation, { path: { transfer_id: transferId } }, options);
}
