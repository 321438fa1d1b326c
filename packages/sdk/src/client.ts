import type {
  Campaign,
  CancelPaymentRequest,
  CapturePaymentRequest,
  CreateCustomerRequest,
  CreatedPayment,
  CreatePaymentRequest,
  Customer,
  DisputedPayment,
  DisputeRequest,
  EnrolledPaymentMethod,
  OnboardingReversal,
  Payment,
  RefundedPayment,
  RefundPaymentRequest,
  TransactionWithPayment,
} from './generated/schema.ts';
import type { ApiPromise } from './http/api-promise.ts';
import type { IdempotentRequestOptions, RequestOptions } from './http/request-options.ts';
import { type ClientOptions, createTransport } from './http/transport.ts';
import { retrieveCampaign } from './resources/campaigns.ts';
import { createCustomer } from './resources/customers.ts';
import { submitDispute } from './resources/disputes.ts';
import { type ReverseTransferOptions, reverseTransfer } from './resources/onboardings.ts';
import { listPaymentMethods } from './resources/payment-methods.ts';
import {
  cancelPayment,
  capturePayment,
  createPayment,
  listPaymentsByOrder,
  type RetrievePaymentOptions,
  refundPayment,
  retrievePayment,
} from './resources/payments.ts';
import { type WaitForPaymentOptions, waitForPayment } from './resources/wait-for-payment.ts';

/** Payments. Specification: "Endpoints". */
export interface Payments {
  /**
   * Creates a payment, once per idempotency key; amounts are in major units. A declined payment is no error but a payment
   * with the status DECLINED. `checkout` is required when `workflow` is SDK_CHECKOUT or left out.
   * See {@link createPayment}.
   */
  create(body: CreatePaymentRequest, options?: IdempotentRequestOptions): ApiPromise<CreatedPayment>;
  /** Retrieves a payment with all its transactions. See {@link retrievePayment}. */
  retrieve(paymentId: string, options?: RetrievePaymentOptions): ApiPromise<Payment>;
  /**
   * Lists the payments of an order, oldest first; empty when there are none. Use it after the outcome `unknown` when the idempotency key
   * is lost; with the key, call `create` again instead. The specification does not show this operation: check that your service has it.
   * See {@link listPaymentsByOrder}.
   *
   * @example
   * const payments = await client.payments.listByOrder('ORDER-2026-000123');
   */
  listByOrder(merchantOrderId: string, options?: RequestOptions): ApiPromise<Payment[]>;
  /** Captures an authorized amount. Its shape is not part of the specification. See {@link capturePayment}. */
  capture(
    paymentId: string,
    transactionId: string,
    body: CapturePaymentRequest,
    options?: IdempotentRequestOptions,
  ): ApiPromise<TransactionWithPayment>;
  /** Releases an authorized amount. Not part of the specification. See {@link cancelPayment}. */
  cancel(
    paymentId: string,
    transactionId: string,
    body: CancelPaymentRequest,
    options?: IdempotentRequestOptions,
  ): ApiPromise<TransactionWithPayment>;
  /** Gives captured money back. Not part of the specification. See {@link refundPayment}. */
  refund(
    paymentId: string,
    transactionId: string,
    body: RefundPaymentRequest,
    options?: IdempotentRequestOptions,
  ): ApiPromise<RefundedPayment>;
  /** Retrieves a payment again and again until it is as wanted. See {@link waitForPayment}. */
  waitFor(paymentId: string, options: WaitForPaymentOptions): Promise<Payment>;
}

/** Chargeback disputes. */
export interface Disputes {
  /** Submits PDF evidence against a chargeback. See {@link submitDispute} and {@link pdfEvidence}. */
  submit(
    paymentId: string,
    transactionId: string,
    body: DisputeRequest,
    options?: IdempotentRequestOptions,
  ): ApiPromise<DisputedPayment>;
}

/** The payment methods that customers have enrolled. */
export interface PaymentMethods {
  /** Lists the payment methods of a customer. See {@link listPaymentMethods}. */
  list(customerId: string, options?: RequestOptions): ApiPromise<EnrolledPaymentMethod[]>;
}

/** Customers. */
export interface Customers {
  /** Registers a customer. Its shape is not part of the specification. See {@link createCustomer}. */
  create(body: CreateCustomerRequest, options?: RequestOptions): ApiPromise<Customer>;
}

/** The onboarding of marketplace recipients. */
export interface Onboardings {
  /** Reverses the transfer of a recipient's onboarding. See {@link reverseTransfer}. */
  reverseTransfer(transferId: string, options?: ReverseTransferOptions): ApiPromise<OnboardingReversal>;
}

/** Communications campaigns. */
export interface Campaigns {
  /** Retrieves a campaign with its rules. See {@link retrieveCampaign}. */
  retrieve(campaignId: string, options?: RequestOptions): ApiPromise<Campaign>;
}

/** Every operation of the service, by resource. Made by {@link createClient}. */
export interface Client {
  readonly payments: Payments;
  readonly disputes: Disputes;
  readonly paymentMethods: PaymentMethods;
  readonly customers: Customers;
  readonly onboardings: Onboardings;
  readonly campaigns: Campaigns;
}

/**
 * A client for the whole service. Throws {@link ConfigurationError} for options that cannot work; connects to nothing yet.
 * Its methods can be taken apart and passed on: none of them needs `this`.
 *
 * Specification: "Endpoints", "Authentication".
 *
 * @example
 * const client = createClient({ baseUrl, publicApiKey, privateSecretKey });
 * const payment = await client.payments.retrieve(paymentId);
 */
export function createClient(options: ClientOptions): Client {
  const transport = createTransport(options);
  return {
    payments: {
      create: createPayment.bind(null, transport),
      retrieve: retrievePayment.bind(null, transport),
      listByOrder: listPaymentsByOrder.bind(null, transport),
      capture: capturePayment.bind(null, transport),
      cancel: cancelPayment.bind(null, transport),
      refund: refundPayment.bind(null, transport),
      waitFor: waitForPayment.bind(null, transport),
    },
    disputes: {
      submit: submitDispute.bind(null, transport),
    },
    paymentMethods: {
      list: listPaymentMethods.bind(null, transport),
    },
    customers: {
      create: createCustomer.bind(null, transport),
    },
    onboardings: {
      reverseTransfer: reverseTransfer.bind(null, transport),
    },
    campaigns: {
      retrieve: retrieveCampaign.bind(null, transport),
    },
  };
}
