import type { AnyOperation } from '../http/match-operation.ts';
import { retrieveCampaignOperation } from './campaigns.ts';
import { createCustomerOperation } from './customers.ts';
import { submitDisputeOperation } from './disputes.ts';
import { reverseTransferOperation } from './onboardings.ts';
import { listPaymentMethodsOperation } from './payment-methods.ts';
import { createPaymentOperation, listPaymentsByOrderOperation, retrievePaymentOperation } from './payments.ts';
import { cancelPaymentOperation, capturePaymentOperation, refundPaymentOperation } from './two-step-payments.ts';

/** Every operation of the contract, for requests that name a method and a path. */
export const documentedOperations: readonly AnyOperation[] = [
  createPaymentOperation,
  listPaymentsByOrderOperation,
  retrievePaymentOperation,
  capturePaymentOperation,
  cancelPaymentOperation,
  refundPaymentOperation,
  submitDisputeOperation,
  createCustomerOperation,
  listPaymentMethodsOperation,
  reverseTransferOperation,
  retrieveCampaignOperation,
];
