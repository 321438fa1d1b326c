import type { OperationId } from '@paychord/sdk';
import {
  type InitialState,
  type ModelPayment,
  type ModelTransaction,
  passTime,
  type RejectionCode,
} from './payment-model.ts';

/** The call of a step. */
export interface PaymentCall {
  readonly operation: OperationId;
  readonly path: string;
  readonly key: string | undefined;
  readonly body: object;
  /** The result of the model. */
  expect(): ExpectedResult;
}

/** The expected result of a call. */
export type ExpectedResult =
  | { readonly rejected: RejectionCode; readonly status: number }
  | { readonly replayed: StoredResponse }
  | { readonly payment: ModelPayment; readonly transaction: ModelTransaction };

export interface StoredResponse {
  readonly status: number;
  readonly text: string;
}

const keptFor = 86_400_000;

/** The model of a merchant: payments, sessions, idempotency keys and clock. */
export class MerchantModel {
  now: number;
  readonly payments: ModelPayment[] = [];
  readonly #paidSessions = new Set<string>();
  readonly #responses = new Map<string, StoredResponse & { readonly expiresAt: number }>();

  /** Whether evidence opens a chargeback again that is WON or LOST. */
  readonly acceptsDecided: boolean;

  constructor(now: number, acceptsDecided: boolean) {
    this.now = now;
    this.acceptsDecided = acceptsDecided;
  }

  /** What happens to a call with a key. @param scope its operation and path */
  call(scope: string, key: string | undefined, act: () => ExpectedResult): ExpectedResult {
    if (key === undefined) return /^(create|submit)/.test(scope) ? refused('MISSING_HEADER') : act();
    if (key.length > 255 || !/^[!-~]([ -~]*[!-~])?$/.test(key)) return refused('INVALID_PARAMETERS');
    const kept = this.#responses.get(`${scope} ${key}`);
    return kept !== undefined && kept.expiresAt > this.now ? { replayed: kept } : act();
  }

  /** A call with a key succeeded. */
  keep(scope: string, key: string, response: StoredResponse): void {
    this.#responses.set(`${scope} ${key}`, { ...response, expiresAt: this.now + keptFor });
  }

  /** @param id in any case */
  find(id: string): ModelPayment | undefined {
    return this.payments.find((each) => each.id === id.toLowerCase());
  }

  isPaidWith(session: string | undefined): boolean {
    return session !== undefined && this.#paidSessions.has(session);
  }

  payWith({ session }: ModelPayment): void {
    if (session !== undefined) this.#paidSessions.add(session);
  }

  advance(span: number): void {
    const target = this.now + span;
    for (const payment of this.payments) passTime(payment, target);
    this.now = target;
  }
}

export function refused(code: RejectionCode): ExpectedResult {
  return { rejected: code, status: code.endsWith('_NOT_FOUND') ? 404 : 400 };
}

/** The results that the last four digits of a card number select. */
export const codesOfCards: Readonly<Record<string, string>> = {
  '0002': 'SUCCEEDED',
  '0010': 'INSUFFICIENT_FUNDS',
  '0028': 'DECLINED_BY_BANK',
  '0036': 'DO_NOT_HONOR',
  '0044': 'INVALID_SECURITY_CODE',
  '0051': 'INVALID_CARD_DATA',
  '0069': 'REPORTED_STOLEN',
  '0077': 'ERROR',
};
/** The results that a token or a description selects. */
export const codes = [...Object.values(codesOfCards), 'REJECTED', 'THREE_D_SECURE'];
const undeclined: Readonly<Record<string, InitialState>> = {
  SUCCEEDED: 'approved',
  REJECTED: 'rejected',
  ERROR: 'error',
  THREE_D_SECURE: 'awaiting 3DS',
};

/** How a payment begins. A card decides before a token, a token before a description. */
export function initialStateOf(card: string | undefined, token: string | undefined, description: string): InitialState {
  const code =
    codesOfCards[card ?? ''] ??
    codes.find((each) => token === `tok_${each.toLowerCase()}`) ??
    codes.find((each) => each === description) ??
    'SUCCEEDED';
  return undeclined[code] ?? 'declined';
}
