// Generated from openapi/*.yaml by `npm run generate`. Do not edit.
/** Sender and beneficiary of a payment that funds an account. */
export interface AccountFunding {
    /** Who sends the money. */
    sender?: AccountFundingParty | null;
    /** Who receives the money. */
    beneficiary?: AccountFundingParty | null;
}
/** A person or company that sends or receives money. */
export interface AccountFundingParty {
    /** Individual or company. */
    national_entity?: string | null;
    /** Given name. */
    first_name?: string | null;
    /** Family name. */
    last_name?: string | null;
    /** Legal name of a company. */
    legal_name?: string | null;
    /** Electronic mail address. */
    email?: string | null;
    /** Country. */
    country?: string | null;
    /** Day of birth. */
    date_of_birth?: string | null;
    /** Identity or tax document. */
    document?: IdentityDocument | null;
    /** Telephone. */
    phone?: Phone | null;
    /** Address. */
    address?: Address | null;
}
/** What is being bought and from whom. Sending it improves approval rates and fraud screening. */
export interface AdditionalData {
    /** A flight. */
    airline?: Airline | null;
    /** Other transport. */
    transportations?: unknown[] | {
        [key: string]: unknown;
    } | null;
    /** The order that is paid for. */
    order?: Order | null;
    /** The seller on a marketplace. */
    seller_details?: SellerDetails | null;
}
/** A postal address. */
export interface Address {
    /** Street and number. */
    address_line_1?: string | null;
    /** Apartment, floor or other detail. */
    address_line_2?: string | null;
    /** ISO 3166-1 alpha-2 country code. */
    country?: string | null;
    /** State or province. */
    state?: string | null;
    /** City. */
    city?: string | null;
    /** Postal code. */
    zip_code?: string | null;
    /** Neighborhood. */
    neighborhood?: string | null;
}
/** A flight booking. */
export interface Airline {
    /** Passenger name record. */
    pnr?: string | null;
    /** The legs of the journey in order. */
    legs?: AirlineLeg[] | null;
    /** The people who fly. */
    passengers?: AirlinePassenger[] | null;
    /** Kind of booking. */
    type?: string | null;
    /** The ticket when there is one. */
    ticket?: AirlineTicket | null;
    /** The tickets when there are several. */
    tickets?: AirlineTicket[] | null;
}
/** One flight from an airport to the next. */
export interface AirlineLeg {
    /** Position of the leg in the journey. */
    order?: string | null;
    /** Position of the route the leg belongs to. */
    route_order?: string | null;
    /** The passenger this leg is for. */
    passenger_id?: string | null;
    /** IATA code of the airport of departure. */
    departure_airport?: string | null;
    /** When the flight leaves. */
    departure_datetime?: string | null;
    /** Time zone of the airport of departure. */
    departure_airport_timezone?: string | null;
    /** IATA code of the airport of arrival. */
    arrival_airport?: string | null;
    /** Time zone of the airport of arrival. */
    arrival_airport_timezone?: string | null;
    /** When the flight arrives. */
    arrival_datetime?: string | null;
    /** IATA code of the airline. */
    carrier_code?: string | null;
    /** Number of the flight. */
    flight_number?: string | null;
    /** Fare basis. */
    fare_basis_code?: string | null;
    /** Booking class. */
    fare_class_code?: string | null;
    /** Fare before taxes and fees. */
    base_fare?: number | null;
    /** Currency of the base fare. */
    base_fare_currency?: string | null;
    /** Whether a stopover is allowed. */
    stopover_code?: string | null;
    /** Country of departure. */
    departure_airport_country?: string | null;
    /** City of departure. */
    departure_airport_city?: string | null;
    /** Country of arrival. */
    arrival_airport_country?: string | null;
    /** City of arrival. */
    arrival_airport_city?: string | null;
    /** Priority boarding bought. */
    expedited_boarding?: string | null;
    /** Extra baggage bought. */
    extra_baggage?: string | null;
    /** Meals bought. */
    purchased_meals?: string | null;
    /** Seat chosen. */
    selected_seat?: string | null;
}
/** A person who flies. */
export interface AirlinePassenger {
    /** Identifier that legs and tickets refer to. */
    id?: string | null;
    /** Given name. */
    first_name?: string | null;
    /** Family name. */
    last_name?: string | null;
    /** Middle name. */
    middle_name?: string | null;
    /** Adult, child or infant. */
    type?: PassengerType | null;
    /** Day of birth. */
    date_of_birth?: string | null;
    /** Country of nationality. */
    nationality?: string | null;
    /** Identity document of the passenger. */
    document?: IdentityDocument | null;
    /** Country of residence. */
    country?: string | null;
    /** Number in the loyalty programme. */
    loyalty_number?: string | null;
    /** Tier in the loyalty programme. */
    loyalty_tier?: string | null;
    /** Electronic mail address. */
    email?: string | null;
    /** Telephone of the passenger. */
    phone?: Phone | null;
    /** Address of the passenger. */
    address?: Address | null;
    /** Where the document was checked. */
    evidence_document_source?: string | null;
}
/** A flight ticket. */
export interface AirlineTicket {
    /** Number of the ticket. */
    ticket_number?: string | null;
    /** The passenger the ticket is for. */
    passenger_id?: string | null;
    /** Whether the ticket is electronic. */
    e_ticket?: boolean | null;
    /** Whether the ticket cannot be refunded. */
    restricted?: boolean | null;
    /** Sum of the fares. */
    total_fare_amount?: number | null;
    /** Sum of the taxes. */
    total_tax_amount?: number | null;
    /** Sum of the fees. */
    total_fee_amount?: number | null;
    /** Who issued the ticket. */
    issue?: AirlineTicketIssue | null;
}
/** Who issued a ticket, when and where. */
export interface AirlineTicketIssue {
    /** Prefix of the issuing airline. */
    carrier_prefix_code?: string | null;
    /** Code of the travel agent. */
    travel_agent_code?: string | null;
    /** Name of the travel agent. */
    travel_agent_name?: string | null;
    /** Day of issue. */
    date?: string | null;
    /** Address of the issuer: an address object, or one line beside `city`, `country` and `zip_code`. */
    address?: Address | (string | null);
    /** City of the issuer. */
    city?: string | null;
    /** Country of the issuer. */
    country?: string | null;
    /** Postal code of the issuer. */
    zip_code?: string | null;
    /** Code of the booking system. */
    booking_system_code?: string | null;
    /** Name of the booking system. */
    booking_system_name?: string | null;
}
/** An amount of money to move. */
export interface AmountInput {
    currency: CurrencyCode;
    /** Amount in major units: 25 is 25.00 USD. Greater than 0, at most four decimals. A larger one than the maximum could not be told from its neighbours in a double, which is what JSON numbers are read into. */
    value: number;
}
/** Kind of bank account. The list is open. */
export type BankAccountType = KnownBankAccountType | (string & {});
/** Where the payer sends a bank transfer. */
export interface BankTransfer {
    /** URL of the provider's logo. */
    provider_image?: string | null;
    /** Kind of account. */
    account_type?: string | null;
    /** Name of the bank. */
    bank_name?: string | null;
    /** Who receives the money. */
    beneficiary_name?: string | null;
    /** Number of the account. */
    bank_account?: string | null;
    /** Second number of the account. */
    bank_account_2?: string | null;
    /** Kind of the beneficiary's document. */
    beneficiary_document_type?: string | null;
    /** Number of the beneficiary's document. */
    beneficiary_document?: string | null;
    /** What the payer has to do. */
    payment_instruction?: string | null;
    /** Where the payer completes the transfer. */
    redirect_url?: string | null;
}
/** Facts about the customer's browser, used to assess the risk of a payment. Screen sizes are strings. */
export interface BrowserInfo {
    /** The User-Agent header. */
    user_agent?: string | null;
    /** The Accept header. */
    accept_header?: string | null;
    /** Content types the browser accepts. */
    accept_content?: string | null;
    /** What the browser accepts. */
    accept_browser?: string | null;
    /** Bits per pixel, as a string. */
    color_depth?: string | null;
    /** Height of the screen in pixels, as a string. */
    screen_height?: string | null;
    /** Width of the screen in pixels, as a string. */
    screen_width?: string | null;
    /** Whether JavaScript runs. */
    javascript_enabled?: boolean | null;
    /** Whether Java runs. */
    java_enabled?: boolean | null;
    /** Minutes between the browser's time and UTC. */
    browser_time_difference?: string | null;
    /** Language of the browser. */
    language?: string | null;
    /** Platform of the browser. */
    platform?: string | null;
}
/** A communications campaign. */
export interface Campaign {
    /** Identifier of the campaign. */
    id: Uuid;
    /** Name of the campaign. */
    name: string;
    /** The account the campaign belongs to. */
    account_id: Uuid;
    /** The organization the campaign belongs to. */
    organization_code: Uuid;
    country: CountryCode;
    channel: CampaignChannel;
    schedule: CampaignSchedule;
    duration: CampaignDuration;
    status: CampaignStatus;
    /** What starts the campaign. */
    rules: CampaignRule[];
    created_at: Timestamp;
    updated_at: Timestamp;
}
/** How customers are contacted. The list is open. */
export type CampaignChannel = KnownCampaignChannel | (string & {});
/** From when to when the campaign runs. */
export interface CampaignDuration {
    start_at: Timestamp;
    end_at: Timestamp;
}
/** A campaign, wrapped in `data`. */
export interface CampaignEnvelope {
    data: Campaign;
}
/** What went wrong, in the form the campaign endpoint uses. */
export interface CampaignErrorBody {
    /** The HTTP status. */
    code: number;
    /** What went wrong. */
    message: string;
    /** More about it. */
    details?: unknown;
}
/** One condition that starts the campaign. */
export interface CampaignRule {
    /** Identifier of the rule. */
    id: Uuid;
    rule_type: RuleType;
    /** What the rule compares with. */
    values: string[];
    conditional: RuleConditional;
    /** The metadata tag that the rule looks at. */
    metadata_key?: string | null;
    status: RuleStatus;
    created_at: Timestamp;
    updated_at: Timestamp;
}
/** At which hours the campaign may contact customers. */
export interface CampaignSchedule {
    /** First minute of the day, HH:MM. */
    daily_start_time: string;
    /** Last minute of the day, HH:MM. */
    daily_end_time: string;
    /** IANA name of the time zone. */
    time_zone: string;
}
/** State of a campaign. The list is open. */
export type CampaignStatus = KnownCampaignStatus | (string & {});
/** Why an authorization is cancelled. */
export interface CancelPaymentRequest {
    /** The merchant's reference of the cancellation. */
    merchant_reference: string;
    /** What happened. */
    description?: string;
    /** Why, for example REQUESTED_BY_CUSTOMER. */
    reason?: string;
}
/** How much of an authorization to capture. */
export interface CapturePaymentRequest {
    /** The merchant's reference of the capture. */
    merchant_reference: string;
    amount: AmountInput;
    /** Why, for example REQUESTED_BY_CUSTOMER. */
    reason: string;
}
/** How a card was charged. */
export interface Card {
    /** Whether the card was only verified. */
    verify: boolean;
    /** Whether the amount was captured at once. */
    capture: boolean;
    /** Number of installments. */
    installments: number;
    /** Plan of the installments. */
    installments_plan_id?: string | null;
    /** Months before the first installment. */
    first_installment_deferral: number;
    /** Kind of installments. */
    installments_type?: string | null;
    /** Amount of one installment. */
    installment_amount?: number | null;
    /** Sum of the installments. */
    installments_total_amount?: number | null;
    /** Text on the cardholder's statement. */
    soft_descriptor?: string | null;
    /** Code the issuer gave. */
    authorization_code?: string | null;
    /** Reference in the card network. */
    retrieval_reference_number?: string | null;
    /** Voucher of the charge. */
    voucher?: string | null;
    /** The card. */
    card_data?: CardData | null;
    /** Use of stored credentials. */
    stored_credentials?: StoredCredentials | null;
}
/** A card, without its number. */
export interface CardData {
    /** Name on the card. */
    holder_name?: string | null;
    /** Issuer identification number. */
    iin?: string | null;
    /** Last four digits. */
    lfd?: string | null;
    /** Number of digits. */
    number_length: number;
    /** Number of digits of the security code. */
    security_code_length: number;
    /** Brand of the card. */
    brand?: string | null;
    /** Name of the issuer. */
    issuer_name?: string | null;
    /** Code of the issuer. */
    issuer_code?: string | null;
    /** Country of the issuer. */
    country_code?: string | null;
    /** Category of the card. */
    category?: string | null;
    /** Credit, debit or prepaid. */
    type?: CardType | null;
    /** The same for the same card number. */
    fingerprint?: string | null;
    /** Month of expiry, 1 to 12. */
    expiration_month: number;
    /** Year of expiry, two digits. */
    expiration_year: number;
    /** Outcome of 3-D Secure. */
    three_d_secure?: ThreeDSecure | null;
}
/** A card in clear, or what is known of the card that a token stands for. A number needs the month and the year of its expiry. Prefer a token, so that card numbers never reach your servers. */
export interface CardDataInput {
    /** Number of the card. */
    number?: string;
    /** Month of expiry, 1 to 12. */
    expiration_month?: number;
    /** Year of expiry, two digits. */
    expiration_year?: number;
    /** Security code. */
    security_code?: string;
    /** Name on the card. */
    holder_name?: string;
    /** The brand to charge, for a card that has two. */
    brand?: string;
    /** What to charge, for a card that is both CREDIT and DEBIT. */
    type?: CardType;
    /** Result of a 3-D Secure authentication that was done elsewhere. */
    three_d_secure?: ThreeDSecure | null;
}
/** How to charge the card. */
export interface CardInput {
    /** True, or absent, captures at once; false only authorizes. */
    capture?: boolean;
    /** True only verifies the card. Nothing is charged. */
    verify?: boolean;
    /** In how many installments to pay. */
    installments?: number;
    /** The plan of the installments that the payer chose. */
    installments_plan_id?: string | null;
    /** Months before the first installment. */
    first_installment_deferral?: number;
    /** Who pays for the installments, as the plan says. */
    installments_type?: string | null;
    /** Amount of one installment, in major units. */
    installment_amount?: number | null;
    /** Sum of the installments in major units, with interest where the plan has some. */
    installments_total_amount?: number | null;
    /** Text on the cardholder's statement. */
    soft_descriptor?: string | null;
    /** The card itself, or what is known of it beside the token. */
    card_data?: CardDataInput;
    /** Why and how often a stored card is used. Networks ask for it in payments without the cardholder. */
    stored_credentials?: StoredCredentials | null;
}
/** Kind of card. The list is open. */
export type CardType = KnownCardType | (string & {});
/** The checkout session of a payment. */
export interface Checkout {
    /** Identifier of the session. */
    session: string;
    /** Whether the customer has to do something in the SDK, for example 3-D Secure. */
    sdk_action_required: boolean;
}
/** The checkout session that the customer went through. */
export interface CheckoutInput {
    /** Identifier of the session. */
    session: string;
}
/** The merchant's connection to the provider. */
export interface ConnectionData {
    /** Identifier of the connection. */
    id?: string | null;
    /** Name of the connection. */
    name?: string | null;
}
/**
 * ISO 3166-1 alpha-2 country code.
 * @example CO
 */
export type CountryCode = string;
/** A customer to register. */
export interface CreateCustomerRequest {
    /** The merchant's own identifier of the customer. */
    merchant_customer_id: string;
    /** When the merchant first registered the customer. */
    merchant_customer_created_at?: Timestamp | null;
    /** Given name. */
    first_name?: string | null;
    /** Family name. */
    last_name?: string | null;
    /** Gender of the customer. */
    gender?: Gender | null;
    /**
     * Format: date
     * Day of birth.
     */
    date_of_birth?: string | null;
    /** Electronic mail address. */
    email?: string | null;
    /** Country of nationality. */
    nationality?: CountryCode | null;
    /** Country of residence. */
    country?: CountryCode | null;
    /** Identity document of the customer. */
    document?: IdentityDocument | null;
    /** Telephone of the customer. */
    phone?: Phone | null;
    /** Where invoices go. */
    billing_address?: Address | null;
    /** Where goods go. */
    shipping_address?: Address | null;
    /** Custom tags, at most 50. */
    metadata?: MetadataItemInput[];
}
/** A payment to create. `checkout` is required when `workflow` is SDK_CHECKOUT or absent, and optional otherwise. `callback_url` is needed for a DIRECT integration that redirects the customer, which a validator cannot know. */
export type CreatePaymentRequest = {
    /** The account the payment belongs to. */
    account_id: Uuid;
    /** The merchant's identifier of the order. */
    merchant_order_id: string;
    /** What is paid for. */
    description: string;
    /** Complements merchant_order_id. */
    merchant_reference?: string;
    amount: AmountInput;
    country: ProcessingCountry;
    checkout?: CheckoutInput;
    payment_method: PaymentMethodInput;
    customer_payer?: CustomerPayer;
    additional_data?: AdditionalData;
    workflow?: WorkflowInput;
    subscription?: SubscriptionInput;
    /** Where the customer is sent after paying. */
    callback_url?: string;
    fraud_screening?: FraudScreeningInput;
    /** How the amount is shared among recipients. */
    split_marketplace?: SplitMarketplaceItem[];
    /** Custom tags, at most 120. */
    metadata?: MetadataItemInput[];
} & ({
    /** How the customer pays. */
    workflow: "DIRECT" | "REDIRECT" | "CHECKOUT" | "SDK_SEAMLESS";
    checkout?: CheckoutInput;
} | {
    /** May be left out: SDK_CHECKOUT is the default. */
    workflow?: "SDK_CHECKOUT";
    checkout: CheckoutInput;
});
/** A payment as the create call answers it, with its latest transaction as an object. */
export type CreatedPayment = PaymentBase & {
    /** The latest transaction. */
    transactions: Transaction;
    /** All transactions, oldest first, or null. */
    transactions_history: Transaction[] | null;
};
/**
 * ISO 4217 currency code.
 * @example USD
 */
export type CurrencyCode = string;
/** A registered customer. */
export interface Customer {
    /** Identifier of the customer, 36 to 64 characters. */
    id: string;
    created_at: Timestamp;
    updated_at: Timestamp;
    /** The merchant's own identifier of the customer. */
    merchant_customer_id: string;
    /** When the merchant first registered the customer. */
    merchant_customer_created_at?: Timestamp | null;
    /** Given name. */
    first_name?: string | null;
    /** Family name. */
    last_name?: string | null;
    /** Gender of the customer. */
    gender?: Gender | null;
    /**
     * Format: date
     * Day of birth.
     */
    date_of_birth?: string | null;
    /** Electronic mail address. */
    email?: string | null;
    /** Country of nationality. */
    nationality?: CountryCode | null;
    /** Country of residence. */
    country?: CountryCode | null;
    /** Identity document of the customer. */
    document?: IdentityDocument | null;
    /** Telephone of the customer. */
    phone?: Phone | null;
    /** Where invoices go. */
    billing_address?: Address | null;
    /** Where goods go. */
    shipping_address?: Address | null;
    /** Custom tags, at most 50. */
    metadata?: MetadataItemInput[];
}
/** The person who pays. Every field is optional; a field without a value may be null. */
export interface CustomerPayer {
    /** Identifier of an existing customer. */
    id?: string | null;
    /** The merchant's own identifier of the customer. */
    merchant_customer_id?: string | null;
    /** Given name. */
    first_name?: string | null;
    /** Family name. */
    last_name?: string | null;
    /** Gender of the customer. */
    gender?: Gender | null;
    /**
     * Format: date
     * Day of birth.
     */
    date_of_birth?: string | null;
    /** Electronic mail address. */
    email?: string | null;
    /** Country of nationality. */
    nationality?: CountryCode | null;
    /** Address the customer connects from. */
    ip_address?: string | null;
    /** Fingerprint of the customer's device. */
    device_fingerprint?: string | null;
    /** Fingerprints of the device, one for each provider. */
    device_fingerprints?: DeviceFingerprint[] | null;
    /** The browser the customer pays from. */
    browser_info?: BrowserInfo | null;
    /** Identity document of the customer. */
    document?: IdentityDocument | null;
    /** Telephone of the customer. */
    phone?: Phone | null;
    /** Where the invoice goes. */
    billing_address?: Address | null;
    /** Where the goods go. */
    shipping_address?: Address | null;
    /** When the merchant first registered the customer. */
    merchant_customer_created_at?: Timestamp | null;
    /** Where the customer is. */
    geolocation?: Geolocation | null;
}
/** Fingerprint of a device as one provider computed it. */
export interface DeviceFingerprint {
    /** Identifier of the provider. */
    provider_id: string;
    /** The fingerprint. */
    id: string;
}
/** Evidence against a chargeback. */
export interface DisputeRequest {
    /** The account of the disputed payment. */
    account_id: string;
    /** The files, at least one. */
    evidence: EvidenceItem[];
}
/** A payment as the dispute call answers it, with the chargeback as its latest transaction. */
export type DisputedPayment = PaymentBase & {
    /** The latest transaction, of type CHARGEBACK. */
    transactions: Transaction;
    /** How the amount is shared among recipients; empty when it is not. */
    split_marketplace: SplitMarketplaceItem[];
};
/** Kind of identity or tax document. The list is open. */
export type DocumentType = KnownDocumentType | (string & {});
/** An enrolled card, without its number. */
export interface EnrolledCardData {
    /** Issuer identification number. */
    iin?: string | null;
    /** Last four digits. */
    lfd?: string | null;
    /** Month of expiry, 1 to 12. */
    expiration_month?: number | null;
    /** Year of expiry, two digits. */
    expiration_year?: number | null;
    /** Number of digits. */
    number_length?: number | null;
    /** Number of digits of the security code. */
    security_code_length?: number | null;
    /** Brand of the card. */
    brand?: string | null;
    /** Issuer. */
    issuer?: string | null;
    /** Name of the issuer. */
    issuer_name?: string | null;
    /** Code of the issuer. */
    issuer_code?: string | null;
    /** Category of the card. */
    category?: string | null;
    /** Credit, debit or prepaid. */
    type?: CardType | null;
}
/** A payment method that a customer has enrolled. */
export interface EnrolledPaymentMethod {
    /** Key of the enrollment. */
    idempotency_key?: string | null;
    /** Name to show. */
    name?: string | null;
    /** Description to show. */
    description?: string | null;
    /** URL of an icon. */
    icon: string;
    /** Type of the method. */
    type?: PaymentMethodType | null;
    /** Category of the method. */
    category?: TransactionCategory | null;
    /** Country the method was enrolled in. */
    country?: string | null;
    status: EnrolledPaymentMethodStatus;
    /** Finer state of the enrollment. */
    sub_status?: string | null;
    /** Token to pay with; send it as `payment_method.vaulted_token`. */
    vaulted_token: string;
    /** Where the customer is sent after enrolling. */
    callback_url?: string | null;
    /** What the customer has to do. */
    action?: string | null;
    /** Where the customer does it. */
    redirect_url?: string | null;
    created_at: Timestamp;
    updated_at: Timestamp;
    /** The card, when the method is one. */
    card_data?: EnrolledCardData | null;
    /** Whether the last successful payment used this method. */
    last_successfully_used: boolean;
    /** When it was last used successfully; may be empty. */
    last_successfully_used_at: string;
}
/** State of an enrollment. The list is open. */
export type EnrolledPaymentMethodStatus = KnownEnrolledPaymentMethodStatus | (string & {});
/** What went wrong, as a code to branch on and messages to read. */
export interface ErrorBody {
    code: ErrorCode;
    /** One sentence for each fault; for an invalid body, one for each failing field, naming it by its path. */
    messages: string[];
}
/** Code of a failure. The list is open, and one code can arrive under several statuses. */
export type ErrorCode = KnownErrorCode | (string & {});
/** What a file of evidence shows. The list is open. */
export type EvidenceCategory = KnownEvidenceCategory | (string & {});
/** One file of evidence. */
export interface EvidenceItem {
    /** Media type of the file: PDF is required. */
    content_type: "application/pdf";
    /** Name of the file. */
    file_name: string;
    content_category: EvidenceCategory;
    /** The file, encoded as base64: a PDF of at most 1 MB (1,048,576 bytes before encoding). */
    content: string;
}
/** Settings of the fraud screening. Its inner fields are not shown by the specification. */
export interface FraudScreeningInput {
    /** Whether to screen without a payment. */
    stand_alone?: boolean;
    [key: string]: unknown;
}
/** Gender of a person. The list is open. */
export type Gender = KnownGender | (string & {});
/** A place on earth; both coordinates are strings. */
export interface Geolocation {
    /** Degrees north, as a string. */
    latitude?: string | null;
    /** Degrees east, as a string. */
    longitude?: string | null;
}
/** An identity or tax document. */
export interface IdentityDocument {
    /** Kind of document. */
    document_type?: DocumentType | null;
    /** Number of the document. */
    document_number?: string | null;
}
/** A bank transfer to one of the merchant's accounts. Only `id`, `status` and `direction` are always present. Every other field may be absent or null: not every payment rail has a routing number, for example. */
export interface IncomingTransfer {
    /** Identifier of the transfer. */
    id: string;
    /** The banking account that received the money. */
    destination_account_id?: string | null;
    /** The merchant's account. */
    account_id?: string | null;
    /** The provider's identifiers of the transfer. */
    provider?: IncomingTransferProvider | null;
    status: IncomingTransferStatus;
    /** Always INCOMING. */
    direction: "INCOMING";
    /** Who sent the money. */
    sender?: IncomingTransferSender | null;
    /** How much arrived. */
    amount?: IncomingTransferAmount | null;
    /** The network that carried the transfer. */
    payment_rail?: PaymentRail | null;
    /** What the sender wrote. */
    description?: string | null;
    /** When the transfer was created. */
    created_at?: Timestamp | null;
    /** When the transfer last changed. */
    updated_at?: Timestamp | null;
}
/** How much arrived. */
export interface IncomingTransferAmount {
    /** Amount in major units. */
    value: number;
    currency: CurrencyCode;
}
/** The provider's identifiers of the transfer. */
export interface IncomingTransferProvider {
    /** The account at the provider. */
    account_id?: string | null;
    /** The transfer at the provider. */
    transfer_id?: string | null;
}
/** Who sent the money. */
export interface IncomingTransferSender {
    /** Last four digits of the sender's account. */
    account_number_last_4?: string | null;
    /** Routing number of the sender's bank. */
    routing_number?: string | null;
    /** Name on the sender's account. */
    account_name?: string | null;
    /** The sender's bank. */
    bank_name?: string | null;
}
/** State of an incoming transfer. The list is open. */
export type IncomingTransferStatus = KnownIncomingTransferStatus | (string & {});
/** The kinds of bank account known today. */
export type KnownBankAccountType = "CHECKINGS" | "SAVINGS";
/** The channels known today. */
export type KnownCampaignChannel = "WHATSAPP_MESSAGE" | "PHONE_CALL";
/** The states of a campaign known today. This resource spells CANCELLED with two L. */
export type KnownCampaignStatus = "ACTIVE" | "PAUSED" | "COMPLETED" | "CANCELLED";
/** The kinds of card known today. */
export type KnownCardType = "CREDIT" | "DEBIT" | "PREPAID";
/** The kinds of identity and tax document known today. */
export type KnownDocumentType = "DNI" | "CI" | "LC" | "LE" | "CUIT" | "CUIL" | "PAS" | "CPF" | "RG" | "CNH" | "CNPJ" | "RUT" | "RUN" | "CC" | "CE" | "NIT" | "DUI" | "PIC" | "DPI" | "IFR" | "INE" | "CP" | "RFC" | "CURP" | "CIP" | "CIC" | "CUI" | "RUC" | "SSN" | "TI";
/** The states of an enrollment known today. */
export type KnownEnrolledPaymentMethodStatus = "CREATED" | "READY_TO_ENROLL" | "ENROLL_IN_PROCESS" | "ENROLLED" | "UNENROLL_IN_PROCESS" | "UNENROLLED" | "DECLINED" | "CANCELED" | "REJECTED" | "EXPIRED" | "ERROR";
/** The failure codes known today. */
export type KnownErrorCode = "INVALID_REQUEST" | "INVALID_PARAMETERS" | "MISSING_PARAMETERS" | "MISSING_HEADER" | "INVALID_CREDENTIALS" | "AUTHORIZATION_REQUIRED" | "PAYMENT_NOT_FOUND" | "TRANSACTION_NOT_FOUND" | "CUSTOMER_NOT_FOUND" | "ONBOARDING_NOT_FOUND" | "INVALID_TRANSACTION_TYPE" | "INVALID_STATUS" | "INVALID_CHECKOUT_SESSION" | "CUSTOMER_ID_DUPLICATED" | "OPERATION_IN_PROCESS" | "REQUEST_IN_PROCESS" | "IDEMPOTENCY_DUPLICATED" | "UNSUPPORTED_METHOD" | "UNSUPPORTED_MEDIA_TYPE" | "PAYLOAD_TOO_LARGE" | "TOO_MANY_REQUESTS" | "INTERNAL_ERROR" | "SERVICE_UNAVAILABLE" | "GATEWAY_TIMEOUT";
/** The categories of evidence known today. */
export type KnownEvidenceCategory = "CANCEL_POLICY" | "CUSTOMER_INTERACTION" | "OTHERS" | "PAYMENT_DETAIL" | "PROOF_OF_AUTHENTICITY" | "PROOF_OF_DELIVERY" | "PROOF_OF_SERVICE" | "RECEIPT" | "REFUND_POLICY" | "SERVICE_AGREEMENT" | "TERMS_AND_CONDITIONS";
/** The gender codes known today. */
export type KnownGender = "M" | "F" | "NB" | "NA" | "NK" | "U";
/** The states of an incoming transfer. */
export type KnownIncomingTransferStatus = "PENDING" | "COMPLETED";
/** The categories of document shown by the specification. */
export type KnownOnboardingDocumentCategory = "VAT_DOCUMENT";
/** The states of an onboarding known today. */
export type KnownOnboardingStatus = "CREATED" | "PENDING" | "PENDING_ADDITIONAL_DOCUMENTATION" | "PENDING_RECIPIENT_ACTION" | "SUCCEEDED" | "FAILED" | "DECLINED" | "BLOCKED" | "REJECTED" | "ERROR" | "CANCELED" | "EXPIRED" | "INACTIVE";
/** The kinds of onboarding known today. */
export type KnownOnboardingType = "PREVIOUSLY_ONBOARDED" | "ONE_STEP_ONBOARDING" | "TWO_STEP_ONBOARDING";
/** The ways of onboarding known today. */
export type KnownOnboardingWorkflow = "DIRECT" | "HOSTED_BY_PROVIDER";
/** The kinds of passenger known today: adult, child, infant. */
export type KnownPassengerType = "A" | "C" | "I";
/** The types of payment method shown by the specification. */
export type KnownPaymentMethodType = "CARD" | "BANK_TRANSFER";
/** The payment rails. */
export type KnownPaymentRail = "ACH_STANDARD" | "ACH_SAME_DAY" | "WIRE" | "RTP" | "FPS" | "CHAPS" | "BACS" | "NPP" | "PAYTO" | "BPAY";
/** The states of a payment known today. `x-sub-statuses` lists the sub-statuses that each can have. */
export type KnownPaymentStatus = "CREATED" | "READY_TO_PAY" | "PENDING" | "VERIFIED" | "SUCCEEDED" | "DECLINED" | "REJECTED" | "EXPIRED" | "REFUNDED" | "CANCELED" | "IN_DISPUTE" | "CHARGEBACK" | "ERROR" | "FRAUD";
/** The finer states of a payment known today. */
export type KnownPaymentSubStatus = "CREATED" | "AUTHORIZED" | "IN_PROCESS" | "WAITING_ADDITIONAL_STEP" | "PENDING_PROVIDER_CONFIRMATION" | "PENDING_FRAUD_REVIEW" | "PENDING_OTP_COMPLETION" | "VERIFIED" | "APPROVED" | "PARTIALLY_APPROVED" | "CAPTURED" | "PARTIALLY_CAPTURED" | "PARTIALLY_REFUNDED" | "PARTIALLY_CHARGEBACKED" | "FRAUD_DECLINED" | "REFUND_RETRY_IN_PROCESS" | "CAPTURE_RETRY_IN_PROCESS" | "CAPTURE_RETRY_PROCESS_FAILED" | "DECLINED" | "REJECTED" | "EXPIRED" | "REFUNDED" | "CANCELED" | "RECEIVED" | "PENDING_REVIEW" | "LOST" | "ERROR" | "TIMEOUT" | "PENDING_REVERSE" | "REVERSED_BY_TIMEOUT" | "FRAUD_VERIFIED";
/** The payout schedules known today. */
export type KnownPayoutSchedule = "DAY" | "WEEK" | "MONTH" | "HOLD";
/** The comparisons known today. */
export type KnownRuleConditional = "EQUAL" | "NOT_EQUAL" | "ONE_OF" | "NOT_ONE_OF" | "IN" | "GREATER_THAN" | "GREATER_THAN_OR_EQUAL" | "LESS_THAN" | "LESS_THAN_OR_EQUAL" | "BETWEEN" | "CONTAINS" | "STARTS_WITH";
/** The states of a rule known today. */
export type KnownRuleStatus = "ACTIVE" | "INACTIVE";
/** What rules can look at today. */
export type KnownRuleType = "AMOUNT" | "CURRENCY" | "AMOUNT_AND_CURRENCY" | "PAYMENT_STATUS" | "PAYMENT_METHOD" | "PROVIDER" | "CARD_BIN" | "RESPONSE_CODE" | "ISO_RESPONSE_CODE" | "CATEGORY" | "METADATA" | "USER_COMMS_PER_DAY" | "UNIQUE_BY_USER";
/** The kinds of share known today. */
export type KnownSplitType = "PURCHASE" | "PAYMENTFEE" | "VAT" | "COMMISSION" | "MARKETPLACE" | "SHIPPING";
/** The categories of payment method known today. */
export type KnownTransactionCategory = "CARD" | "BANK_TRANSFER" | "BNPL" | "WALLET" | "TICKET" | "PAYMENT_LINK";
/** The states of a transaction known today; WON, LOST and PREVENTED are a chargeback's. */
export type KnownTransactionStatus = "CREATED" | "PENDING" | "SUCCEEDED" | "DECLINED" | "REJECTED" | "ERROR" | "EXPIRED" | "CANCELED" | "WON" | "LOST" | "PREVENTED";
/** The kinds of transaction known today. */
export type KnownTransactionType = "PURCHASE" | "AUTHORIZE" | "CAPTURE" | "REFUND" | "CANCEL" | "VERIFY" | "CHARGEBACK" | "THREE_D_SECURE" | "FRAUD_SCREENING";
/** The events of a payment known today. */
export type KnownWebhookEventType = "payment.purchase" | "payment.authorize" | "payment.capture" | "payment.refund" | "payment.cancel" | "payment.verify" | "payment.chargeback" | "payment.fraud_screening";
/** The kinds of webhook shown by the specification. */
export type KnownWebhookType = "payment";
/** The workflows known today. */
export type KnownWorkflow = "SDK_CHECKOUT" | "CHECKOUT" | "REDIRECT" | "DIRECT" | "SDK_SEAMLESS";
/** A person who represents a recipient. */
export interface LegalRepresentative {
    /** The merchant's reference of the person. */
    merchant_reference?: string | null;
    /** Given name. */
    first_name?: string | null;
    /** Family name. */
    last_name?: string | null;
    /** Electronic mail address. */
    email?: string | null;
    /** Day of birth. */
    date_of_birth?: string | null;
    /** Country of residence. */
    country?: string | null;
    /** Country of nationality. */
    nationality?: string | null;
    /** Position in the company. */
    title?: string | null;
    /** Whether the person is politically exposed. */
    publicly_exposed_person: boolean;
    /** Whether the person owns the company in the end. */
    ultimate_beneficial_owner: boolean;
    /** Identity document. */
    document?: IdentityDocument | null;
    /** Telephone. */
    phone?: Phone | null;
    /** Address. */
    address?: Address | null;
}
/** One custom tag. */
export interface MetadataItem {
    /** Name of the tag. */
    key: string;
    /** Value of the tag. */
    value: string;
}
/** One custom tag to keep with the record. */
export interface MetadataItemInput {
    /** Name of the tag, 1 to 48 characters. */
    key: string;
    /** Value of the tag, 1 to 512 characters. */
    value: string;
}
/** A recipient's onboarding at a provider. */
export interface Onboarding {
    /** Identifier of the onboarding. */
    id: string;
    /** Kind of onboarding. */
    type?: OnboardingType | null;
    /** How the recipient is onboarded. */
    workflow?: OnboardingWorkflow | null;
    /** Description of the onboarding. */
    description?: string | null;
    status: OnboardingStatus;
    /** Outcome in words. */
    response_message?: string | null;
    /** Where the recipient is sent afterwards. */
    callback_url?: string | null;
    /** The onboarding at the provider. */
    provider?: OnboardingProvider | null;
    /** Documents of the recipient. */
    documentation?: OnboardingDocument[] | null;
    /** People who represent the recipient. */
    legal_representatives?: LegalRepresentative[] | null;
    /** Custom tags. */
    metadata?: MetadataItem[] | null;
    /** Where the recipient's money goes. */
    withdrawal_methods?: WithdrawalMethods | null;
    /** Acceptance of the terms of service. */
    terms_of_service?: TermsOfService | null;
    created_at: Timestamp;
    updated_at: Timestamp;
}
/** A document of a recipient. */
export interface OnboardingDocument {
    /** Name of the file. */
    file_name?: string | null;
    /** Media type of the file. */
    content_type?: string | null;
    /** What the document shows. */
    content_category?: OnboardingDocumentCategory | null;
    /** The file. */
    content?: string | null;
}
/** What a recipient's document shows. The list is open. */
export type OnboardingDocumentCategory = KnownOnboardingDocumentCategory | (string & {});
/** A recipient at a provider. */
export interface OnboardingProvider {
    /** Identifier of the provider. */
    id?: string | null;
    /** The merchant's connection to the provider. */
    connection_id?: string | null;
    /** The provider's identifier of the recipient. */
    recipient_id?: string | null;
    /** Where the recipient continues. */
    redirect_url?: string | null;
    /** The provider's onboarding page. */
    onboarding_url?: string | null;
    /** Legal entity of the recipient. */
    legal_entity?: string | null;
    /** Second identifier of the recipient. */
    recipient_additional_id?: string | null;
    /** Account that holds the recipient's balance. */
    balance_account_id?: string | null;
    /** Kind of recipient. */
    recipient_type?: string | null;
    /** The provider's notification. */
    raw_notification?: {
        [key: string]: unknown;
    } | string | null;
    /** The provider's answer. */
    raw_response?: {
        [key: string]: unknown;
    } | string | null;
    /** The provider's code. */
    response_code?: string | null;
    /** The provider's message. */
    response_message?: string | null;
}
/** Record of the reversal of an onboarding transfer. */
export interface OnboardingReversal {
    /** Identifier of the reversal. */
    id: Uuid;
    /** The onboarding the recipient leaves. */
    origin_onboarding: Onboarding;
    /** The onboarding the recipient goes to. */
    destination_onboarding: Onboarding;
    created_at: Timestamp;
    updated_at: Timestamp;
}
/** State of an onboarding. The list is open. */
export type OnboardingStatus = KnownOnboardingStatus | (string & {});
/** Kind of onboarding. The list is open. */
export type OnboardingType = KnownOnboardingType | (string & {});
/** How a recipient is onboarded. The list is open. */
export type OnboardingWorkflow = KnownOnboardingWorkflow | (string & {});
/** An object whose fields the specification does not show; whatever it holds is kept. */
export interface OpenObject {
    [key: string]: unknown;
}
/** What is being bought and from whom. Sending it improves approval rates and fraud screening. Every field may be absent or null. */
export interface OptionalAdditionalData {
    /** A flight. */
    airline?: OptionalAirline | null;
    /** Other transport. */
    transportations?: unknown[] | {
        [key: string]: unknown;
    } | null;
    /** The order that is paid for. */
    order?: Order | null;
    /** The seller on a marketplace. */
    seller_details?: SellerDetails | null;
}
/** A flight booking. Every field may be absent or null. */
export interface OptionalAirline {
    /** Passenger name record. */
    pnr?: string | null;
    /** The legs of the journey in order. */
    legs?: AirlineLeg[] | null;
    /** The people who fly. */
    passengers?: AirlinePassenger[] | null;
    /** Kind of booking. */
    type?: string | null;
    /** The ticket when there is one. */
    ticket?: OptionalAirlineTicket | null;
    /** The tickets when there are several. */
    tickets?: OptionalAirlineTicket[] | null;
}
/** A flight ticket. Every field may be absent or null. */
export interface OptionalAirlineTicket {
    /** Number of the ticket. */
    ticket_number?: string | null;
    /** The passenger the ticket is for. */
    passenger_id?: string | null;
    /** Whether the ticket is electronic. */
    e_ticket?: boolean | null;
    /** Whether the ticket cannot be refunded. */
    restricted?: boolean | null;
    /** Sum of the fares. */
    total_fare_amount?: number | null;
    /** Sum of the taxes. */
    total_tax_amount?: number | null;
    /** Sum of the fees. */
    total_fee_amount?: number | null;
    /** Who issued the ticket. */
    issue?: OptionalAirlineTicketIssue | null;
}
/** Who issued a ticket, when and where. Every field may be absent or null. */
export interface OptionalAirlineTicketIssue {
    /** Prefix of the issuing airline. */
    carrier_prefix_code?: string | null;
    /** Code of the travel agent. */
    travel_agent_code?: string | null;
    /** Name of the travel agent. */
    travel_agent_name?: string | null;
    /** Day of issue. */
    date?: string | null;
    /** Address of the issuer: an address object, or one line beside `city`, `country` and `zip_code`. */
    address?: Address | (string | null) | null;
    /** City of the issuer. */
    city?: string | null;
    /** Country of the issuer. */
    country?: string | null;
    /** Postal code of the issuer. */
    zip_code?: string | null;
    /** Code of the booking system. */
    booking_system_code?: string | null;
    /** Name of the booking system. */
    booking_system_name?: string | null;
}
/** How a card was charged. Every field may be absent or null. */
export interface OptionalCard {
    /** Whether the card was only verified. */
    verify?: boolean | null;
    /** Whether the amount was captured at once. */
    capture?: boolean | null;
    /** Number of installments. */
    installments?: number | null;
    /** Plan of the installments. */
    installments_plan_id?: string | null;
    /** Months before the first installment. */
    first_installment_deferral?: number | null;
    /** Kind of installments. */
    installments_type?: string | null;
    /** Amount of one installment. */
    installment_amount?: number | null;
    /** Sum of the installments. */
    installments_total_amount?: number | null;
    /** Text on the cardholder's statement. */
    soft_descriptor?: string | null;
    /** Code the issuer gave. */
    authorization_code?: string | null;
    /** Reference in the card network. */
    retrieval_reference_number?: string | null;
    /** Voucher of the charge. */
    voucher?: string | null;
    /** The card. */
    card_data?: OptionalCardData | null;
    /** Use of stored credentials. */
    stored_credentials?: StoredCredentials | null;
}
/** A card, without its number. Every field may be absent or null. */
export interface OptionalCardData {
    /** Name on the card. */
    holder_name?: string | null;
    /** Issuer identification number. */
    iin?: string | null;
    /** Last four digits. */
    lfd?: string | null;
    /** Number of digits. */
    number_length?: number | null;
    /** Number of digits of the security code. */
    security_code_length?: number | null;
    /** Brand of the card. */
    brand?: string | null;
    /** Name of the issuer. */
    issuer_name?: string | null;
    /** Code of the issuer. */
    issuer_code?: string | null;
    /** Country of the issuer. */
    country_code?: string | null;
    /** Category of the card. */
    category?: string | null;
    /** Credit, debit or prepaid. */
    type?: CardType | null;
    /** The same for the same card number. */
    fingerprint?: string | null;
    /** Month of expiry, 1 to 12. */
    expiration_month?: number | null;
    /** Year of expiry, two digits. */
    expiration_year?: number | null;
    /** Outcome of 3-D Secure. */
    three_d_secure?: ThreeDSecure | null;
}
/** The checkout session of a payment. Every field may be absent or null. */
export interface OptionalCheckout {
    /** Identifier of the session. */
    session?: string | null;
    /** Whether the customer has to do something in the SDK, for example 3-D Secure. */
    sdk_action_required?: boolean | null;
}
/** The person who pays. Every field is optional; a field without a value may be null. Every field may be absent or null. */
export interface OptionalCustomerPayer {
    /** Identifier of an existing customer. */
    id?: string | null;
    /** The merchant's own identifier of the customer. */
    merchant_customer_id?: string | null;
    /** Given name. */
    first_name?: string | null;
    /** Family name. */
    last_name?: string | null;
    /** Gender of the customer. */
    gender?: Gender | null;
    /**
     * Format: date
     * Day of birth.
     */
    date_of_birth?: string | null;
    /** Electronic mail address. */
    email?: string | null;
    /** Country of nationality. */
    nationality?: CountryCode | null;
    /** Address the customer connects from. */
    ip_address?: string | null;
    /** Fingerprint of the customer's device. */
    device_fingerprint?: string | null;
    /** Fingerprints of the device, one for each provider. */
    device_fingerprints?: OptionalDeviceFingerprint[] | null;
    /** The browser the customer pays from. */
    browser_info?: BrowserInfo | null;
    /** Identity document of the customer. */
    document?: IdentityDocument | null;
    /** Telephone of the customer. */
    phone?: Phone | null;
    /** Where the invoice goes. */
    billing_address?: Address | null;
    /** Where the goods go. */
    shipping_address?: Address | null;
    /** When the merchant first registered the customer. */
    merchant_customer_created_at?: Timestamp | null;
    /** Where the customer is. */
    geolocation?: Geolocation | null;
}
/** Fingerprint of a device as one provider computed it. Every field may be absent or null. */
export interface OptionalDeviceFingerprint {
    /** Identifier of the provider. */
    provider_id?: string | null;
    /** The fingerprint. */
    id?: string | null;
}
/** One custom tag. Every field may be absent or null. */
export interface OptionalMetadataItem {
    /** Name of the tag. */
    key?: string | null;
    /** Value of the tag. */
    value?: string | null;
}
/** What a payment is worth and what has happened to the money, in major units. Every field may be absent or null. */
export interface OptionalPaymentAmount {
    /** Captured so far. */
    captured?: number | null;
    currency?: CurrencyCode | null;
    /** How the amount was converted; null when it was not. */
    currency_conversion?: OpenObject | null;
    /** Refunded so far. */
    refunded?: number | null;
    /** What the payment is worth. */
    value?: number | null;
}
/** How a payment is paid. Every field may be absent or null. */
export interface OptionalPaymentMethod {
    type?: PaymentMethodType | null;
    /** One-time token. */
    token?: string | null;
    /** Token of the enrolled method; empty when there is none. */
    vaulted_token?: string | null;
    /** Whether the method is enrolled when the payment succeeds. */
    vault_on_success?: boolean | null;
    /** Type of the method that this one stands for. */
    parent_payment_method_type?: string | null;
    payment_method_detail?: OptionalPaymentMethodDetail | null;
}
/** Details of the payment method, under the name of its type. Every field may be absent or null. */
export interface OptionalPaymentMethodDetail {
    card?: OptionalCard | null;
    bank_transfer?: BankTransfer | null;
}
/** A condition that routes payments. Every field may be absent or null. */
export interface OptionalRoutingCondition {
    /** Number of the condition. */
    id?: number | null;
    /** Name of the condition. */
    name?: string | null;
    /** Description of the condition. */
    description?: string | null;
}
/** How the payment was routed to a provider. Every field may be absent or null. */
export interface OptionalRoutingRules {
    /** Whether smart routing chose the provider. */
    smart_routing?: boolean | null;
    /** Whether monitors changed the route. */
    monitors?: boolean | null;
    /** The condition that matched. */
    condition?: OptionalRoutingCondition | null;
}
/** How a transaction is paid. The details are named `detail` here. Every field may be absent or null. */
export interface OptionalTransactionPaymentMethod {
    type?: PaymentMethodType | null;
    /** One-time token. */
    token?: string | null;
    /** Token of the enrolled method; empty when there is none. */
    vaulted_token?: string | null;
    /** Whether the method is enrolled when the payment succeeds. */
    vault_on_success?: boolean | null;
    /** Type of the method that this one stands for. */
    parent_payment_method_type?: string | null;
    detail?: OptionalPaymentMethodDetail | null;
}
/** The order that is paid for. */
export interface Order {
    /** Fee included in the order. */
    fee_amount?: number | null;
    /** Price of the shipping. */
    shipping_amount?: number | null;
    /** Tip. */
    tip_amount?: number | null;
    /** What is being bought. */
    items?: OrderItem[] | null;
    /** Taxes included in the order. */
    taxes?: OrderTax[] | null;
    /** How the goods travel. */
    shipping?: OrderShipping | null;
    /** Who sends and who receives when the payment funds an account. */
    account_funding?: AccountFunding | null;
    /** Tickets to events. */
    tickets?: OrderTicket[] | null;
    /** How the order is fulfilled. */
    fulfillment?: OpenObject | null;
    /** Discounts given. */
    discounts?: OrderDiscount[] | null;
    /** Where the order was placed. */
    sales_channel?: string | null;
}
/** One discount on the order. */
export interface OrderDiscount {
    /** Identifier of the discount. */
    id?: string | null;
    /** Name of the discount. */
    name?: string | null;
    /** Amount of the discount. */
    unit_amount?: number | null;
}
/** One line of the order. */
export interface OrderItem {
    /** Identifier of the item. */
    id?: string | null;
    /** Name of the item. */
    name?: string | null;
    /** How many. */
    quantity?: number | null;
    /** Price of one. */
    unit_amount?: number | null;
    /** Kind of item. */
    category?: string | null;
    /** Brand. */
    brand?: string | null;
    /** Stock keeping unit. */
    sku_code?: string | null;
    /** Part number of the manufacturer. */
    manufacture_part_number?: string | null;
}
/** How the goods travel. */
export interface OrderShipping {
    /** Kind of shipping. */
    type?: string | null;
    /** Description of the shipping. */
    description?: string | null;
    /** Who carries the goods. */
    carrier?: string | null;
    /** When the goods arrive. */
    deliver_at?: string | null;
    /** Who receives the goods. */
    recipients?: OpenObject[] | null;
}
/** One tax on the order. */
export interface OrderTax {
    /** Kind of tax. */
    type?: string | null;
    /** Amount the tax is computed on. */
    tax_base?: number | null;
    /** Amount of the tax. */
    value?: number | null;
    /** Rate in percent. */
    percentage?: number | null;
}
/** A ticket to an event. */
export interface OrderTicket {
    /** Identifier of the ticket. */
    id?: string | null;
    /** Name of the ticket. */
    name?: string | null;
    /** Description of the ticket. */
    description?: string | null;
    /** Kind of ticket. */
    type?: string | null;
    /** Price of the ticket. */
    amount?: OrderTicketAmount | null;
    /** The event. */
    event?: OrderTicketEvent | null;
}
/** Price of a ticket. */
export interface OrderTicketAmount {
    /** Amount in major units. */
    value?: number | null;
    /** Currency of the amount. */
    currency?: CurrencyCode | null;
}
/** The event a ticket is for. */
export interface OrderTicketEvent {
    /** Identifier of the event. */
    id?: string | null;
    /** Name of the event. */
    name?: string | null;
    /** Description of the event. */
    description?: string | null;
    /** Kind of event. */
    type?: string | null;
    /** When the event takes place. */
    date?: string | null;
    /** Where the event takes place. */
    address?: Address | null;
}
/** Kind of passenger. The list is open. */
export type PassengerType = KnownPassengerType | (string & {});
/** A payment as the retrieve call answers it, with all its transactions. */
export type Payment = PaymentBase & {
    /** All transactions, oldest first. */
    transactions: RetrievedTransaction[];
    /** All transactions, oldest first, when `transactions_history` was asked for; null otherwise. */
    transactions_history?: Transaction[] | null;
    /** How the amount is shared among recipients; empty when it is not. */
    split: OpenObject[];
};
/** What a payment is worth and what has happened to the money, in major units. */
export interface PaymentAmount {
    /** Captured so far. */
    captured: number;
    currency: CurrencyCode;
    /** How the amount was converted; null when it was not. */
    currency_conversion?: OpenObject | null;
    /** Refunded so far. */
    refunded: number;
    /** What the payment is worth. */
    value: number;
}
/** What every answer about a payment holds. */
export interface PaymentBase {
    /** Identifier of the payment. */
    id: Uuid;
    /** The account the payment belongs to. */
    account_id: Uuid;
    /** What is paid for. */
    description: string;
    country: CountryCode;
    status: PaymentStatus;
    sub_status: PaymentSubStatus;
    /** The merchant's identifier of the order. */
    merchant_order_id: string;
    created_at: Timestamp;
    updated_at: Timestamp;
    amount: PaymentAmount;
    /** The checkout session; null when there is none. */
    checkout?: Checkout | null;
    payment_method: PaymentMethod;
    /** The person who pays; null when none was sent. */
    customer_payer?: CustomerPayer | null;
    /** What is being bought; null when nothing was sent. */
    additional_data?: AdditionalData | null;
    /** Taxes of the payment. */
    taxes?: unknown[] | {
        [key: string]: unknown;
    } | null;
    /** Where the customer is sent after paying; empty when none was given. */
    callback_url: string;
    workflow: Workflow;
    /** Custom tags; empty when there are none. */
    metadata: MetadataItem[];
    /** What the fraud screening found; null when there was none. */
    fraud_screening?: OpenObject | null;
    /** Identifier of the payment link; empty when there is none. */
    payment_link_id: string;
    /** Code of the subscription; null when there is none. */
    subscription_code?: string | null;
    routing_rules: RoutingRules;
    /** Whether the payment was made in simplified mode. */
    simplified_mode: boolean;
}
/** How a payment is paid. */
export type PaymentMethod = PaymentMethodBase & {
    payment_method_detail: PaymentMethodDetail;
};
/** What a payment method is, on a payment and on a transaction. */
export interface PaymentMethodBase {
    type: PaymentMethodType;
    /** One-time token. */
    token: string;
    /** Token of the enrolled method; empty when there is none. */
    vaulted_token: string;
    /** Whether the method is enrolled when the payment succeeds. */
    vault_on_success: boolean;
    /** Type of the method that this one stands for. */
    parent_payment_method_type?: string | null;
}
/** Details of the payment method, under the name of its type. */
export interface PaymentMethodDetail {
    card?: Card;
    bank_transfer?: BankTransfer;
}
/** Details of the payment method. */
export interface PaymentMethodDetailInput {
    card?: CardInput;
    /** Details of a bank transfer. */
    bank_transfer?: OpenObject;
}
/** How to pay. The usual form carries only `token`. */
export interface PaymentMethodInput {
    /** One-time token. */
    token?: string;
    /** Token of an enrolled payment method. */
    vaulted_token?: string;
    /** Type of the payment method; CARD when a token or a card is sent. */
    type?: PaymentMethodType;
    detail?: PaymentMethodDetailInput;
    /** Whether to enroll the method when the payment succeeds. */
    vault_on_success?: boolean;
}
/** The payment methods a customer has enrolled. */
export interface PaymentMethodList {
    /** The methods; empty when there are none. */
    payment_methods: EnrolledPaymentMethod[];
}
/** Type of a payment method. The list is open. */
export type PaymentMethodType = KnownPaymentMethodType | (string & {});
/** The network that carried the transfer. The list is open. */
export type PaymentRail = KnownPaymentRail | (string & {});
/** State of a payment. The list is open. */
export type PaymentStatus = KnownPaymentStatus | (string & {});
/** Finer state of a payment. The list is open. */
export type PaymentSubStatus = KnownPaymentSubStatus | (string & {});
/** A payment in short. */
export interface PaymentSummary {
    id: Uuid;
    account_id: Uuid;
    /** The merchant's identifier of the order. */
    merchant_order_id: string;
    status: PaymentStatus;
    sub_status: PaymentSubStatus;
}
/** Envelope of a payment event. Only `type_event` and `data`, with the id and status of the payment, are always present. Every other field may be absent or null. */
export interface PaymentWebhook {
    /** Kind of webhook. */
    type?: WebhookType | null;
    type_event: WebhookEventType;
    /** The account of the payment. */
    account_id?: Uuid | null;
    /** Number of the delivery attempt, from 0. */
    retry?: number | null;
    /** Version of the envelope. */
    version?: number | null;
    data: PaymentWebhookData;
}
/** What a payment event is about. */
export interface PaymentWebhookData {
    payment: WebhookPayment;
}
/** When money is paid out. The list is open. */
export type PayoutSchedule = KnownPayoutSchedule | (string & {});
/** A telephone number. */
export interface Phone {
    /** Number without the country code. */
    number?: string | null;
    /** Dialling code of the country, for example 57. */
    country_code?: string | null;
}
/** The country where the transaction is processed. */
export type ProcessingCountry = "AR" | "BO" | "BR" | "CL" | "CO" | "CR" | "EC" | "SV" | "GT" | "HN" | "MX" | "NI" | "PA" | "PY" | "PE" | "US" | "UY";
/** What the provider said about a transaction. */
export interface ProviderData {
    /** Identifier of the provider. */
    id?: string | null;
    /** The provider's identifier of the transaction. */
    transaction_id?: string | null;
    /** The merchant's account at the provider. */
    account_id?: string | null;
    /** The provider's status. */
    status?: string | null;
    /** The provider's sub-status. */
    sub_status?: string | null;
    /** Detail of the provider's status. */
    status_detail?: string | null;
    /** The provider's message. */
    response_message?: string | null;
    /** The provider's code. */
    response_code?: string | null;
    /** What the provider answered; null unless asked for. */
    raw_response?: OpenObject | null;
    /** A third party's identifier of the transaction. */
    third_party_transaction_id?: string | null;
    /** A third party's identifier of the account. */
    third_party_account_id?: string | null;
    /** Response code of ISO 8583. */
    iso8583_response_code?: string | null;
    /** The code in words. */
    iso8583_response_message?: string | null;
    /** The network's advice on trying again. */
    merchant_advice_code?: string | null;
    /** The advice in words. */
    merchant_advice_code_message?: string | null;
    /** Why a chargeback was raised. */
    reason_code?: string | null;
    /** The reason in words. */
    reason_description?: string | null;
}
/** How much of a capture to give back. */
export interface RefundPaymentRequest {
    /** The merchant's reference of the refund. */
    merchant_reference: string;
    amount?: AmountInput;
    /** What happened. */
    description?: string;
    /** Why, for example REQUESTED_BY_CUSTOMER. */
    reason?: string;
}
/** A payment as the refund call answers it, with the refund as its latest transaction. */
export type RefundedPayment = PaymentBase & {
    /** The latest transaction, of type REFUND. */
    transactions: Transaction;
    /** All transactions, oldest first, or null. */
    transactions_history: Transaction[] | null;
};
/** One movement of a payment, as the retrieve call answers it. */
export type RetrievedTransaction = Transaction & {
    /** Whether the customer still has to authenticate. */
    three_d_secure_action_required?: boolean | null;
};
/** A condition that routes payments. */
export interface RoutingCondition {
    /** Number of the condition. */
    id: number;
    /** Name of the condition. */
    name?: string | null;
    /** Description of the condition. */
    description?: string | null;
}
/** How the payment was routed to a provider. */
export interface RoutingRules {
    /** Whether smart routing chose the provider. */
    smart_routing: boolean;
    /** Whether monitors changed the route. */
    monitors: boolean;
    /** The condition that matched. */
    condition?: RoutingCondition | null;
}
/** How a rule compares. The list is open. */
export type RuleConditional = KnownRuleConditional | (string & {});
/** State of a rule. The list is open. */
export type RuleStatus = KnownRuleStatus | (string & {});
/** What a rule looks at. The list is open. */
export type RuleType = KnownRuleType | (string & {});
/** The seller on a marketplace. */
export interface SellerDetails {
    /** Name of the seller. */
    name?: string | null;
    /** Website of the seller. */
    website?: string | null;
    /** Electronic mail address of the seller. */
    email?: string | null;
    /** Address of the seller. */
    address?: Address | null;
    /** The merchant's reference of the seller. */
    reference?: string | null;
    /** Country of the seller. */
    country?: string | null;
    /** Telephone of the seller. */
    phone?: Phone | null;
    /** Identity or tax document of the seller. */
    document?: IdentityDocument | null;
    /** Line of business. */
    industry?: string | null;
    /** ISO 18245 code of the line of business. */
    merchant_category_code?: string | null;
}
/** One recipient's share of a payment. Its inner fields are not shown by the specification. */
export interface SplitMarketplaceItem {
    /** Identifier of the recipient. */
    recipient_id?: string | null;
    /** The provider's identifier of the recipient. */
    provider_recipient_id?: string | null;
    /** What the share is for. */
    description?: string | null;
    /** Kind of share. */
    type?: SplitType | null;
    /** The merchant's reference of the share. */
    merchant_reference?: string | null;
    /** How much the recipient gets. */
    amount?: ({
        /** Amount in major units. */
        value?: number | null;
        /** ISO 4217 currency code. */
        currency?: string | null;
    } & {
        [key: string]: unknown;
    }) | null;
    /** Who bears fees and chargebacks. */
    liability?: ({
        /** Who bears the processing fee. */
        processing_fee?: string | null;
        /** Whether the recipient bears chargebacks. */
        chargebacks?: boolean | null;
    } & {
        [key: string]: unknown;
    }) | null;
    [key: string]: unknown;
}
/** Kind of share in a split. The list is open. */
export type SplitType = KnownSplitType | (string & {});
/** Use of stored credentials. */
export interface StoredCredentials {
    /** Why the card is stored. */
    reason?: string | null;
    /** First or later use. */
    usage?: string | null;
    /** Agreement with the customer. */
    subscription_agreement_id?: string | null;
    /** The network's identifier of the first use. */
    network_transaction_id?: string | null;
}
/** The subscription that the payment starts or belongs to. Its inner fields are not shown by the specification. */
export interface SubscriptionInput {
    /** Identifier of an existing subscription. */
    id?: string;
    /** How often to charge. */
    frequency?: {
        /** Unit of time. */
        type?: string;
        /** How many units. */
        value?: number;
    } & {
        [key: string]: unknown;
    };
    /** What to charge each time. */
    amount?: {
        /** Amount in major units. */
        value?: number;
        currency?: CurrencyCode;
        /** Whether the amount changes. */
        type?: "FIXED" | "VARIABLE";
    } & {
        [key: string]: unknown;
    };
    /** When the subscription runs. */
    availability?: {
        /** First day. */
        start_at?: string;
        /** Last day. */
        finish_at?: string;
    } & {
        [key: string]: unknown;
    };
    /** How many times to charge. */
    billing_cycles?: {
        /** Number of charges. */
        total?: number;
    } & {
        [key: string]: unknown;
    };
    /** On which day to charge. */
    billing_date?: {
        /** Kind of day. */
        type?: string;
        /** The day. */
        day?: number;
    } & {
        [key: string]: unknown;
    };
    [key: string]: unknown;
}
/** Acceptance of the terms of service. */
export interface TermsOfService {
    /** Whether they were accepted. */
    acceptance: boolean;
    date: Timestamp;
    /** Address they were accepted from. */
    ip?: string | null;
}
/** Outcome of 3-D Secure. */
export interface ThreeDSecure {
    /** Version of the protocol. */
    version?: string | null;
    /** ECI, the level of authentication. */
    electronic_commerce_indicator?: string | null;
    /** Authentication value. */
    cryptogram?: string | null;
    /** Identifier of the authentication. */
    transaction_id?: string | null;
    /** The directory server's identifier. */
    directory_server_transaction_id?: string | null;
    /** Result of the authentication. */
    pares_status?: string | null;
    /** Identifier of the access control server. */
    acs_id?: string | null;
}
/**
 * Format: date-time
 * ISO 8601 in UTC, with a trailing `Z`, for example with fractional seconds.
 * @example 2026-03-14T09:26:53.589793Z
 */
export type Timestamp = string;
/** One movement of a payment. */
export type Transaction = TransactionBase & {
    /** Amount in major units. */
    amount: number;
};
/** Amounts of a payment after a capture or a cancellation, in major units. */
export interface TransactionAmount {
    /** Captured so far. */
    captured: number;
    currency: CurrencyCode;
    /** Refunded so far. */
    refunded: number;
    /** Amount of this transaction. */
    value: number;
}
/** What every transaction holds, its amount aside. */
export interface TransactionBase {
    /** Identifier of the transaction. */
    id: Uuid;
    type: TransactionType;
    status: TransactionStatus;
    category: TransactionCategory;
    /** Identifier of the payment provider. */
    provider_id: string;
    payment_method: TransactionPaymentMethod;
    /** Outcome of the transaction as a code: why it was declined, for example. */
    response_code?: string | null;
    /** Outcome in words. */
    response_message?: string | null;
    /** Why the transaction was made, for example REQUESTED_BY_CUSTOMER. */
    reason?: string | null;
    /** Description of the transaction. */
    description?: string | null;
    /** The merchant's reference. */
    merchant_reference?: string | null;
    provider_data: ProviderData;
    connection_data: ConnectionData;
    /** The network's advice on trying again. */
    merchant_advice_code?: string | null;
    /** The advice in words. */
    merchant_advice_code_message?: string | null;
    created_at: Timestamp;
    updated_at: Timestamp;
}
/** Category of the payment method of a transaction. The list is open. */
export type TransactionCategory = KnownTransactionCategory | (string & {});
/** How a transaction is paid. The details are named `detail` here. */
export type TransactionPaymentMethod = PaymentMethodBase & {
    detail: PaymentMethodDetail;
};
/** State of a transaction. The list is open. */
export type TransactionStatus = KnownTransactionStatus | (string & {});
/** Kind of transaction. The list is open. */
export type TransactionType = KnownTransactionType | (string & {});
/** A capture or a cancellation, with the state of its payment. */
export type TransactionWithPayment = TransactionBase & {
    /** What happened to the money, in major units. */
    amount: TransactionAmount;
    /** The payment after the operation. */
    payment: PaymentSummary;
};
/**
 * Format: uuid
 * A UUID, 36 characters.
 * @example 0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11
 */
export type Uuid = string;
/** The merchant's answer to a notification. */
export interface WebhookAcknowledgement {
    /** Always true. */
    received: true;
}
/** What happened. The list is open. */
export type WebhookEventType = KnownWebhookEventType | (string & {});
/** The payment of an event, with the fields of a payment. Only `id` and `status` are always present; every other field may be absent or null. Fields that are not documented are kept. Retrieve the payment for its complete and current state. */
export interface WebhookPayment {
    /** The account the payment belongs to. */
    account_id?: Uuid | null;
    /** What is paid for. */
    description?: string | null;
    country?: CountryCode | null;
    sub_status?: PaymentSubStatus | null;
    /** The merchant's identifier of the order. */
    merchant_order_id?: string | null;
    created_at?: Timestamp | null;
    updated_at?: Timestamp | null;
    amount?: OptionalPaymentAmount | null;
    /** The checkout session; null when there is none. */
    checkout?: OptionalCheckout | null;
    payment_method?: OptionalPaymentMethod | null;
    /** The person who pays; null when none was sent. */
    customer_payer?: OptionalCustomerPayer | null;
    /** What is being bought; null when nothing was sent. */
    additional_data?: OptionalAdditionalData | null;
    /** Taxes of the payment. */
    taxes?: unknown[] | {
        [key: string]: unknown;
    } | null;
    /** Where the customer is sent after paying; empty when none was given. */
    callback_url?: string | null;
    workflow?: Workflow | null;
    /** Custom tags; empty when there are none. */
    metadata?: OptionalMetadataItem[] | null;
    /** What the fraud screening found; null when there was none. */
    fraud_screening?: OpenObject | null;
    /** Identifier of the payment link; empty when there is none. */
    payment_link_id?: string | null;
    /** Code of the subscription; null when there is none. */
    subscription_code?: string | null;
    routing_rules?: OptionalRoutingRules | null;
    /** Whether the payment was made in simplified mode. */
    simplified_mode?: boolean | null;
    /** All transactions, oldest first, when `transactions_history` was asked for; null otherwise. */
    transactions_history?: WebhookTransaction[] | null;
    /** How the amount is shared among recipients; empty when it is not. */
    split?: OpenObject[] | null;
    /** Identifier of the payment. */
    id: Uuid;
    status: PaymentStatus;
    /** The transaction that caused the event, or a list of transactions. */
    transactions?: WebhookTransaction | WebhookTransaction[] | null;
    /** The key of the event, or of the request that caused it: public sources contradict each other. The same on all attempts of one event. */
    idempotency_key?: string | null;
    [key: string]: unknown;
}
/** A transaction in an event, with the fields of a transaction. Every field may be absent or null. */
export interface WebhookTransaction {
    /** Identifier of the transaction. */
    id?: Uuid | null;
    type?: TransactionType | null;
    status?: TransactionStatus | null;
    category?: TransactionCategory | null;
    /** Identifier of the payment provider. */
    provider_id?: string | null;
    payment_method?: OptionalTransactionPaymentMethod | null;
    /** Outcome of the transaction as a code: why it was declined, for example. */
    response_code?: string | null;
    /** Outcome in words. */
    response_message?: string | null;
    /** Why the transaction was made, for example REQUESTED_BY_CUSTOMER. */
    reason?: string | null;
    /** Description of the transaction. */
    description?: string | null;
    /** The merchant's reference. */
    merchant_reference?: string | null;
    provider_data?: ProviderData | null;
    connection_data?: ConnectionData | null;
    /** The network's advice on trying again. */
    merchant_advice_code?: string | null;
    /** The advice in words. */
    merchant_advice_code_message?: string | null;
    created_at?: Timestamp | null;
    updated_at?: Timestamp | null;
    /** Amount in major units. */
    amount?: number | null;
}
/** Kind of webhook. The list is open. */
export type WebhookType = KnownWebhookType | (string & {});
/** The bank account of a recipient. */
export interface WithdrawalBank {
    /** Code of the bank. */
    code?: string | null;
    /** Branch. */
    branch?: string | null;
    /** Check digit of the branch. */
    branch_digit?: string | null;
    /** Number of the account. */
    account?: string | null;
    /** Check digit of the account. */
    account_digit?: string | null;
    /** Kind of account. */
    account_type?: BankAccountType | null;
    /** Routing number. */
    routing?: string | null;
    /** Country of the bank. */
    country?: string | null;
    /** Currency of the account. */
    currency?: string | null;
    /** When money is paid out. */
    payout_schedule?: PayoutSchedule | null;
}
/** Where a recipient's money goes. */
export interface WithdrawalMethods {
    /** A bank account. */
    bank?: WithdrawalBank | null;
}
/** How the customer pays. The list is open. */
export type Workflow = KnownWorkflow | (string & {});
/** How the customer pays: SDK_CHECKOUT (recommended; with the provider's SDK), DIRECT (server to server with provider information), REDIRECT (server to server with a redirection to the provider), CHECKOUT or SDK_SEAMLESS. */
export type WorkflowInput = "SDK_CHECKOUT" | "DIRECT" | "REDIRECT" | "CHECKOUT" | "SDK_SEAMLESS";
