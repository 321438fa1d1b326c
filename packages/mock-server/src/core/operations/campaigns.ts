import type { Campaign, CampaignRule } from '@paychord/sdk';
import type { CampaignDetails } from '../../generated/control-types.ts';
import { exampleCampaign, exampleCampaignRule } from '../../generated/examples.ts';
import type { RuleContext } from '../model/payment-record.ts';

/** Creates a campaign that recovers declined payments. The details override any field. */
export function createCampaign({ rules = [{}], ...details }: CampaignDetails, context: RuleContext): Campaign {
  const start = new Date(context.now);
  return {
    ...exampleCampaign,
    id: context.uuid(),
    account_id: context.uuid(),
    organization_code: context.uuid(),
    duration: { start_at: context.now, end_at: new Date(start.getTime() + 30 * 86_400_000).toISOString() },
    rules: rules.map((each) => ruleOf(each, context)),
    created_at: context.now,
    updated_at: context.now,
    ...details,
  };
}

function ruleOf(details: Partial<CampaignRule>, context: RuleContext): CampaignRule {
  return { ...exampleCampaignRule, id: context.uuid(), created_at: context.now, updated_at: context.now, ...details };
}
