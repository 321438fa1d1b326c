import type { AnyOperation } from '../http/request.ts';
import { retrieveCampaign } from './campaigns.ts';
import { createCustomer } from './customers.ts';
import { submitDispute } from './disputes.ts';
import { reverseTransfer } from './onboardings.ts';
import { listPaymentMethods } from './payment-methods.ts';
import { paymentOperations } from './payments.ts';

/** Every operation of the contract, for requests that name a method and a path. */
export const documentedOperations: readonly AnyOperation[] = [
  ...paymentOperations,
  submitDispute,
  createCustomer,
  listPaymentMethods,
  reverseTransfer,
  retrieveCampaign,
];
