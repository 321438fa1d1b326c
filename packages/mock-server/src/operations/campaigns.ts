import type { Campaign, CampaignRule } from '@paychord/sdk';
import type { CampaignDetails } from '../generated/control-types.ts';
import type { RuleContext } from '../model/payment-record.ts';

/** Creates a campaign that recovers declined payments. The details override any field. */
export function createCampaign({ rules = [{}], ...details }: CampaignDetails, context: RuleContext): Campaign {
  const start = new Date(context.now);
  return {
    id: context.uuid(),
    name: 'Recover declined payments',
    account_id: context.uuid(),
    organization_code: context.uuid(),
    country: 'CO',
    channel: 'WHATSAPP_MESSAGE',
    schedule: { daily_start_time: '08:00', daily_end_time: '20:00', time_zone: 'America/Bogota' },
    duration: { start_at: context.now, end_at: new Date(start.getTime() + 30 * 86_400_000).toISOString() },
    status: 'ACTIVE',
    rules: rules.map((each) => ruleOf(each, context)),
    created_at: context.now,
    updated_at: context.now,
    ...details,
  };
}

function ruleOf(details: Partial<CampaignRule>, context: RuleContext): CampaignRule {
  return {
    id: context.uuid(),
    rule_type: 'PAYMENT_STATUS',
    values: ['DECLINED'],
    conditional: 'EQUAL',
    metadata_key: null,
    status: 'ACTIVE',
    created_at: context.now,
    updated_at: context.now,
    ...details,
  };
}
