import type { PropertyName } from './properties.ts';

interface UncoveredProperty {
  readonly names: readonly PropertyName[];
  readonly why: string;
}

/** What no scenario shows with a value. A name leaves this list when the mock server shows it. */
const unseenProperties: readonly UncoveredProperty[] = [
  {
    names: ['PaymentAmount.currency_conversion', 'OptionalPaymentAmount.currency_conversion'],
    why: 'the mock server moves every amount in its own currency',
  },
  {
    names: [
      'PaymentMethodBase.parent_payment_method_type',
      'OptionalPaymentMethod.parent_payment_method_type',
      'OptionalTransactionPaymentMethod.parent_payment_method_type',
    ],
    why: 'the mock server has no wallets, and a card or a bank transfer is a variant of nothing',
  },
  {
    names: ['WebhookPayment.transactions_history'],
    why: 'an event of the mock server holds the one transaction that caused it',
  },
];

/** Their names alone. */
export const uncoveredNames: readonly PropertyName[] = unseenProperties.flatMap(({ names }) => names);
