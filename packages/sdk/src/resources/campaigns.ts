import { retrieveCampaignContract } from '../generated/operations.ts';
import type { Campaign } from '../generated/schema.ts';
import type { ApiPromise } from '../http/api-promise.ts';
import { type Operation, request } from '../http/request.ts';
import type { RequestOptions } from '../http/request-options.ts';
import type { Transport } from '../http/transport.ts';

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

export const retrieveCampaignOperation: Operation<Campaign> = {
  contract: retrieveCampaignContract,
  select: ({ data: campaign }) => campaign,
};

/** Retrieves a campaign. See {@link Campaigns.retrieve}. */
export function retrieveCampaign(
  transport: Transport,
  campaignId: string,
  options?: RequestOptions,
): ApiPromise<Campaign> {
  return request(transport, retrieveCampaignOperation, { ids: [campaignId] }, options);
}
