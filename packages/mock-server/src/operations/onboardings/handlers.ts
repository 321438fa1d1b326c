import { ApiErrorResult, notFound } from '../../model/api-error.ts';
import { canonicalId } from '../../model/canonical-id.ts';
import type { OperationCall, OperationHandlers } from '../operation-handler.ts';
import { reverseTransfer } from './rules.ts';

export const onboardingHandlers = {
  reverseTransfer({ merchant: { state }, context, path: { transfer_id: id = '' }, headers }: OperationCall) {
    const found = state.onboardingTransfers.get(id);
    if (
      found === undefined ||
      canonicalId(found.organizationCode) !== canonicalId(headers.get('x-organization-code') ?? '')
    ) {
      return notFound('ONBOARDING_NOT_FOUND', 'The organization has no onboarding transfer with this id');
    }
    const reversed = reverseTransfer(found, context);
    if (reversed instanceof ApiErrorResult) return reversed;
    state.onboardingTransfers.set(id, reversed.transfer);
    return { body: reversed.reversal };
  },
} satisfies OperationHandlers<'reverseTransfer'>;
