// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { Amounts } from './operations.ts';

export type Shape =
  /** The name of a type. */
  | string
  /** A list of allowed values. */
  | readonly unknown[]
  /** An object with at least these fields. */
  | { readonly [name: string]: Shape };

export const paymentWebhookShape = { type_event: 'string', data: { payment: { id: 'string', status: 'string' } } } as const satisfies Shape;

export const incomingTransferShape = { id: 'string', status: 'string', direction: ['INCOMING'] } as const satisfies Shape;

export const incomingTransferAmountShape = { value: 'number', currency: 'string' } as const satisfies Shape;

export const paymentWebhookAmounts: Amounts = {
  data: {
    payment: {
      amount: { captured: true, refunded: true, value: true },
      transactions: { amount: true },
      transactions_history: { amount: true },
    },
  },
};

export const incomingTransferAmounts: Amounts = { amount: { value: true } };
