import { type Api, createApi } from './api.ts';
import type { ApiPromise } from './api-promise.ts';
import { retrieveCampaign } from './campaigns.ts';
import { createCustomer } from './customers.ts';
import { submitDispute } from './disputes.ts';
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
import { type ReverseTransferOptions, reverseTransfer } from './onboardings.ts';
import { listPaymentMethods } from './payment-methods.ts';
import {
  cancelPayment,
  capturePayment,
  createPayment,
  listPaymentsByOrder,
  type RetrievePaymentOptions,
  refundPayment,
  retrievePayment,
} from './payments.ts';
import type { IdempotentRequestOptions, RequestOptions } from './request-options.ts';
import { type ClientOptions, createTransport, type Transport } from './transport.ts';
import { type WaitForPaymentOptions, waitForPayment } from './wait-for-payment.ts';

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
  /** Every documented path under its own name. */
  readonly api: Api;
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
  return clientOver(createTransport(options));
}

/** A client whose calls go over this transport. */
export function clientOver(transport: Transport): Client {
  return {
    payments: {
      create: (body, options) => createPayment(transport, body, options),
      retrieve: (paymentId, options) => retrievePayment(transport, paymentId, options),
      listByOrder: (merchantOrderId, options) => listPaymentsByOrder(transport, merchantOrderId, options),
      capture: (paymentId, transactionId, body, options) =>
        capturePayment(transport, paymentId, transactionId, body, options),
      cancel: (paymentId, transactionId, body, options) =>
        cancelPayment(transport, paymentId, transactionId, body, options),
      refund: (paymentId, transactionId, body, options) =>
        refundPayment(transport, paymentId, transactionId, body, options),
      waitFor: (paymentId, options) => waitForPayment(transport, paymentId, options),
    },
    disputes: {
      submit: (paymentId, transactionId, body, options) =>
        submitDispute(transport, paymentId, transactionId, body, options),
    },
    paymentMethods: {
      list: (customerId, options) => listPaymentMethods(transport, customerId, options),
    },
    customers: {
      create: (body, options) => createCustomer(transport, body, options),
    },
    onboardings: {
      reverseTransfer: (transferId, options) => reverseTransfer(transport, transferId, options),
    },
    campaigns: {
      retrieve: (campaignId, options) => retrieveCampaign(transport, campaignId, options),
    },
    api: createApi(transport),
  };
}
