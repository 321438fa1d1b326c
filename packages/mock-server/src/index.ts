export type { CampaignDetails } from './campaigns/rules.ts';
export {
  ControlError,
  type MerchantControls,
  type SeededOnboardingTransfer,
  type WebhookMatch,
} from './controls.ts';
export type { Credentials } from './credentials.ts';
export type { ChargebackDetails } from './disputes/rules.ts';
export type { Duration } from './duration.ts';
export type { AnswerFault, BodyFault, Fault, FaultPhase, FaultTrigger, LatencyFault, TransportFault } from './fault.ts';
export type { JournalEntry, JournalMatch } from './journal.ts';
export { createMockServer, type MockServer, type MockServerOptions } from './mock-server.ts';
export type { OnboardingTransferDetails } from './onboarding-transfer.ts';
export { OptionError } from './options/option-error.ts';
export { type Outcome, outcomes } from './outcomes.ts';
export type { Policies } from './policies.ts';
export type { Snapshot } from './snapshot.ts';
export type { ForwardedEvidence } from './state.ts';
export type { TransferDetails } from './transfers/rules.ts';
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
