import { retrieveCampaignContract } from '../generated/operations.ts';
import type { Campaign } from '../generated/schema.ts';
import type { ApiPromise } from '../http/api-promise.ts';
import type { ClientContext } from '../http/client-options.ts';
import { type Operation, request } from '../http/request.ts';
import type { RequestOptions } from '../http/request-options.ts';

/** Communications campaigns: `client.campaigns`. */
export interface Campaigns {
  /**
   * Retrieves a communications campaign with its rules.
   *
   * @param campaignId - The `id` of the campaign.
   * @returns The campaign, without the `data` object that the service wraps around it.
   * @throws Like {@link Payments.retrieve}.
   *
   * @example
   * const { status, rules } = await client.campaigns.retrieve(campaignId);
   */
  retrieve(campaignId: string, options?: RequestOptions): ApiPromise<Campaign>;
}

export const retrieveCampaign: Operation = {
  contract: retrieveCampaignContract,
  select: ({ data: campaign }) => campaign,
};

/** Creates the methods of {@link Campaigns}. */
export function createCampaigns(context: ClientContext): Campaigns {
  return {
    retrieve: (campaignId, options) =>
      request(context, retrieveCampaign, { path: { campaign_id: campaignId } }, options),
  };
}
