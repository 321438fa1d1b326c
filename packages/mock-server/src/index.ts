export type { Duration } from './clock/duration.ts';
export { ControlError } from './controls/control-error.ts';
export type { MerchantControls } from './controls/merchant-controls.ts';
export type { PaymentListOptions } from './controls/payment-controls.ts';
export type { JournalListOptions } from './controls/request-controls.ts';
export type { SeedRecords } from './controls/scenario.ts';
export type { ExportOptions } from './controls/scenario-controls.ts';
export type { DeliveryListOptions, FailedDeliveries } from './controls/webhook-controls.ts';
export type { SignatureCheck } from './controls/webhook-diagnosis.ts';
export type { ErrorFault, Fault, FaultPhase, FaultTrigger, LatencyFault } from './faults/fault.ts';
export type { ActiveFault } from './faults/fault-registry.ts';
export type { FindingFilter } from './findings/findings.ts';
export type * from './generated/control-types.ts';
export type { MockFetch } from './http/mock-fetch.ts';
export type { Handle, HandleOptions, MockResponse, MockResult, RecordedRequest } from './http/mock-result.ts';
export type { JournalEntry, JournalMatch } from './merchant/journal.ts';
export type { Credentials } from './merchant/merchants-by-credentials.ts';
export type { Snapshot } from './merchant/snapshot.ts';
export type {
  AttemptedDelivery,
  JournaledRequest,
  ReportedFinding,
  TrafficListener,
  UnhandledRequest,
} from './merchant/traffic.ts';
export { createMockServer, type MockServer, type MockServerOptions } from './mock-server.ts';
export type { ListOptions } from './model/matching.ts';
export { outcomes, type SimulatedOutcome } from './model/outcomes.ts';
export type { Policies, PolicyInForce } from './model/resolve-policies.ts';
export { OptionError } from './options/option-error.ts';
export type { DeliveryMatch } from './webhooks/delivery-match.ts';
export type {
  WebhookAuthentication,
  WebhookEndpointOptions,
  WebhookReceiver,
  WebhookTarget,
} from './webhooks/endpoint.ts';
