import type { CreateCustomerRequest, EnrolledPaymentMethod } from '@paychord/sdk';
import type { Fault } from '../../faults/fault.ts';
import type { MockServerOptions } from '../../mock-server-options.ts';
import type { OnboardingTransferDetails } from '../../model/onboarding-transfer.ts';
import type { CampaignDetails } from '../../operations/campaigns/rules.ts';
import type { TransferDetails } from '../../operations/transfers/rules.ts';
import type { WebhookChaos } from '../../webhooks/chaos.ts';
import type { WebhookAuthentication, WebhookEventName } from '../../webhooks/endpoint.ts';

/** The settings of a mock server. The command reads them from the file of `--config`. Options of the command line override them. */
export interface ConfigFile extends Pick<MockServerOptions, 'credentials' | 'policies' | 'limits' | 'strict'> {
  /** Path of the schema, for completion in editors: `./node_modules/@paychord/mock-server/config.schema.json`. */
  $schema?: string;
  /**
   * The port to listen on. `0` selects a free one.
   *
   * @default 4010
   */
  port?: number;
  /**
   * A name or an address of this machine, without a port. With another address than the default, the admin API requires a token.
   *
   * @default '127.0.0.1'
   */
  host?: string;
  /** The bearer token that each call of the admin API must send. Visible ASCII characters. */
  token?: string;
  /** Additional host names for the admin API, without a port. */
  adminHosts?: readonly string[];
  /**
   * The origins whose pages may call the admin API, such as `http://localhost:5173`. `*` allows every origin. With an origin in the list,
   * pages of every origin may call the payments API.
   *
   * @default []
   */
  cors?: readonly string[];
  /**
   * Whether the command prints no log of requests and webhooks.
   *
   * @default false
   */
  quiet?: boolean;
  /**
   * Whether the command prints its log as one JSON object in each line.
   *
   * @default false
   */
  json?: boolean;
  /**
   * The seed of all ids and of random choices. A whole number.
   *
   * @default 1
   */
  seed?: number;
  /**
   * `real`: time passes by itself. `virtual`: time stands still until `paychord-mock advance` moves it.
   *
   * @default 'real'
   */
  clock?: 'virtual' | 'real';
  /**
   * Where the clock starts: an ISO 8601 string, or milliseconds since 1970. A time needs a zone.
   *
   * @default '2026-01-01T00:00:00Z' for a virtual clock, the current time for a real one
   */
  startAt?: string | number;
  /** The endpoints that receive webhooks of the default merchant, each with its credentials. */
  endpoints?: readonly EndpointConfig[];
  /** Where the default merchant receives notifications of incoming bank transfers. */
  merchantBaseUrl?: MerchantBaseUrlConfig;
  /** The records of the default merchant at the start and after each reset. */
  seeds?: SeedConfig;
  /** The failures of the payments API, from the start and after each reset. */
  faults?: readonly Fault[];
  /** The delivery problems of webhooks. */
  chaos?: WebhookChaos;
}

export type EndpointConfig = WebhookAuthentication & { url: string; events?: readonly WebhookEventName[] };

export type MerchantBaseUrlConfig = WebhookAuthentication & { url: string };

/** Records of the default merchant. */
export interface SeedConfig {
  /** The customers, each with the payment methods that the customer enrolled. */
  customers?: readonly CustomerConfig[];
  /** The onboardings of recipients that were transferred to another provider. */
  onboardingTransfers?: readonly OnboardingTransferDetails[];
  /** The campaigns. */
  campaigns?: readonly CampaignDetails[];
  /** The incoming bank transfers. The mock server notifies `merchantBaseUrl` of each. */
  transfers?: readonly TransferDetails[];
}

export type CustomerConfig = CreateCustomerRequest & {
  id?: string;
  /** The payment methods that the customer enrolled. */
  paymentMethods?: readonly PaymentMethodConfig[];
};

export type PaymentMethodConfig = Partial<EnrolledPaymentMethod>;
