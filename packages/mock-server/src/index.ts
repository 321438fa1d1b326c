export type { Duration } from './clock/duration.ts';
export {
  ControlError,
  type MerchantControls,
  type SeededOnboardingTransfer,
  type WebhookMatch,
} from './controls/controls.ts';
export type {
  AnswerFault,
  BodyFault,
  Fault,
  FaultPhase,
  FaultTrigger,
  LatencyFault,
  TransportFault,
} from './faults/fault.ts';
export type { JournalEntry, JournalMatch } from './merchant/journal.ts';
export type { Credentials } from './merchant/registry.ts';
export type { Snapshot } from './merchant/snapshot.ts';
export { createMockServer, type MockServer, type MockServerOptions } from './mock-server.ts';
export type { OnboardingTransferDetails } from './model/onboarding-transfer.ts';
export { type Outcome, outcomes } from './model/outcomes.ts';
export type { Policies } from './model/policies.ts';
export type { ForwardedEvidence } from './model/state.ts';
export type { CampaignDetails } from './operations/campaigns/rules.ts';
export type { ChargebackDetails } from './operations/disputes/rules.ts';
export type { TransferDetails } from './operations/transfers/rules.ts';
export { OptionError } from './options/option-error.ts';
export type { WebhookAttempt } from './webhooks/attempt.ts';
export type { WebhookChaos } from './webhooks/chaos.ts';
export type { WebhookDelivery } from './webhooks/delivery.ts';
export type {
  WebhookAuthentication,
  WebhookEndpointOptions,
  WebhookEventName,
  WebhookReceiver,
  WebhookTarget,
} from './webhooks/endpoint.ts';
