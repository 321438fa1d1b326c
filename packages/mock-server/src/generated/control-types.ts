// Generated from openapi/*.yaml by `npm run generate`. Do not edit.
import type { AmountInput, Campaign, CampaignRule, CreateCustomerRequest, CreatePaymentRequest, EnrolledPaymentMethod, EvidenceItem, IncomingTransfer, KnownEnrolledPaymentMethodStatus, KnownPaymentStatus, KnownPaymentSubStatus, Onboarding, Payment, PaymentAmountInput, Transaction } from '@paychord/sdk';
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
/** Any fields of a campaign (Campaign), and unknown fields. Every other field has a default. */
export type CampaignDetails = Partial<Omit<Campaign, "rules">> & {
    /** The rules. */
    readonly rules?: readonly CampaignRuleDetails[];
};
/** Any fields of a rule (CampaignRule), and unknown fields. Every other field has a default. */
export type CampaignRuleDetails = Partial<CampaignRule>;
/** A delivery problem that was simulated for an attempt. The first one that is drawn applies. */
export type ChaosEffect = "drop" | "corrupt" | "badSignature" | "noSignature" | "duplicate";
/** Details of a chargeback. */
export interface ChargebackDetails {
    /** Amount in major units. Defaults to the captured amount without refunds and lost chargebacks. Greater than 0, at most 9,007,199,254,740,992, at most 4 decimals. */
    readonly amount?: number;
    /** Why the cardholder disputes the payment: a code in capital letters. Defaults to `REQUESTED_BY_CUSTOMER`. A code in capital letters, such as FRAUD. */
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
/** Creates a payment with the fields of `response`. */
export interface CreationFault {
    /** When the fault applies. */
    readonly phase: "creation";
    /** Operation of the payments API. */
    readonly operation?: "createPayment";
    /**
     * Values of fields of the request body, by the path of the field, such as `merchant_order_id` or `amount.value`. The fault then
     * counts only requests whose fields have all these values. Defaults to every request.
     */
    readonly match?: {
        readonly [key: string]: string | number | boolean | null;
    };
    /** Which of these requests fail. Defaults to the next one. */
    readonly when?: FaultWhen;
    readonly response: PaymentResponse;
}
/** What a customer chooses on a page. `cancel` and `decline` of a 3-D Secure challenge both fail it. */
export type CustomerChoice = "approve" | "decline" | "cancel" | "expire";
/** The page on which the customer finishes a payment. A mock server on a port has it at `url`. */
export interface CustomerPage {
    /** `redirect`: a page of the bank or of the provider. `bank-transfer`: the instructions of a transfer. `three-d-secure`: a challenge. `other`: a payment of another type, such as PIX. */
    readonly kind: "redirect" | "bank-transfer" | "three-d-secure" | "other";
    /** Address of the page. It begins with the public URL of the mock server. */
    readonly url: string;
    /** The buttons of the page. */
    readonly choices: readonly CustomerChoice[];
}
/** Fields of a customer. */
export type CustomerSeed = Partial<Omit<CreateCustomerRequest, "id" | "merchant_customer_id">> & {
    /** Id of the customer. Generated by default. 36 to 64 characters. */
    readonly id?: string;
    /** Id that the merchant gives the customer. 3 to 255 characters. */
    readonly merchant_customer_id: string;
};
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
export type FindingRule = "order-paid-again-after-unknown-result" | "capture-repeated" | "refund-repeated" | "order-charged-twice" | "operation-ran-twice" | "refund-reference-repeated" | "key-reused-with-other-body" | "key-of-declined-payment" | "retry-with-other-bytes" | "key-reused-after-expiry" | "key-that-a-service-may-reject" | "money-without-key" | "retry-after-ignored" | "card-number-in-text" | "secret-in-text" | "credentials-in-url" | "excess-decimals" | "unknown-currency" | "unknown-field" | "misspelled-money-field" | "record-of-another-merchant" | "payment-id-as-order-id" | "misspelled-test-token" | "webhook-endpoint-redirects" | "webhook-valid-signature-refused" | "webhook-endpoint-rejects" | "webhook-event-unhandled" | "order-charged-again" | "polling-after-webhook" | "slow-webhook-response";
/** Details of a capture or a refund. */
export interface FollowUpDetails {
    /** Amount in major units: `25.5` is 25.50 USD. Defaults to the complete rest. Greater than 0, at most 9,007,199,254,740,992, at most 4 decimals. */
    readonly amount?: number;
}
/** A move of a payment that exists. */
export type FollowingMove = "capture" | "cancel" | "refund" | "authenticate" | "markPaid" | "decline" | "expire" | "openChargeback" | "submitEvidence" | "decideDispute";
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
/** A payment after a move. */
export interface MadeMove {
    /** The payment as the retrieve call returns it. */
    readonly payment: Payment;
    /** The transaction that the move is about, such as the new chargeback. */
    readonly transaction: Transaction;
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
/** The fields of moves. Each move has some of them, as in a scenario. */
export interface MoveFields {
    /** Amount of `capture`, `refund` and `openChargeback` in major units: `25.5` is 25.50 USD. Defaults to the complete rest. Greater than 0, at most 9,007,199,254,740,992, at most 4 decimals. */
    readonly amount?: number;
    /** Why the cardholder disputes the payment: a code in capital letters. Defaults to `REQUESTED_BY_CUSTOMER`. A code in capital letters, such as FRAUD. */
    readonly reason?: string;
    /**
     * Forced option: opens the chargeback in any status. The amount defaults to that of the payment when nothing is captured, and is at most that amount. The specification shows evidence for a payment in any state, and not how the payment got its chargeback.
     * @default false
     */
    readonly force?: boolean;
    /** Whether the customer passed the challenge. */
    readonly result?: "passed" | "failed";
    /** `won`: the merchant keeps the money. `lost`: the cardholder gets it back. */
    readonly decision?: "won" | "lost";
    /** Which transaction of the payment the move is about: 0 is its first one. Defaults to the oldest one that the move is possible for. A whole number, at least 0. */
    readonly transaction?: number;
}
/** A move that one call can make, and whether it is possible in the present state of the payment. */
export interface NextMove {
    /** One of: capture, cancel, refund, authenticate, markPaid, decline, expire, openChargeback, submitEvidence, decideDispute. */
    readonly move: FollowingMove;
    /** The fields that the call needs, such as `{"result":"passed"}`. Empty for most moves. */
    readonly fields: MoveFields;
    /** What the move does */
    readonly action: string;
    /** What has happened after the move. */
    readonly done: string;
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
/** Any fields of an onboarding (Onboarding), and unknown fields. Every other field has a default. */
export type OnboardingDetails = Partial<Onboarding>;
/** Fields of an onboarding transfer. Every field has a default. */
export interface OnboardingTransferDetails {
    /** Id of the transfer. At least 1 character. */
    readonly id?: string;
    /** The organization that may reverse it. At least 1 character. */
    readonly organizationCode?: string;
    /** The onboarding before the transfer. */
    readonly origin?: OnboardingDetails;
    /** The onboarding after the transfer. */
    readonly destination?: OnboardingDetails;
}
/** Fields of an amount. Every other field has a default. */
export type PaymentAmountDetails = Partial<PaymentAmountInput>;
/** Any fields of a payment request (CreatePaymentRequest), and unknown fields. Every other field has a default. */
export type PaymentDetails = Partial<Omit<CreatePaymentRequest, "amount" | "response">> & {
    /** Amount of the payment, greater than 0 unless the payment verifies a card. */
    readonly amount?: PaymentAmountDetails;
    readonly response?: PaymentResponse;
};
/** Any fields of an enrolled payment method (EnrolledPaymentMethod), and unknown fields. Every other field has a default. */
export type PaymentMethodDetails = Partial<Omit<EnrolledPaymentMethod, "status">> & {
    /** State of the enrollment. ENROLLED by default. One of: CREATED, READY_TO_ENROLL, ENROLL_IN_PROCESS, ENROLLED, UNENROLL_IN_PROCESS, UNENROLLED, DECLINED, CANCELED, REJECTED, EXPIRED, ERROR. */
    readonly status?: KnownEnrolledPaymentMethodStatus;
};
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
/** Fields of the new payment and of its first transaction that no request sets, such as `routing_rules` and `provider_data`. They replace the usual values in every response and event. In each text, `{customer_page}` stands for the address of the page of the customer. */
export interface PaymentResponse {
    /**
     * Identifier of the payment provider.
     * @example SANDBOX
     */
    readonly provider_id?: string;
    /** The payment method. */
    readonly payment_method?: {
        /**
         * Type of the parent payment method.
         * @example CARD
         */
        readonly parent_payment_method_type?: string | null;
        /** Details of the card or bank transfer. A transaction calls this field `detail`. */
        readonly payment_method_detail?: {
            /** Details of a card payment. */
            readonly card?: {
                /**
                 * Authorization code of the charge.
                 * @example 742618
                 */
                readonly authorization_code?: string | null;
                /**
                 * Retrieval reference number of the charge.
                 * @example 000000742618
                 */
                readonly retrieval_reference_number?: string | null;
                /**
                 * Voucher of the charge.
                 * @example V-742618
                 */
                readonly voucher?: string | null;
                /** Details of the card. */
                readonly card_data?: {
                    /**
                     * Issuer identification number of the card.
                     * @example 41111111
                     */
                    readonly iin?: string | null;
                    /**
                     * Last four digits of the card number.
                     * @example 1111
                     */
                    readonly lfd?: string | null;
                    /**
                     * Length of the card number. A whole number.
                     * @example 16
                     */
                    readonly number_length?: number;
                    /**
                     * Length of the security code. A whole number.
                     * @example 3
                     */
                    readonly security_code_length?: number;
                    /**
                     * Name of the issuer.
                     * @example EXAMPLE BANK
                     */
                    readonly issuer_name?: string | null;
                    /**
                     * Code of the issuer.
                     * @example 007
                     */
                    readonly issuer_code?: string | null;
                    /**
                     * Country of the card, as an ISO 3166-1 alpha-2 code. Assumption: the specification does not show this format.
                     * @example CO
                     */
                    readonly country_code?: string | null;
                    /**
                     * Category of the card, for example CLASSIC.
                     * @example CLASSIC
                     */
                    readonly category?: string | null;
                    /**
                     * Fingerprint of the card.
                     * @example 7f4c2e9a
                     */
                    readonly fingerprint?: string | null;
                } | null;
            };
            /** Details of a bank transfer. */
            readonly bank_transfer?: {
                /**
                 * Image of the provider.
                 * @example https://icons.example.com/bank.png
                 */
                readonly provider_image?: string | null;
                /**
                 * Type of the account.
                 * @example SAVINGS
                 */
                readonly account_type?: string | null;
                /**
                 * Name of the bank.
                 * @example Example Bank
                 */
                readonly bank_name?: string | null;
                /**
                 * Name of the beneficiary.
                 * @example Running Shop SAS
                 */
                readonly beneficiary_name?: string | null;
                /**
                 * Number of the account.
                 * @example 1234567890
                 */
                readonly bank_account?: string | null;
                /**
                 * Second account number.
                 * @example 00121234567890
                 */
                readonly bank_account_2?: string | null;
                /**
                 * Type of the beneficiary's document.
                 * @example NIT
                 */
                readonly beneficiary_document_type?: string | null;
                /**
                 * Number of the beneficiary's document.
                 * @example 900123456
                 */
                readonly beneficiary_document?: string | null;
                /**
                 * Instructions for the payment.
                 * @example Transfer the amount before the payment expires
                 */
                readonly payment_instruction?: string | null;
                /**
                 * URL for the redirection of the payer.
                 * @example https://bank.example.com/pay/8f5d1d4c
                 */
                readonly redirect_url?: string | null;
            };
        } & {
            readonly [key: string]: unknown;
        };
    };
    /**
     * Response code of the transaction.
     * @example SUCCEEDED
     */
    readonly response_code?: string | null;
    /**
     * Response message of the transaction.
     * @example Transaction successful
     */
    readonly response_message?: string | null;
    /**
     * Reason for the transaction, for example REQUESTED_BY_CUSTOMER.
     * @example REQUESTED_BY_CUSTOMER
     */
    readonly reason?: string | null;
    /** Data from the provider. */
    readonly provider_data?: {
        /**
         * Identifier at the provider.
         * @example SANDBOX
         */
        readonly id?: string | null;
        /**
         * Identifier of the transaction at the provider.
         * @example prov-9001
         */
        readonly transaction_id?: string | null;
        /**
         * Identifier of the account at the provider.
         * @example prov-acct-1
         */
        readonly account_id?: string | null;
        /**
         * State at the provider.
         * @example approved
         */
        readonly status?: string | null;
        /**
         * Detailed state at the provider.
         * @example authorized
         */
        readonly sub_status?: string | null;
        /**
         * Details of the state at the provider.
         * @example accredited
         */
        readonly status_detail?: string | null;
        /**
         * Response message of the provider.
         * @example Approved
         */
        readonly response_message?: string | null;
        /**
         * Response code of the provider.
         * @example 00
         */
        readonly response_code?: string | null;
        /** Raw response of the provider. Assumption: null unless the query parameter `raw_response` is true. */
        readonly raw_response?: {
            readonly [key: string]: unknown;
        } | null;
        /**
         * Identifier of the transaction at a third party.
         * @example acq-5512
         */
        readonly third_party_transaction_id?: string | null;
        /**
         * Identifier of the account at a third party.
         * @example acq-acct-1
         */
        readonly third_party_account_id?: string | null;
        /**
         * ISO 8583 response code. Assumption: 00 is approved, 51 is insufficient funds.
         * @example 00
         */
        readonly iso8583_response_code?: string | null;
        /**
         * Text of the ISO 8583 response code.
         * @example Approved
         */
        readonly iso8583_response_message?: string | null;
        /**
         * Advice to the merchant, as a code.
         * @example 01
         */
        readonly merchant_advice_code?: string | null;
        /**
         * Advice to the merchant, as text.
         * @example New account information available
         */
        readonly merchant_advice_code_message?: string | null;
        /**
         * Code of the reason.
         * @example 13.1
         */
        readonly reason_code?: string | null;
        /**
         * Description of the reason.
         * @example Goods not received
         */
        readonly reason_description?: string | null;
    };
    /** The connection to the provider. */
    readonly connection_data?: {
        /**
         * Identifier of the connection.
         * @example 2d7c9f1a-5b3e-4c8d-9e0f-1a2b3c4d5e6f
         */
        readonly id?: string | null;
        /**
         * Name of the connection.
         * @example Sandbox connection
         */
        readonly name?: string | null;
    } | null;
    /**
     * Advice to the merchant, as a code.
     * @example 01
     */
    readonly merchant_advice_code?: string | null;
    /**
     * Advice to the merchant, as text.
     * @example New account information available
     */
    readonly merchant_advice_code_message?: string | null;
    /** Amount of the payment, with the captured and refunded amounts. */
    readonly amount?: {
        /** Conversion to another currency. Assumption: an object of any form. */
        readonly currency_conversion?: {
            readonly [key: string]: unknown;
        } | null;
    };
    /**
     * Identifier of the payment link. Empty when none.
     * @example 5e4d3c2b-1a09-4f8e-8d7c-6b5a49382716
     */
    readonly payment_link_id?: string | null;
    /**
     * Code of the subscription.
     * @example sub-2026-001
     */
    readonly subscription_code?: string | null;
    /** Rules of the routing, with a condition. */
    readonly routing_rules?: {
        /** True with smart routing. */
        readonly smart_routing?: boolean;
        /** True with monitors. */
        readonly monitors?: boolean;
        /** Condition of the routing. */
        readonly condition?: {
            /**
             * Number of the condition.
             * @example 1
             */
            readonly id?: number;
            /**
             * Name of the condition.
             * @example Default
             */
            readonly name?: string | null;
            /**
             * Description of the condition.
             * @example Every payment
             */
            readonly description?: string | null;
        } | null;
    } | null;
    /** True in the simplified mode. */
    readonly simplified_mode?: boolean | null;
}
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
/**
 * Scenario of paychord-mock
 * Records, and what happens to the payments. The mock server loads a scenario from top to bottom: the clock, the records, and then each payment with its moves before the next payment.
 */
export interface Scenario {
    /** Path of the schema, for completion in editors: `./node_modules/@paychord/mock-server/scenario.schema.json`. */
    readonly $schema?: string;
    /** Moves the clock of the merchant forward, before anything else: to a time, or by a duration. */
    readonly clock?: {
        /** A date, or a time with a time zone, as ISO 8601. It is not before the time of the clock. A date is midnight in UTC. */
        readonly startAt: string;
    } | {
        readonly advance: Duration;
    };
    /** The customers, each with the payment methods that the customer enrolled. */
    readonly customers?: readonly ScenarioCustomer[];
    /** The onboardings of recipients that were transferred. */
    readonly onboardingTransfers?: readonly OnboardingTransferDetails[];
    /** The campaigns. */
    readonly campaigns?: readonly CampaignDetails[];
    /** The incoming bank transfers. The mock server notifies the merchant of each. */
    readonly transfers?: readonly TransferDetails[];
    /** The payments, each with what happens to it. */
    readonly payments?: readonly ScenarioPayment[];
}
/** Fields of a customer, and the payment methods that the customer enrolled. */
export type ScenarioCustomer = Partial<Omit<CreateCustomerRequest, "id" | "merchant_customer_id" | "paymentMethods">> & {
    /** Id of the customer. Generated by default. 36 to 64 characters. */
    readonly id?: string;
    /** Id that the merchant gives the customer. 3 to 255 characters. */
    readonly merchant_customer_id: string;
    /** The payment methods that the customer enrolled. */
    readonly paymentMethods?: readonly PaymentMethodDetails[];
};
/** A move of a payment, named as in its timeline, or time that passes. It does what the control of this name does. */
export type ScenarioMove = {
    readonly move: "cancel" | "markPaid" | "decline" | "expire";
} | {
    readonly move: "capture";
    /** Amount in major units: `25.5` is 25.50 USD. Defaults to the complete rest. Greater than 0, at most 9,007,199,254,740,992, at most 4 decimals. */
    readonly amount?: number;
} | {
    readonly move: "refund";
    /** Amount in major units: `25.5` is 25.50 USD. Defaults to the complete rest. Greater than 0, at most 9,007,199,254,740,992, at most 4 decimals. */
    readonly amount?: number;
    /** Which transaction of the payment the move is about: 0 is its first one. Defaults to the oldest one that the move is possible for. A whole number, at least 0. */
    readonly transaction?: number;
} | {
    readonly move: "authenticate";
    /** Whether the customer passed the challenge. */
    readonly result: "passed" | "failed";
} | {
    readonly move: "openChargeback";
    /** Amount in major units. Defaults to the captured amount without refunds and lost chargebacks. Greater than 0, at most 9,007,199,254,740,992, at most 4 decimals. */
    readonly amount?: number;
    /** Why the cardholder disputes the payment: a code in capital letters. Defaults to `REQUESTED_BY_CUSTOMER`. A code in capital letters, such as FRAUD. */
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
/** Fields of a payment, as for the call that creates one, and what happens to it. */
export interface ScenarioPayment extends PaymentDetails {
    /** A name for the created payment, unique in the file. At least 1 character. */
    readonly name?: string;
    /** What happens to the payment after its creation, in this order. */
    readonly moves?: readonly ({
        readonly move?: "capture" | "cancel" | "refund" | "authenticate" | "markPaid" | "decline" | "expire" | "openChargeback" | "submitEvidence" | "decideDispute";
    } & ScenarioMove)[];
}
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
    readonly id: string;
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
/** Fields of an amount. Every other field has a default. */
export type TransferAmountDetails = Partial<AmountInput>;
/** Any fields of an incoming transfer (IncomingTransfer), and unknown fields. Every other field has a default. */
export type TransferDetails = Partial<Omit<IncomingTransfer, "amount">> & {
    /** Amount of the transfer. */
    readonly amount?: TransferAmountDetails | null;
};
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
        /** Why a receiver of the SDK handled nothing, although it responded with 200. */
        readonly unhandled?: string;
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
