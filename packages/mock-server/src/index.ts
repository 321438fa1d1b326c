export type { Duration } from './core/clock/duration.ts';
export { ControlError } from './core/controls/control-error.ts';
export type { MerchantControls } from './core/controls/merchant-controls.ts';
export type { PaymentListOptions } from './core/controls/payment-controls.ts';
export type { JournalListOptions } from './core/controls/request-controls.ts';
export type { SeedRecords } from './core/controls/scenario.ts';
export type { ExportOptions } from './core/controls/scenario-controls.ts';
export type { DeliveryListOptions, FailedDeliveries } from './core/controls/webhook-controls.ts';
export type { SignatureCheck } from './core/controls/webhook-diagnosis.ts';
export type { ErrorFault, Fault, FaultPhase, FaultTrigger, LatencyFault } from './core/faults/fault.ts';
export type { ActiveFault } from './core/faults/fault-registry.ts';
export type { FindingFilter } from './core/findings/findings.ts';
export type { MockFetch } from './core/http/mock-fetch.ts';
export type { Handle, HandleOptions, MockResponse, MockResult, RecordedRequest } from './core/http/mock-result.ts';
export type { Credentials } from './core/merchant/credential-rules.ts';
export type { JournalEntry, JournalMatch } from './core/merchant/journal.ts';
export type { Snapshot } from './core/merchant/snapshot-format.ts';
export type {
  AttemptedDelivery,
  JournaledRequest,
  ReportedFinding,
  TrafficListener,
  UnhandledRequest,
} from './core/merchant/traffic.ts';
export { createMockServer, type MockServer, type MockServerOptions } from './core/mock-server.ts';
export type { ListOptions } from './core/model/matching.ts';
export { outcomes, type SimulatedOutcome } from './core/model/outcomes.ts';
export type { Policies, PolicyInForce } from './core/model/resolve-policies.ts';
export type { ChargebackDetails, FollowUpDetails } from './core/moves/moves.ts';
export { OptionError } from './core/options/option-error.ts';
export type { DeliveryMatch } from './core/webhooks/delivery-match.ts';
export type {
  WebhookAuthentication,
  WebhookEndpointOptions,
  WebhookReceiver,
  WebhookTarget,
} from './core/webhooks/endpoint.ts';
export type * from './generated/control-types.ts';
