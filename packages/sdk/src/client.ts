import type { ClientOptions } from './http/transport.ts';
import { createTransport } from './http/transport.ts';
import { type Campaigns, retrieveCampaign } from './resources/campaigns.ts';
import { type Customers, createCustomer } from './resources/customers.ts';
import { type Disputes, submitDispute } from './resources/disputes.ts';
import { type Onboardings, reverseTransfer } from './resources/onboardings.ts';
import { listPaymentMethods, type PaymentMethods } from './resources/payment-methods.ts';
import { createPayment, listPaymentsByOrder, type Payments, retrievePayment } from './resources/payments.ts';
import { cancelPayment, capturePayment, refundPayment } from './resources/two-step-payments.ts';
import { waitForPayment } from './resources/wait-for-payment.ts';

/** Every operation of the service, by resource. Created by {@link createClient}. */
export interface Client {
  readonly payments: Payments;
  readonly disputes: Disputes;
  readonly paymentMethods: PaymentMethods;
  readonly customers: Customers;
  readonly onboardings: Onboardings;
  readonly campaigns: Campaigns;
}

/**
 * Creates a client for the whole service. Sends nothing yet. Its methods do not use `this`, so you can destructure them and pass them on.
 *
 * @param options - The address of the service and the credentials are required. All time limits and retries have defaults.
 * @returns The client.
 * @throws {ConfigurationError} when an option cannot work.
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
