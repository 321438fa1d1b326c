import { minorUnits } from '../generated/currencies.ts';
import type { Merchant } from '../merchant/merchant.ts';
import type { MerchantRegistry } from '../merchant/registry.ts';
import type { State } from '../model/state.ts';
import type { RequestContext, ResponseState } from './request-context.ts';

/** Says what is probably wrong with a request, and the fix. The response does not say it, because that of the service does not. */
export function findWarnings(
  merchant: Merchant,
  { path }: Pick<RequestContext, 'path'>,
  { decidedBy }: Pick<ResponseState, 'decidedBy'>,
  body: unknown,
  merchants: Pick<MerchantRegistry, 'all' | 'labelOf'>,
): readonly string[] {
  const isError = decidedBy === 'error';
  if (!isError && decidedBy !== 'handler') return [];
  const warning = isError ? describeOwner(merchant, path, merchants) : describeDecimals(body);
  return warning === undefined ? [] : [warning];
}

/** The records that a path can name. */
const recordsOf = {
  payment_id: 'payments',
  customer_id: 'customers',
  transfer_id: 'onboardingTransfers',
  campaign_id: 'campaigns',
} as const satisfies Record<string, keyof State>;

/** Names the merchant that has the record of the path, when the merchant of the request does not. */
function describeOwner(
  { state }: Merchant,
  path: RequestContext['path'],
  { all, labelOf }: Pick<MerchantRegistry, 'all' | 'labelOf'>,
): string | undefined {
  for (const [parameter, records] of Object.entries(recordsOf)) {
    const id = path[parameter];
    if (id === undefined || state[records].has(id)) continue;
    const owner = all().find((each) => each.state[records].has(id));
    if (owner !== undefined) {
      return `${parameter} belongs to another merchant, ${labelOf(owner.publicApiKey)}. Check public-api-key`;
    }
  }
  return undefined;
}

/** Describes an amount with more decimals than its currency has. The policy `onExcessDecimals` accepted it. */
function describeDecimals(body: unknown): string | undefined {
  const { currency, value } = Object(Object(body).amount) as { currency?: unknown; value?: unknown };
  if (typeof value !== 'number' || typeof currency !== 'string' || !Object.hasOwn(minorUnits, currency))
    return undefined;
  const decimals = minorUnits[currency];
  if (decimals === undefined || Number(value.toFixed(decimals)) === value) return undefined;
  return `amount.value must have at most ${decimals} decimals for ${currency} (received ${value}). The policy onExcessDecimals accepts it`;
}
