export type { Duration } from './clock/duration.ts';
export { ControlError } from './controls/control-error.ts';
export type { MerchantControls } from './controls/merchant-controls.ts';
export type { PaymentDetails } from './controls/payment-actions.ts';
export type { SeededOnboardingTransfer } from './controls/seed-controls.ts';
export type {
  BodyFault,
  ErrorFault,
  Fault,
  FaultPhase,
  FaultTrigger,
  LatencyFault,
  TransportFault,
} from './faults/fault.ts';
export type { MockFetch } from './http/mock-fetch.ts';
export type { Handle, HandleOptions, MockResponse, MockResult } from './http/mock-result.ts';
export type { JournalEntry, JournalMatch, UnknownField } from './merchant/journal.ts';
export type { Credentials } from './merchant/registry.ts';
export type { Snapshot } from './merchant/snapshot.ts';
export type { AttemptedDelivery, JournaledRequest, TrafficListener, UnhandledRequest } from './merchant/traffic.ts';
export { createMockServer, type MockServer, type MockServerOptions } from './mock-server.ts';
export type { OnboardingTransferDetails } from './model/onboarding-transfer.ts';
export { outcomes, type SimulatedOutcome } from './model/outcomes.ts';
export type { Policies } from './model/policies.ts';
export type { ForwardedEvidence } from './model/state.ts';
export type { CampaignDetails } from './operations/campaigns/rules.ts';
export type { ChargebackDetails } from './operations/disputes/rules.ts';
export type { FollowUpDetails } from './operations/payments/refund.ts';
export type { TransferDetails } from './operations/transfers/rules.ts';
export { OptionError } from './options/option-error.ts';
export type { WebhookChaos } from './webhooks/chaos.ts';
export type { WebhookDelivery } from './webhooks/delivery.ts';
export type { DeliveryMatch } from './webhooks/delivery-match.ts';
export type {
  WebhookAuthentication,
  WebhookEndpointOptions,
  WebhookEventName,
  WebhookReceiver,
  WebhookTarget,
} from './webhooks/endpoint.ts';
export type { WebhookAttempt } from './webhooks/outgoing-attempt.ts';
