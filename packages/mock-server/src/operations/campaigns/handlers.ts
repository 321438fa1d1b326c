import { Refusal } from '../../model/api-error.ts';
import type { Call, Routes } from '../handler.ts';

export const campaignRoutes = {
  retrieveCampaign({ merchant: { state }, path: { campaign_id: id = '' } }: Call) {
    const campaign = state.campaigns.get(id);
    // A campaign's errors carry the status for a code, so this code is not seen.
    return campaign === undefined
      ? new Refusal(404, 'INVALID_REQUEST', ['No campaign has this id'])
      : { data: campaign };
  },
} satisfies Routes<'retrieveCampaign'>;
