// Generated from openapi/*.yaml by `npm run generate`. Do not edit.
import type { Address, EvidenceItem, KnownPaymentStatus, KnownPaymentSubStatus, Payment } from '@paychord/sdk';
import type { Duration } from './policies.ts';
import type { OperationId } from './operations.ts';

/** Corrupts the body of the response. */
export interface BodyFault {
    /** When the fault applies. */
    readonly phase: "body";
    /** Operation of the payments API. Defaults to every operation. One of: createPayment, listPaymentsByOrder, retrievePayment, capturePayment, cancelPayment, refundPayment, submitDispute, createCustomer, listPaymentMethods, reverseTransfer, retrieveCampaign. */
    readonly operation?: OperationId;
    /**
     * Values of fields of the request body, by the path of the field, such as `merchant_order_id` or `amount.value`. The fault then
     * counts only requests whose fields have all these values. Defaults to every request.
     */
    readonly match?: {
        readonly [key: string]: string | number | boolean | null;
    };
    /** Which of these requests fail. Defaults to the next one. */
    readonly when?: FaultWhen;
    /**
     * `truncated`: the connection breaks in the middle of the body. `invalid-json`: the last character is missing.
     * `wrong-content-type`: an HTML page. `empty`: no body.
     */
    readonly corrupt: "truncated" | "invalid-json" | "wrong-content-type" | "empty";
}
/** A delivery problem that was simulated for an attempt. The first one that is drawn applies. */
export type ChaosEffect = "drop" | "corrupt" | "badSignature" | "noSignature" | "duplicate";
/** Details of a chargeback. */
export interface ChargebackDetails {
    /** Amount in major units. Defaults to the captured amount without refunds and lost chargebacks. Greater than 0, at most 549,755,813,887.9999, at most 4 decimals. */
    readonly amount?: number;
    /** Why the cardholder disputes the payment. Defaults to `REQUESTED_BY_CUSTOMER`. At least 1 character. */
    readonly reason?: string;
    /**
     * Forced option: opens the chargeback in any status. The amount defaults to that of the payment when nothing is captured, and is at most that amount. The specification shows evidence for a payment in any state, and not how the payment got its chargeback.
     * @default false
     */
    readonly force?: boolean;
}
/** A move with the number of times that a payment made it. */
export interface CountedMove {
    /** One of: create, capture, cancel, refund, authenticate, markPaid, decline, expire, openChargeback, submitEvidence, decideDispute. */
    readonly transition: PaymentMove;
    /** State before. Null for a new payment. */
    readonly from: PaymentState | null;
    /** State after. It can be the same state. */
    readonly to: PaymentState;
    /** How often a payment made the move. A whole number, at least 0. */
    readonly count: number;
}
/** What the payments of every merchant did since the server started, or since the counts were cleared. */
export interface Coverage {
    /** Every possible state. */
    readonly states: readonly VisitedState[];
    /** Every possible move. */
    readonly transitions: readonly CountedMove[];
}
/** What a customer chooses on a page. `cancel` and `decline` of a 3-D Secure challenge both fail it. */
export type CustomerChoice = "approve" | "decline" | "cancel" | "expire";
/** The page on which the customer finishes a payment. A mock server on a port has it at `url`. */
export interface CustomerPage {
    /** `redirect`: a page of the bank. `bank-transfer`: the instructions of a transfer. `three-d-secure`: a challenge. */
    readonly kind: "redirect" | "bank-transfer" | "three-d-secure";
    /** Address of the page. It begins with the public URL of the mock server. */
    readonly url: string;
    /** The buttons of the page. */
    readonly choices: readonly CustomerChoice[];
}
/** A deadline of the payment that has not passed yet. */
export interface DeadlineEvent {
    /** Id of the event. It never changes. */
    readonly id: string;
    /** Time on the clock of the merchant. ISO 8601. */
    readonly at: string;
    /** Kind of the event. */
    readonly kind: "deadline";
    /** Whether it has not happened yet. */
    readonly isScheduled: true;
    /** One of: create, capture, cancel, refund, authenticate, markPaid, decline, expire, openChargeback, submitEvidence, decideDispute. */
    readonly transition: PaymentMove;
    /** Id of the transaction that expires or is lost. */
    readonly transactionId: string;
    /** What happens at the deadline. */
    readonly description: string;
}
/** An attempt to deliver a webhook about the payment. */
export interface DeliveryEvent {
    /** Id of the event. It never changes. */
    readonly id: string;
    /** Time on the clock of the merchant. ISO 8601. */
    readonly at: string;
    /** Kind of the event. */
    readonly kind: "delivery";
    /** Whether it has not happened yet. */
    readonly isScheduled: boolean;
    /** Id of the delivery. */
    readonly deliveryId: string;
    /** One of: payment.purchase, payment.authorize, payment.capture, payment.refund, payment.cancel, payment.verify, payment.chargeback, payment.fraud_screening, banking.transfer. */
    readonly event: WebhookEventName;
    /** URL of the endpoint. */
    readonly url: string;
    /** Id of the endpoint. */
    readonly endpointId: string;
    /** Number of the attempt, from 0. A whole number, at least 0. */
    readonly attempt: number;
    /** Present status of the whole delivery. One of: pending, delivered, rejected, exhausted. */
    readonly deliveryStatus: DeliveryStatus;
    /** Status of the response of the endpoint. Absent when none arrived. A whole number. */
    readonly responseStatus?: number;
    /** Reason why no response arrived. */
    readonly failure?: string;
    /** The chaos effect that was applied to the attempt. One of: drop, corrupt, badSignature, noSignature, duplicate. */
    readonly chaosEffect?: ChaosEffect;
}
/**
 * `pending`: attempts remain. `delivered`: the endpoint accepted it. `rejected`: the endpoint responded with an error that is not
 * retried. `exhausted`: every attempt failed.
 */
export type DeliveryStatus = "pending" | "delivered" | "rejected" | "exhausted";
/**
 * Which requests fail: the nth one, the next `times` ones, or each with a `probability`. Defaults to the next request only. One fault
 * applies to a request in each phase: the one that was injected first. A fault with `times` then does not count the request. A fault
 * with `nth` counts it, and applies to the next free request if this was the nth.
 */
export type FaultWhen = {
    /** Position of the request, from 1. A whole number, at least 1. */
    readonly nth: number;
} | {
    /** Number of requests. A whole number, at least 1. */
    readonly times: number;
} | {
    /** 0 to 1. */
    readonly probability: Probability;
};
/** What a rule found. One for each rule and merchant. Secrets and card data are redacted. */
export interface Finding {
    /** Name of the rule. One of: see `FindingRule`. */
    readonly rule: FindingRule;
    /** How often the rule found something. A whole number, at least 1. */
    readonly count: number;
    /** Numbers of the requests in the journal, of the first occurrences. A webhook has the request that caused it. At most 20 items, each item: a whole number, at least 1. */
    readonly requests: readonly number[];
    /** Ids of the payments of the first occurrences. At most 20 items. */
    readonly paymentIds: readonly string[];
    /** Time of the first occurrence on the clock of the merchant. ISO 8601. */
    readonly firstAt: string;
    /** What happened first. */
    readonly message: string;
    /** Why it matters. */
    readonly why: string;
    /** What to do. */
    readonly fix: string;
    /** Address of the page about the rule. */
    readonly page: string;
}
/** A rule that finds a mistake. The page `findings.md` of the package describes each. */
export type FindingRule = "order-paid-again-after-unknown-result" | "capture-repeated" | "refund-repeated" | "key-reused-with-other-body" | "key-of-declined-payment" | "retry-with-other-bytes" | "key-reused-after-expiry" | "retry-after-ignored" | "card-number-in-text" | "secret-in-text" | "credentials-in-url" | "excess-decimals" | "unknown-currency" | "unknown-field" | "record-of-another-merchant" | "payment-id-as-order-id" | "misspelled-test-token" | "webhook-endpoint-redirects" | "webhook-valid-signature-refused" | "polling-after-webhook" | "slow-webhook-response";
/** Details of a capture or a refund. */
export interface FollowUpDetails {
    /** Amount in major units: `25.5` is 25.50 USD. Defaults to the complete rest. Greater than 0, at most 549,755,813,887.9999, at most 4 decimals. */
    readonly amount?: number;
}
/** Evidence that was forwarded to the issuer in one request. */
export interface ForwardedEvidence {
    /** Id of the disputed chargeback. */
    readonly transaction_id: string;
    /** Time on the clock of the merchant. ISO 8601. */
    readonly forwarded_at: string;
    /** The files. */
    readonly evidence: readonly EvidenceItem[];
}
/** A registered endpoint, without its secrets. */
export interface ListedEndpoint {
    /** Id of the endpoint. */
    readonly id: string;
    /** `url`: another server. `inbox`: the mock server itself. `receiver`: a function in the process of the mock server. */
    readonly target: "url" | "inbox" | "receiver";
    /** Where the events go, without secrets in its query. An inbox and a receiver have an invented URL. */
    readonly url: string;
    /** The events that it receives. */
    readonly events: readonly WebhookEventName[];
    /** Whether it was set with the merchant base URL. */
    readonly isMerchantBaseUrl: boolean;
    /** Whether its deliveries are signed. */
    readonly hasSecret: boolean;
    /** Whether its deliveries carry `x-api-key`. */
    readonly hasApiKey: boolean;
    /** Whether its deliveries carry `x-secret`. */
    readonly hasApiSecret: boolean;
}
/** A merchant of the server. */
export interface ListedMerchant {
    /** Public key of the merchant. */
    readonly publicApiKey: string;
    /** Whether calls without a public key apply to it. */
    readonly isDefault: boolean;
    /** Number of payments. A whole number, at least 0. */
    readonly payments: number;
    /** Number of requests in its journal. A whole number, at least 0. */
    readonly requests: number;
    /** Number of webhook deliveries. A whole number, at least 0. */
    readonly deliveries: number;
}
/** The payments of a scenario after their last move. */
export interface LoadedScenario {
    /** In the order of the scenario. */
    readonly payments: readonly Payment[];
    /** Those that have a name. */
    readonly byName: {
        readonly [key: string]: Payment;
    };
}
/** Where to send notifications of incoming bank transfers. */
export interface MerchantBaseUrl {
    /** Base URL of the merchant. The documented path is added to it. An http or https URL without a password, a query or a fragment. */
    readonly url: string;
    /** Secret that signs the deliveries. Without a secret, the signature header is not sent. Valid text that is not blank, without white space or a byte order mark around it: trim it. */
    readonly secret?: string;
    /** Value of the header `x-api-key`. Not sent by default. Printable ASCII without blanks around it. */
    readonly apiKey?: string;
    /** Value of the header `x-secret`. Not sent by default. Printable ASCII without blanks around it. */
    readonly apiSecret?: string;
}
/** A move that one call can make, and whether it is possible in the present state of the payment. */
export interface NextMove {
    /** Name of the move. A move with two results has two names. */
    readonly id: "pay" | "decline" | "pass-authentication" | "fail-authentication" | "capture" | "refund" | "cancel" | "open-chargeback" | "win-dispute" | "lose-dispute" | "expire";
    /** One of: create, capture, cancel, refund, authenticate, markPaid, decline, expire, openChargeback, submitEvidence, decideDispute. */
    readonly transition: PaymentMove;
    /** Whether it is possible in the present state. */
    readonly allowed: boolean;
    /** Why it is not possible. Absent when it is. */
    readonly reason?: string;
    /** Largest amount, in major units. Present if the move takes an amount and is possible. */
    readonly maxAmount?: number;
    /** The call of the admin API that makes the move. */
    readonly control: SuggestedCall;
    /** The call of the payments API that the program of the merchant would make. Absent when no such call exists. */
    readonly call?: SuggestedCall;
}
/** The amounts of a payment, in major units. */
export interface PaymentMoney {
    /** Currency of every amount. */
    readonly currency: string;
    /** Amount of the payment. */
    readonly total: number;
    /** What the issuer approved, also if it expired or was cancelled later. */
    readonly authorized: number;
    /** What was collected, before refunds and chargebacks. */
    readonly captured: number;
    /** What the merchant returned. */
    readonly refunded: number;
    /** What lost chargebacks took back. */
    readonly chargedBack: number;
    /** What open chargebacks claim. */
    readonly disputed: number;
    /** What can still be captured. */
    readonly capturable: number;
    /** What is left after refunds and lost chargebacks, disputed amounts included. */
    readonly refundable: number;
}
/** A move of a payment from one state to another. `create` starts a payment. */
export type PaymentMove = "create" | "capture" | "cancel" | "refund" | "authenticate" | "markPaid" | "decline" | "expire" | "openChargeback" | "submitEvidence" | "decideDispute";
/** A status of a payment with its sub-status. */
export interface PaymentState {
    /** Status of the payment. One of: CREATED, READY_TO_PAY, PENDING, VERIFIED, SUCCEEDED, DECLINED, REJECTED, EXPIRED, REFUNDED, CANCELED, IN_DISPUTE, CHARGEBACK, ERROR, FRAUD. */
    readonly status: KnownPaymentStatus;
    /** Sub-status of the payment. One of: see `KnownPaymentSubStatus`. */
    readonly subStatus: KnownPaymentSubStatus;
}
/** A payment with everything that happened to it, and what can happen next. */
export interface PaymentTimeline {
    /** The payment as the retrieve call returns it. */
    readonly payment: Payment;
    readonly money: PaymentMoney;
    /** Every move, also those that are not possible in the present state. */
    readonly nextMoves: readonly NextMove[];
    /** Absent when the payment does not wait for the customer. */
    readonly customerPage?: CustomerPage;
    /** What happened, oldest first, and then what is scheduled. */
    readonly events: readonly TimelineEvent[];
}
/** A policy of the server. */
export interface PolicyInForce {
    /** Name of the policy. */
    readonly name: string;
    /** The value in force, as it was set, for example `24h`. */
    readonly value: unknown;
    /** The value without a setting. */
    readonly default: unknown;
    /** Whether the value in force is the default. */
    readonly isDefault: boolean;
    /** What the policy decides. */
    readonly description: string;
    /** The possible values. Absent when there are too many to list. */
    readonly values?: readonly unknown[];
}
/** A probability. The result is drawn from the seed of the server. 0 to 1. */
export type Probability = number;
/** Responds with `status` while the operation is processed. */
export interface ProcessingFault {
    /** When the fault applies. */
    readonly phase: "processing";
    /** Operation of the payments API. Defaults to every operation. One of: createPayment, listPaymentsByOrder, retrievePayment, capturePayment, cancelPayment, refundPayment, submitDispute, createCustomer, listPaymentMethods, reverseTransfer, retrieveCampaign. */
    readonly operation?: OperationId;
    /**
     * Values of fields of the request body, by the path of the field, such as `merchant_order_id` or `amount.value`. The fault then
     * counts only requests whose fields have all these values. Defaults to every request.
     */
    readonly match?: {
        readonly [key: string]: string | number | boolean | null;
    };
    /** Which of these requests fail. Defaults to the next one. */
    readonly when?: FaultWhen;
    /** HTTP status of the response. A whole number, 400 to 599. */
    readonly status: number;
    /** Error code in the body. Defaults to the usual code of the status. At least 1 character. */
    readonly code?: string;
    /** Error messages in the body. Defaults to the usual message of the status. At least 1 item. */
    readonly messages?: readonly string[];
    /** Seconds in the `Retry-After` header. Defaults to 1 for status 429, and to no header for another status. A whole number, 0 to 2,147,483,647. */
    readonly retryAfter?: number;
    /** Delay before the response, in milliseconds of real time. A whole number, 0 to 600,000. */
    readonly latencyMs?: number;
}
/** A request to the payments API that created or named the payment, or that named only its order. */
export interface RequestEvent {
    /** Id of the event. It never changes. */
    readonly id: string;
    /** Time on the clock of the merchant, of the first change that the request made to the payment. Otherwise of its response. ISO 8601. */
    readonly at: string;
    /** Kind of the event. */
    readonly kind: "request";
    /** Whether it has not happened yet. */
    readonly isScheduled: false;
    /** Number of the entry in the journal. A whole number, at least 1. */
    readonly number: number;
    /** One of: createPayment, listPaymentsByOrder, retrievePayment, capturePayment, cancelPayment, refundPayment, submitDispute, createCustomer, listPaymentMethods, reverseTransfer, retrieveCampaign. */
    readonly operation: OperationId;
    /** Method of the request. */
    readonly method: string;
    /** Path of the request. */
    readonly path: string;
    /** Idempotency key of the request. */
    readonly idempotencyKey?: string;
    /** Status of the response. Absent when no response was sent. A whole number. */
    readonly status?: number;
    /** Whether the response was replayed for a repeated idempotency key. */
    readonly replayed: boolean;
    /** Phases of the faults that applied. */
    readonly faults: readonly string[];
    /** Ids of the webhook deliveries that the request caused. */
    readonly deliveries: readonly string[];
}
/** Options of a reset. */
export interface ResetOptions {
    /**
     * Whether the generated ids and default order ids continue after those before the reset. By default, they start again: a test gets the
     * same ids in each run, but a program whose own store remembers earlier ids takes new records for known ones.
     */
    readonly continueIds?: boolean;
}
/** A move of a payment, named as in its timeline, or time that passes. It does what the control of this name does. */
export type ScenarioMove = {
    readonly move: "cancel" | "markPaid" | "decline" | "expire";
} | {
    readonly move: "capture";
    /** Amount in major units: `25.5` is 25.50 USD. Defaults to the complete rest. Greater than 0, at most 549,755,813,887.9999, at most 4 decimals. */
    readonly amount?: number;
} | {
    readonly move: "refund";
    /** Amount in major units: `25.5` is 25.50 USD. Defaults to the complete rest. Greater than 0, at most 549,755,813,887.9999, at most 4 decimals. */
    readonly amount?: number;
    /** Which transaction of the payment the move is about: 0 is its first one. Defaults to the oldest one that the move is possible for. A whole number, at least 0. */
    readonly transaction?: number;
} | {
    readonly move: "authenticate";
    /** Whether the customer passed the challenge. */
    readonly result: "passed" | "failed";
} | {
    readonly move: "openChargeback";
    /** Amount in major units. Defaults to the captured amount without refunds and lost chargebacks. Greater than 0, at most 549,755,813,887.9999, at most 4 decimals. */
    readonly amount?: number;
    /** Why the cardholder disputes the payment. Defaults to `REQUESTED_BY_CUSTOMER`. At least 1 character. */
    readonly reason?: string;
    /**
     * Forced option: opens the chargeback in any status. The amount defaults to that of the payment when nothing is captured, and is at most that amount. The specification shows evidence for a payment in any state, and not how the payment got its chargeback.
     * @default false
     */
    readonly force?: boolean;
} | {
    readonly move: "submitEvidence";
    /** Which transaction of the payment the move is about: 0 is its first one. Defaults to the oldest one that the move is possible for. A whole number, at least 0. */
    readonly transaction?: number;
} | {
    readonly move: "decideDispute";
    /** `won`: the merchant keeps the money. `lost`: the cardholder gets it back. */
    readonly decision: "won" | "lost";
    /** Which transaction of the payment the move is about: 0 is its first one. Defaults to the oldest one that the move is possible for. A whole number, at least 0. */
    readonly transaction?: number;
} | {
    readonly advance: Duration;
};
/** Something that becomes due on the clock of the merchant: a deadline of a payment, or a webhook attempt. */
export interface ScheduledEvent {
    /** Id of the event. It never changes. */
    readonly id: string;
    /** Time on the clock of the merchant. ISO 8601. */
    readonly at: string;
    /** `payment-deadline`: a payment expires, or a dispute is lost. `delivery`: a webhook attempt. */
    readonly kind: "payment-deadline" | "delivery";
    /** What happens. */
    readonly description: string;
    /** What a deadline does to the payment. One of: create, capture, cancel, refund, authenticate, markPaid, decline, expire, openChargeback, submitEvidence, decideDispute. */
    readonly transition?: PaymentMove;
    /** Id of the payment. Absent for the notification of a transfer. */
    readonly paymentId?: string;
    /** Id of the transaction that expires or is lost, for a deadline. */
    readonly transactionId?: string;
    /** Id of the delivery, for an attempt. */
    readonly deliveryId?: string;
    /** Number of the attempt, from 0. A whole number, at least 0. */
    readonly attempt?: number;
}
/** The ids that a reversal needs. */
export interface SeededOnboardingTransfer {
    /** Id of the transfer. */
    readonly transferId: string;
    /** The organization that may reverse it. */
    readonly organizationCode: string;
}
/** What to check. Every field but the id defaults to what the mock server used. */
export interface SignatureCheck {
    /** Id of the delivery. At least 1 character. */
    readonly deliveryId: string;
    /** Number of the attempt, from 0. Defaults to the latest one. A whole number, at least 0. */
    readonly attempt?: number;
    /** The secret that the receiver uses. White space around it is allowed, because it can be the cause. Valid text that is not blank. */
    readonly secret?: string;
    /** The body that the receiver read. */
    readonly body?: string;
    /** The header `x-hmac-signature` that the receiver read. */
    readonly signature?: string;
}
/** Why a signature matches or not. */
export interface SignatureExplanation {
    /** Whether the signature matches the body and the secret. */
    readonly isValid: boolean;
    /** Each cause as a sentence with its fix, the most likely first. */
    readonly findings: readonly string[];
    /** Number of the attempt that was checked. A whole number, at least 0. */
    readonly attempt: number;
    /** The signature that was checked. Absent when nothing was signed. */
    readonly signature?: string;
    /** Status of the response of the receiver to the attempt. A whole number. */
    readonly responseStatus?: number;
}
/** A snapshot that the server keeps. */
export interface StoredSnapshot {
    /** Id of the snapshot. */
    readonly id: string;
    /** Size of its JSON in bytes. A whole number, at least 0. */
    readonly bytes: number;
}
/** A call that is ready to send. */
export interface SuggestedCall {
    /** Id of the operation, in the document of the admin API or of the payments API. */
    readonly operation: string;
    /** Method of the request. */
    readonly method: string;
    /** Path of the request, with its ids. */
    readonly path: string;
    /** Body of the request as JSON. Absent when it needs none. */
    readonly body?: {
        readonly [key: string]: unknown;
    };
}
/** Something that happened to a payment, or that is scheduled. */
export type TimelineEvent = RequestEvent | TransactionEvent | DeliveryEvent | DeadlineEvent;
/** A move of the payment, with the transaction that it created or changed. */
export interface TransactionEvent {
    /** Id of the event. It never changes. */
    readonly id: string;
    /** Time on the clock of the merchant. ISO 8601. */
    readonly at: string;
    /** Kind of the event. */
    readonly kind: "transaction";
    /** Whether it has not happened yet. */
    readonly isScheduled: false;
    /** One of: create, capture, cancel, refund, authenticate, markPaid, decline, expire, openChargeback, submitEvidence, decideDispute. */
    readonly transition: PaymentMove;
    /** State of the payment before. Null for a new payment. */
    readonly from: PaymentState | null;
    /** State of the payment after. */
    readonly to: PaymentState;
    /** `request`: a call of the payments API. `control`: a call of this API. `clock`: a deadline passed. */
    readonly cause: "request" | "control" | "clock";
    /** Number of the request that caused it. Absent when the journal has no such request. A whole number, at least 1. */
    readonly request?: number;
    /** Id of the transaction. */
    readonly transactionId: string;
    /** Type of the transaction. */
    readonly type: string;
    /** Status of the transaction after the move. */
    readonly status: string;
    /** Amount of the transaction, in major units. */
    readonly amount: number;
    /** Ids of the webhook deliveries that the move caused. */
    readonly deliveries: readonly string[];
}
/** Breaks the connection, so that the request or the response is lost. */
export interface TransportFault {
    /** When the fault applies. */
    readonly phase: "transport";
    /** Operation of the payments API. Defaults to every operation. One of: createPayment, listPaymentsByOrder, retrievePayment, capturePayment, cancelPayment, refundPayment, submitDispute, createCustomer, listPaymentMethods, reverseTransfer, retrieveCampaign. */
    readonly operation?: OperationId;
    /**
     * Values of fields of the request body, by the path of the field, such as `merchant_order_id` or `amount.value`. The fault then
     * counts only requests whose fields have all these values. Defaults to every request.
     */
    readonly match?: {
        readonly [key: string]: string | number | boolean | null;
    };
    /** Which of these requests fail. Defaults to the next one. */
    readonly when?: FaultWhen;
    /** `reset` closes the connection. `hang` keeps it open without a response. */
    readonly connection: "reset" | "hang";
    /** `request`: the service did nothing. `response`: the operation took effect. */
    readonly lost: "request" | "response";
}
/** A field of a request that the contract does not list. */
export interface UnknownField {
    /** Place in the request: `customer_payer.emial`, or `?raw_respons` for a query parameter. */
    readonly path: string;
    /** Place of a similar field that the contract lists. */
    readonly suggestion?: string;
}
/** A state with the number of times that a payment entered it. */
export interface VisitedState {
    /** Status of the payment. */
    readonly status: string;
    /** Sub-status of the payment. */
    readonly subStatus: string;
    /** How often a payment entered the state, as a new payment or from another state. A whole number, at least 0. */
    readonly visits: number;
}
/** One attempt to deliver a webhook. Credentials are redacted. The signature is not. */
export interface WebhookAttempt {
    /** Number of the attempt, from 0. An attempt that chaos duplicates is listed twice with the same number. A whole number, at least 0. */
    readonly number: number;
    /** Time on the clock of the merchant. ISO 8601. */
    readonly at: string;
    /** The request. Secrets in the headers and in the query are redacted. The body is the signed one. If it contains a card number, it is redacted like other JSON. */
    readonly request: {
        /** URL of the request. */
        readonly url: string;
        /** The headers. Names are in lower case. */
        readonly headers: {
            readonly [key: string]: string;
        };
        /** The body. */
        readonly body: string;
    };
    /** The response of the endpoint. Absent when no complete response arrived. */
    readonly response?: {
        /** The status. A whole number. */
        readonly status: number;
        /** The body, cut after 4,096 characters. */
        readonly body: string;
    };
    /** Reason why no complete response arrived, for example `connect ECONNREFUSED 127.0.0.1:3000`. */
    readonly failure?: string;
    /** The chaos effect that was applied to the attempt. One of: drop, corrupt, badSignature, noSignature, duplicate. */
    readonly chaosEffect?: ChaosEffect;
}
/**
 * Network problems that the mock server simulates for webhook deliveries. By default, there are none. Probabilities are drawn from the
 * seed: `reorder` for each event, the others for each attempt. At most one effect applies to an attempt: the first of `drop`,
 * `corrupt`, `badSignature`, `noSignature` and `duplicate`. The signature effects do not apply to an endpoint without a secret.
 */
export interface WebhookChaos {
    /** Probability that the attempt is sent twice, with the same bytes. 0 to 1. */
    readonly duplicate?: Probability;
    /**
     * Probability that the event is held back until the next event to the same endpoint was sent. Without a next event, it is sent
     * after one minute on the merchant's clock, or when `reorder` is turned off. 0 to 1.
     */
    readonly reorder?: Probability;
    /** Probability that the attempt is lost before it reaches the endpoint. 0 to 1. */
    readonly drop?: Probability;
    /** Probability that the body is corrupt: one digit changes after signing. 0 to 1. */
    readonly corrupt?: Probability;
    /** Probability that the signature does not match the body. 0 to 1. */
    readonly badSignature?: Probability;
    /** Probability that the signature header is missing. 0 to 1. */
    readonly noSignature?: Probability;
    /** Time by which every event is delayed, on the merchant's clock: milliseconds, or text such as `10s` or `5m`. */
    readonly delay?: Duration;
}
/** The delivery of one event to one endpoint, with all attempts. */
export interface WebhookDelivery {
    /** Id of the delivery. The journal lists it under the request that caused it. */
    readonly id: string;
    /** Name of the event, for example `payment.purchase`. One of: payment.purchase, payment.authorize, payment.capture, payment.refund, payment.cancel, payment.verify, payment.chargeback, payment.fraud_screening, banking.transfer. */
    readonly event: WebhookEventName;
    /** URL of the endpoint, without secrets in its query. A receiver function has a URL below `http://merchant.test`. */
    readonly url: string;
    /** Id of the endpoint, as its registration returned it. */
    readonly endpointId: string;
    /** Id of the payment in the event. Absent for the notification of a transfer. */
    readonly paymentId?: string;
    /**
     * `pending`: an attempt is in flight or scheduled. `delivered`: the endpoint accepted it. `rejected`: the endpoint responded with
     * an error that the mock server does not retry, such as 400. `exhausted`: the last attempt failed, and no attempt is left. One of: pending, delivered, rejected, exhausted.
     */
    readonly status: DeliveryStatus;
    /** The attempts so far, oldest first. */
    readonly attempts: readonly WebhookAttempt[];
    /** Time of the next scheduled attempt on the clock of the merchant. Absent when no attempt is scheduled. ISO 8601. */
    readonly nextAttemptAt?: string;
}
/** A payment event, or `banking.transfer`, our name for the notification of an incoming bank transfer. */
export type WebhookEventName = "payment.purchase" | "payment.authorize" | "payment.capture" | "payment.refund" | "payment.cancel" | "payment.verify" | "payment.chargeback" | "payment.fraud_screening" | "banking.transfer";
