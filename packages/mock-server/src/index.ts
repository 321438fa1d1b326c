export type { Duration } from './clock/duration.ts';
export type { ScheduledEvent } from './controls/clock-controls.ts';
export { ControlError } from './controls/control-error.ts';
export type { ListedMerchant, MerchantControls } from './controls/merchant-controls.ts';
export type { NextMove, SuggestedCall } from './controls/next-moves.ts';
export type { PaymentDetails, PaymentListOptions } from './controls/payment-controls.ts';
export type {
  DeadlineEvent,
  DeliveryEvent,
  PaymentMoney,
  PaymentTimeline,
  RequestEvent,
  TimelineEvent,
  TransactionEvent,
} from './controls/payment-timeline.ts';
export type { JournalListOptions } from './controls/request-controls.ts';
export type { SeededOnboardingTransfer } from './controls/seed-controls.ts';
export type { DeliveryListOptions, ListedEndpoint } from './controls/webhook-controls.ts';
export type { SignatureCheck, SignatureExplanation } from './controls/webhook-diagnosis.ts';
export type {
  BodyFault,
  ErrorFault,
  Fault,
  FaultPhase,
  FaultTrigger,
  LatencyFault,
  TransportFault,
} from './faults/fault.ts';
export type { ActiveFault } from './faults/fault-registry.ts';
export type { MockFetch } from './http/mock-fetch.ts';
export type { Handle, HandleOptions, MockResponse, MockResult, RecordedRequest } from './http/mock-result.ts';
export type { JournalEntry, JournalMatch, UnknownField } from './merchant/journal.ts';
export type { Credentials } from './merchant/merchants-by-credentials.ts';
export type { Snapshot } from './merchant/snapshot.ts';
export type { AttemptedDelivery, JournaledRequest, TrafficListener, UnhandledRequest } from './merchant/traffic.ts';
export { createMockServer, type MockServer, type MockServerOptions } from './mock-server.ts';
export type { CountedMove, Coverage, VisitedState } from './model/coverage.ts';
export type { ListOptions } from './model/matching.ts';
export type { OnboardingTransferDetails } from './model/onboarding-transfer.ts';
export { outcomes, type SimulatedOutcome } from './model/outcomes.ts';
export type { PaymentMove, PaymentState } from './model/payment-states.ts';
export type { Policies, PolicyInForce } from './model/resolve-policies.ts';
export type { ForwardedEvidence } from './model/state.ts';
export type { CampaignDetails } from './operations/campaigns.ts';
export type { ChargebackDetails } from './operations/disputes.ts';
export type { FollowUpDetails } from './operations/payments/follow-ups.ts';
export type { TransferDetails } from './operations/transfers.ts';
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
