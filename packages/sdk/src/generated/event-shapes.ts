// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

export type Shape =
  /** This type. */
  | string
  /** One of these values. */
  | readonly unknown[]
  /** An object with these fields at least. */
  | { readonly [name: string]: Shape };

export const paymentWebhookShape = { type_event: 'string', data: { payment: { id: 'string', status: 'string' } } } as const satisfies Shape;

export const incomingTransferShape = { id: 'string', status: 'string', direction: ['INCOMING'] } as const satisfies Shape;

export const incomingTransferAmountShape = { value: 'number', currency: 'string' } as const satisfies Shape;
