import { type ClientOptions, createContext } from './http/client-options.ts';
import { type Campaigns, createCampaigns } from './resources/campaigns.ts';
import { type Customers, createCustomers } from './resources/customers.ts';
import { createDisputes, type Disputes } from './resources/disputes.ts';
import { createOnboardings, type Onboardings } from './resources/onboardings.ts';
import { createPaymentMethods, type PaymentMethods } from './resources/payment-methods.ts';
import { createPayments, type Payments } from './resources/payments.ts';

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
  const context = createContext(options);
  return {
    payments: createPayments(context),
    disputes: createDisputes(context),
    paymentMethods: createPaymentMethods(context),
    customers: createCustomers(context),
    onboardings: createOnboardings(context),
    campaigns: createCampaigns(context),
  };
}
