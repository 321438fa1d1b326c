import type { Mistake } from '../findings/findings.ts';
import { requestFields } from '../generated/fields.ts';
import { credentialHeaders } from '../generated/operations.ts';
import type { JournalEntry } from '../merchant/journal.ts';
import type { Merchant } from '../merchant/merchant.ts';
import type { MerchantRegistry } from '../merchant/merchants-by-credentials.ts';
import { decimalsOf, hasExcessDecimals } from '../model/money.ts';
import { describeToken } from '../model/outcomes.ts';
import { redactBody, redactCardNumbers, redactHeaders, redactQuery } from '../model/redaction.ts';
import { paymentsOfOrder, type State } from '../model/state.ts';
import { hashBody } from './idempotency-key.ts';
import type { RequestBody } from './request-body.ts';
import type { RequestContext, ResponseState } from './request-context.ts';

const publicKeyHeader = credentialHeaders.publicApiKey.toLowerCase();

export interface RecordOptions {
  readonly authenticated: boolean;
  readonly merchants: MerchantRegistry;
  /** The number of requests that were in the journal when the request arrived. */
  readonly arrivedAfter: number;
}

/**
 * Records a request and its response in the journal. A body that is still arriving is added when it is complete.
 *
 * @returns The entry, and a function that adds the findings of the request. It waits for the body.
 */
export function recordRequest(
  merchant: Merchant,
  context: RequestContext,
  state: ResponseState,
  body: RequestBody,
  { authenticated, merchants, arrivedAfter }: RecordOptions,
): { readonly entry: JournalEntry; detect(): void } {
  const { journal, clock } = merchant;
  const { id, request, headers, url, pathname } = context;
  const { response, connection, decidedBy, faults, deliveries, unknownFields, firstBodyHash } = state;
  const differsFromFirst = () =>
    firstBodyHash !== undefined && body.isComplete() && hashBody(body.text()) !== firstBodyHash;
  const readBody = () => ({
    body: redactBody(body.json()),
    bodyDiffers: decidedBy === 'replay' && differsFromFirst(),
  });
  const { body: redacted, bodyDiffers } = readBody();
  const { paymentId, merchantOrderId } = subjectOf(merchant, context, state, redacted);
  const query = redactQuery(url);
  const redactedHeaders = redactHeaders(headers);
  const publicApiKey = redactedHeaders[publicKeyHeader];
  if (publicApiKey !== undefined) redactedHeaders[publicKeyHeader] = merchants.labelOf(publicApiKey);
  // A redacted body hides mistakes.
  const warnings = authenticated
    ? findWarnings(merchant, context, { ...state, bodyDiffers }, body.json(), merchants)
    : [];
  const shown = (text: string | undefined) => text && redactCardNumbers(text);
  const entry = journal.record({
    at: clock.timestamp(),
    operation: id,
    method: request.method,
    path: redactCardNumbers(pathname),
    idempotencyKey: shown(headers.get('x-idempotency-key') ?? undefined),
    request: { headers: redactedHeaders, ...(query === undefined ? {} : { query }), body: redacted },
    response: connection === undefined ? response : undefined,
    replayed: decidedBy === 'replay',
    bodyDiffers,
    faults,
    deliveries,
    authenticated,
    unknownFields,
    ...(warnings.length === 0 ? {} : { warnings: warnings.map(({ message }) => message) }),
    paymentId: shown(paymentId),
    merchantOrderId: shown(merchantOrderId),
  });
  const observe = (recorded: JournalEntry) =>
    merchant.findings.observe({
      entry: recorded,
      warnings,
      arrivedAfter,
      key: headers.get('x-idempotency-key'),
      privateSecretKey: headers.get(credentialHeaders.privateSecretKey),
      url,
      body: body.json(),
      orderId: subjectOf(merchant, context, state, body.json()).merchantOrderId,
      bodyDiffers: differsFromFirst(),
      result: resultOf(context, state),
      retryAfter: retryAfterOf(state),
    });
  if (!body.isComplete()) {
    void body.whenComplete().then(() => {
      const late = readBody();
      const order = id === 'createPayment' ? orderOf(late.body) : undefined;
      const complete = { ...entry, ...late, request: { ...entry.request, body: late.body } };
      journal.complete(entry, { ...late, merchantOrderId: merchantOrderId ?? order });
      if (authenticated) observe(complete);
    });
  }
  return {
    entry,
    detect() {
      if (authenticated && body.isComplete()) observe(entry);
    },
  };
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

/** The seconds of `Retry-After` in a response that the client received. */
function retryAfterOf({ response, connection, headers }: ResponseState): number | undefined {
  const seconds = Number(headers['retry-after'] ?? Number.NaN);
  return response === undefined || connection !== undefined || Number.isNaN(seconds) ? undefined : seconds;
}

/** Finds the payment that a request created or named. The response of a fault hides it, but the journal shows it. */
function subjectOf(
  { state: { payments } }: Merchant,
  { id, path, query }: RequestContext,
  state: ResponseState,
  body: unknown,
): Pick<JournalEntry, 'paymentId' | 'merchantOrderId'> {
  if (id === 'createPayment') return { paymentId: createdBy(state), merchantOrderId: orderOf(body) };
  const paymentId = path.payment_id;
  if (paymentId === undefined) return { paymentId, merchantOrderId: orderOf(query) };
  return { paymentId, merchantOrderId: payments.get(paymentId)?.payment.merchant_order_id };
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
  merchant: Merchant,
  { id, path, query, headers }: RequestContext,
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
  if (Object.hasOwn(Object(requestFields[id]), 'amount')) {
    warn('unknown-currency', describeCurrency(amount));
    warn('excess-decimals', describeDecimals(amount));
  }
  if (id === 'createPayment') warn('misspelled-test-token', describeToken(payment_method));
  if (id === 'listPaymentsByOrder') warn('payment-id-as-order-id', describeOrder(merchant.state, orderOf(query)));
  return warnings;
}

const expiredKey =
  'x-idempotency-key was used before and has expired (policy idempotencyTtl), so the operation ran again. Retries must end earlier';

const declinedKey = 'x-idempotency-key belongs to a payment that was DECLINED. Use a new key for another card';

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
  { all, labelOf }: MerchantRegistry,
): string | undefined {
  for (const [parameter, records] of Object.entries(recordsOf)) {
    const id = path[parameter];
    if (id === undefined || state[records].has(id)) continue;
    const owner = all().find((each) => each.state[records].has(id))?.publicApiKey;
    if (owner === undefined) continue;
    // An earlier request sent the keys of this merchant in the wrong order.
    const label = owner === secret ? '[redacted]' : labelOf(owner);
    return `${parameter} belongs to another merchant, ${label}. Check public-api-key`;
  }
  return undefined;
}

interface Amount {
  readonly currency?: unknown;
  readonly value?: unknown;
}

/** Describes a currency that ISO 4217 does not list. A policy accepted it. */
function describeCurrency(amount: unknown): string | undefined {
  const { currency, value } = Object(amount) as Amount;
  if (typeof value !== 'number' || typeof currency !== 'string' || decimalsOf(currency) !== undefined) return undefined;
  return `amount.currency ${currency} is not in ISO 4217. The policy onUnknownCurrency accepts it`;
}

/** Describes an amount with more decimals than its currency has. A policy accepted it. */
function describeDecimals(amount: unknown): string | undefined {
  const { currency, value } = Object(amount) as Amount;
  if (typeof value !== 'number' || typeof currency !== 'string' || !hasExcessDecimals({ currency, value })) {
    return undefined;
  }
  return `amount.value must have at most ${decimalsOf(currency)} decimals for ${currency} (received ${value}). The policy onExcessDecimals accepts it`;
}

/** Describes the id of a payment in place of that of its order. */
function describeOrder(state: State, order: string | undefined): string | undefined {
  if (order === undefined || !state.payments.has(order) || paymentsOfOrder(state, order).length > 0) return undefined;
  return 'merchant_order_id is the id of a payment. Pass the id of its order, or retrieve the payment';
}
