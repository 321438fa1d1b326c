import { customerIdLimits, paymentIdLimits, transactionIdLimits } from '../generated/limits.ts';
import {
  cancelPaymentOperation,
  capturePaymentOperation,
  createCustomerOperation,
  createPaymentOperation,
  disputeChargebackOperation,
  listPaymentMethodsOperation,
  listPaymentsByOrderOperation,
  refundPaymentOperation,
  retrieveCampaignOperation,
  retrievePaymentOperation,
  reverseTransferOperation,
} from '../generated/operations.ts';
import {
  cancelPaymentBody,
  capturePaymentBody,
  createCustomerBody,
  createPaymentBody,
  disputeChargebackBody,
  refundPaymentBody,
} from '../generated/request-bodies.ts';
import type { DocumentedOperation } from '../http/match-operation.ts';
import { validatePositiveAmount } from '../validation/amount.ts';
import { orderId } from './order-id.ts';
import { checkOrganizationCode } from './organization-code.ts';
import { validateNewPayment } from './payments.ts';
import { validateEvidence } from './pdf-evidence.ts';

const transactionPath = { payment_id: paymentIdLimits, transaction_id: transactionIdLimits };

/** Every operation of the contract, for calls that name a method and a path instead of an operation. */
export const documentedOperations: readonly DocumentedOperation[] = [
  { contract: createPaymentOperation, body: createPaymentBody, validate: validateNewPayment },
  {
    contract: listPaymentsByOrderOperation,
    // Without it, a service may list every payment.
    query: ({ merchant_order_id: id }) => orderId(id as string),
  },
  { contract: retrievePaymentOperation, path: { payment_id: paymentIdLimits } },
  {
    contract: capturePaymentOperation,
    path: transactionPath,
    body: capturePaymentBody,
    validate: validatePositiveAmount,
  },
  { contract: cancelPaymentOperation, path: transactionPath, body: cancelPaymentBody },
  {
    contract: refundPaymentOperation,
    path: transactionPath,
    body: refundPaymentBody,
    validate: validatePositiveAmount,
  },
  {
    contract: disputeChargebackOperation,
    path: transactionPath,
    body: disputeChargebackBody,
    validate: validateEvidence,
  },
  { contract: createCustomerOperation, body: createCustomerBody },
  { contract: listPaymentMethodsOperation, path: { customer_id: customerIdLimits } },
  {
    contract: reverseTransferOperation,
    headers: ({ organizationCode }, internals) => ({
      'X-organization-code': checkOrganizationCode(organizationCode ?? internals.organizationCode),
    }),
  },
  { contract: retrieveCampaignOperation },
];
