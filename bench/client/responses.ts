import { cannedResponse } from '../payment.ts';

const { transactions, transactions_history, customer_payer, checkout, routing_rules, metadata, ...withoutDetails } =
  cannedResponse;

/** The responses of the stub: the example of the OpenAPI document, and the same payment without its transactions, payer and routing. */
export const responses = {
  large: JSON.stringify(cannedResponse),
  small: JSON.stringify(withoutDetails),
} as const;

export type ResponseSize = keyof typeof responses;
