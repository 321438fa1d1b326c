import { requestFields } from '../../generated/fields.ts';
import { credentialHeaders } from '../../generated/operations.ts';
import type { Mistake } from '../findings/findings.ts';
import type { JournalEntry } from '../merchant/journal.ts';
import type { Merchant } from '../merchant/merchant.ts';
import type { MerchantRegistry } from '../merchant/merchants-by-credentials.ts';
import { decimalsOf, hasExcessDecimals } from '../model/money.ts';
import { describeToken } from '../model/outcomes.ts';
import { findTransaction } from '../model/payment-record.ts';
import { redactBody, redactCardNumbers, redactHeaders, redactQuery, shortenText } from '../model/redaction.ts';
import { paymentsOfOrder, type State } from '../model/state.ts';
import { definedFields } from '../options/option-rules.ts';
import { hashBody } from './idempotency-key.ts';
import { emptyBody } from './request-body.ts';
import type { MerchantRequest, RequestContext, ResponseState } from './request-context.ts';

/** What messages call the observers of a request. */
export const journalName = 'the journal';
const findingsName = 'the findings';

/** The most characters of an id. A request that was rejected can have a longer one. */
const maxIdLength = 256;

const publicKeyHeader = credentialHeaders.publicApiKey.toLowerCase();

/**
 * Records a request and its response in the journal.
 *
 * @param arrivedAfter - The number of requests that were in the journal when the request arrived. Undefined without valid credentials.
 * @returns The entry, and a function that adds the findings of the request.
 */
export function recordRequest(
  context: MerchantRequest,
  state: ResponseState,
  merchants: MerchantRegistry,
  arrivedAfter: number | undefined,
): { readonly entry: JournalEntry; readonly detect: () => void } {
  const authenticated = arrivedAfter !== undefined;
  const { id, request, headers, url, pathname, merchant } = context;
  // The body of an unauthenticated request stays unread.
  const body = authenticated ? context.body : emptyBody;
  const { response, connection, decidedBy, faults, deliveries, unknownFields, firstBodyHash } = state;
  const differsFromFirst = firstBodyHash !== undefined && body.isComplete() && hashBody(body.text()) !== firstBodyHash;
  const bodyDiffers = decidedBy === 'replay' && differsFromFirst;
  const idempotencyKey = headers.get('x-idempotency-key');
  const privateSecretKey = headers.get(credentialHeaders.privateSecretKey);

  let warnings: readonly Mistake[] = [];
  if (authenticated) {
    merchant.observe(findingsName, () => {
      // A redacted body hides mistakes.
      warnings = findWarnings(context, { ...state, bodyDiffers }, body.json(), merchants);
    });
  }
  const shownWarnings = [...warnings.map(({ message }) => message), ...[state.assumption ?? []].flat()];

  const { paymentId, merchantOrderId } = subjectOf(context, state, body.json());
  const shown = (text: string | null | undefined) => (text ? shortenText(text, maxIdLength) : undefined);
  const entry = merchant.journal.record({
    at: merchant.clock.timestamp(),
    operation: id,
    method: request.method,
    path: redactCardNumbers(pathname),
    idempotencyKey: idempotencyKey === null ? undefined : redactCardNumbers(idempotencyKey),
    request: {
      headers: shownHeaders(headers, authenticated ? undefined : merchants),
      ...definedFields({ query: redactQuery(url) }),
      body: redactBody(body.json()),
    },
    response: connection === undefined ? response : undefined,
    replayed: decidedBy === 'replay',
    bodyDiffers,
    faults,
    deliveries,
    authenticated,
    unknownFields,
    ...(shownWarnings.length === 0 ? {} : { warnings: shownWarnings }),
    paymentId: shown(paymentId),
    merchantOrderId: shown(merchantOrderId),
  });

  const detect = (): void => {
    // Half of a body proves nothing.
    if (!authenticated || !body.isComplete()) return;
    const retryAfter = connection === undefined ? state.headers['retry-after'] : undefined;
    merchant.findings.observe({
      entry,
      warnings,
      arrivedAfter,
      url,
      body: body.json(),
      privateSecretKey,
      idempotencyKey,
      bodyDiffers: differsFromFirst,
      // Not that of the entry, which is redacted.
      orderId: merchantOrderId,
      limit: limitOf(merchant.state, context.path),
      result: resultOf(context, state),
      retryAfter: retryAfter === undefined ? undefined : Number(retryAfter),
    });
  };
  return { entry, detect: () => merchant.observe(findingsName, detect) };
}

/** Only a request without valid credentials can have a secret key as its public key. `merchants` is undefined for any other. */
function shownHeaders(headers: Headers, merchants: MerchantRegistry | undefined): Record<string, string> {
  const shown = redactHeaders(headers);
  const publicApiKey = shown[publicKeyHeader];
  const isSecret = publicApiKey !== undefined && merchants?.isSecret(publicApiKey);
  return isSecret ? { ...shown, [publicKeyHeader]: '[redacted]' } : shown;
}

/** What the client knows of the operation after this response. */
function resultOf(
  { request }: RequestContext,
  { decidedBy, response, connection, corrupt, faults }: ResponseState,
): 'known' | 'unknown' | 'rejected' {
  const { status = 500 } = response ?? {};
  // Only a fault makes a client wait so long that it stops waiting. To read the signal of each request on a port costs 5 % more CPU time.
  const isCut = connection !== undefined || (faults.length > 0 && request.signal.aborted);
  if (isCut || status >= 500 || (corrupt !== undefined && status < 300)) return 'unknown';
  return decidedBy === 'handler' || decidedBy === 'replay' ? 'known' : 'rejected';
}

/** Finds the payment that a request created or named. The response of a fault hides it, but the journal shows it. */
function subjectOf(
  { id, path, query, merchant }: MerchantRequest,
  state: ResponseState,
  body: unknown,
): Pick<JournalEntry, 'paymentId' | 'merchantOrderId'> {
  if (id === 'createPayment') return { paymentId: createdBy(state), merchantOrderId: orderOf(body) };
  const paymentId = path.payment_id;
  if (paymentId === undefined) return { paymentId, merchantOrderId: orderOf(query) };
  return { paymentId, merchantOrderId: merchant.state.payments.get(paymentId)?.payment.merchant_order_id };
}

/** The amount of the transaction in the path. */
function limitOf({ payments }: State, { payment_id = '', transaction_id }: RequestContext['path']): number | undefined {
  const record = transaction_id === undefined ? undefined : payments.get(payment_id);
  return record && findTransaction(record, transaction_id ?? '')?.amount;
}

/** The order that a body or a query names. */
function orderOf(fields: unknown): string | undefined {
  const { merchant_order_id } = Object(fields) as { merchant_order_id?: unknown };
  return typeof merchant_order_id === 'string' ? merchant_order_id : undefined;
}

/** The response that a repeated key gets is that of the request that created the payment. */
function createdBy({ decidedBy, paymentId, response }: ResponseState): string | undefined {
  return decidedBy === 'replay' ? (response?.body as { id?: string } | undefined)?.id : paymentId;
}

/** Says what is probably wrong with a request, and the fix. The response does not say it. */
function findWarnings(
  { id, path, query, headers, merchant }: MerchantRequest,
  { decidedBy, isKeyExpired, response, bodyDiffers }: ResponseState & Pick<JournalEntry, 'bodyDiffers'>,
  body: unknown,
  merchants: MerchantRegistry,
): readonly Mistake[] {
  const warnings: Mistake[] = [];
  const warn = (rule: Mistake['rule'], message: string | undefined) => {
    if (message !== undefined) warnings.push({ rule, message });
  };
  if (decidedBy === 'error') {
    const secret = headers.get(credentialHeaders.privateSecretKey);
    warn('record-of-another-merchant', describeOwner(merchant, path, secret, merchants));
  }
  // A repeat with the same body is a retry.
  if (bodyDiffers && Object(response?.body).status === 'DECLINED') warn('key-of-declined-payment', declinedKey);
  if (decidedBy !== 'handler') return warnings;
  const { amount, payment_method } = Object(body) as { amount?: unknown; payment_method?: unknown };
  if (isKeyExpired) warn('key-reused-after-expiry', expiredKey);
  const found = Object.hasOwn(Object(requestFields[id]), 'amount') ? findInAmount(amount) : undefined;
  if (found !== undefined) warnings.push(found);
  if (id === 'createPayment') warn('misspelled-test-token', describeToken(payment_method));
  if (id === 'listPaymentsByOrder') warn('payment-id-as-order-id', describeOrder(merchant.state, orderOf(query)));
  return warnings;
}

const expiredKey =
  'x-idempotency-key was used before and has expired (policy idempotencyTtl), so the operation ran again. Retries must end earlier';

const declinedKey = 'x-idempotency-key belongs to a payment that was DECLINED. Use a new key for another card';

/** The records that a path can name. */
export const recordsOf = {
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
  { all }: MerchantRegistry,
): string | undefined {
  for (const [parameter, records] of Object.entries(recordsOf)) {
    const id = path[parameter];
    if (id === undefined || state[records].has(id)) continue;
    const owner = all().find((each) => each.state[records].has(id))?.publicApiKey;
    if (owner === undefined) continue;
    // An earlier request may have sent the keys of this merchant in the wrong order.
    const label = owner === secret ? '[redacted]' : owner;
    return `${parameter} belongs to another merchant, ${label}. Check public-api-key`;
  }
  return undefined;
}

/** Finds a currency that ISO 4217 does not list, or an amount with more decimals than its currency has. Policies accepted them. */
function findInAmount(amount: unknown): Mistake | undefined {
  const { currency, value } = Object(amount) as { currency?: unknown; value?: unknown };
  if (typeof value !== 'number' || typeof currency !== 'string') return undefined;
  const decimals = decimalsOf(currency);
  if (decimals === undefined) {
    const message = `amount.currency ${currency} is not in ISO 4217. The policy onUnknownCurrency accepts it`;
    return { rule: 'unknown-currency', message };
  }
  if (!hasExcessDecimals({ currency, value })) return undefined;
  const message = `amount.value must have at most ${decimals} decimals for ${currency} (received ${value}). The policy onExcessDecimals accepts it`;
  return { rule: 'excess-decimals', message };
}

/** Describes the id of a payment in place of that of its order. */
function describeOrder(state: State, order: string | undefined): string | undefined {
  if (order === undefined || !state.payments.has(order) || paymentsOfOrder(state, order).length > 0) return undefined;
  return 'merchant_order_id is the id of a payment. Pass the id of its order, or retrieve the payment';
}
