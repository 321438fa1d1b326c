import fc from 'fast-check';
import { codes, codesOfCards } from './merchant-model.ts';

/** A payment that exists already, by its number, or one that does not. */
export type PaymentRef = number | 'unknown' | 'malformed';

/** `fitting` is one that the call is meant for, when there is one. */
export type TransactionRef =
  | 'fitting'
  | 'fitting, in capitals'
  | 'of another payment'
  | 'unknown'
  | 'malformed'
  | number;

/** A requested amount. A word stands for a share of the remaining amount. */
export type RequestedAmount = 'all' | 'half' | 'all but a little' | 'a little too much' | { readonly value: unknown };

/** A new key, that of an earlier call (0 is the latest), or none that would do. */
export type KeyRef = 'new' | 'none' | 'malformed' | number;

interface OfTransaction {
  readonly payment: PaymentRef;
  readonly transaction: TransactionRef;
  readonly key: KeyRef;
}

interface Money {
  readonly asked: RequestedAmount;
  readonly currency: 'own' | 'other' | 'usd';
}

export type Step =
  | {
      readonly do: 'create';
      readonly type: 'card' | 'authorization' | 'verification' | 'bank transfer';
      readonly card: string | undefined;
      readonly token: string | undefined;
      readonly description: string;
      readonly amount: { readonly value: unknown; readonly currency: string };
      readonly session: number | undefined;
      readonly key: KeyRef;
    }
  | ({ readonly do: 'capture' } & OfTransaction & Money)
  | ({ readonly do: 'cancel' } & OfTransaction)
  | ({ readonly do: 'refund' } & OfTransaction & ({ readonly asked: 'no amount' } | Money))
  | ({ readonly do: 'dispute'; readonly file: keyof typeof files; readonly account: 'own' | 'other' } & OfTransaction)
  | { readonly do: 'openChargeback'; readonly payment: PaymentRef; readonly asked: RequestedAmount | 'no amount' }
  | { readonly do: 'decide'; readonly payment: PaymentRef; readonly decision: 'won' | 'lost' }
  | { readonly do: 'authenticate'; readonly payment: PaymentRef; readonly result: 'passed' | 'failed' }
  | { readonly do: 'markPaid' | 'decline' | 'expire'; readonly payment: PaymentRef }
  | { readonly do: 'advance'; readonly ms: number }
  /** An earlier call once more, as it was; 0 is the latest. */
  | { readonly do: 'repeat'; readonly call: number };

export const files = {
  good: btoa('%PDF-1.4\n%EOF\n'),
  'no PDF': btoa('GIF89a;'),
  'no base64': 'JVBERi0xLjQ*',
  'no file': undefined,
} as const;

const badValues = [0, -1, 0.00001, 1.00005, 2 ** 53 + 2, 1e300, '1', null, undefined];

const value = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 200 }).map((cents) => cents / 100) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 10_000_000 }).map((units) => units / 10_000) },
  // The last is the largest.
  { weight: 1, arbitrary: fc.constantFrom(0.0001, 0.1, 0.3, 1.005, 19.99, 4_503_599_627.3704, 549_755_813_887.9999) },
);
const anyValue = mostly(value, fc.constantFrom(...badValues), 12);

const payment = mostly<PaymentRef>(fc.nat(2), fc.constantFrom('unknown', 'malformed'), 20);
const transaction = mostly<TransactionRef>(
  fc.constant('fitting'),
  fc.oneof(fc.nat(5), fc.constantFrom('fitting, in capitals', 'of another payment', 'unknown', 'malformed')),
  5,
);
const key = mostly<KeyRef>(fc.constant('new'), fc.oneof(fc.nat(9), fc.constantFrom('none', 'malformed')), 6);
const asked = fc.oneof(
  fc.constantFrom<RequestedAmount>('all', 'half', 'half', 'all but a little', 'a little too much'),
  fc.record({ value: anyValue }),
);
const currency = mostly<'own' | 'other' | 'usd'>(fc.constant('own'), fc.constantFrom('other', 'usd'), 10);
const ofTransaction = { payment, transaction, key };

const create = fc.record({
  do: fc.constant('create'),
  type: mostly(
    fc.constantFrom('card', 'authorization', 'authorization', 'bank transfer'),
    fc.constant('verification'),
    8,
  ),
  card: mostly(fc.constant(undefined), fc.constantFrom('1111', ...Object.keys(codesOfCards)), 5),
  token: mostly(
    fc.constantFrom(undefined, 'tok-1'),
    fc.constantFrom(...codes, 'THREE_D_SECURE', 'THREE_D_SECURE').map((code) => `tok_${code.toLowerCase()}`),
    5,
  ),
  description: mostly(fc.constant('Running shoes'), fc.constantFrom(...codes), 8),
  amount: fc.record({ value: anyValue, currency: mostly(fc.constantFrom('USD', 'EUR'), fc.constant('usd'), 30) }),
  session: fc.option(fc.nat(1), { nil: undefined, freq: 2 }),
  key,
}) satisfies fc.Arbitrary<Step>;

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: create },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('capture'), ...ofTransaction, asked, currency }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel'), ...ofTransaction }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('refund'), ...ofTransaction, asked, currency }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refund'), ...ofTransaction, asked: fc.constant('no amount') }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('dispute'),
      ...ofTransaction,
      file: mostly<keyof typeof files>(fc.constant('good'), fc.constantFrom('no PDF', 'no base64', 'no file'), 8),
      account: mostly<'own' | 'other'>(fc.constant('own'), fc.constant('other'), 8),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('openChargeback'),
      payment,
      asked: fc.oneof(fc.constant<'no amount'>('no amount'), asked),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('decide'), payment, decision: fc.constantFrom('won', 'lost') }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('authenticate'), payment, result: fc.constantFrom('passed', 'failed') }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('markPaid', 'markPaid', 'decline', 'expire'), payment }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('advance'), ms: spans() }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('repeat'), call: fc.nat(5) }) },
) as fc.Arbitrary<Step>;

/** Begins with a payment, as there is nothing to do before. */
export const sequences: fc.Arbitrary<Step[]> = fc
  .tuple(create as fc.Arbitrary<Step>, fc.array(step, { minLength: 1, maxLength: 23, size: 'max' }))
  .map(([head, tail]) => [head, ...tail]);

function spans(): fc.Arbitrary<number> {
  const hours = fc.constantFrom(1, 24, 24, 24, 48, 72, 72, 144, 168, 168, 312, 336);
  return fc.tuple(hours, fc.constantFrom(-1, 0, 0, 1)).map(([each, off]) => each * 3_600_000 + off);
}

/** Picks the other arbitrary once in this many times. */
function mostly<T>(usual: fc.Arbitrary<T>, other: fc.Arbitrary<T>, times: number): fc.Arbitrary<T> {
  return fc.oneof({ weight: times - 1, arbitrary: usual }, { weight: 1, arbitrary: other });
}
