import type { ApiPromise } from './api-promise.ts';
import { call } from './call.ts';
import { retrieveCampaignOperation } from './generated/operations.ts';
import type { Campaign } from './generated/schema.ts';
import { isObject } from './is-object.ts';
import { pathId } from './path-id.ts';
import type { RequestOptions } from './request-options.ts';
import type { Transport } from './transport.ts';

/**
 * Retrieves a communications campaign with its rules, out of the `data` that the service wraps it in.
 *
 * Rejects like {@link retrievePayment}.
 *
 * Specification: "GET /v1/campaigns/{campaign_id}".
 */
export function retrieveCampaign(
  transport: Transport,
  campaignId: string,
  options: RequestOptions = {},
): ApiPromise<Campaign> {
  return call(
    transport,
    retrieveCampaignOperation,
    options,
    () => ({ params: { path: { campaign_id: pathId('campaign_id', campaignId) } } }),
    ({ data: campaign }) => (isObject(campaign) ? campaign : undefined),
  );
}
