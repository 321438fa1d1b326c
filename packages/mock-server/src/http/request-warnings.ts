import { requestFields } from '../generated/fields.ts';
import { credentialHeaders } from '../generated/operations.ts';
import type { Merchant } from '../merchant/merchant.ts';
import type { MerchantRegistry } from '../merchant/registry.ts';
import { decimalsOf, hasExcessDecimals } from '../model/decimals.ts';
import type { State } from '../model/state.ts';
import type { RequestContext, ResponseState } from './request-context.ts';

/** Says what is probably wrong with a request, and the fix. The response does not say it, because that of the service does not. */
export function findWarnings(
  merchant: Merchant,
  { id, path, headers }: Pick<RequestContext, 'id' | 'path' | 'headers'>,
  { decidedBy }: Pick<ResponseState, 'decidedBy'>,
  body: unknown,
  merchants: Pick<MerchantRegistry, 'find' | 'labelOf'>,
): readonly string[] {
  const isError = decidedBy === 'error';
  if (!isError && decidedBy !== 'handler') return [];
  const hasAmount = Object.hasOwn(Object(requestFields[id]), 'amount');
  const warning = isError
    ? describeOwner(merchant, path, headers.get(credentialHeaders.privateSecretKey), merchants)
    : hasAmount && describeDecimals(Object(body).amount);
  return warning ? [warning] : [];
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
  secret: string | null,
  { find, labelOf }: Pick<MerchantRegistry, 'find' | 'labelOf'>,
): string | undefined {
  for (const [parameter, records] of Object.entries(recordsOf)) {
    const id = path[parameter];
    if (id === undefined || state[records].has(id)) continue;
    const owner = find((each) => each.state[records].has(id))?.publicApiKey;
    if (owner === undefined) continue;
    // An earlier request sent the keys of this merchant in the wrong order.
    const label = owner === secret ? '[redacted]' : labelOf(owner);
    return `${parameter} belongs to another merchant, ${label}. Check public-api-key`;
  }
  return undefined;
}

/** Describes an amount with more decimals than its currency has. The policy `onExcessDecimals` accepted it. */
function describeDecimals(amount: unknown): string | undefined {
  const { currency, value } = Object(amount) as { currency?: unknown; value?: unknown };
  if (typeof value !== 'number' || typeof currency !== 'string' || !hasExcessDecimals({ currency, value })) {
    return undefined;
  }
  return `amount.value must have at most ${decimalsOf(currency)} decimals for ${currency} (received ${value}). The policy onExcessDecimals accepts it`;
}
