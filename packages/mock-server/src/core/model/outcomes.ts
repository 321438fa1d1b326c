import type {
  CreatePaymentRequest,
  KnownPaymentStatus,
  KnownPaymentSubStatus,
  KnownTransactionStatus,
} from '@paychord/sdk';
import { nearestName } from '../options/suggest-name.ts';
import { paymentStates } from './payment-states.ts';

/** A response of the simulated provider to a new payment. */
export interface SimulatedOutcome {
  /** The response code of the transaction. */
  readonly code: string;
  readonly message: string;
  /** The last four digits of the test card for this outcome; absent when it has none. */
  readonly lastFour?: string;
  readonly status: KnownPaymentStatus & KnownTransactionStatus;
  readonly subStatus: KnownPaymentSubStatus;
  /** The ISO 8583 response code of the card network; absent when the provider did not contact the issuer. */
  readonly iso8583?: string;
  /** The advice of the card network to the merchant. */
  readonly advice?: { readonly code: string; readonly message: string };
}

const tryLater = { code: '02', message: 'Try again later' };
const doNotTryAgain = { code: '03', message: 'Do not try again' };
const updateCard = { code: '01', message: 'Ask for new card data' };

const succeeded: SimulatedOutcome = {
  code: 'SUCCEEDED',
  message: 'Transaction successful',
  lastFour: '0002',
  iso8583: '00',
  ...paymentStates.approved,
};

function declined(
  code: string,
  message: string,
  card: Pick<SimulatedOutcome, 'lastFour' | 'iso8583' | 'advice'>,
): SimulatedOutcome {
  return { code, message, ...card, ...paymentStates.declined };
}

export const invalidCardData = declined('INVALID_CARD_DATA', 'Invalid card data', {
  lastFour: '0051',
  iso8583: '14',
  advice: updateCard,
});

/**
 * The outcomes that a test can select. A test uses the last four digits of a card number, a one-time token such as
 * `tok_insufficient_funds`, or the code as the description of the payment.
 */
export const outcomes: readonly SimulatedOutcome[] = [
  succeeded,
  declined('INSUFFICIENT_FUNDS', 'Insufficient funds', { lastFour: '0010', iso8583: '51', advice: tryLater }),
  declined('DECLINED_BY_BANK', 'Declined by the bank', { lastFour: '0028', iso8583: '05', advice: tryLater }),
  declined('DO_NOT_HONOR', 'Do not honor', { lastFour: '0036', iso8583: '05', advice: doNotTryAgain }),
  declined('INVALID_SECURITY_CODE', 'Invalid security code', { lastFour: '0044', iso8583: '82', advice: updateCard }),
  invalidCardData,
  declined('REPORTED_STOLEN', 'Reported stolen', { lastFour: '0069', iso8583: '43', advice: doNotTryAgain }),
  { code: 'ERROR', message: 'Provider error', lastFour: '0077', iso8583: '96', ...paymentStates.error },
  { code: 'REJECTED', message: 'Rejected by the provider', ...paymentStates.rejected },
  { code: 'THREE_D_SECURE', message: 'The customer has to authenticate', ...paymentStates.waitsForAuthentication },
];

const byLastFour = new Map(outcomes.map((each) => [each.lastFour, each]));
const byToken = new Map(outcomes.map((each) => [testTokenOf(each), each]));
const byCode = new Map(outcomes.map((each) => [each.code, each]));

/** Selects the outcome of a new payment. The card number wins over the token, and the token over the description. */
export function selectOutcome({ payment_method: method, description }: CreatePaymentRequest): SimulatedOutcome {
  const lastFour = method.detail?.card?.card_data?.number?.slice(-4);
  return (
    (lastFour === undefined ? undefined : byLastFour.get(lastFour)) ??
    byToken.get(method.token ?? '') ??
    byCode.get(description) ??
    succeeded
  );
}

/** Whether a token selects an outcome. Such a token can pay for any number of payments. */
export function isTestToken(token: string): boolean {
  return byToken.has(token);
}

/** Describes the token of a payment method that is similar to a test token; undefined for any other. */
export function describeToken(method: unknown): string | undefined {
  const { token } = Object(method) as { token?: unknown };
  // To compare a long token would take a long time.
  if (typeof token !== 'string' || !token.startsWith('tok_') || token.length > 40 || isTestToken(token))
    return undefined;
  const meant = nearestName(token, [...byToken.keys()]);
  return meant && `payment_method.token ${token} selects no outcome. Did you mean ${meant}?`;
}

/** The token that selects an outcome. */
export function testTokenOf({ code }: SimulatedOutcome): string {
  return `tok_${code.toLowerCase()}`;
}
