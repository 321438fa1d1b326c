import { ApiErrorResult } from '../../model/api-error.ts';
import type { OperationCall, OperationHandlers } from '../operation-handler.ts';

export const campaignHandlers = {
  retrieveCampaign({ merchant: { state }, path: { campaign_id: id = '' } }: OperationCall) {
    const campaign = state.campaigns.get(id);
    // The error body of this operation has the status as its code, so the caller never sees this code.
    return campaign === undefined
      ? new ApiErrorResult(404, 'INVALID_REQUEST', ['No campaign has this id'])
      : { body: { data: campaign } };
  },
} satisfies OperationHandlers<'retrieveCampaign'>;
