import { ApiErrorResult } from '../../model/api-error.ts';
import type { OperationCall, OperationHandlers } from '../operation-handler.ts';

export const campaignHandlers = {
  retrieveCampaign({ merchant: { state }, path: { campaign_id: id = '' } }: OperationCall) {
    const campaign = state.campaigns.get(id);
    // A campaign's errors carry the status for a code, so this code is not seen.
    return campaign === undefined
      ? new ApiErrorResult(404, 'INVALID_REQUEST', ['No campaign has this id'])
      : { data: campaign };
  },
} satisfies OperationHandlers<'retrieveCampaign'>;
