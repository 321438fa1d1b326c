// Generated from openapi/*.yaml by `npm run generate`. Do not edit.
/** Sender and beneficiary of an account funding. */
export interface AccountFunding {
    /** Person or company that sends the money. */
    sender?: AccountFundingParty | null;
    /** Person or company that receives the money. */
    beneficiary?: AccountFundingParty | null;
}
/** A person or company that sends or receives money. */
export interface AccountFundingParty {
    /**
     * National entity of the party. Assumption: INDIVIDUAL for a person.
     * @example 'INDIVIDUAL'
     */
    national_entity?: string | null;
    /**
     * First name of a person.
     * @example 'María'
     */
    first_name?: string | null;
    /**
     * Last name of a person.
     * @example 'Gómez'
     */
    last_name?: string | null;
    /**
     * Legal name of a company.
     * @example 'Acme Inc'
     */
    legal_name?: string | null;
    /**
     * Email address for contact.
     * @example 'maria.gomez@example.com'
     */
    email?: string | null;
    /**
     * Country of the party, as an ISO 3166-1 alpha-2 code. Assumption: the specification does not show this format.
     * @example 'CO'
     */
    country?: string | null;
    /**
     * Date of birth of a person as an ISO 8601 date, YYYY-MM-DD. Assumption: the specification does not show this format.
     * @example '1990-02-28'
     */
    date_of_birth?: string | null;
    /**
     * Identity document of the party.
     * @example { document_type: 'CC', document_number: '1093333333' }
     */
    document?: IdentityDocument | string | null;
    /**
     * Telephone number with its country code.
     * @example { number: '3001234567', country_code: '57' }
     */
    phone?: Phone | string | null;
    /**
     * Address of the party.
     * @example { address_line_1: 'Calle 34 # 56-78', city: 'Bogotá', country: 'CO' }
     */
    address?: Address | string | null;
}
/** Purchase details, such as items, flights and seller. Sending them enhances the payment experience. */
export interface AdditionalData {
    /** Flights, passengers and tickets. */
    airline?: Airline | null;
    /**
     * Transportations. Assumption: in any JSON form.
     * @example { type: 'BUS', departure_city: 'Bogotá', arrival_city: 'Tunja' }
     */
    transportations?: unknown[] | {
        [key: string]: unknown;
    } | null;
    /** Items, taxes and shipping of the purchase. */
    order?: Order | null;
    /** Details of the seller. */
    seller_details?: SellerDetails | null;
}
/** Postal address. */
export interface Address {
    /**
     * First line of the address.
     * @example 'Calle 34 # 56-78'
     */
    address_line_1?: string | null;
    /**
     * Second line of the address.
     * @example 'Apartment 502'
     */
    address_line_2?: string | null;
    /**
     * Country of the address, as an ISO 3166-1 alpha-2 code. Assumption: the specification does not show this format.
     * @example 'CO'
     */
    country?: string | null;
    /**
     * State or province.
     * @example 'Cundinamarca'
     */
    state?: string | null;
    /**
     * City of the address.
     * @example 'Bogotá'
     */
    city?: string | null;
    /**
     * Postal code.
     * @example '111111'
     */
    zip_code?: string | null;
    /**
     * Neighborhood in the city.
     * @example 'Chapinero'
     */
    neighborhood?: string | null;
}
/** A flight booking. */
export interface Airline {
    /**
     * Passenger name record (PNR) of the booking.
     * @example 'XK7T2P'
     */
    pnr?: string | null;
    /** Legs of the journey. */
    legs?: AirlineLeg[] | null;
    /** Passengers. Assumption: a `passenger_id` refers to one of them by `id`. */
    passengers?: AirlinePassenger[] | null;
    /**
     * Type of journey.
     * @example 'ONE_WAY'
     */
    type?: string | null;
    /** Ticket of the booking. */
    ticket?: AirlineTicket | null;
    /** Tickets of the booking. */
    tickets?: AirlineTicket[] | null;
}
/** A leg of the journey. */
export interface AirlineLeg {
    /**
     * Position of the leg.
     * @example '1'
     */
    order?: number | string | null;
    /**
     * Position of the route.
     * @example '1'
     */
    route_order?: number | string | null;
    /**
     * Identifier of the passenger of the leg.
     * @example 'p1'
     */
    passenger_id?: string | null;
    /**
     * IATA code of the departure airport. Assumption: the specification does not show this format.
     * @example 'BOG'
     */
    departure_airport?: string | null;
    /**
     * Local date and time of the departure, ISO 8601. Assumption: the specification does not show this format.
     * @example '2026-12-01T08:00:00'
     */
    departure_datetime?: string | null;
    /**
     * Time zone of the departure airport. Assumption: a UTC offset.
     * @example '-05:00'
     */
    departure_airport_timezone?: string | null;
    /**
     * IATA code of the arrival airport. Assumption: the specification does not show this format.
     * @example 'SCL'
     */
    arrival_airport?: string | null;
    /**
     * Time zone of the arrival airport. Assumption: a UTC offset.
     * @example '-03:00'
     */
    arrival_airport_timezone?: string | null;
    /**
     * Local date and time of the arrival, ISO 8601. Assumption: the specification does not show this format.
     * @example '2026-12-01T15:45:00'
     */
    arrival_datetime?: string | null;
    /**
     * IATA code of the carrier. Assumption: the specification does not show this format.
     * @example 'ZZ'
     */
    carrier_code?: string | null;
    /**
     * Number of the flight.
     * @example '880'
     */
    flight_number?: string | null;
    /**
     * Fare basis code of the leg.
     * @example 'YFARE1'
     */
    fare_basis_code?: string | null;
    /**
     * Fare class code of the leg.
     * @example 'Y'
     */
    fare_class_code?: string | null;
    /**
     * Base fare of the leg, in major units of `base_fare_currency`. Assumption: the specification does not show this unit.
     * @example 350.1
     */
    base_fare?: number | null;
    /**
     * ISO 4217 code of the currency of `base_fare`.
     * @example 'USD'
     */
    base_fare_currency?: string | null;
    /**
     * Stopover code. Assumption: O when a stopover is allowed, X when it is not.
     * @example 'O'
     */
    stopover_code?: string | null;
    /**
     * Country of the departure airport, as an ISO 3166-1 alpha-2 code. Assumption: the specification does not show this format.
     * @example 'CO'
     */
    departure_airport_country?: string | null;
    /**
     * City of the departure airport.
     * @example 'Bogotá'
     */
    departure_airport_city?: string | null;
    /**
     * Country of the arrival airport, as an ISO 3166-1 alpha-2 code. Assumption: the specification does not show this format.
     * @example 'CL'
     */
    arrival_airport_country?: string | null;
    /**
     * City of the arrival airport.
     * @example 'Santiago'
     */
    arrival_airport_city?: string | null;
    /**
     * Expedited boarding.
     * @example 'PRIORITY'
     */
    expedited_boarding?: string | boolean | null;
    /**
     * Extra baggage.
     * @example '1 PIECE 23 KG'
     */
    extra_baggage?: string | null;
    /**
     * Purchased meals.
     * @example 'VEGETARIAN'
     */
    purchased_meals?: string | null;
    /**
     * Selected seat.
     * @example '12A'
     */
    selected_seat?: string | null;
}
/** A passenger. */
export interface AirlinePassenger {
    /**
     * Identifier of the passenger.
     * @example 'p1'
     */
    id?: string | null;
    /**
     * First name.
     * @example 'María'
     */
    first_name?: string | null;
    /**
     * Last name.
     * @example 'Gómez'
     */
    last_name?: string | null;
    /**
     * Middle name.
     * @example 'Isabel'
     */
    middle_name?: string | null;
    /** Type of passenger. Assumption: A adult, C child, I infant. Known values: A, C, I. Assumption: the specification does not show the complete list. */
    type?: PassengerType | null;
    /**
     * Date of birth as an ISO 8601 date, YYYY-MM-DD. Assumption: the specification does not show this format.
     * @example '1990-02-28'
     */
    date_of_birth?: string | null;
    /**
     * Citizenship as an ISO 3166-1 alpha-2 country code. Assumption: the specification does not show this format.
     * @example 'CO'
     */
    nationality?: string | null;
    /**
     * Identity document.
     * @example { document_type: 'CC', document_number: '1093333333' }
     */
    document?: IdentityDocument | string | null;
    /**
     * Country of the passenger, as an ISO 3166-1 alpha-2 code. Assumption: the specification does not show this format.
     * @example 'CO'
     */
    country?: string | null;
    /**
     * Loyalty number.
     * @example 'FF1234567'
     */
    loyalty_number?: string | null;
    /**
     * Loyalty tier.
     * @example 'GOLD'
     */
    loyalty_tier?: string | null;
    /**
     * Email address of the passenger.
     * @example 'maria.gomez@example.com'
     */
    email?: string | null;
    /**
     * Telephone number of the passenger.
     * @example { number: '3001234567', country_code: '57' }
     */
    phone?: Phone | string | null;
    /**
     * Address of the passenger.
     * @example { address_line_1: 'Calle 34 # 56-78', city: 'Bogotá', country: 'CO' }
     */
    address?: Address | string | null;
    /**
     * Source of the evidence document.
     * @example 'AIRPORT_DESK'
     */
    evidence_document_source?: string | null;
}
/** A ticket, with its amounts. */
export interface AirlineTicket {
    /**
     * Number of the ticket.
     * @example '1234567890123'
     */
    ticket_number?: string | null;
    /**
     * Identifier of the passenger of the ticket.
     * @example 'p1'
     */
    passenger_id?: string | null;
    /** True for an electronic ticket. */
    e_ticket?: boolean | null;
    /** True for a restricted ticket. */
    restricted?: boolean | null;
    /**
     * Total fare, in major units. Assumption: the specification does not show this unit.
     * @example 350.1
     */
    total_fare_amount?: number | null;
    /**
     * Total tax, in major units. Assumption: the specification does not show this unit.
     * @example 52.25
     */
    total_tax_amount?: number | null;
    /**
     * Total fee, in major units. Assumption: the specification does not show this unit.
     * @example 10
     */
    total_fee_amount?: number | null;
    /** Issue of the ticket. */
    issue?: AirlineTicketIssue | null;
}
/** Issue of a ticket. */
export interface AirlineTicketIssue {
    /**
     * Prefix code of the carrier.
     * @example '123'
     */
    carrier_prefix_code?: string | null;
    /**
     * Code of the travel agent.
     * @example '12345678'
     */
    travel_agent_code?: string | null;
    /**
     * Name of the travel agent.
     * @example 'Travel Shop'
     */
    travel_agent_name?: string | null;
    /**
     * Date of the issue, ISO 8601. Assumption: the specification does not show this format.
     * @example '2026-11-20'
     */
    date?: string | null;
    /**
     * Address of the issue. Assumption: an address object, or one line.
     * @example 'Carrera 7 # 12-34'
     */
    address?: Address | string | null;
    /**
     * City of the issue.
     * @example 'Bogotá'
     */
    city?: string | null;
    /**
     * Country of the issue, as an ISO 3166-1 alpha-2 code. Assumption: the specification does not show this format.
     * @example 'CO'
     */
    country?: string | null;
    /**
     * Postal code of the issue.
     * @example '111111'
     */
    zip_code?: string | null;
    /**
     * Code of the booking system.
     * @example 'SYS'
     */
    booking_system_code?: string | null;
    /**
     * Name of the booking system.
     * @example 'Example Distribution System'
     */
    booking_system_name?: string | null;
}
/** An amount of money to capture or refund. Assumption: the specification does not show which fields are required. */
export interface AmountInput {
    /** ISO 4217 code of the currency of `value`. Exactly 3 upper-case letters. */
    currency: CurrencyCode;
    /**
     * Amount in major units: 25 is 25.00 USD. Greater than 0, at most 9,007,199,254,740,992, at most 4 decimals. Assumption: the specification does not show this unit or this limit.
     * @example 25.5
     */
    value: number;
}
/** Type of bank account, for example SAVINGS. Assumption: the specification does not show that other values can appear. */
export type BankAccountType = KnownBankAccountType | (string & {});
/** Details of a bank transfer, with instructions. */
export interface BankTransfer {
    /**
     * Image of the provider.
     * @example 'https://icons.example.com/bank.png'
     */
    provider_image?: string | null;
    /**
     * Type of the account.
     * @example 'SAVINGS'
     */
    account_type?: string | null;
    /**
     * Name of the bank.
     * @example 'Example Bank'
     */
    bank_name?: string | null;
    /**
     * Name of the beneficiary.
     * @example 'Running Shop SAS'
     */
    beneficiary_name?: string | null;
    /**
     * Number of the account.
     * @example '1234567890'
     */
    bank_account?: string | null;
    /**
     * Second account number.
     * @example '00121234567890'
     */
    bank_account_2?: string | null;
    /**
     * Type of the beneficiary's document.
     * @example 'NIT'
     */
    beneficiary_document_type?: string | null;
    /**
     * Number of the beneficiary's document.
     * @example '900123456'
     */
    beneficiary_document?: string | null;
    /**
     * Instructions for the payment.
     * @example 'Transfer the amount before the payment expires'
     */
    payment_instruction?: string | null;
    /**
     * URL for the redirection of the payer.
     * @example 'https://bank.example.com/pay/8f5d1d4c'
     */
    redirect_url?: string | null;
}
/** The customer's browser. Screen sizes are strings. */
export interface BrowserInfo {
    /**
     * HTTP header `User-Agent`.
     * @example 'Mozilla/5.0'
     */
    user_agent?: string | null;
    /**
     * HTTP header `Accept`.
     * @example 'text/html,application/xhtml+xml'
     */
    accept_header?: string | null;
    /**
     * Accepted content. Assumption: media types that the page can load, as one string.
     * @example '*\/*'
     */
    accept_content?: string | null;
    /**
     * Accepted by the browser. Assumption: media types that it can show, as one string.
     * @example 'text/html'
     */
    accept_browser?: string | null;
    /**
     * Color depth of the screen, as a string. Assumption: bits per pixel.
     * @example '24'
     */
    color_depth?: string | null;
    /**
     * Height of the screen, as a string. Assumption: in pixels.
     * @example '1080'
     */
    screen_height?: string | null;
    /**
     * Width of the screen, as a string. Assumption: in pixels.
     * @example '1920'
     */
    screen_width?: string | null;
    /** True when JavaScript is enabled. */
    javascript_enabled?: boolean | null;
    /** True when Java is enabled. */
    java_enabled?: boolean | null;
    /**
     * Difference from local time to UTC, as a string. Assumption: in minutes, the value of `getTimezoneOffset()`.
     * @example '300'
     */
    browser_time_difference?: string | null;
    /**
     * Language of the browser. Assumption: the value of `navigator.language`.
     * @example 'es-CO'
     */
    language?: string | null;
    /**
     * Platform of the browser. Assumption: the value of `navigator.platform`.
     * @example 'Win32'
     */
    platform?: string | null;
}
/** A communications campaign, with its rules. Assumption: the specification does not show which fields are required. */
export interface Campaign {
    /** UUID of the campaign. */
    id: Uuid;
    /**
     * Name of the campaign.
     * @example 'Recover declined payments'
     */
    name: string;
    /** UUID of the merchant account. */
    account_id: Uuid;
    /** UUID of the organization. */
    organization_code: Uuid;
    /** Country code of the campaign. Assumption: ISO 3166-1 alpha-2. Exactly 2 upper-case letters. */
    country: CountryCode;
    /** Channel of the campaign, for example WHATSAPP_MESSAGE. Known values: WHATSAPP_MESSAGE, PHONE_CALL. Assumption: the specification does not show the complete list. */
    channel: CampaignChannel;
    /** Daily start and end time, with their time zone. */
    schedule: CampaignSchedule;
    /** Start and end time of the campaign. */
    duration: CampaignDuration;
    /** State of the campaign, for example ACTIVE. Known values: ACTIVE, PAUSED, COMPLETED, CANCELLED. Assumption: the specification does not show the complete list. */
    status: CampaignStatus;
    /** Rules of the campaign. */
    rules: CampaignRule[];
    /** Time when the campaign was created. ISO 8601. */
    created_at: Timestamp;
    /** Time of the last change to a field of the campaign, for example `status`. ISO 8601. */
    updated_at: Timestamp;
}
/** Channel of a campaign, for example WHATSAPP_MESSAGE. Assumption: the specification does not show that other values can appear. */
export type CampaignChannel = KnownCampaignChannel | (string & {});
/** Start and end time of a campaign. Assumption: the specification does not show which fields are required. */
export interface CampaignDuration {
    /** Start of the campaign. ISO 8601. */
    start_at: Timestamp;
    /** End of the campaign. ISO 8601. */
    end_at: Timestamp;
}
/** Body of the retrieve response, with the campaign in `data`. Assumption: the specification does not show which fields are required. */
export interface CampaignEnvelope {
    /** The retrieved campaign. */
    data: Campaign;
}
/** An error in the format of the campaign endpoint. Assumption: the specification does not show error bodies. */
export interface CampaignErrorBody {
    /**
     * Code of the error. Assumption: the HTTP status. A whole number.
     * @example 404
     */
    code: number;
    /**
     * Message of the error. Assumption: one sentence for people.
     * @example 'No campaign has this id'
     */
    message: string;
    /**
     * Details of the error. Assumption: in any JSON form.
     * @example 'campaign_id must be a UUID'
     */
    details?: unknown;
}
/** A rule of a campaign. Assumption: the specification does not show which fields are required. */
export interface CampaignRule {
    /** UUID of the rule. */
    id: Uuid;
    /** Type of rule, for example PAYMENT_STATUS. Known values: AMOUNT, CURRENCY, AMOUNT_AND_CURRENCY, PAYMENT_STATUS, PAYMENT_METHOD, PROVIDER, CARD_BIN, RESPONSE_CODE, ISO_RESPONSE_CODE, CATEGORY, METADATA, USER_COMMS_PER_DAY, UNIQUE_BY_USER. Assumption: the specification does not show the complete list. */
    rule_type: RuleType;
    /**
     * Values of the rule, as strings, for example DECLINED.
     * @example ['DECLINED']
     */
    values: string[];
    /** Operator of the rule, for example EQUAL. Known values: EQUAL, NOT_EQUAL, ONE_OF, NOT_ONE_OF, IN, GREATER_THAN, GREATER_THAN_OR_EQUAL, LESS_THAN, LESS_THAN_OR_EQUAL, BETWEEN, CONTAINS, STARTS_WITH. Assumption: the specification does not show the complete list. */
    conditional: RuleConditional;
    /**
     * Key of a metadata tag.
     * @example 'channel'
     */
    metadata_key?: string | null;
    /** State of the rule, for example ACTIVE. Known values: ACTIVE, INACTIVE. Assumption: the specification does not show the complete list. */
    status: RuleStatus;
    /** Time when the rule was created. ISO 8601. */
    created_at: Timestamp;
    /** Time of the last change to a field of the rule, for example `values`. ISO 8601. */
    updated_at: Timestamp;
}
/** Daily start and end time of a campaign. Assumption: the specification does not show which fields are required. */
export interface CampaignSchedule {
    /**
     * Start of the day, HH:MM in `time_zone`. A time of the day, such as 08:00.
     * @example '08:00'
     */
    daily_start_time: string;
    /**
     * End of the day, HH:MM in `time_zone`. A time of the day, such as 08:00.
     * @example '20:30'
     */
    daily_end_time: string;
    /**
     * IANA name of the zone of both times. A time zone, such as America/Bogota.
     * @example 'America/Bogota'
     */
    time_zone: string;
}
/** State of a campaign. Assumption: the specification does not show that other values can appear. */
export type CampaignStatus = KnownCampaignStatus | (string & {});
/** Reason for the cancellation of an authorization. Assumption: the specification does not show this request. */
export interface CancelPaymentRequest {
    /**
     * Identifier of this cancellation in the merchant's system. 3 to 255 characters. Assumption: the specification does not show this limit.
     * @example 'CANCEL-1'
     */
    merchant_reference: string;
    /**
     * Free text for the merchant's records. Null means absent.
     * @example 'Customer changed the order'
     */
    description?: string | null;
    /**
     * Reason for the cancellation, for example REQUESTED_BY_CUSTOMER. Null means absent.
     * @example 'REQUESTED_BY_CUSTOMER'
     */
    reason?: string | null;
}
/** Amount of an authorization to capture. Assumption: the specification does not show this request. */
export interface CapturePaymentRequest {
    /**
     * Identifier of this capture in the merchant's system. 3 to 255 characters. Assumption: the specification does not show this limit.
     * @example 'CAPTURE-1'
     */
    merchant_reference: string;
    /** Part of the authorization to capture. Assumption: in the currency of the payment. */
    amount: AmountInput;
    /**
     * Reason for the capture, for example REQUESTED_BY_CUSTOMER. At least 1 character. Assumption: the specification does not show this limit.
     * @example 'REQUESTED_BY_CUSTOMER'
     */
    reason: string;
}
/** Details of a card payment. Assumption: the specification does not show which fields are required. */
export interface Card {
    /** Assumption: true when the service verified the card without a charge. */
    verify: boolean | null;
    /** True when the payment is captured automatically, false when it is only authorized. */
    capture: boolean;
    /**
     * Number of installments. A whole number.
     * @example 1
     */
    installments: number;
    /**
     * Identifier of the installment plan.
     * @example '4c3b2a19-0f8e-4d7c-8b6a-594837261504'
     */
    installments_plan_id?: string | null;
    /**
     * Deferral of the first installment. Assumption: in months. A whole number.
     * @example 0
     */
    first_installment_deferral: number;
    /**
     * Type of installments.
     * @example 'ISSUER'
     */
    installments_type?: string | null;
    /**
     * Amount of each installment, in major units. Assumption: the specification does not show this unit.
     * @example 86633.5
     */
    installment_amount?: number | null;
    /**
     * Total of all installments, in major units. Assumption: the specification does not show this unit.
     * @example 259900.5
     */
    installments_total_amount?: number | null;
    /**
     * Text on the cardholder's statement.
     * @example 'SHOP'
     */
    soft_descriptor?: string | null;
    /**
     * Authorization code of the charge.
     * @example '742618'
     */
    authorization_code?: string | null;
    /**
     * Retrieval reference number of the charge.
     * @example '000000742618'
     */
    retrieval_reference_number?: string | null;
    /**
     * Voucher of the charge.
     * @example 'V-742618'
     */
    voucher?: string | null;
    /** Details of the card. */
    card_data?: CardData | null;
    /** Use of the stored card. */
    stored_credentials?: StoredCredentials | null;
}
/** Details of a card. Assumption: the specification does not show which fields are required. */
export interface CardData {
    /**
     * Name of the cardholder.
     * @example 'MARIA GOMEZ'
     */
    holder_name?: string | null;
    /**
     * Issuer identification number of the card.
     * @example '41111111'
     */
    iin?: string | null;
    /**
     * Last four digits of the card number.
     * @example '1111'
     */
    lfd?: string | null;
    /**
     * Length of the card number. A whole number.
     * @example 16
     */
    number_length: number;
    /**
     * Length of the security code. A whole number.
     * @example 3
     */
    security_code_length: number;
    /**
     * Brand of the card, for example VISA.
     * @example 'VISA'
     */
    brand?: string | null;
    /**
     * Name of the issuer.
     * @example 'EXAMPLE BANK'
     */
    issuer_name?: string | null;
    /**
     * Code of the issuer.
     * @example '007'
     */
    issuer_code?: string | null;
    /**
     * Country of the card, as an ISO 3166-1 alpha-2 code. Assumption: the specification does not show this format.
     * @example 'CO'
     */
    country_code?: string | null;
    /**
     * Category of the card, for example CLASSIC.
     * @example 'CLASSIC'
     */
    category?: string | null;
    /** Type of card, for example CREDIT. Known values: CREDIT, DEBIT, PREPAID. Assumption: the specification does not show the complete list. */
    type?: CardType | null;
    /**
     * Fingerprint of the card.
     * @example '7f4c2e9a'
     */
    fingerprint?: string | null;
    /**
     * Month of the expiry. A whole number.
     * @example 11
     */
    expiration_month?: number | null;
    /**
     * Year of the expiry, two digits: 28 is 2028. A whole number, 0 to 99.
     * @example 28
     */
    expiration_year?: number | null;
    /** Result of the 3-D Secure authentication. */
    three_d_secure?: ThreeDSecure | null;
}
/** Raw card data, or known facts about the card of a token. Prefer a token, so that card numbers never reach your servers. Assumption: the form of raw card data. A number needs the month and the year of its expiry. */
export interface CardDataInput {
    /**
     * Complete card number without spaces. Null means absent. 8 to 19 digits. Assumption: the specification does not show this limit.
     * @example '4111111111111111'
     */
    number?: string | null;
    /**
     * Month of the expiry. Null means absent. A whole number, 1 to 12. Assumption: the specification does not show this limit.
     * @example 11
     */
    expiration_month?: number | null;
    /**
     * Year of the expiry: 28 is 2028. Null means absent. A whole number, 0 to 99. Assumption: the specification does not show this limit.
     * @example 28
     */
    expiration_year?: number | null;
    /**
     * Security code of the card. Never store it. Null means absent. 3 to 4 digits. Assumption: the specification does not show this limit.
     * @example '123'
     */
    security_code?: string | null;
    /**
     * Name of the cardholder. Null means absent.
     * @example 'MARIA GOMEZ'
     */
    holder_name?: string | null;
    /**
     * Brand of the card. Null means absent.
     * @example 'VISA'
     */
    brand?: string | null;
    /** Type of card, for example CREDIT. Null means absent. Known values: CREDIT, DEBIT, PREPAID. Assumption: the specification does not show the complete list. */
    type?: CardType | null;
    /** Result of an earlier 3-D Secure authentication. Null means absent. */
    three_d_secure?: ThreeDSecure | null;
}
/** Settings of a card payment, such as `capture`. */
export interface CardInput {
    /** Assumption: true only verifies the card, and no money moves, regardless of the amount. */
    verify?: boolean;
    /** True captures the payment automatically. False only authorizes it, for a later capture. Assumption: an absent field means true. */
    capture?: boolean;
    /**
     * Number of installments. Assumption: a request can contain it, from 1. Null means absent. A whole number, at least 1.
     * @example 1
     */
    installments?: number | null;
    /**
     * Identifier of the installment plan. Assumption: a request can contain it. Null means absent.
     * @example '5f0b1a2c-7d3e-4a8b-9c1d-2e3f4a5b6c7d'
     */
    installments_plan_id?: string | null;
    /**
     * Deferral of the first installment. Assumption: a request can contain it, in months, from 0. Null means absent. A whole number, at least 0.
     * @example 1
     */
    first_installment_deferral?: number | null;
    /**
     * Type of installments. Assumption: a request can contain it. Null means absent.
     * @example 'MERCHANT_INSTALLMENTS'
     */
    installments_type?: string | null;
    /**
     * Amount of each installment. Assumption: a request can contain it, in major units. Null means absent.
     * @example 86633.5
     */
    installment_amount?: number | null;
    /**
     * Total of all installments. Assumption: a request can contain it, in major units. Null means absent.
     * @example 259900.5
     */
    installments_total_amount?: number | null;
    /**
     * Text on the cardholder's statement. Assumption: a request can contain it. Null means absent.
     * @example 'SHOP*SHOES'
     */
    soft_descriptor?: string | null;
    /** Raw card data, or known facts about the card of a token. Prefer a token, so that card numbers never reach your servers. Assumption: a request can contain it. Null means absent. */
    card_data?: CardDataInput | null;
    /** Use of a stored card. Assumption: a request can contain it. Null means absent. */
    stored_credentials?: StoredCredentials | null;
}
/** Type of card, for example CREDIT. Assumption: the specification does not show that other values can appear. */
export type CardType = KnownCardType | (string & {});
/** The checkout session of a payment. Assumption: the specification does not show which fields are required. */
export interface Checkout {
    /**
     * Identifier of the checkout session.
     * @example '8f5d1d4c-8f5e-4b5a-9d0c-6a2b7f1e3c44'
     */
    session: string;
    /** True when an action in the SDK is required. */
    sdk_action_required: boolean;
}
/** The checkout session of the customer. */
export interface CheckoutInput {
    /**
     * Identifier of the checkout session. Null or an empty string means absent. Empty, or text that is not blank. Assumption: the specification does not show this limit.
     * @example '8f5d1d4c-8f5e-4b5a-9d0c-6a2b7f1e3c44'
     */
    session?: string | null;
}
/** The checkout session of the customer, not empty. Assumption: the specification does not show which fields are required. */
export interface CheckoutWithSessionInput {
    /**
     * Identifier of the checkout session. Text that is not blank. Assumption: the specification does not show this limit.
     * @example '8f5d1d4c-8f5e-4b5a-9d0c-6a2b7f1e3c44'
     */
    session: string;
}
/** The merchant's connection to the provider. */
export interface ConnectionData {
    /**
     * Identifier of the connection.
     * @example '2d7c9f1a-5b3e-4c8d-9e0f-1a2b3c4d5e6f'
     */
    id?: string | null;
    /**
     * Name of the connection.
     * @example 'Sandbox connection'
     */
    name?: string | null;
}
/**
 * ISO 3166-1 alpha-2 country code. Exactly 2 upper-case letters.
 * @example 'CO'
 */
export type CountryCode = string;
/** Person to register, who can then enroll payment methods. Assumption: the specification does not show this request. */
export interface CreateCustomerRequest {
    /**
     * Identifier of this person in the merchant's system. Assumption: it is unique for the merchant, with these limits. 3 to 255 characters.
     * @example 'shopper-42'
     */
    merchant_customer_id: string;
    /** Date and time of the person's registration in the merchant's system. ISO 8601. */
    merchant_customer_created_at?: Timestamp | null;
    /**
     * First name.
     * @example 'María'
     */
    first_name?: string | null;
    /**
     * Last name.
     * @example 'Gómez'
     */
    last_name?: string | null;
    /** Gender of the person. Known values: M, F, NB, NA, NK, U. Assumption: the specification does not show the complete list. */
    gender?: Gender | null;
    /**
     * Date of birth as an ISO 8601 date, YYYY-MM-DD. Assumption: the specification does not show this format.
     * @example '1990-02-28'
     */
    date_of_birth?: string | null;
    /**
     * Email address for contact.
     * @example 'maria.gomez@example.com'
     */
    email?: string | null;
    /** Citizenship. Assumption: an ISO 3166-1 alpha-2 code. Exactly 2 upper-case letters. */
    nationality?: CountryCode | null;
    /** Country of the residence. Assumption: an ISO 3166-1 alpha-2 code. Exactly 2 upper-case letters. */
    country?: CountryCode | null;
    /** Identity or tax document. */
    document?: IdentityDocument | null;
    /** Telephone number with its country code. */
    phone?: Phone | null;
    /** Postal address on invoices. */
    billing_address?: Address | null;
    /** Postal address for deliveries. */
    shipping_address?: Address | null;
    /** Custom tags of the merchant. Null means absent. At most 50 items. Assumption: the specification does not show this limit. */
    metadata?: MetadataItemInput[] | null;
}
/** The fields that every {@link CreatePaymentRequest} has. */
export interface CreatePaymentRequestBase {
    /** UUID of the merchant account. */
    account_id: Uuid;
    /**
     * Identifier of the order in the merchant's system. 3 to 255 characters.
     * @example 'ORDER-2026-000123'
     */
    merchant_order_id: string;
    /**
     * Text that says what the customer pays for. 3 to 255 characters.
     * @example 'Running shoes'
     */
    description: string;
    /**
     * Further merchant identifier, in addition to `merchant_order_id`. Null means absent. 3 to 255 characters.
     * @example 'CART-778'
     */
    merchant_reference?: string | null;
    /** Amount to charge, with its currency. */
    amount: PaymentAmountInput;
    /** Country where the service processes the payment: one of the supported countries. One of: AR, BO, BR, CL, CO, CR, EC, SV, GT, HN, MX, NI, PA, PY, PE, US, UY. */
    country: ProcessingCountry;
    /** Checkout session of the customer. Required when `workflow` is SDK_CHECKOUT or absent. Null means absent. */
    checkout?: CheckoutInput | null;
    /** Card, token or other payment method to charge. */
    payment_method: PaymentMethodInput;
    /** The customer who pays. Null means absent. */
    customer_payer?: CustomerPayer | null;
    /** Purchase details, such as items, flights and seller. Sending them enhances the payment experience. Null means absent. */
    additional_data?: AdditionalData | null;
    /** Integration type of the payment. Assumption: an absent field means SDK_CHECKOUT. Null means absent. One of: SDK_CHECKOUT, DIRECT, REDIRECT, CHECKOUT, SDK_SEAMLESS. */
    workflow?: WorkflowInput | null;
    /** Settings of the subscription. Null means absent. */
    subscription?: SubscriptionInput | null;
    /**
     * URL to which the customer is redirected after the payment. Required only for DIRECT integrations with a redirection. Null means absent. 3 to 526 characters.
     * @example 'https://shop.example.com/return'
     */
    callback_url?: string | null;
    /** Settings of the fraud screening. Null means absent. */
    fraud_screening?: FraudScreeningInput | null;
    /** Shares of the amount for the recipients of a marketplace. Assumption: the fields of a share. */
    split_marketplace?: SplitMarketplaceItem[];
    /** Custom tags of the merchant. Null means absent. At most 120 items. */
    metadata?: MetadataItemInput[] | null;
}
/** A {@link CreatePaymentRequest} for other workflows. */
export interface CreatePaymentRequestForOtherWorkflows {
    /** Integration type of the payment. Assumption: CHECKOUT and SDK_SEAMLESS need no checkout session. */
    workflow: "DIRECT" | "REDIRECT" | "CHECKOUT" | "SDK_SEAMLESS";
}
/** A {@link CreatePaymentRequest} with checkout session. */
export interface CreatePaymentRequestWithCheckoutSession {
    /** SDK_CHECKOUT. Assumption: an absent field means the same. Null means absent. */
    workflow?: "SDK_CHECKOUT" | null;
    /** Checkout session of the customer, required in this case. */
    checkout: CheckoutWithSessionInput;
}
/** A payment to create. `checkout` is required when `workflow` is SDK_CHECKOUT or absent. `callback_url` is required for a DIRECT integration that involves a redirection, which no validator can check. Assumption: which other fields are required. */
export type CreatePaymentRequest = CreatePaymentRequestBase & (CreatePaymentRequestForOtherWorkflows | CreatePaymentRequestWithCheckoutSession);
/** A payment in the create response, with its latest transaction as an object. Assumption: the specification does not show which fields are required. */
export interface CreatedPayment extends PaymentBase {
    /** The latest transaction, as an object. The retrieve response has an array here. */
    transactions: Transaction;
    /** The history of the transactions. Assumption: oldest first. */
    transactions_history?: Transaction[] | null;
}
/**
 * ISO 4217 currency code. `x-minor-units` groups the codes known today by their number of decimals. Exactly 3 upper-case letters.
 * @example 'USD'
 */
export type CurrencyCode = string;
/** Registered person. Lists of enrolled payment methods need the `id`. Assumption: the specification does not show this response. */
export interface Customer {
    /**
     * Identifier of the person at the service. Assumption: the list of payment methods takes it as `customer_id`. 36 to 64 characters.
     * @example '3c5d8a0e-9a4b-4b1f-8f0e-2a6d7c9b1e22'
     */
    id: string;
    /** Time of the registration at the service. ISO 8601. */
    created_at: Timestamp;
    /** Time of the last change to a field. ISO 8601. */
    updated_at: Timestamp;
    /**
     * Identifier of this person in the merchant's system. Assumption: it is unique for the merchant, with these limits. 3 to 255 characters.
     * @example 'shopper-42'
     */
    merchant_customer_id: string;
    /** Date and time of the person's registration in the merchant's system. ISO 8601. */
    merchant_customer_created_at?: Timestamp | null;
    /**
     * First name.
     * @example 'María'
     */
    first_name?: string | null;
    /**
     * Last name.
     * @example 'Gómez'
     */
    last_name?: string | null;
    /** Gender of the person. Known values: M, F, NB, NA, NK, U. Assumption: the specification does not show the complete list. */
    gender?: Gender | null;
    /**
     * Date of birth as an ISO 8601 date, YYYY-MM-DD. Assumption: the specification does not show this format.
     * @example '1990-02-28'
     */
    date_of_birth?: string | null;
    /**
     * Email address for contact.
     * @example 'maria.gomez@example.com'
     */
    email?: string | null;
    /** Citizenship. Assumption: an ISO 3166-1 alpha-2 code. Exactly 2 upper-case letters. */
    nationality?: CountryCode | null;
    /** Country of the residence. Assumption: an ISO 3166-1 alpha-2 code. Exactly 2 upper-case letters. */
    country?: CountryCode | null;
    /** Identity or tax document. */
    document?: IdentityDocument | null;
    /** Telephone number with its country code. */
    phone?: Phone | null;
    /** Postal address on invoices. */
    billing_address?: Address | null;
    /** Postal address for deliveries. */
    shipping_address?: Address | null;
    /** Custom tags of the merchant. At most 50 items. Assumption: the specification does not show this limit. */
    metadata?: MetadataItemInput[];
}
/** The customer who pays. */
export interface CustomerPayer {
    /**
     * Identifier of the customer.
     * @example '3c5d8a0e-9a4b-4b1f-8f0e-2a6d7c9b1e22'
     */
    id?: string | null;
    /**
     * Identifier of this person in the merchant's system.
     * @example 'shopper-42'
     */
    merchant_customer_id?: string | null;
    /**
     * First name.
     * @example 'María'
     */
    first_name?: string | null;
    /**
     * Last name.
     * @example 'Gómez'
     */
    last_name?: string | null;
    /** Gender of the customer. Known values: M, F, NB, NA, NK, U. Assumption: the specification does not show the complete list. */
    gender?: Gender | null;
    /**
     * Date of birth. YYYY-MM-DD.
     * @example '1990-02-28'
     */
    date_of_birth?: string | null;
    /**
     * Email address of the customer.
     * @example 'maria.gomez@example.com'
     */
    email?: string | null;
    /** Citizenship as a 2-letter country code. Assumption: ISO 3166-1 alpha-2. Exactly 2 upper-case letters. */
    nationality?: CountryCode | null;
    /**
     * IP address of the customer.
     * @example '192.0.2.10'
     */
    ip_address?: string | null;
    /**
     * Fingerprint of the customer's device.
     * @example '9f8e7d6c5b4a'
     */
    device_fingerprint?: string | null;
    /** Fingerprints of the customer's device, each from one provider. */
    device_fingerprints?: DeviceFingerprint[] | null;
    /** Browser of the customer: screen, language and capabilities. */
    browser_info?: BrowserInfo | null;
    /** Identity or tax document, with its type and number. */
    document?: IdentityDocument | null;
    /** Telephone number for contact with the customer. */
    phone?: Phone | null;
    /** Billing address. */
    billing_address?: Address | null;
    /** Shipping address. */
    shipping_address?: Address | null;
    /** Time when the customer was created in the merchant's system. ISO 8601. */
    merchant_customer_created_at?: Timestamp | null;
    /** Coordinates of the customer. */
    geolocation?: Geolocation | null;
}
/** Fingerprint of the customer's device, from one provider. Assumption: the specification does not show which fields are required. */
export interface DeviceFingerprint {
    /**
     * Identifier of the provider.
     * @example 'FRAUD_SHIELD'
     */
    provider_id: string;
    /**
     * Fingerprint from the provider.
     * @example '9f8e7d6c5b4a'
     */
    id: string;
}
/** Evidence against a chargeback, as PDF files. Assumption: the specification does not show which fields are required. */
export interface DisputeRequest {
    /**
     * Identifier of the merchant account. Assumption: it must be the account of the payment, and not empty. At least 1 character.
     * @example '493e9374-510a-4201-9e09-de669d75f256'
     */
    account_id: string;
    /** PDF files for the issuer. At least 1 item. Assumption: the specification does not show this limit. */
    evidence: EvidenceItem[];
}
/** A payment in the dispute response, with the chargeback as its latest transaction. Assumption: the specification does not show which fields are required. */
export interface DisputedPayment extends PaymentBase {
    /** Latest transaction: the chargeback, with type CHARGEBACK and status CREATED. */
    transactions: Transaction;
    /** Shares of the recipients of a marketplace. Assumption: empty when the amount is not shared. */
    split_marketplace: SplitMarketplaceItem[];
}
/** Type of identity or tax document. Assumption: the specification does not show that other values can appear. */
export type DocumentType = KnownDocumentType | (string & {});
/** Details of an enrolled card. */
export interface EnrolledCardData {
    /**
     * Issuer identification number of the card.
     * @example '41111111'
     */
    iin?: string | null;
    /**
     * Last four digits of the card number.
     * @example '1111'
     */
    lfd?: string | null;
    /**
     * Month of the expiry. Assumption: an integer. A whole number.
     * @example 11
     */
    expiration_month?: number | null;
    /**
     * Year of the expiry. Assumption: an integer of two digits, 28 is 2028. A whole number.
     * @example 28
     */
    expiration_year?: number | null;
    /**
     * Length of the card number. Assumption: an integer. A whole number.
     * @example 16
     */
    number_length?: number | null;
    /**
     * Length of the security code. Assumption: an integer. A whole number.
     * @example 3
     */
    security_code_length?: number | null;
    /**
     * Brand of the card, for example VISA.
     * @example 'VISA'
     */
    brand?: string | null;
    /**
     * Issuer of the card.
     * @example 'EXAMPLE BANK'
     */
    issuer?: string | null;
    /**
     * Name of the issuer.
     * @example 'EXAMPLE BANK'
     */
    issuer_name?: string | null;
    /**
     * Code of the issuer.
     * @example '007'
     */
    issuer_code?: string | null;
    /**
     * Category of the card, for example CLASSIC.
     * @example 'CLASSIC'
     */
    category?: string | null;
    /** Type of card, for example CREDIT. Known values: CREDIT, DEBIT, PREPAID. Assumption: the specification does not show the complete list. */
    type?: CardType | null;
}
/** Payment method that a customer has enrolled. Assumption: the specification does not show which fields are required. */
export interface EnrolledPaymentMethod {
    /**
     * Idempotency key of the enrollment.
     * @example '51a7ab0a-5b1c-4b0e-8c5f-5d6e7f8a9b0c'
     */
    idempotency_key?: string | null;
    /**
     * Name of the payment method.
     * @example 'VISA ****1111'
     */
    name?: string | null;
    /**
     * Description of the payment method.
     * @example 'Visa card ending in 1111'
     */
    description?: string | null;
    /**
     * URL of the icon.
     * @example 'https://icons.example.com/visa.png'
     */
    icon: string;
    /** Type of method, for example CARD. Known values: CARD, BANK_TRANSFER. */
    type?: PaymentMethodType | null;
    /** Category of the method, for example CARD. Known values: CARD, BANK_TRANSFER, BNPL, WALLET, TICKET, PAYMENT_LINK. Assumption: the specification does not show the complete list. */
    category?: TransactionCategory | null;
    /**
     * Country of the enrollment, as an ISO 3166-1 alpha-2 code. Assumption: the specification does not show this format.
     * @example 'CO'
     */
    country?: string | null;
    /** Enrollment state. Assumption: a method must be ENROLLED before it can pay. Known values: CREATED, READY_TO_ENROLL, ENROLL_IN_PROCESS, ENROLLED, UNENROLL_IN_PROCESS, UNENROLLED, DECLINED, CANCELED, REJECTED, EXPIRED, ERROR. Assumption: the specification does not show the complete list. */
    status: EnrolledPaymentMethodStatus;
    /**
     * Detailed state within `status`.
     * @example 'APPROVED'
     */
    sub_status?: string | null;
    /**
     * Token of the enrolled method. Assumptions: it is secret, `payment_method.vaulted_token` charges the method, and the token is empty before the enrollment is complete.
     * @example '9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d'
     */
    vaulted_token: string;
    /**
     * Callback URL of the enrollment.
     * @example 'https://shop.example.com/wallet'
     */
    callback_url?: string | null;
    /**
     * Action of the enrollment.
     * @example 'REDIRECT_URL'
     */
    action?: string | null;
    /**
     * URL for the redirection of the customer.
     * @example 'https://enroll.example.com/9a8b7c6d'
     */
    redirect_url?: string | null;
    /** Time when the enrolled payment method was created. ISO 8601. */
    created_at: Timestamp;
    /** Time of the last change to a field, for example `status`. ISO 8601. */
    updated_at: Timestamp;
    /** Details of the card. */
    card_data?: EnrolledCardData | null;
    /** Assumption: true for the method of the customer's latest successful payment. */
    last_successfully_used: boolean;
    /**
     * Can be empty. Assumption: the time of the latest successful payment with this method, ISO 8601.
     * @example '2026-03-14T09:26:53.589793Z'
     */
    last_successfully_used_at: string;
}
/** State of an enrollment. Assumption: the specification does not show that other values can appear. */
export type EnrolledPaymentMethodStatus = KnownEnrolledPaymentMethodStatus | (string & {});
/** An error, with a code for programs and messages for people. Assumption: the specification does not show error bodies. */
export interface ErrorBody {
    /** Reason for the error. Treat an unknown code as a general failure. Known values: see `KnownErrorCode`. Assumption: the specification does not show the complete list. */
    code: ErrorCode;
    /**
     * Messages for people. Assumption: one sentence per problem. For an invalid body, one sentence per invalid field, with its path.
     * @example ['merchant_order_id must have at least 3 characters (received 1)']
     */
    messages: string[];
}
/** Reason for an error. Assumption: the specification does not show that other values can appear. */
export type ErrorCode = KnownErrorCode | (string & {});
/** Category of the evidence in a file. Assumption: the specification does not show that other values can appear. */
export type EvidenceCategory = KnownEvidenceCategory | (string & {});
/** PDF file with evidence against a chargeback. Assumption: the specification does not show which fields are required. */
export interface EvidenceItem {
    /** Media type of the file. It must be PDF. */
    content_type: "application/pdf";
    /**
     * Name of the file. At least 1 character. Assumption: the specification does not show this limit.
     * @example 'delivery-note.pdf'
     */
    file_name: string;
    /** Category of the evidence. Known values: CANCEL_POLICY, CUSTOMER_INTERACTION, OTHERS, PAYMENT_DETAIL, PROOF_OF_AUTHENTICITY, PROOF_OF_DELIVERY, PROOF_OF_SERVICE, RECEIPT, REFUND_POLICY, SERVICE_AGREEMENT, TERMS_AND_CONDITIONS. Assumption: the specification does not show the complete list. */
    content_category: EvidenceCategory;
    /**
     * Base64 of a PDF of at most 1 MB. Assumption: the limit is 1,048,576 bytes before the encoding. A service with a limit of 1,000,000 bytes rejects a file between the two limits. Also assumed: the base64 can have line breaks and can lack its padding, and other bytes can stand before the header of the PDF. At most 1,048,576 bytes when decoded, has `%PDF-` after at most 1,024 other bytes.
     * @example 'JVBERi0xLjQKJSVFT0YK'
     */
    content: string;
}
/** Settings of the fraud screening. Assumption: its fields. */
export interface FraudScreeningInput {
    /** True for a stand-alone fraud screening. Null means absent. Assumption: the specification does not show this rule. */
    stand_alone?: boolean | null;
}
/** Gender of a person. Assumption: the specification does not show that other values can appear. */
export type Gender = KnownGender | (string & {});
/** Coordinates on earth, both as strings. */
export interface Geolocation {
    /**
     * Latitude, as a string. Assumption: decimal degrees, negative in the south.
     * @example '4.7110'
     */
    latitude?: string | null;
    /**
     * Longitude, as a string. Assumption: decimal degrees, negative in the west.
     * @example '-74.0721'
     */
    longitude?: string | null;
}
/** Document that identifies a person or a company. */
export interface IdentityDocument {
    /** Type of document. Known values: see `KnownDocumentType`. Assumption: the specification does not show the complete list. */
    document_type?: DocumentType | null;
    /**
     * Number on the document, as a string.
     * @example '1093333333'
     */
    document_number?: string | null;
}
/** An incoming bank transfer. Assumption: only `id`, `status` and `direction` are always present. Every other field can be absent or null. */
export interface IncomingTransfer {
    /**
     * Identifier of the transfer. Text that starts with xfer_.
     * @example 'xfer_01HZX3V5M2'
     */
    id: string;
    /**
     * Banking account that received the money. Assumption: it can be absent or null. Text that starts with acct_.
     * @example 'acct_01HZX3QK8D'
     */
    destination_account_id?: string | null;
    /**
     * Identifier of the merchant account.
     * @example '493e9374-510a-4201-9e09-de669d75f256'
     */
    account_id?: string | null;
    /** Identifiers at the provider. */
    provider?: IncomingTransferProvider | null;
    /** State of the transfer: PENDING or COMPLETED. Known values: PENDING, COMPLETED. */
    status: IncomingTransferStatus;
    /** Always INCOMING in these notifications. */
    direction: "INCOMING";
    /** Sender of the transfer. */
    sender?: IncomingTransferSender | null;
    /** Amount of the transfer, with its currency. */
    amount?: IncomingTransferAmount | null;
    /** Payment rail of the transfer, for example ACH_STANDARD. Known values: ACH_STANDARD, ACH_SAME_DAY, WIRE, RTP, FPS, CHAPS, BACS, NPP, PAYTO, BPAY. */
    payment_rail?: PaymentRail | null;
    /**
     * Description of the transfer.
     * @example 'Invoice 1042'
     */
    description?: string | null;
    /** Time when the transfer was created. ISO 8601. */
    created_at?: Timestamp | null;
    /** Time of the last change to the transfer. Assumption: the notification with the later time is newer. ISO 8601. */
    updated_at?: Timestamp | null;
}
/** Amount of the transfer, with its currency. Assumption: the specification does not show which fields are required. */
export interface IncomingTransferAmount {
    /**
     * Amount in major units of `currency`: 1250.75 is 1,250.75 USD. Assumption: the specification does not show this unit.
     * @example 1250.75
     */
    value: number;
    /** ISO 4217 code of the currency of `value`. Exactly 3 upper-case letters. */
    currency: CurrencyCode;
}
/** Identifiers of the transfer at the provider. */
export interface IncomingTransferProvider {
    /**
     * Identifier of the account at the provider.
     * @example 'prov-acct-77'
     */
    account_id?: string | null;
    /**
     * Identifier of the transfer at the provider.
     * @example 'prov-tr-5512'
     */
    transfer_id?: string | null;
}
/** Sender of an incoming transfer. */
export interface IncomingTransferSender {
    /**
     * Last four digits of the sender's account number.
     * @example '6789'
     */
    account_number_last_4?: string | null;
    /**
     * Routing number of the sender's bank.
     * @example '021000021'
     */
    routing_number?: string | null;
    /**
     * Name of the sender's account.
     * @example 'Acme Inc'
     */
    account_name?: string | null;
    /**
     * Name of the sender's bank.
     * @example 'Example Bank'
     */
    bank_name?: string | null;
}
/** State of an incoming transfer. Assumption: the specification does not show that other values can appear. */
export type IncomingTransferStatus = KnownIncomingTransferStatus | (string & {});
/** The values of `BankAccountType` known today. Assumption: the specification does not show the complete list. */
export type KnownBankAccountType = "CHECKINGS" | "SAVINGS";
/** The channels known today. Assumption: the specification does not show the complete list. */
export type KnownCampaignChannel = "WHATSAPP_MESSAGE" | "PHONE_CALL";
/** The campaign states known today. Assumptions: the list, and that campaigns spell CANCELLED with two L. */
export type KnownCampaignStatus = "ACTIVE" | "PAUSED" | "COMPLETED" | "CANCELLED";
/** The values of `CardType` known today. Assumption: the specification does not show the complete list. */
export type KnownCardType = "CREDIT" | "DEBIT" | "PREPAID";
/** The types of identity and tax document known today. Assumption: the specification does not show the complete list. */
export type KnownDocumentType = "DNI" | "CI" | "LC" | "LE" | "CUIT" | "CUIL" | "PAS" | "CPF" | "RG" | "CNH" | "CNPJ" | "RUT" | "RUN" | "CC" | "CE" | "NIT" | "DUI" | "PIC" | "DPI" | "IFR" | "INE" | "CP" | "RFC" | "CURP" | "CIP" | "CIC" | "CUI" | "RUC" | "SSN" | "TI";
/** The enrollment states known today. Assumption: the specification does not show the complete list. */
export type KnownEnrolledPaymentMethodStatus = "CREATED" | "READY_TO_ENROLL" | "ENROLL_IN_PROCESS" | "ENROLLED" | "UNENROLL_IN_PROCESS" | "UNENROLLED" | "DECLINED" | "CANCELED" | "REJECTED" | "EXPIRED" | "ERROR";
/** The values of `ErrorCode` known today. Treat an unknown code as a general failure. Assumptions: the list, and that UNKNOWN_PATH is the code of a path without an operation. */
export type KnownErrorCode = "INVALID_REQUEST" | "INVALID_PARAMETERS" | "MISSING_PARAMETERS" | "MISSING_HEADER" | "INVALID_CREDENTIALS" | "AUTHORIZATION_REQUIRED" | "PAYMENT_NOT_FOUND" | "TRANSACTION_NOT_FOUND" | "CUSTOMER_NOT_FOUND" | "ONBOARDING_NOT_FOUND" | "UNKNOWN_PATH" | "INVALID_TRANSACTION_TYPE" | "INVALID_STATUS" | "INVALID_CHECKOUT_SESSION" | "CUSTOMER_ID_DUPLICATED" | "OPERATION_IN_PROCESS" | "REQUEST_IN_PROCESS" | "IDEMPOTENCY_DUPLICATED" | "UNSUPPORTED_METHOD" | "UNSUPPORTED_MEDIA_TYPE" | "PAYLOAD_TOO_LARGE" | "TOO_MANY_REQUESTS" | "INTERNAL_ERROR" | "SERVICE_UNAVAILABLE" | "GATEWAY_TIMEOUT";
/** The categories of evidence known today. Assumption: the specification does not show the complete list. */
export type KnownEvidenceCategory = "CANCEL_POLICY" | "CUSTOMER_INTERACTION" | "OTHERS" | "PAYMENT_DETAIL" | "PROOF_OF_AUTHENTICITY" | "PROOF_OF_DELIVERY" | "PROOF_OF_SERVICE" | "RECEIPT" | "REFUND_POLICY" | "SERVICE_AGREEMENT" | "TERMS_AND_CONDITIONS";
/** The gender codes known today. Assumption: the specification does not show the complete list. */
export type KnownGender = "M" | "F" | "NB" | "NA" | "NK" | "U";
/** The complete list of documented values of `IncomingTransferStatus`. */
export type KnownIncomingTransferStatus = "PENDING" | "COMPLETED";
/** The documented types of proof. */
export type KnownOnboardingDocumentCategory = "VAT_DOCUMENT";
/** The onboarding states known today. Assumption: the specification does not show the complete list. */
export type KnownOnboardingStatus = "CREATED" | "PENDING" | "PENDING_ADDITIONAL_DOCUMENTATION" | "PENDING_RECIPIENT_ACTION" | "SUCCEEDED" | "FAILED" | "DECLINED" | "BLOCKED" | "REJECTED" | "ERROR" | "CANCELED" | "EXPIRED" | "INACTIVE";
/** The values of `OnboardingType` known today. Assumption: the specification does not show the complete list. */
export type KnownOnboardingType = "PREVIOUSLY_ONBOARDED" | "ONE_STEP_ONBOARDING" | "TWO_STEP_ONBOARDING";
/** The values of `OnboardingWorkflow` known today. Assumption: the specification does not show the complete list. */
export type KnownOnboardingWorkflow = "DIRECT" | "HOSTED_BY_PROVIDER";
/** The types of passenger known today. Assumption: the specification does not show the complete list. */
export type KnownPassengerType = "A" | "C" | "I";
/** All values of `PaymentMethodType` that are documented today. */
export type KnownPaymentMethodType = "CARD" | "BANK_TRANSFER";
/** The complete list of documented values of `PaymentRail`. */
export type KnownPaymentRail = "ACH_STANDARD" | "ACH_SAME_DAY" | "WIRE" | "RTP" | "FPS" | "CHAPS" | "BACS" | "NPP" | "PAYTO" | "BPAY";
/** The payment states known today. `x-sub-statuses` lists the sub-statuses of each state. Assumption: the specification does not show the complete list. */
export type KnownPaymentStatus = "CREATED" | "READY_TO_PAY" | "PENDING" | "VERIFIED" | "SUCCEEDED" | "DECLINED" | "REJECTED" | "EXPIRED" | "REFUNDED" | "CANCELED" | "IN_DISPUTE" | "CHARGEBACK" | "ERROR" | "FRAUD";
/** The detailed payment states known today. Assumption: the specification does not show the complete list. */
export type KnownPaymentSubStatus = "CREATED" | "AUTHORIZED" | "IN_PROCESS" | "WAITING_ADDITIONAL_STEP" | "PENDING_PROVIDER_CONFIRMATION" | "PENDING_FRAUD_REVIEW" | "PENDING_OTP_COMPLETION" | "VERIFIED" | "APPROVED" | "PARTIALLY_APPROVED" | "CAPTURED" | "PARTIALLY_CAPTURED" | "PARTIALLY_REFUNDED" | "PARTIALLY_CHARGEBACKED" | "FRAUD_DECLINED" | "REFUND_RETRY_IN_PROCESS" | "CAPTURE_RETRY_IN_PROCESS" | "CAPTURE_RETRY_PROCESS_FAILED" | "DECLINED" | "REJECTED" | "EXPIRED" | "REFUNDED" | "CANCELED" | "RECEIVED" | "PENDING_REVIEW" | "LOST" | "ERROR" | "TIMEOUT" | "PENDING_REVERSE" | "REVERSED_BY_TIMEOUT" | "FRAUD_VERIFIED";
/** The values of `PayoutSchedule` known today. Assumption: the specification does not show the complete list. */
export type KnownPayoutSchedule = "DAY" | "WEEK" | "MONTH" | "HOLD";
/** The comparison operators known today. Assumption: the specification does not show the complete list. */
export type KnownRuleConditional = "EQUAL" | "NOT_EQUAL" | "ONE_OF" | "NOT_ONE_OF" | "IN" | "GREATER_THAN" | "GREATER_THAN_OR_EQUAL" | "LESS_THAN" | "LESS_THAN_OR_EQUAL" | "BETWEEN" | "CONTAINS" | "STARTS_WITH";
/** The rule states known today. Assumption: the specification does not show the complete list. */
export type KnownRuleStatus = "ACTIVE" | "INACTIVE";
/** The types of rules known today. Assumption: the specification does not show the complete list. */
export type KnownRuleType = "AMOUNT" | "CURRENCY" | "AMOUNT_AND_CURRENCY" | "PAYMENT_STATUS" | "PAYMENT_METHOD" | "PROVIDER" | "CARD_BIN" | "RESPONSE_CODE" | "ISO_RESPONSE_CODE" | "CATEGORY" | "METADATA" | "USER_COMMS_PER_DAY" | "UNIQUE_BY_USER";
/** The types of share known today. Assumption: the specification does not show the complete list. */
export type KnownSplitType = "PURCHASE" | "PAYMENTFEE" | "VAT" | "COMMISSION" | "MARKETPLACE" | "SHIPPING";
/** The categories of transactions known today. Assumption: the specification does not show the complete list. */
export type KnownTransactionCategory = "CARD" | "BANK_TRANSFER" | "BNPL" | "WALLET" | "TICKET" | "PAYMENT_LINK";
/** The transaction states known today. Assumptions: the complete list, and that only a chargeback can be WON, LOST or PREVENTED. */
export type KnownTransactionStatus = "CREATED" | "PENDING" | "SUCCEEDED" | "DECLINED" | "REJECTED" | "ERROR" | "EXPIRED" | "CANCELED" | "WON" | "LOST" | "PREVENTED";
/** All values of `TransactionType` known today. Assumption: the specification does not show the complete list. */
export type KnownTransactionType = "PURCHASE" | "AUTHORIZE" | "CAPTURE" | "REFUND" | "CANCEL" | "VERIFY" | "CHARGEBACK" | "THREE_D_SECURE" | "FRAUD_SCREENING";
/** The payment events known today. Assumption: the specification does not show the complete list. */
export type KnownWebhookEventType = "payment.purchase" | "payment.authorize" | "payment.capture" | "payment.refund" | "payment.cancel" | "payment.verify" | "payment.chargeback" | "payment.fraud_screening";
/** All values of `WebhookType` that are documented today. */
export type KnownWebhookType = "payment";
/** The complete list of documented integration types. */
export type KnownWorkflow = "SDK_CHECKOUT" | "CHECKOUT" | "REDIRECT" | "DIRECT" | "SDK_SEAMLESS";
/** A person who represents a recipient. Assumption: the specification does not show which fields are required. */
export interface LegalRepresentative {
    /**
     * Identifier of the person in the merchant's system.
     * @example 'rep-1'
     */
    merchant_reference?: string | null;
    /**
     * First name.
     * @example 'Ana'
     */
    first_name?: string | null;
    /**
     * Last name.
     * @example 'Souza'
     */
    last_name?: string | null;
    /**
     * Email address for contact.
     * @example 'ana.souza@example.com'
     */
    email?: string | null;
    /**
     * Date of birth as an ISO 8601 date, YYYY-MM-DD. Assumption: the specification does not show this format.
     * @example '1985-07-01'
     */
    date_of_birth?: string | null;
    /**
     * Residence as an ISO 3166-1 alpha-2 code. Assumption: the specification does not show this format.
     * @example 'BR'
     */
    country?: string | null;
    /**
     * Citizenship as an ISO 3166-1 alpha-2 code. Assumption: the specification does not show this format.
     * @example 'BR'
     */
    nationality?: string | null;
    /**
     * Title of the person.
     * @example 'Director'
     */
    title?: string | null;
    /** True for a publicly exposed person. */
    publicly_exposed_person: boolean;
    /** True for an ultimate beneficial owner. */
    ultimate_beneficial_owner: boolean;
    /** Identity document of the person. */
    document?: IdentityDocument | null;
    /** Telephone number with its country code. */
    phone?: Phone | null;
    /** Address of the person. */
    address?: Address | null;
}
/** One custom tag. Assumption: the specification does not show which fields are required. */
export interface MetadataItem {
    /**
     * Name of the tag.
     * @example 'channel'
     */
    key: string;
    /**
     * Text of the tag.
     * @example 'web'
     */
    value: string;
}
/** One custom tag to store. Assumption: the specification does not show which fields are required. */
export interface MetadataItemInput {
    /**
     * Name of the tag. 1 to 48 characters. Assumption: the specification does not show this limit.
     * @example 'channel'
     */
    key: string;
    /**
     * Text of the tag. At most 512 characters. Assumption: the specification does not show this limit.
     * @example 'web'
     */
    value: string;
}
/** An onboarding of a marketplace recipient. Assumption: the specification does not show which fields are required. */
export interface Onboarding {
    /**
     * Identifier of this onboarding.
     * @example '1c2d3e4f-5a6b-4c7d-8e9f-0a1b2c3d4e5f'
     */
    id: string;
    /** Type of onboarding, for example ONE_STEP_ONBOARDING. Known values: PREVIOUSLY_ONBOARDED, ONE_STEP_ONBOARDING, TWO_STEP_ONBOARDING. Assumption: the specification does not show the complete list. */
    type?: OnboardingType | null;
    /** Workflow of the onboarding, for example DIRECT. Known values: DIRECT, HOSTED_BY_PROVIDER. Assumption: the specification does not show the complete list. */
    workflow?: OnboardingWorkflow | null;
    /**
     * Description of the onboarding.
     * @example 'Origin onboarding'
     */
    description?: string | null;
    /** State of the onboarding: INACTIVE at the origin of a reversal, SUCCEEDED at the destination. Known values: CREATED, PENDING, PENDING_ADDITIONAL_DOCUMENTATION, PENDING_RECIPIENT_ACTION, SUCCEEDED, FAILED, DECLINED, BLOCKED, REJECTED, ERROR, CANCELED, EXPIRED, INACTIVE. Assumption: the specification does not show the complete list. */
    status: OnboardingStatus;
    /**
     * Response as text.
     * @example 'Recipient approved'
     */
    response_message?: string | null;
    /**
     * Callback URL of the onboarding.
     * @example 'https://marketplace.example.com/sellers/19'
     */
    callback_url?: string | null;
    /** Recipient data at the provider. */
    provider?: OnboardingProvider | null;
    /** Files that identify the recipient. */
    documentation?: OnboardingDocument[] | null;
    /** Legal representatives of the recipient. */
    legal_representatives?: LegalRepresentative[] | null;
    /** Custom tags of the merchant. */
    metadata?: MetadataItem[] | null;
    /** Bank account for the recipient's payouts. */
    withdrawal_methods?: WithdrawalMethods | null;
    /** Acceptance of the terms, with its time and IP address. */
    terms_of_service?: TermsOfService | null;
    /** Time when the onboarding was created. ISO 8601. */
    created_at: Timestamp;
    /** Time of the last change to a field, for example `status`. ISO 8601. */
    updated_at: Timestamp;
}
/** File that identifies a recipient, for example a tax certificate. */
export interface OnboardingDocument {
    /**
     * Name of the file.
     * @example 'vat.pdf'
     */
    file_name?: string | null;
    /**
     * Media type of the file, for example application/pdf.
     * @example 'application/pdf'
     */
    content_type?: string | null;
    /** Type of proof in the file, for example VAT_DOCUMENT. Known values: VAT_DOCUMENT. */
    content_category?: OnboardingDocumentCategory | null;
    /**
     * Content of the file. Assumption: in base64.
     * @example 'JVBERi0xLjQKJSVFT0YK'
     */
    content?: string | null;
}
/** Type of proof in a recipient's document. Assumption: the specification does not show that other values can appear. */
export type OnboardingDocumentCategory = KnownOnboardingDocumentCategory | (string & {});
/** Recipient data at the payment provider. */
export interface OnboardingProvider {
    /**
     * Identifier of the payment provider.
     * @example 'SANDBOX'
     */
    id?: string | null;
    /**
     * Identifier of the merchant's connection to the provider.
     * @example '2d7c9f1a-5b3e-4c8d-9e0f-1a2b3c4d5e6f'
     */
    connection_id?: string | null;
    /**
     * Identifier of the recipient in the provider's system.
     * @example 'rec_1'
     */
    recipient_id?: string | null;
    /**
     * URL for the redirection of the recipient.
     * @example 'https://provider.example.com/continue/rec_1'
     */
    redirect_url?: string | null;
    /**
     * URL of the onboarding at the provider.
     * @example 'https://provider.example.com/onboarding/rec_1'
     */
    onboarding_url?: string | null;
    /**
     * Legal entity of the recipient.
     * @example 'Tienda Souza Ltda'
     */
    legal_entity?: string | null;
    /**
     * Additional identifier of the recipient at the provider.
     * @example 'store_1'
     */
    recipient_additional_id?: string | null;
    /**
     * Identifier of the recipient's balance account.
     * @example 'ba_1'
     */
    balance_account_id?: string | null;
    /**
     * Type of recipient.
     * @example 'COMPANY'
     */
    recipient_type?: string | null;
    /**
     * Notification from the provider, unchanged.
     * @example { event: 'recipient.updated' }
     */
    raw_notification?: {
        [key: string]: unknown;
    } | string | null;
    /**
     * Response from the provider, unchanged.
     * @example { recipient: 'rec_1', state: 'active' }
     */
    raw_response?: {
        [key: string]: unknown;
    } | string | null;
    /**
     * Result as one of the provider's codes.
     * @example '00'
     */
    response_code?: string | null;
    /**
     * Result in the provider's words.
     * @example 'Approved'
     */
    response_message?: string | null;
}
/** Record of the reversal of an onboarding transfer. Assumption: the specification does not show which fields are required. */
export interface OnboardingReversal {
    /** UUID of this record at the service. */
    id: Uuid;
    /** The origin onboarding, in status INACTIVE. Assumption: the onboarding that the recipient leaves. */
    origin_onboarding: Onboarding;
    /** The destination onboarding, in status SUCCEEDED. Assumption: the onboarding that the recipient returns to. */
    destination_onboarding: Onboarding;
    /** Time when the record was created. ISO 8601. */
    created_at: Timestamp;
    /** Time of the last change to a field of the record. ISO 8601. */
    updated_at: Timestamp;
}
/** State of an onboarding. Assumption: the specification does not show that other values can appear. */
export type OnboardingStatus = KnownOnboardingStatus | (string & {});
/** Type of onboarding, for example ONE_STEP_ONBOARDING. Assumption: the specification does not show that other values can appear. */
export type OnboardingType = KnownOnboardingType | (string & {});
/** Workflow of an onboarding, for example DIRECT. Assumption: the specification does not show that other values can appear. */
export type OnboardingWorkflow = KnownOnboardingWorkflow | (string & {});
/** An object without documented fields. Clients keep every field. */
export interface OpenObject {
    [key: string]: unknown;
}
/** Details of a card payment. Assumption: every field can be absent or null. */
export interface OptionalCard {
    /** Assumption: true when the service verified the card without a charge. */
    verify?: boolean | null;
    /** True when the payment is captured automatically, false when it is only authorized. */
    capture?: boolean | null;
    /**
     * Number of installments. A whole number.
     * @example 1
     */
    installments?: number | null;
    /**
     * Identifier of the installment plan.
     * @example '4c3b2a19-0f8e-4d7c-8b6a-594837261504'
     */
    installments_plan_id?: string | null;
    /**
     * Deferral of the first installment. Assumption: in months. A whole number.
     * @example 0
     */
    first_installment_deferral?: number | null;
    /**
     * Type of installments.
     * @example 'ISSUER'
     */
    installments_type?: string | null;
    /**
     * Amount of each installment, in major units. Assumption: the specification does not show this unit.
     * @example 86633.5
     */
    installment_amount?: number | null;
    /**
     * Total of all installments, in major units. Assumption: the specification does not show this unit.
     * @example 259900.5
     */
    installments_total_amount?: number | null;
    /**
     * Text on the cardholder's statement.
     * @example 'SHOP'
     */
    soft_descriptor?: string | null;
    /**
     * Authorization code of the charge.
     * @example '742618'
     */
    authorization_code?: string | null;
    /**
     * Retrieval reference number of the charge.
     * @example '000000742618'
     */
    retrieval_reference_number?: string | null;
    /**
     * Voucher of the charge.
     * @example 'V-742618'
     */
    voucher?: string | null;
    /** Details of the card. */
    card_data?: OptionalCardData | null;
    /** Use of the stored card. */
    stored_credentials?: StoredCredentials | null;
}
/** Details of a card. Assumption: every field can be absent or null. */
export interface OptionalCardData {
    /**
     * Name of the cardholder.
     * @example 'MARIA GOMEZ'
     */
    holder_name?: string | null;
    /**
     * Issuer identification number of the card.
     * @example '41111111'
     */
    iin?: string | null;
    /**
     * Last four digits of the card number.
     * @example '1111'
     */
    lfd?: string | null;
    /**
     * Length of the card number. A whole number.
     * @example 16
     */
    number_length?: number | null;
    /**
     * Length of the security code. A whole number.
     * @example 3
     */
    security_code_length?: number | null;
    /**
     * Brand of the card, for example VISA.
     * @example 'VISA'
     */
    brand?: string | null;
    /**
     * Name of the issuer.
     * @example 'EXAMPLE BANK'
     */
    issuer_name?: string | null;
    /**
     * Code of the issuer.
     * @example '007'
     */
    issuer_code?: string | null;
    /**
     * Country of the card, as an ISO 3166-1 alpha-2 code. Assumption: the specification does not show this format.
     * @example 'CO'
     */
    country_code?: string | null;
    /**
     * Category of the card, for example CLASSIC.
     * @example 'CLASSIC'
     */
    category?: string | null;
    /** Type of card, for example CREDIT. Known values: CREDIT, DEBIT, PREPAID. Assumption: the specification does not show the complete list. */
    type?: CardType | null;
    /**
     * Fingerprint of the card.
     * @example '7f4c2e9a'
     */
    fingerprint?: string | null;
    /**
     * Month of the expiry. A whole number.
     * @example 11
     */
    expiration_month?: number | null;
    /**
     * Year of the expiry, two digits: 28 is 2028. A whole number, 0 to 99.
     * @example 28
     */
    expiration_year?: number | null;
    /** Result of the 3-D Secure authentication. */
    three_d_secure?: ThreeDSecure | null;
}
/** The checkout session of a payment. Assumption: every field can be absent or null. */
export interface OptionalCheckout {
    /**
     * Identifier of the checkout session.
     * @example '8f5d1d4c-8f5e-4b5a-9d0c-6a2b7f1e3c44'
     */
    session?: string | null;
    /** True when an action in the SDK is required. */
    sdk_action_required?: boolean | null;
}
/** The customer who pays. Assumption: every field can be absent or null. */
export interface OptionalCustomerPayer {
    /**
     * Identifier of the customer.
     * @example '3c5d8a0e-9a4b-4b1f-8f0e-2a6d7c9b1e22'
     */
    id?: string | null;
    /**
     * Identifier of this person in the merchant's system.
     * @example 'shopper-42'
     */
    merchant_customer_id?: string | null;
    /**
     * First name.
     * @example 'María'
     */
    first_name?: string | null;
    /**
     * Last name.
     * @example 'Gómez'
     */
    last_name?: string | null;
    /** Gender of the customer. Known values: M, F, NB, NA, NK, U. Assumption: the specification does not show the complete list. */
    gender?: Gender | null;
    /**
     * Date of birth. YYYY-MM-DD.
     * @example '1990-02-28'
     */
    date_of_birth?: string | null;
    /**
     * Email address of the customer.
     * @example 'maria.gomez@example.com'
     */
    email?: string | null;
    /** Citizenship as a 2-letter country code. Assumption: ISO 3166-1 alpha-2. Exactly 2 upper-case letters. */
    nationality?: CountryCode | null;
    /**
     * IP address of the customer.
     * @example '192.0.2.10'
     */
    ip_address?: string | null;
    /**
     * Fingerprint of the customer's device.
     * @example '9f8e7d6c5b4a'
     */
    device_fingerprint?: string | null;
    /** Fingerprints of the customer's device, each from one provider. */
    device_fingerprints?: OptionalDeviceFingerprint[] | null;
    /** Browser of the customer: screen, language and capabilities. */
    browser_info?: BrowserInfo | null;
    /** Identity or tax document, with its type and number. */
    document?: IdentityDocument | null;
    /** Telephone number for contact with the customer. */
    phone?: Phone | null;
    /** Billing address. */
    billing_address?: Address | null;
    /** Shipping address. */
    shipping_address?: Address | null;
    /** Time when the customer was created in the merchant's system. ISO 8601. */
    merchant_customer_created_at?: Timestamp | null;
    /** Coordinates of the customer. */
    geolocation?: Geolocation | null;
}
/** Fingerprint of the customer's device, from one provider. Assumption: every field can be absent or null. */
export interface OptionalDeviceFingerprint {
    /**
     * Identifier of the provider.
     * @example 'FRAUD_SHIELD'
     */
    provider_id?: string | null;
    /**
     * Fingerprint from the provider.
     * @example '9f8e7d6c5b4a'
     */
    id?: string | null;
}
/** One custom tag. Assumption: every field can be absent or null. */
export interface OptionalMetadataItem {
    /**
     * Name of the tag.
     * @example 'channel'
     */
    key?: string | null;
    /**
     * Text of the tag.
     * @example 'web'
     */
    value?: string | null;
}
/** The amount of a payment with its captured and refunded parts. Assumption: every field can be absent or null. */
export interface OptionalPaymentAmount {
    /**
     * Captured amount, in major units. Assumption: the specification does not show this unit.
     * @example 259900.5
     */
    captured?: number | null;
    /** ISO 4217 code of the currency of all three amounts. Exactly 3 upper-case letters. */
    currency?: CurrencyCode | null;
    /** Conversion to another currency. Assumption: an object of any form. */
    currency_conversion?: OpenObject | null;
    /**
     * Refunded amount, in major units. Assumption: the specification does not show this unit.
     * @example 0
     */
    refunded?: number | null;
    /**
     * Amount of the payment, in major units. Assumption: the specification does not show this unit.
     * @example 259900.5
     */
    value?: number | null;
}
/** The card, token or bank transfer that pays for a payment. Assumption: every field can be absent or null. */
export interface OptionalPaymentMethod {
    /** Type of payment method, for example CARD. Known values: CARD, BANK_TRANSFER. */
    type?: PaymentMethodType | null;
    /**
     * One-time token. Assumption: empty when the request sent none.
     * @example '1f9c4f6e-0d51-4e0b-9c70-2c1b7d0e9a11'
     */
    token?: string | null;
    /**
     * Vaulted token. Empty when none.
     * @example '9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d'
     */
    vaulted_token?: string | null;
    /** True to vault the method on success. */
    vault_on_success?: boolean | null;
    /**
     * Type of the parent payment method.
     * @example 'CARD'
     */
    parent_payment_method_type?: string | null;
    /** Details of the card or bank transfer. A transaction calls this field `detail`. */
    payment_method_detail?: OptionalPaymentMethodDetail | null;
}
/** Details of the card or bank transfer. Assumption: every field can be absent or null. */
export interface OptionalPaymentMethodDetail {
    /** Details of a card payment. */
    card?: OptionalCard | null;
    /** Details of a bank transfer. */
    bank_transfer?: BankTransfer | null;
}
/** A condition of the routing. Assumption: every field can be absent or null. */
export interface OptionalRoutingCondition {
    /**
     * Number of the condition.
     * @example 1
     */
    id?: number | null;
    /**
     * Name of the condition.
     * @example 'Default'
     */
    name?: string | null;
    /**
     * Description of the condition.
     * @example 'Every payment'
     */
    description?: string | null;
}
/** Rules of the routing of the payment. Assumption: every field can be absent or null. */
export interface OptionalRoutingRules {
    /** True with smart routing. */
    smart_routing?: boolean | null;
    /** True with monitors. */
    monitors?: boolean | null;
    /** Condition of the routing. */
    condition?: OptionalRoutingCondition | null;
}
/** The payment method of a transaction. Assumption: every field can be absent or null. */
export interface OptionalTransactionPaymentMethod {
    /** Type of payment method, for example CARD. Known values: CARD, BANK_TRANSFER. */
    type?: PaymentMethodType | null;
    /**
     * One-time token. Assumption: empty when the request sent none.
     * @example '1f9c4f6e-0d51-4e0b-9c70-2c1b7d0e9a11'
     */
    token?: string | null;
    /**
     * Vaulted token. Empty when none.
     * @example '9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d'
     */
    vaulted_token?: string | null;
    /** True to vault the method on success. */
    vault_on_success?: boolean | null;
    /**
     * Type of the parent payment method.
     * @example 'CARD'
     */
    parent_payment_method_type?: string | null;
    /** Details of the card or bank transfer. A payment calls this field `payment_method_detail`. */
    detail?: OptionalPaymentMethodDetail | null;
}
/** Items, taxes, shipping and discounts of the purchase. */
export interface Order {
    /**
     * Fee of the order, in major units. Assumption: the specification does not show this unit.
     * @example 5
     */
    fee_amount?: number | null;
    /**
     * Price of the shipping, in major units. Assumption: the specification does not show this unit.
     * @example 9900
     */
    shipping_amount?: number | null;
    /**
     * Tip of the order, in major units. Assumption: the specification does not show this unit.
     * @example 2.5
     */
    tip_amount?: number | null;
    /** Items of the order. */
    items?: OrderItem[] | null;
    /** Taxes of the order. */
    taxes?: OrderTax[] | null;
    /** Carrier and date of the delivery. */
    shipping?: OrderShipping | null;
    /** Sender and beneficiary of an account funding. */
    account_funding?: AccountFunding | null;
    /** Tickets for events. */
    tickets?: OrderTicket[] | null;
    /**
     * Fulfillment of the order. Assumption: in any JSON form.
     * @example { type: 'PICKUP', store: 'Bogotá Centro' }
     */
    fulfillment?: OpenObject | unknown[] | string | null;
    /** Discounts of the order. */
    discounts?: OrderDiscount[] | null;
    /**
     * Sales channel of the order.
     * @example 'WEB'
     */
    sales_channel?: string | null;
}
/** A discount. */
export interface OrderDiscount {
    /**
     * Identifier of the discount.
     * @example 'coupon-10'
     */
    id?: string | null;
    /**
     * Name of the discount.
     * @example 'Ten percent off'
     */
    name?: string | null;
    /**
     * Amount of the discount, in major units. Assumption: the specification does not show this unit.
     * @example 25000
     */
    unit_amount?: number | null;
}
/** Line of the cart: one product and its quantity. */
export interface OrderItem {
    /**
     * Identifier of the item.
     * @example 'sku-1'
     */
    id?: string | null;
    /**
     * Name of the item.
     * @example 'Running shoes'
     */
    name?: string | null;
    /**
     * Number of units. Assumption: an integer. A whole number.
     * @example 1
     */
    quantity?: number | null;
    /**
     * Price of one unit, in major units. Assumption: the specification does not show this unit.
     * @example 250000.5
     */
    unit_amount?: number | null;
    /**
     * Category of the item.
     * @example 'SHOES'
     */
    category?: string | null;
    /**
     * Brand of the item.
     * @example 'Example Sports'
     */
    brand?: string | null;
    /**
     * Code of the stock keeping unit (SKU).
     * @example 'RS-42'
     */
    sku_code?: string | null;
    /**
     * Part number of the manufacturer.
     * @example 'MPN-00042'
     */
    manufacture_part_number?: string | null;
}
/** Delivery of the goods. */
export interface OrderShipping {
    /**
     * Type of shipping.
     * @example 'STANDARD'
     */
    type?: string | null;
    /**
     * Description of the shipping.
     * @example 'Home delivery within 3 days'
     */
    description?: string | null;
    /**
     * Company that delivers the goods.
     * @example 'Example Express'
     */
    carrier?: string | null;
    /**
     * Planned date or time of the delivery, ISO 8601. Assumption: the specification does not show this format.
     * @example '2026-03-18'
     */
    deliver_at?: string | null;
    /**
     * Recipients of the goods. Assumption: objects of any form, or texts.
     * @example [{ first_name: 'María', last_name: 'Gómez' }]
     */
    recipients?: (OpenObject | string)[] | null;
}
/** Tax in the payment, for example VAT. */
export interface OrderTax {
    /**
     * Type of tax, for example VAT.
     * @example 'VAT'
     */
    type?: string | null;
    /**
     * Base of the tax, in major units. Assumption: the specification does not show this unit.
     * @example 218403.78
     */
    tax_base?: number | null;
    /**
     * Amount of the tax, in major units. Assumption: the specification does not show this unit.
     * @example 41496.72
     */
    value?: number | null;
    /**
     * Rate in percent. Assumption: 19 means 19 %.
     * @example 19
     */
    percentage?: number | null;
}
/** Ticket for an event. */
export interface OrderTicket {
    /**
     * Identifier of the ticket.
     * @example 'ticket-1'
     */
    id?: string | null;
    /**
     * Name of the ticket.
     * @example 'Front row'
     */
    name?: string | null;
    /**
     * Description of the ticket.
     * @example 'Front row, standing'
     */
    description?: string | null;
    /**
     * Type of ticket.
     * @example 'GENERAL'
     */
    type?: string | null;
    /** Amount of the ticket, with its currency. */
    amount?: OrderTicketAmount | null;
    /** Event of the ticket. */
    event?: OrderTicketEvent | null;
}
/** Amount of the ticket, with its currency. */
export interface OrderTicketAmount {
    /**
     * Amount in major units of `currency`. Assumption: the specification does not show this unit.
     * @example 80
     */
    value?: number | null;
    /** ISO 4217 code of the currency of `value`. Exactly 3 upper-case letters. */
    currency?: CurrencyCode | null;
}
/** Event of a ticket. */
export interface OrderTicketEvent {
    /**
     * Identifier of the event.
     * @example 'event-7'
     */
    id?: string | null;
    /**
     * Name of the event.
     * @example 'Jazz night'
     */
    name?: string | null;
    /**
     * Description of the event.
     * @example 'Open air concert'
     */
    description?: string | null;
    /**
     * Type of event.
     * @example 'CONCERT'
     */
    type?: string | null;
    /**
     * Date of the event, ISO 8601. Assumption: the specification does not show this format.
     * @example '2026-12-24T20:00:00Z'
     */
    date?: string | null;
    /**
     * Address of the event.
     * @example { address_line_1: 'Calle 34 # 56-78', city: 'Bogotá', country: 'CO' }
     */
    address?: Address | string | null;
}
/** Type of passenger. Assumption: one letter for adult, child or infant. */
export type PassengerType = KnownPassengerType | (string & {});
/** A payment in the retrieve response, with its transactions as an array. Assumption: the specification does not show which fields are required. */
export interface Payment extends PaymentBase {
    /**
     * Taxes of the payment. Assumption: in any JSON form, with the taxes of `additional_data.order`.
     * @example [{ type: 'VAT', value: 41496.72 }]
     */
    taxes: unknown[] | {
        [key: string]: unknown;
    } | null;
    /** The transactions. The create response has an object here. Assumption: all of them, oldest first. */
    transactions: RetrievedTransaction[];
    /** The history of the transactions. Assumption: oldest first, and null unless the query parameter `transactions_history` is true. */
    transactions_history?: Transaction[] | null;
    /** Shares of the recipients of a marketplace. Assumption: empty when the amount is not shared. */
    split: OpenObject[];
}
/** The amount of a payment with its captured and refunded parts. Assumption: the specification does not show which fields are required. */
export interface PaymentAmount {
    /**
     * Captured amount, in major units. Assumption: the specification does not show this unit.
     * @example 259900.5
     */
    captured: number;
    /** ISO 4217 code of the currency of all three amounts. Exactly 3 upper-case letters. */
    currency: CurrencyCode;
    /** Conversion to another currency. Assumption: an object of any form. */
    currency_conversion?: OpenObject | null;
    /**
     * Refunded amount, in major units. Assumption: the specification does not show this unit.
     * @example 0
     */
    refunded: number;
    /**
     * Amount of the payment, in major units. Assumption: the specification does not show this unit.
     * @example 259900.5
     */
    value: number;
}
/** The amount of a payment to create. Assumptions: both fields are required, and the service accepts 0 only for a CARD with `payment_method.detail.card.verify` true. */
export interface PaymentAmountInput {
    /** ISO 4217 code of the currency of `value`. Exactly 3 upper-case letters. */
    currency: CurrencyCode;
    /**
     * Amount in major units: 25 is 25.00 USD. 0 to 9,007,199,254,740,992, at most 4 decimals. Assumption: the specification does not show this unit or this limit.
     * @example 259900.5
     */
    value: number;
}
/** The fields in every response about a payment. Assumption: the specification does not show which fields are required. */
export interface PaymentBase {
    /** UUID of the payment. */
    id: Uuid;
    /** UUID of the merchant account. */
    account_id: Uuid;
    /**
     * Text that says what the customer pays for.
     * @example 'Running shoes'
     */
    description: string;
    /** Country of the payment, as an ISO 3166-1 alpha-2 code. Exactly 2 upper-case letters. */
    country: CountryCode;
    /** State of the payment, for example SUCCEEDED. Known values: CREATED, READY_TO_PAY, PENDING, VERIFIED, SUCCEEDED, DECLINED, REJECTED, EXPIRED, REFUNDED, CANCELED, IN_DISPUTE, CHARGEBACK, ERROR, FRAUD. Assumption: the specification does not show the complete list. */
    status: PaymentStatus;
    /** Detailed state within `status`, for example APPROVED. Known values: see `KnownPaymentSubStatus`. Assumption: the specification does not show the complete list. */
    sub_status: PaymentSubStatus;
    /**
     * Identifier of the order in the merchant's system.
     * @example 'ORDER-2026-000123'
     */
    merchant_order_id: string;
    /** Time when the payment was created. ISO 8601. */
    created_at: Timestamp;
    /** Time of the last change to the payment. ISO 8601. */
    updated_at: Timestamp;
    /** Amount of the payment, with the captured and refunded amounts. */
    amount: PaymentAmount;
    /** Checkout session of the customer. */
    checkout?: Checkout | null;
    /** The payment method. */
    payment_method: PaymentMethod;
    /** Customer who pays. */
    customer_payer?: CustomerPayer | null;
    /** Purchase details. */
    additional_data?: AdditionalData | null;
    /**
     * URL to which the customer returns. Assumption: empty when the request sent none.
     * @example 'https://shop.example.com/return'
     */
    callback_url?: string | null;
    /** Integration type. Assumption: SDK_CHECKOUT when the request sent none. Known values: SDK_CHECKOUT, CHECKOUT, REDIRECT, DIRECT, SDK_SEAMLESS. */
    workflow: Workflow;
    /** Custom tags of the merchant. Assumption: an empty list when the request sent none. */
    metadata: MetadataItem[];
    /** Settings of the fraud screening. */
    fraud_screening?: OpenObject | null;
    /**
     * Identifier of the payment link. Empty when none.
     * @example '5e4d3c2b-1a09-4f8e-8d7c-6b5a49382716'
     */
    payment_link_id?: string | null;
    /**
     * Code of the subscription.
     * @example 'sub-2026-001'
     */
    subscription_code?: string | null;
    /** Rules of the routing, with a condition. */
    routing_rules?: RoutingRules | null;
    /** True in the simplified mode. */
    simplified_mode?: boolean | null;
}
/** The card, token or bank transfer that pays for a payment. Assumption: the specification does not show which fields are required. */
export interface PaymentMethod extends PaymentMethodBase {
    /** Details of the card or bank transfer. A transaction calls this field `detail`. */
    payment_method_detail: PaymentMethodDetail;
}
/** The fields that a payment and its transactions share, such as type and tokens. Assumption: the specification does not show which fields are required. */
export interface PaymentMethodBase {
    /** Type of payment method, for example CARD. Known values: CARD, BANK_TRANSFER. */
    type: PaymentMethodType;
    /**
     * One-time token. Assumption: empty when the request sent none.
     * @example '1f9c4f6e-0d51-4e0b-9c70-2c1b7d0e9a11'
     */
    token: string;
    /**
     * Vaulted token. Empty when none.
     * @example '9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d'
     */
    vaulted_token: string;
    /** True to vault the method on success. */
    vault_on_success: boolean;
    /**
     * Type of the parent payment method.
     * @example 'CARD'
     */
    parent_payment_method_type?: string | null;
}
/** Details of the card or bank transfer. */
export interface PaymentMethodDetail {
    /** Details of a card payment. */
    card?: Card;
    /** Details of a bank transfer. */
    bank_transfer?: BankTransfer;
}
/** Settings for a card or a bank transfer. */
export interface PaymentMethodDetailInput {
    /** Settings of a card payment. */
    card?: CardInput;
    /** Assumption: a request can contain settings of the bank transfer, with any field. Null means absent. */
    bank_transfer?: OpenObject | null;
}
/** The payment method to charge. The specification shows `token` and `detail.card.capture`. Assumption: a request can contain other fields, and needs at least one. */
export interface PaymentMethodInput {
    /**
     * One-time token. Null or an empty string means absent.
     * @example '1f9c4f6e-0d51-4e0b-9c70-2c1b7d0e9a11'
     */
    token?: string | null;
    /**
     * Assumption: the token of an enrolled payment method. The service charges that method. Null or an empty string means absent.
     * @example '9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d'
     */
    vaulted_token?: string | null;
    /** Type of payment method, for example CARD. Assumption: when absent, a request with a token or a card is CARD. Null means absent. Known values: CARD, BANK_TRANSFER. */
    type?: PaymentMethodType | null;
    /** Settings for one type, such as `card`. */
    detail?: PaymentMethodDetailInput;
    /** Assumption: true enrolls the payment method after the payment succeeds. Null means absent. */
    vault_on_success?: boolean | null;
}
/** The enrolled payment methods of a customer, under `payment_methods`. Assumption: the specification does not show which fields are required. */
export interface PaymentMethodList {
    /** The enrolled payment methods of the customer. Assumption: the list includes methods with a pending or ended enrollment, so check `status`. */
    payment_methods: EnrolledPaymentMethod[];
}
/** Type of a payment method, for example CARD. Assumption: the specification does not show that other values can appear. */
export type PaymentMethodType = KnownPaymentMethodType | (string & {});
/** Payment rail of a transfer. Assumption: the specification does not show that other values can appear. */
export type PaymentRail = KnownPaymentRail | (string & {});
/** State of a payment. Assumption: the specification does not show that other values can appear. */
export type PaymentStatus = KnownPaymentStatus | (string & {});
/** Detailed state of a payment. Assumption: the specification does not show that other values can appear. */
export type PaymentSubStatus = KnownPaymentSubStatus | (string & {});
/** Identifiers and status of a payment, in the capture and cancel responses. Assumption: the specification does not show this response. */
export interface PaymentSummary {
    /** UUID of the payment. */
    id: Uuid;
    /** UUID of the merchant account. */
    account_id: Uuid;
    /**
     * Identifier of the order in the merchant's system.
     * @example 'ORDER-2026-000124'
     */
    merchant_order_id: string;
    /** State of the payment after the operation. Known values: CREATED, READY_TO_PAY, PENDING, VERIFIED, SUCCEEDED, DECLINED, REJECTED, EXPIRED, REFUNDED, CANCELED, IN_DISPUTE, CHARGEBACK, ERROR, FRAUD. Assumption: the specification does not show the complete list. */
    status: PaymentStatus;
    /** Detailed state within `status`. Known values: see `KnownPaymentSubStatus`. Assumption: the specification does not show the complete list. */
    sub_status: PaymentSubStatus;
}
/** Envelope of a payment event. Assumption: only `type_event` and `data`, with the id and status of the payment, are always present. Every other field can be absent or null. */
export interface PaymentWebhook {
    /** Resource that the event describes, for example `payment`. Known values: payment. */
    type?: WebhookType | null;
    /** Event type, for example `payment.purchase`. Known values: payment.purchase, payment.authorize, payment.capture, payment.refund, payment.cancel, payment.verify, payment.chargeback, payment.fraud_screening. Assumption: the specification does not show the complete list. */
    type_event: WebhookEventType;
    /** UUID of the merchant account. */
    account_id?: Uuid | null;
    /**
     * Number of earlier delivery attempts for this event: 0 at the first attempt. Assumption: it can be absent or null. A whole number, at least 0.
     * @example 0
     */
    retry?: number | null;
    /**
     * Version of the envelope. A whole number.
     * @example 2
     */
    version?: number | null;
    /** Object with the payment. */
    data: PaymentWebhookData;
}
/** The `data` of a payment event, with the payment. Assumption: the specification does not show which fields are required. */
export interface PaymentWebhookData {
    /** The payment, with its id and status. Assumption: it can contain the other fields of a payment. */
    payment: WebhookPayment;
}
/** Schedule of payouts, for example HOLD. Assumption: the specification does not show that other values can appear. */
export type PayoutSchedule = KnownPayoutSchedule | (string & {});
/** Telephone number in two parts. */
export interface Phone {
    /**
     * Telephone number, without `country_code`.
     * @example '3001234567'
     */
    number?: string | null;
    /**
     * International dialling prefix. Assumption: digits without `+`.
     * @example '57'
     */
    country_code?: string | null;
}
/** The country where the service processes the transaction. */
export type ProcessingCountry = "AR" | "BO" | "BR" | "CL" | "CO" | "CR" | "EC" | "SV" | "GT" | "HN" | "MX" | "NI" | "PA" | "PY" | "PE" | "US" | "UY";
/** Data from the provider about a transaction. */
export interface ProviderData {
    /**
     * Identifier at the provider.
     * @example 'SANDBOX'
     */
    id?: string | null;
    /**
     * Identifier of the transaction at the provider.
     * @example 'prov-9001'
     */
    transaction_id?: string | null;
    /**
     * Identifier of the account at the provider.
     * @example 'prov-acct-1'
     */
    account_id?: string | null;
    /**
     * State at the provider.
     * @example 'approved'
     */
    status?: string | null;
    /**
     * Detailed state at the provider.
     * @example 'authorized'
     */
    sub_status?: string | null;
    /**
     * Details of the state at the provider.
     * @example 'accredited'
     */
    status_detail?: string | null;
    /**
     * Response message of the provider.
     * @example 'Approved'
     */
    response_message?: string | null;
    /**
     * Response code of the provider.
     * @example '00'
     */
    response_code?: string | null;
    /** Raw response of the provider. Assumption: null unless the query parameter `raw_response` is true. */
    raw_response?: OpenObject | null;
    /**
     * Identifier of the transaction at a third party.
     * @example 'acq-5512'
     */
    third_party_transaction_id?: string | null;
    /**
     * Identifier of the account at a third party.
     * @example 'acq-acct-1'
     */
    third_party_account_id?: string | null;
    /**
     * ISO 8583 response code. Assumption: 00 is approved, 51 is insufficient funds.
     * @example '00'
     */
    iso8583_response_code?: string | null;
    /**
     * Text of the ISO 8583 response code.
     * @example 'Approved'
     */
    iso8583_response_message?: string | null;
    /**
     * Advice to the merchant, as a code.
     * @example '01'
     */
    merchant_advice_code?: string | null;
    /**
     * Advice to the merchant, as text.
     * @example 'New account information available'
     */
    merchant_advice_code_message?: string | null;
    /**
     * Code of the reason.
     * @example '13.1'
     */
    reason_code?: string | null;
    /**
     * Description of the reason.
     * @example 'Goods not received'
     */
    reason_description?: string | null;
}
/** Amount of a captured payment to refund. Assumption: the specification does not show this request. */
export interface RefundPaymentRequest {
    /**
     * Identifier of this refund in the merchant's system. 3 to 255 characters. Assumption: the specification does not show this limit.
     * @example 'REFUND-1'
     */
    merchant_reference: string;
    /** Amount to refund. Assumption: when absent, the service refunds what remains of the transaction in the path. */
    amount?: AmountInput;
    /**
     * Free text for the merchant's records. Null means absent.
     * @example 'One shoe was damaged'
     */
    description?: string | null;
    /**
     * Reason for the refund, for example REQUESTED_BY_CUSTOMER. Null means absent.
     * @example 'REQUESTED_BY_CUSTOMER'
     */
    reason?: string | null;
}
/** A payment in the refund response. Assumption: the specification does not show this response. */
export interface RefundedPayment extends PaymentBase {
    /** Transaction of the payment, as an object. Assumption: the refund, with type REFUND. */
    transactions: Transaction;
    /** The history of the transactions. Assumption: oldest first. */
    transactions_history: Transaction[] | null;
}
/** A transaction in the retrieve response. */
export interface RetrievedTransaction extends Transaction {
    /** Assumption: true while the customer must authenticate. */
    three_d_secure_action_required?: boolean | null;
}
/** A condition of the routing. Assumption: the specification does not show which fields are required. */
export interface RoutingCondition {
    /**
     * Number of the condition.
     * @example 1
     */
    id: number;
    /**
     * Name of the condition.
     * @example 'Default'
     */
    name?: string | null;
    /**
     * Description of the condition.
     * @example 'Every payment'
     */
    description?: string | null;
}
/** Rules of the routing of the payment. Assumption: the specification does not show which fields are required. */
export interface RoutingRules {
    /** True with smart routing. */
    smart_routing: boolean;
    /** True with monitors. */
    monitors: boolean;
    /** Condition of the routing. */
    condition?: RoutingCondition | null;
}
/** Operator of a rule, for example EQUAL. Assumption: the specification does not show that other values can appear. */
export type RuleConditional = KnownRuleConditional | (string & {});
/** State of a rule. Assumption: the specification does not show that other values can appear. */
export type RuleStatus = KnownRuleStatus | (string & {});
/** Type of a rule, for example PAYMENT_STATUS. Assumption: the specification does not show that other values can appear. */
export type RuleType = KnownRuleType | (string & {});
/** Details of the seller. */
export interface SellerDetails {
    /**
     * Name of the seller.
     * @example 'Travel Shop'
     */
    name?: string | null;
    /**
     * Website of the seller.
     * @example 'https://shop.example.com'
     */
    website?: string | null;
    /**
     * Email address of the seller.
     * @example 'hello@shop.example.com'
     */
    email?: string | null;
    /**
     * Address of the seller.
     * @example { address_line_1: 'Calle 34 # 56-78', city: 'Bogotá', country: 'CO' }
     */
    address?: Address | string | null;
    /**
     * Identifier of this seller in the merchant's system.
     * @example 'seller-19'
     */
    reference?: string | null;
    /**
     * Country of the seller, as an ISO 3166-1 alpha-2 code. Assumption: the specification does not show this format.
     * @example 'CO'
     */
    country?: string | null;
    /**
     * Telephone number of the seller.
     * @example { number: '3001234567', country_code: '57' }
     */
    phone?: Phone | string | null;
    /**
     * Document of the seller.
     * @example { document_type: 'CC', document_number: '1093333333' }
     */
    document?: IdentityDocument | string | null;
    /**
     * Industry of the seller.
     * @example 'Travel'
     */
    industry?: string | null;
    /**
     * Merchant category code, as in ISO 18245. Assumption: the specification does not show this format.
     * @example '4722'
     */
    merchant_category_code?: string | null;
}
/** One recipient's share of a payment. Assumption: its fields. */
export interface SplitMarketplaceItem {
    /**
     * Identifier of the recipient. Null means absent.
     * @example '0f1e2d3c-4b5a-4697-8879-6a5b4c3d2e1f'
     */
    recipient_id?: string | null;
    /**
     * Identifier of the recipient at the provider. Null means absent.
     * @example 'rec_1'
     */
    provider_recipient_id?: string | null;
    /**
     * Description of the share. Null means absent.
     * @example 'Commission on ORDER-2026-000123'
     */
    description?: string | null;
    /** Type of share, for example COMMISSION. Null means absent. Known values: PURCHASE, PAYMENTFEE, VAT, COMMISSION, MARKETPLACE, SHIPPING. Assumption: the specification does not show the complete list. */
    type?: SplitType | null;
    /**
     * Identifier of this share in the merchant's system. Null means absent.
     * @example 'SHARE-1'
     */
    merchant_reference?: string | null;
    /** Amount of the share. */
    amount?: {
        /**
         * Amount of the share in major units of `currency`. Assumption: the specification does not show this unit.
         * @example 12.5
         */
        value?: number;
        /**
         * ISO 4217 code of the currency of `value`. Null means absent.
         * @example 'USD'
         */
        currency?: string | null;
    };
    /** Liability for fees and chargebacks. Null means absent. */
    liability?: {
        /**
         * Liability for the processing fee, for example MERCHANT. Null means absent.
         * @example 'MERCHANT'
         */
        processing_fee?: string | null;
        /** Liability for chargebacks. Assumption: true when the recipient pays, false when the merchant does. Null means absent. */
        chargebacks?: boolean | null;
    } | null;
}
/** Type of share in a split. Assumption: the specification does not show that other values can appear. */
export type SplitType = KnownSplitType | (string & {});
/** Use of a stored card. */
export interface StoredCredentials {
    /**
     * Reason for the use of the stored card.
     * @example 'SUBSCRIPTION'
     */
    reason?: string | null;
    /**
     * Assumption: FIRST when this payment stores the card, USED when the card was stored before.
     * @example 'FIRST'
     */
    usage?: string | null;
    /**
     * Identifier of the subscription agreement.
     * @example 'AGREEMENT-42'
     */
    subscription_agreement_id?: string | null;
    /**
     * Network's identifier of the transaction.
     * @example '483297487231504'
     */
    network_transaction_id?: string | null;
}
/** Settings of a subscription. Assumption: its fields. */
export interface SubscriptionInput {
    /**
     * Identifier of a subscription. Null means absent.
     * @example '6d5c4b3a-2f1e-4d0c-9b8a-7f6e5d4c3b2a'
     */
    id?: string | null;
    /** Frequency of the charges. Null means absent. */
    frequency?: {
        /**
         * Unit of the frequency, for example MONTH. Null means absent.
         * @example 'MONTH'
         */
        type?: string | null;
        /**
         * Number of units. Null means absent. A whole number.
         * @example 1
         */
        value?: number | null;
    } | null;
    /** Amount of the subscription. Null means absent. */
    amount?: {
        /**
         * Amount in major units of `currency`. Null means absent. Assumption: the specification does not show this unit.
         * @example 9.99
         */
        value?: number | null;
        /** ISO 4217 code of the currency of `value`. Null means absent. Exactly 3 upper-case letters. */
        currency?: CurrencyCode | null;
        /** Type of amount. Null means absent. */
        type?: ("FIXED" | "VARIABLE") | null;
    } | null;
    /** Availability of the subscription. Null means absent. */
    availability?: {
        /**
         * Start of the availability, ISO 8601. Null means absent. Assumption: the specification does not show this format.
         * @example '2026-01-01T00:00:00Z'
         */
        start_at?: string | null;
        /**
         * End of the availability, ISO 8601. Null means absent. Assumption: the specification does not show this format.
         * @example '2026-12-31T23:59:59Z'
         */
        finish_at?: string | null;
    } | null;
    /** Billing cycles of the subscription. Null means absent. */
    billing_cycles?: {
        /**
         * Total of the billing cycles. Null means absent. A whole number.
         * @example 12
         */
        total?: number | null;
    } | null;
    /** Billing date of the subscription. Null means absent. */
    billing_date?: {
        /**
         * Type of billing date, for example DAY. Null means absent.
         * @example 'DAY'
         */
        type?: string | null;
        /**
         * Day of the billing date. Null means absent. A whole number.
         * @example 15
         */
        day?: number | null;
    } | null;
}
/** A recipient's acceptance of the terms, with its time and address. Assumption: the specification does not show which fields are required. */
export interface TermsOfService {
    /** True when the recipient accepted the terms. */
    acceptance: boolean;
    /** Time of the acceptance. ISO 8601. */
    date: Timestamp;
    /**
     * IP address of the recipient.
     * @example '192.0.2.10'
     */
    ip?: string | null;
}
/** Result of a 3-D Secure authentication. */
export interface ThreeDSecure {
    /**
     * Protocol version, for example 2.2.0.
     * @example '2.2.0'
     */
    version?: string | null;
    /**
     * Electronic commerce indicator (ECI).
     * @example '05'
     */
    electronic_commerce_indicator?: string | null;
    /**
     * Cryptogram of the authentication.
     * @example 'AAABBEg0VhI0VniQEjRWAAAAAAA='
     */
    cryptogram?: string | null;
    /**
     * Identifier of the authentication.
     * @example '7c6b5a49-3827-4160-9f8e-7d6c5b4a3928'
     */
    transaction_id?: string | null;
    /**
     * Identifier of the authentication at the directory server.
     * @example '8d7c6b5a-4938-4271-8f0e-1d2c3b4a5968'
     */
    directory_server_transaction_id?: string | null;
    /**
     * Result of the authentication. Assumption: one letter. Y passed, A attempted, N failed.
     * @example 'Y'
     */
    pares_status?: string | null;
    /**
     * Identifier of the access control server (ACS).
     * @example '9e8d7c6b-5a49-4382-8716-0f1e2d3c4b5a'
     */
    acs_id?: string | null;
}
/**
 * ISO 8601 time, for example with fractional seconds. Assumption: the offset of UTC is always there. A date and time in UTC, with Z, +00:00 or -00:00 at its end.
 * @example '2026-03-14T09:26:53.589793Z'
 */
export type Timestamp = string;
/** A transaction of a payment. Assumption: the specification does not show which fields are required. */
export interface Transaction extends TransactionBase {
    /**
     * Amount of the transaction, in major units. Assumption: the specification does not show this unit.
     * @example 259900.5
     */
    amount: number;
}
/** Amounts of a payment after a capture or a cancellation, in major units. Assumption: the specification does not show this response. */
export interface TransactionAmount {
    /**
     * Captured amount, in major units. Assumption: the specification does not show this unit.
     * @example 100
     */
    captured: number;
    /** ISO 4217 code of the currency of all three amounts. Exactly 3 upper-case letters. */
    currency: CurrencyCode;
    /**
     * Refunded amount, in major units. Assumption: the specification does not show this unit.
     * @example 0
     */
    refunded: number;
    /**
     * Amount that this operation captures or releases, in major units. Assumption: the specification does not show this unit.
     * @example 100
     */
    value: number;
}
/** The fields of every transaction, except its amount. Assumption: the specification does not show which fields are required. */
export interface TransactionBase {
    /** UUID of the transaction. */
    id: Uuid;
    /** Type of transaction, for example PURCHASE or CHARGEBACK. Known values: PURCHASE, AUTHORIZE, CAPTURE, REFUND, CANCEL, VERIFY, CHARGEBACK, THREE_D_SECURE, FRAUD_SCREENING. Assumption: the specification does not show the complete list. */
    type: TransactionType;
    /** State of the transaction, for example SUCCEEDED. Known values: CREATED, PENDING, SUCCEEDED, DECLINED, REJECTED, ERROR, EXPIRED, CANCELED, WON, LOST, PREVENTED. Assumption: the specification does not show the complete list. */
    status: TransactionStatus;
    /** Category of the transaction, for example CARD. Known values: CARD, BANK_TRANSFER, BNPL, WALLET, TICKET, PAYMENT_LINK. Assumption: the specification does not show the complete list. */
    category: TransactionCategory;
    /**
     * Identifier of the payment provider.
     * @example 'SANDBOX'
     */
    provider_id: string;
    /** The payment method. */
    payment_method: TransactionPaymentMethod;
    /**
     * Response code of the transaction.
     * @example 'SUCCEEDED'
     */
    response_code?: string | null;
    /**
     * Response message of the transaction.
     * @example 'Transaction successful'
     */
    response_message?: string | null;
    /**
     * Reason for the transaction, for example REQUESTED_BY_CUSTOMER.
     * @example 'REQUESTED_BY_CUSTOMER'
     */
    reason?: string | null;
    /**
     * Description of the transaction.
     * @example 'One shoe was damaged'
     */
    description?: string | null;
    /**
     * Identifier of the transaction in the merchant's system.
     * @example 'CART-778'
     */
    merchant_reference?: string | null;
    /** Data from the provider. */
    provider_data: ProviderData;
    /** The connection to the provider. */
    connection_data?: ConnectionData | null;
    /**
     * Advice to the merchant, as a code.
     * @example '01'
     */
    merchant_advice_code?: string | null;
    /**
     * Advice to the merchant, as text.
     * @example 'New account information available'
     */
    merchant_advice_code_message?: string | null;
    /** Time when the transaction was created. ISO 8601. */
    created_at: Timestamp;
    /** Time of the last change to the transaction. ISO 8601. */
    updated_at: Timestamp;
}
/** Category of a transaction, for example CARD. Assumption: the specification does not show that other values can appear. */
export type TransactionCategory = KnownTransactionCategory | (string & {});
/** The payment method of a transaction. Assumption: the specification does not show which fields are required. */
export interface TransactionPaymentMethod extends PaymentMethodBase {
    /** Details of the card or bank transfer. A payment calls this field `payment_method_detail`. */
    detail: PaymentMethodDetail;
}
/** State of a transaction. Assumption: the specification does not show that other values can appear. */
export type TransactionStatus = KnownTransactionStatus | (string & {});
/** Type of a transaction, for example PURCHASE. Assumption: the specification does not show that other values can appear. */
export type TransactionType = KnownTransactionType | (string & {});
/** A capture or a cancellation, with the status of its payment. Assumption: the specification does not show this response. */
export interface TransactionWithPayment extends TransactionBase {
    /** Captured and refunded totals, and the amount of this operation. */
    amount: TransactionAmount;
    /** Identifiers and status of the payment after the operation. */
    payment: PaymentSummary;
}
/**
 * A UUID, in its text form of 36 characters.
 * @example '0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11'
 */
export type Uuid = string;
/** The merchant's response to a notification. */
export interface WebhookAcknowledgement {
    /** Always true: the merchant received the notification. */
    received: true;
}
/** Type of a payment event, for example `payment.purchase`. Assumption: the specification does not show that other values can appear. */
export type WebhookEventType = KnownWebhookEventType | (string & {});
/** The payment of an event, with its id and status. Assumption: it can contain the other fields of a payment, and each can be absent or null. Retrieve the payment to get its complete and current state. */
export interface WebhookPayment {
    /** UUID of the merchant account. */
    account_id?: Uuid | null;
    /**
     * Text that says what the customer pays for.
     * @example 'Running shoes'
     */
    description?: string | null;
    /** Country of the payment, as an ISO 3166-1 alpha-2 code. Exactly 2 upper-case letters. */
    country?: CountryCode | null;
    /** Detailed state within `status`, for example APPROVED. Known values: see `KnownPaymentSubStatus`. Assumption: the specification does not show the complete list. */
    sub_status?: PaymentSubStatus | null;
    /**
     * Identifier of the order in the merchant's system.
     * @example 'ORDER-2026-000123'
     */
    merchant_order_id?: string | null;
    /** Time when the payment was created. ISO 8601. */
    created_at?: Timestamp | null;
    /** Time of the last change to the payment. ISO 8601. */
    updated_at?: Timestamp | null;
    /** Amount of the payment, with the captured and refunded amounts. */
    amount?: OptionalPaymentAmount | null;
    /** Checkout session of the customer. */
    checkout?: OptionalCheckout | null;
    /** The payment method. */
    payment_method?: OptionalPaymentMethod | null;
    /** Customer who pays. */
    customer_payer?: OptionalCustomerPayer | null;
    /** Purchase details. */
    additional_data?: AdditionalData | null;
    /**
     * URL to which the customer returns. Assumption: empty when the request sent none.
     * @example 'https://shop.example.com/return'
     */
    callback_url?: string | null;
    /** Integration type. Assumption: SDK_CHECKOUT when the request sent none. Known values: SDK_CHECKOUT, CHECKOUT, REDIRECT, DIRECT, SDK_SEAMLESS. */
    workflow?: Workflow | null;
    /** Custom tags of the merchant. Assumption: an empty list when the request sent none. */
    metadata?: OptionalMetadataItem[] | null;
    /** Settings of the fraud screening. */
    fraud_screening?: OpenObject | null;
    /**
     * Identifier of the payment link. Empty when none.
     * @example '5e4d3c2b-1a09-4f8e-8d7c-6b5a49382716'
     */
    payment_link_id?: string | null;
    /**
     * Code of the subscription.
     * @example 'sub-2026-001'
     */
    subscription_code?: string | null;
    /** Rules of the routing, with a condition. */
    routing_rules?: OptionalRoutingRules | null;
    /** True in the simplified mode. */
    simplified_mode?: boolean | null;
    /**
     * Taxes of the payment. Assumption: in any JSON form, with the taxes of `additional_data.order`.
     * @example [{ type: 'VAT', value: 41496.72 }]
     */
    taxes?: unknown[] | {
        [key: string]: unknown;
    } | null;
    /** The history of the transactions. Assumption: oldest first, and null unless the query parameter `transactions_history` is true. */
    transactions_history?: WebhookTransaction[] | null;
    /** Shares of the recipients of a marketplace. Assumption: empty when the amount is not shared. */
    split?: OpenObject[] | null;
    /** UUID of the payment. */
    id: Uuid;
    /** State of the payment in the event. Retrieve the payment to get its current state. Known values: CREATED, READY_TO_PAY, PENDING, VERIFIED, SUCCEEDED, DECLINED, REJECTED, EXPIRED, REFUNDED, CANCELED, IN_DISPUTE, CHARGEBACK, ERROR, FRAUD. Assumption: the specification does not show the complete list. */
    status: PaymentStatus;
    /** Assumption: the transaction that caused the event, as an object, or a list of transactions. */
    transactions?: WebhookTransaction | WebhookTransaction[] | null;
    /**
     * Key of the event, or of the request that caused it. Public sources disagree. Assumption: the key is the same on all attempts of one event.
     * @example '51a7ab0a-5b1c-4b0e-8c5f-5d6e7f8a9b0c'
     */
    idempotency_key?: string | null;
    [key: string]: unknown;
}
/** A transaction in an event. Assumption: it has the fields of a transaction, and each can be absent or null. */
export interface WebhookTransaction {
    /** UUID of the transaction. */
    id?: Uuid | null;
    /** Type of transaction, for example PURCHASE or CHARGEBACK. Known values: PURCHASE, AUTHORIZE, CAPTURE, REFUND, CANCEL, VERIFY, CHARGEBACK, THREE_D_SECURE, FRAUD_SCREENING. Assumption: the specification does not show the complete list. */
    type?: TransactionType | null;
    /** State of the transaction, for example SUCCEEDED. Known values: CREATED, PENDING, SUCCEEDED, DECLINED, REJECTED, ERROR, EXPIRED, CANCELED, WON, LOST, PREVENTED. Assumption: the specification does not show the complete list. */
    status?: TransactionStatus | null;
    /** Category of the transaction, for example CARD. Known values: CARD, BANK_TRANSFER, BNPL, WALLET, TICKET, PAYMENT_LINK. Assumption: the specification does not show the complete list. */
    category?: TransactionCategory | null;
    /**
     * Identifier of the payment provider.
     * @example 'SANDBOX'
     */
    provider_id?: string | null;
    /** The payment method. */
    payment_method?: OptionalTransactionPaymentMethod | null;
    /**
     * Response code of the transaction.
     * @example 'SUCCEEDED'
     */
    response_code?: string | null;
    /**
     * Response message of the transaction.
     * @example 'Transaction successful'
     */
    response_message?: string | null;
    /**
     * Reason for the transaction, for example REQUESTED_BY_CUSTOMER.
     * @example 'REQUESTED_BY_CUSTOMER'
     */
    reason?: string | null;
    /**
     * Description of the transaction.
     * @example 'One shoe was damaged'
     */
    description?: string | null;
    /**
     * Identifier of the transaction in the merchant's system.
     * @example 'CART-778'
     */
    merchant_reference?: string | null;
    /** Data from the provider. */
    provider_data?: ProviderData | null;
    /** The connection to the provider. */
    connection_data?: ConnectionData | null;
    /**
     * Advice to the merchant, as a code.
     * @example '01'
     */
    merchant_advice_code?: string | null;
    /**
     * Advice to the merchant, as text.
     * @example 'New account information available'
     */
    merchant_advice_code_message?: string | null;
    /** Time when the transaction was created. ISO 8601. */
    created_at?: Timestamp | null;
    /** Time of the last change to the transaction. ISO 8601. */
    updated_at?: Timestamp | null;
    /**
     * Amount of the transaction, in major units. Assumption: the specification does not show this unit.
     * @example 259900.5
     */
    amount?: number | null;
}
/** Resource that a webhook describes. Assumption: the specification does not show that other values can appear. */
export type WebhookType = KnownWebhookType | (string & {});
/** The bank account for a recipient's payouts. */
export interface WithdrawalBank {
    /**
     * Code of the bank.
     * @example '001'
     */
    code?: string | null;
    /**
     * Branch of the bank.
     * @example '1234'
     */
    branch?: string | null;
    /**
     * Digit of the branch.
     * @example '5'
     */
    branch_digit?: string | null;
    /**
     * Number of the account.
     * @example '12345678'
     */
    account?: string | null;
    /**
     * Digit of the account.
     * @example '9'
     */
    account_digit?: string | null;
    /** Type of account, for example SAVINGS. Known values: CHECKINGS, SAVINGS. Assumption: the specification does not show the complete list. */
    account_type?: BankAccountType | null;
    /**
     * Routing number of the bank.
     * @example '021000021'
     */
    routing?: string | null;
    /**
     * Country of the account, as an ISO 3166-1 alpha-2 code. Assumption: the specification does not show this format.
     * @example 'BR'
     */
    country?: string | null;
    /**
     * ISO 4217 code of the account's currency.
     * @example 'BRL'
     */
    currency?: string | null;
    /** Schedule of the payouts, for example HOLD. Known values: DAY, WEEK, MONTH, HOLD. Assumption: the specification does not show the complete list. */
    payout_schedule?: PayoutSchedule | null;
}
/** Payout destination of a recipient. */
export interface WithdrawalMethods {
    /** Account that receives the payouts. */
    bank?: WithdrawalBank | null;
}
/** Integration type of a payment. Assumption: the specification does not show that other values can appear. */
export type Workflow = KnownWorkflow | (string & {});
/** Integration type of the payment. SDK_CHECKOUT is recommended and uses the provider's SDK. DIRECT is back-to-back with provider information, for a custom experience. REDIRECT is back-to-back with a redirection to the provider. CHECKOUT and SDK_SEAMLESS are also accepted. */
export type WorkflowInput = "SDK_CHECKOUT" | "DIRECT" | "REDIRECT" | "CHECKOUT" | "SDK_SEAMLESS";
