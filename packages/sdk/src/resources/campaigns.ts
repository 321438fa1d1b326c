import { retrieveCampaignOperation } from '../generated/operations.ts';
import type { Campaign } from '../generated/schema.ts';
import type { ApiPromise } from '../http/api-promise.ts';
import { call } from '../http/execute.ts';
import type { RequestOptions } from '../http/request-options.ts';
import type { Transport } from '../http/transport.ts';
import { isObject } from '../validation/is-object.ts';
import { assertPathId } from '../validation/path-id.ts';

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
    () => ({ params: { path: { campaign_id: assertPathId('campaign_id', campaignId) } } }),
    ({ data: campaign }) => (isObject(campaign) ? campaign : undefined),
  );
}
