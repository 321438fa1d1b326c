// Generated from openapi/*.yaml by `npm run generate`. Do not edit.
/** Sender and beneficiary of a payment that funds an account. */
export interface AccountFunding {
    /** Person or company that sends the money. */
    sender?: AccountFundingParty | null;
    /** Person or company that receives the money. */
    beneficiary?: AccountFundingParty | null;
}
/** A person or company that sends or receives money. */
export interface AccountFundingParty {
    /**
     * INDIVIDUAL for a person, otherwise the kind of company.
     * @example 'INDIVIDUAL'
     */
    national_entity?: string | null;
    /**
     * Given name, when it is a person and not a company.
     * @example 'María'
     */
    first_name?: string | null;
    /**
     * Family name, when it is a person and not a company.
     * @example 'Gómez'
     */
    last_name?: string | null;
    /**
     * Registered name, when it is a company.
     * @example 'Acme Inc'
     */
    legal_name?: string | null;
    /**
     * Email address for contact.
     * @example 'maria.gomez@example.com'
     */
    email?: string | null;
    /**
     * Country of residence or head office, as an ISO 3166-1 alpha-2 code.
     * @example 'CO'
     */
    country?: string | null;
    /**
     * Date of birth of a person as an ISO 8601 date, YYYY-MM-DD.
     * @example '1990-02-28'
     */
    date_of_birth?: string | null;
    /** Identity document of a person, or tax document of a company. */
    document?: IdentityDocument | null;
    /** Telephone number with its country code. */
    phone?: Phone | null;
    /** Home address of a person, or head office of a company. */
    address?: Address | null;
}
/** Purchase details, such as items, flights and seller. Sending them enhances the payment experience. */
export interface AdditionalData {
    /** Flights, passengers and tickets, for a payment for air travel. */
    airline?: Airline | null;
    /**
     * Travel by other means than air, in any JSON form; null when absent.
     * @example { type: 'BUS', departure_city: 'Bogotá', arrival_city: 'Tunja' }
     */
    transportations?: unknown[] | {
        [key: string]: unknown;
    } | null;
    /** Items, taxes and shipping of the purchase. */
    order?: Order | null;
    /** Seller of the goods, when the merchant runs a marketplace. */
    seller_details?: SellerDetails | null;
}
/** Postal address of a person, shop or event. Every field is optional. */
export interface Address {
    /**
     * Street and house number.
     * @example 'Calle 34 # 56-78'
     */
    address_line_1?: string | null;
    /**
     * Apartment, floor or other address detail.
     * @example 'Apartment 502'
     */
    address_line_2?: string | null;
    /**
     * ISO 3166-1 alpha-2 code, two letters.
     * @example 'CO'
     */
    country?: string | null;
    /**
     * State, province or department, as a full name or a local abbreviation.
     * @example 'Cundinamarca'
     */
    state?: string | null;
    /**
     * Town or municipality.
     * @example 'Bogotá'
     */
    city?: string | null;
    /**
     * Postal code in the format of its country.
     * @example '111111'
     */
    zip_code?: string | null;
    /**
     * District within the city. Some countries need it for deliveries.
     * @example 'Chapinero'
     */
    neighborhood?: string | null;
}
/** A flight booking. */
export interface Airline {
    /**
     * Passenger name record: the reference of the booking, usually six letters and digits.
     * @example 'XK7T2P'
     */
    pnr?: string | null;
    /** Flights of the journey in flight order. */
    legs?: AirlineLeg[] | null;
    /** Travellers. Legs and tickets refer to them by `id`. */
    passengers?: AirlinePassenger[] | null;
    /**
     * Type of journey, for example one way or round trip.
     * @example 'ONE_WAY'
     */
    type?: string | null;
    /** Ticket of a booking with one ticket. Otherwise use `tickets`. */
    ticket?: AirlineTicket | null;
    /** Tickets of a booking with several tickets. For one ticket, `ticket` is enough. */
    tickets?: AirlineTicket[] | null;
}
/** One flight from an airport to the next. */
export interface AirlineLeg {
    /**
     * Position in the whole journey, counted from 1, as a string.
     * @example '1'
     */
    order?: string | null;
    /**
     * Position in its direction of the journey, counted from 1, as a string.
     * @example '1'
     */
    route_order?: string | null;
    /**
     * Traveller on this flight: an `id` in `passengers`.
     * @example 'p1'
     */
    passenger_id?: string | null;
    /**
     * IATA code of the first airport, three letters.
     * @example 'BOG'
     */
    departure_airport?: string | null;
    /**
     * Local date and time of take-off, ISO 8601.
     * @example '2026-12-01T08:00:00'
     */
    departure_datetime?: string | null;
    /**
     * UTC offset of the first airport.
     * @example '-05:00'
     */
    departure_airport_timezone?: string | null;
    /**
     * IATA code of the last airport, three letters.
     * @example 'SCL'
     */
    arrival_airport?: string | null;
    /**
     * UTC offset of the last airport.
     * @example '-03:00'
     */
    arrival_airport_timezone?: string | null;
    /**
     * Local date and time of landing, ISO 8601.
     * @example '2026-12-01T15:45:00'
     */
    arrival_datetime?: string | null;
    /**
     * IATA code of the operating company, two characters.
     * @example 'ZZ'
     */
    carrier_code?: string | null;
    /**
     * Digits after `carrier_code`, as a string.
     * @example '880'
     */
    flight_number?: string | null;
    /**
     * Fare rules of the price, in the coding of the company.
     * @example 'YFARE1'
     */
    fare_basis_code?: string | null;
    /**
     * Booking class, usually one letter, such as Y for economy.
     * @example 'Y'
     */
    fare_class_code?: string | null;
    /**
     * Price of this flight without taxes and fees, in major units of `base_fare_currency`. Assumption: the specification does not show this unit.
     * @example 350.1
     */
    base_fare?: number | null;
    /**
     * ISO 4217 code of the currency of `base_fare`.
     * @example 'USD'
     */
    base_fare_currency?: string | null;
    /**
     * O when a longer stay at the destination is allowed, X when it is not.
     * @example 'O'
     */
    stopover_code?: string | null;
    /**
     * Country of the first airport, as an ISO 3166-1 alpha-2 code.
     * @example 'CO'
     */
    departure_airport_country?: string | null;
    /**
     * City that the first airport serves.
     * @example 'Bogotá'
     */
    departure_airport_city?: string | null;
    /**
     * Country of the last airport, as an ISO 3166-1 alpha-2 code.
     * @example 'CL'
     */
    arrival_airport_country?: string | null;
    /**
     * City that the last airport serves.
     * @example 'Santiago'
     */
    arrival_airport_city?: string | null;
    /**
     * Priority boarding that the traveller bought.
     * @example 'PRIORITY'
     */
    expedited_boarding?: string | null;
    /**
     * Luggage above the allowance that the traveller bought.
     * @example '1 PIECE 23 KG'
     */
    extra_baggage?: string | null;
    /**
     * Meals that the traveller ordered in advance.
     * @example 'VEGETARIAN'
     */
    purchased_meals?: string | null;
    /**
     * Seat that the traveller chose: row and letter.
     * @example '12A'
     */
    selected_seat?: string | null;
}
/** A person who flies. */
export interface AirlinePassenger {
    /**
     * Label in this booking. The `passenger_id` of legs and tickets refers to it.
     * @example 'p1'
     */
    id?: string | null;
    /**
     * Given name, as on the travel document.
     * @example 'María'
     */
    first_name?: string | null;
    /**
     * Family name, as on the travel document.
     * @example 'Gómez'
     */
    last_name?: string | null;
    /**
     * Other given names, as on the travel document.
     * @example 'Isabel'
     */
    middle_name?: string | null;
    /** Age group: A adult, C child, I infant. The list is open. Known values: A, C, I. Assumption: the specification does not show the complete list. */
    type?: PassengerType | null;
    /**
     * Date of birth as an ISO 8601 date, YYYY-MM-DD.
     * @example '1990-02-28'
     */
    date_of_birth?: string | null;
    /**
     * Citizenship as an ISO 3166-1 alpha-2 country code.
     * @example 'CO'
     */
    nationality?: string | null;
    /** Passport or identity card shown at check-in. */
    document?: IdentityDocument | null;
    /**
     * Country of residence, as an ISO 3166-1 alpha-2 code.
     * @example 'CO'
     */
    country?: string | null;
    /**
     * Membership number in the frequent flyer programme.
     * @example 'FF1234567'
     */
    loyalty_number?: string | null;
    /**
     * Level in the frequent flyer programme.
     * @example 'GOLD'
     */
    loyalty_tier?: string | null;
    /**
     * Email address of the traveller.
     * @example 'maria.gomez@example.com'
     */
    email?: string | null;
    /** Telephone number for contact with the traveller. */
    phone?: Phone | null;
    /** Home address of the traveller. */
    address?: Address | null;
    /**
     * Place where the travel document was checked, for example the airport desk.
     * @example 'AIRPORT_DESK'
     */
    evidence_document_source?: string | null;
}
/** Document for the travel of one passenger, with its fares and taxes. */
export interface AirlineTicket {
    /**
     * Thirteen digits: three for the issuing company, then ten for the document.
     * @example '1234567890123'
     */
    ticket_number?: string | null;
    /**
     * Traveller who can use the ticket: an `id` in `passengers`.
     * @example 'p1'
     */
    passenger_id?: string | null;
    /** True for an electronic ticket, false for a paper ticket. */
    e_ticket?: boolean | null;
    /** True when the ticket can be neither changed nor refunded. */
    restricted?: boolean | null;
    /**
     * Sum of the base fares of the legs, in major units. Assumption: the specification does not show this unit.
     * @example 350.1
     */
    total_fare_amount?: number | null;
    /**
     * Sum of the government taxes, in major units. Assumption: the specification does not show this unit.
     * @example 52.25
     */
    total_tax_amount?: number | null;
    /**
     * Sum of the fees of company and agent, in major units. Assumption: the specification does not show this unit.
     * @example 10
     */
    total_fee_amount?: number | null;
    /** Sale of the ticket: seller, time and place. */
    issue?: AirlineTicketIssue | null;
}
/** Sale of a ticket: seller, time and place. */
export interface AirlineTicketIssue {
    /**
     * First three digits of the ticket number. They identify the company.
     * @example '123'
     */
    carrier_prefix_code?: string | null;
    /**
     * IATA number of the agency that sold the ticket.
     * @example '12345678'
     */
    travel_agent_code?: string | null;
    /**
     * Business name of the agency that sold the ticket.
     * @example 'Travel Shop'
     */
    travel_agent_name?: string | null;
    /**
     * Day of the sale, ISO 8601, YYYY-MM-DD.
     * @example '2026-11-20'
     */
    date?: string | null;
    /**
     * Address of the agency: an address object, or one line next to `city`, `country` and `zip_code`.
     * @example 'Carrera 7 # 12-34'
     */
    address?: Address | (string | null);
    /**
     * City where the agency is located.
     * @example 'Bogotá'
     */
    city?: string | null;
    /**
     * Country of the agency, as an ISO 3166-1 alpha-2 code.
     * @example 'CO'
     */
    country?: string | null;
    /**
     * Postal code of the agency.
     * @example '111111'
     */
    zip_code?: string | null;
    /**
     * Abbreviation of the global distribution system with the booking.
     * @example 'SYS'
     */
    booking_system_code?: string | null;
    /**
     * Full name of the global distribution system with the booking.
     * @example 'Example Distribution System'
     */
    booking_system_name?: string | null;
}
/** An amount of money to capture or refund. Assumption: the specification does not show which fields are required. */
export interface AmountInput {
    /** ISO 4217 code of the currency of `value`. Exactly 3 upper-case letters. */
    currency: CurrencyCode;
    /**
     * Amount in major units: 25 is 25.00 USD. The maximum is below 2^39, because JSON parsers round larger amounts. Greater than 0, at most 549,755,813,887.9999, at most 4 decimals. Assumption: the specification does not show this unit or this limit.
     * @example 25.5
     */
    value: number;
}
/** Checking or savings account. The list is open. */
export type BankAccountType = KnownBankAccountType | (string & {});
/** Receiving account and instructions of a bank transfer. */
export interface BankTransfer {
    /**
     * Absolute URL of the provider's logo; null without one.
     * @example 'https://icons.example.com/bank.png'
     */
    provider_image?: string | null;
    /**
     * Account type of the receiving account, for example savings; null when unknown.
     * @example 'SAVINGS'
     */
    account_type?: string | null;
    /**
     * Bank of the receiving account; null when the payer chooses it on a page.
     * @example 'Example Bank'
     */
    bank_name?: string | null;
    /**
     * Holder of the receiving account, as the payer must enter it.
     * @example 'Running Shop SAS'
     */
    beneficiary_name?: string | null;
    /**
     * Number of the receiving account, as the payer must enter it.
     * @example '1234567890'
     */
    bank_account?: string | null;
    /**
     * Second form of the account number, for example an IBAN; null without one.
     * @example '00121234567890'
     */
    bank_account_2?: string | null;
    /**
     * Type of the account holder's tax or identity document.
     * @example 'NIT'
     */
    beneficiary_document_type?: string | null;
    /**
     * Number on the account holder's document.
     * @example '900123456'
     */
    beneficiary_document?: string | null;
    /**
     * Instructions to show to the payer.
     * @example 'Transfer the amount before the payment expires'
     */
    payment_instruction?: string | null;
    /**
     * URL where the payer completes the transfer; null when not needed.
     * @example 'https://bank.example.com/pay/8f5d1d4c'
     */
    redirect_url?: string | null;
}
/** Facts about the customer's browser for fraud screening. Screen sizes are strings. */
export interface BrowserInfo {
    /**
     * HTTP header `User-Agent`. Issuers use it to recognize a device.
     * @example 'Mozilla/5.0'
     */
    user_agent?: string | null;
    /**
     * Complete HTTP header `Accept`, which 3-D Secure requires.
     * @example 'text/html,application/xhtml+xml'
     */
    accept_header?: string | null;
    /**
     * Media types that the page can load, as one string.
     * @example '*\/*'
     */
    accept_content?: string | null;
    /**
     * Media types that the browser can show, as one string.
     * @example 'text/html'
     */
    accept_browser?: string | null;
    /**
     * Bits per pixel of the screen, as a string of digits.
     * @example '24'
     */
    color_depth?: string | null;
    /**
     * Vertical size of the screen in pixels, as a string of digits.
     * @example '1080'
     */
    screen_height?: string | null;
    /**
     * Horizontal size of the screen in pixels, as a string of digits.
     * @example '1920'
     */
    screen_width?: string | null;
    /** True when pages can run JavaScript. 3-D Secure uses it to choose its challenge. */
    javascript_enabled?: boolean | null;
    /** True when pages can run Java applets; false in every current browser. */
    java_enabled?: boolean | null;
    /**
     * Difference from local time to UTC, as a string. Assumption: in minutes, the value of `getTimezoneOffset()`.
     * @example '300'
     */
    browser_time_difference?: string | null;
    /**
     * Preferred locale as an IETF tag: the value of `navigator.language`.
     * @example 'es-CO'
     */
    language?: string | null;
    /**
     * Operating system or hardware: the value of `navigator.platform`.
     * @example 'Win32'
     */
    platform?: string | null;
}
/** Messages to customers whose payments match the rules, for example declined payments. Assumption: the specification does not show which fields are required. */
export interface Campaign {
    /** UUID of the campaign, the one in the path. */
    id: Uuid;
    /**
     * Title from the merchant's settings, for people.
     * @example 'Recover declined payments'
     */
    name: string;
    /** UUID of the merchant account that owns the campaign. */
    account_id: Uuid;
    /** UUID of the organization that owns the campaign's account. */
    organization_code: Uuid;
    /** Country of the contacted customers, as an ISO 3166-1 alpha-2 code. Exactly 2 upper-case letters. */
    country: CountryCode;
    /** Medium of the messages to customers, for example WhatsApp. Known values: WHATSAPP_MESSAGE, PHONE_CALL. Assumption: the specification does not show the complete list. */
    channel: CampaignChannel;
    /** Daily window for messages to customers, with its time zone. */
    schedule: CampaignSchedule;
    /** Start and end time of the campaign. */
    duration: CampaignDuration;
    /** State of the campaign, for example ACTIVE. Known values: ACTIVE, PAUSED, COMPLETED, CANCELLED. Assumption: the specification does not show the complete list. */
    status: CampaignStatus;
    /** Conditions on a payment or customer that select the customers to contact. */
    rules: CampaignRule[];
    /** Time when the merchant created the campaign. ISO 8601, ends with `Z`. */
    created_at: Timestamp;
    /** Time of the last change to a field of the campaign, for example `status`. ISO 8601, ends with `Z`. */
    updated_at: Timestamp;
}
/** Medium of the messages to customers. The list is open. */
export type CampaignChannel = KnownCampaignChannel | (string & {});
/** Period of messages to customers. Assumption: the specification does not show which fields are required. */
export interface CampaignDuration {
    /** Start of the campaign. It contacts no customer before this time. ISO 8601, ends with `Z`. */
    start_at: Timestamp;
    /** End of the campaign. It contacts no customer after this time. ISO 8601, ends with `Z`. */
    end_at: Timestamp;
}
/** Body of the retrieve response, with the campaign in `data`. Assumption: the specification does not show which fields are required. */
export interface CampaignEnvelope {
    /** The retrieved campaign. No other endpoint wraps its resource. */
    data: Campaign;
}
/** An error in the format of the campaign endpoint. Assumption: the specification does not show error bodies. */
export interface CampaignErrorBody {
    /**
     * The HTTP status as a number. The `code` of other endpoints is a string. A whole number.
     * @example 404
     */
    code: number;
    /**
     * One sentence for people. Do not branch on it.
     * @example 'No campaign has this id'
     */
    message: string;
    /**
     * More facts about the problem, in any JSON form. Absent in most responses.
     * @example 'campaign_id must be a UUID'
     */
    details?: unknown;
}
/** One condition that starts the campaign. Assumption: the specification does not show which fields are required. */
export interface CampaignRule {
    /** UUID of the rule. It differs from the UUID of the campaign. */
    id: Uuid;
    /** Property of a payment or customer to compare, for example PAYMENT_STATUS. Known values: AMOUNT, CURRENCY, AMOUNT_AND_CURRENCY, PAYMENT_STATUS, PAYMENT_METHOD, PROVIDER, CARD_BIN, RESPONSE_CODE, ISO_RESPONSE_CODE, CATEGORY, METADATA, USER_COMMS_PER_DAY, UNIQUE_BY_USER. Assumption: the specification does not show the complete list. */
    rule_type: RuleType;
    /**
     * Values to compare the property with, as strings.
     * @example ['DECLINED']
     */
    values: string[];
    /** Operator between the property and `values`, for example EQUAL. Known values: EQUAL, NOT_EQUAL, ONE_OF, NOT_ONE_OF, IN, GREATER_THAN, GREATER_THAN_OR_EQUAL, LESS_THAN, LESS_THAN_OR_EQUAL, BETWEEN, CONTAINS, STARTS_WITH. Assumption: the specification does not show the complete list. */
    conditional: RuleConditional;
    /**
     * Name of the metadata tag to compare; null when the rule compares another property.
     * @example 'channel'
     */
    metadata_key?: string | null;
    /** State of the rule, for example ACTIVE. Known values: ACTIVE, INACTIVE. Assumption: the specification does not show the complete list. */
    status: RuleStatus;
    /** Time when the merchant added the rule to the campaign. ISO 8601, ends with `Z`. */
    created_at: Timestamp;
    /** Time of the last change to a field of the rule, for example `values`. ISO 8601, ends with `Z`. */
    updated_at: Timestamp;
}
/** Hours of the day for messages to customers. Assumption: the specification does not show which fields are required. */
export interface CampaignSchedule {
    /**
     * First minute of the day for messages, HH:MM on a 24-hour clock in `time_zone`. Matches `^([01][0-9]|2[0-3]):[0-5][0-9]$`.
     * @example '08:00'
     */
    daily_start_time: string;
    /**
     * Last minute of the day for messages, HH:MM on a 24-hour clock in `time_zone`. Matches `^([01][0-9]|2[0-3]):[0-5][0-9]$`.
     * @example '20:30'
     */
    daily_end_time: string;
    /**
     * IANA name of the zone of both times. Matches `^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$`.
     * @example 'America/Bogota'
     */
    time_zone: string;
}
/** State of a campaign. The list is open. */
export type CampaignStatus = KnownCampaignStatus | (string & {});
/** Reason for the cancellation of an authorization. Assumption: the specification does not show this request. */
export interface CancelPaymentRequest {
    /**
     * Identifier of this cancellation in the merchant's system. 3 to 255 characters. Assumption: the specification does not show this limit.
     * @example 'CANCEL-1'
     */
    merchant_reference: string;
    /**
     * Free text for the merchant's records; null for none. At least 1 character. Assumption: the specification does not show this limit.
     * @example 'Customer changed the order'
     */
    description?: string | null;
    /**
     * Reason for the cancellation, for example REQUESTED_BY_CUSTOMER; null for none. At least 1 character. Assumption: the specification does not show this limit.
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
    /** Part of the authorization to capture, in the currency of the payment. */
    amount: AmountInput;
    /**
     * Reason for the capture, for example REQUESTED_BY_CUSTOMER. At least 1 character. Assumption: the specification does not show this limit.
     * @example 'REQUESTED_BY_CUSTOMER'
     */
    reason: string;
}
/** Details of a card charge: capture, installments and codes from the issuer. Assumption: the specification does not show which fields are required. */
export interface Card {
    /** True when the service verified the card without a charge. */
    verify: boolean;
    /** True when the service captured the amount immediately, false when it only authorized it. */
    capture: boolean;
    /**
     * Number of installments that the customer chose. A whole number.
     * @example 1
     */
    installments: number;
    /**
     * Identifier of the plan that offered the installments; null without a plan.
     * @example '4c3b2a19-0f8e-4d7c-8b6a-594837261504'
     */
    installments_plan_id?: string | null;
    /**
     * Months before the first installment is due; 0 for none. A whole number. Assumption: the specification does not show this unit.
     * @example 0
     */
    first_installment_deferral: number;
    /**
     * Party that finances the installments, merchant or issuer; null without installments.
     * @example 'ISSUER'
     */
    installments_type?: string | null;
    /**
     * Amount of each installment, in major units; null without installments. Assumption: the specification does not show this unit.
     * @example 86633.5
     */
    installment_amount?: number | null;
    /**
     * Total of all installments, including any interest, in major units; null without installments. Assumption: the specification does not show this unit.
     * @example 259900.5
     */
    installments_total_amount?: number | null;
    /**
     * Text on the cardholder's statement; null when the provider chose it.
     * @example 'SHOP'
     */
    soft_descriptor?: string | null;
    /**
     * Approval code from the issuer, for support questions about the charge; null when declined.
     * @example '742618'
     */
    authorization_code?: string | null;
    /**
     * Reference of the charge in the card network; null when declined.
     * @example '000000742618'
     */
    retrieval_reference_number?: string | null;
    /**
     * Receipt number of the charge; null when declined.
     * @example 'V-742618'
     */
    voucher?: string | null;
    /** Brand, issuer and last digits; null when the provider reports none. */
    card_data?: CardData | null;
    /** Use of the stored card and the network's identifier of the payment; null when unknown. */
    stored_credentials?: StoredCredentials | null;
}
/** Card facts that are safe to store. The service never returns the complete number. Assumption: the specification does not show which fields are required. */
export interface CardData {
    /**
     * Cardholder as printed on the card.
     * @example 'MARIA GOMEZ'
     */
    holder_name?: string | null;
    /**
     * Issuer identification number: the first six or eight digits.
     * @example '41111111'
     */
    iin?: string | null;
    /**
     * Last four digits of the number, to show to the customer.
     * @example '1111'
     */
    lfd?: string | null;
    /**
     * Number of digits of the complete card number. A whole number.
     * @example 16
     */
    number_length: number;
    /**
     * Number of digits of the code on the back or front. A whole number.
     * @example 3
     */
    security_code_length: number;
    /**
     * Card network in capitals, for example VISA.
     * @example 'VISA'
     */
    brand?: string | null;
    /**
     * Bank that issued the card, as registered with the network.
     * @example 'EXAMPLE BANK'
     */
    issuer_name?: string | null;
    /**
     * Bank that issued the card, as a national bank code; null without one.
     * @example '007'
     */
    issuer_code?: string | null;
    /**
     * Country of the issuing bank, as an ISO 3166-1 alpha-2 code.
     * @example 'CO'
     */
    country_code?: string | null;
    /**
     * Product level within the network, for example CLASSIC or GOLD.
     * @example 'CLASSIC'
     */
    category?: string | null;
    /** Credit, debit or prepaid; null when the network does not report it. Known values: CREDIT, DEBIT, PREPAID. Assumption: the specification does not show the complete list. */
    type?: CardType | null;
    /**
     * Opaque text that is equal for equal card numbers. Use it to find repeated use of a card.
     * @example '7f4c2e9a'
     */
    fingerprint?: string | null;
    /**
     * Last month in which the card is valid, as a number. A whole number.
     * @example 11
     */
    expiration_month: number;
    /**
     * Last year in which the card is valid, two digits: 28 is 2028. A whole number, 0 to 99.
     * @example 28
     */
    expiration_year: number;
    /** Result of the cardholder's authentication; null without one. */
    three_d_secure?: ThreeDSecure | null;
}
/** Raw card data, or known facts about the card of a token. Prefer a token, so that card numbers never reach your servers. Assumption: the form of raw card data. A number needs the month and the year of its expiry. */
export interface CardDataInput {
    /**
     * Complete card number without spaces. Needs the month and the year of the expiry. 8 to 19 digits. Assumption: the specification does not show this limit.
     * @example '4111111111111111'
     */
    number?: string;
    /**
     * Last month in which the card is valid. A whole number, 1 to 12. Assumption: the specification does not show this limit.
     * @example 11
     */
    expiration_month?: number;
    /**
     * Last year in which the card is valid, two digits: 28 is 2028. A whole number, 0 to 99.
     * @example 28
     */
    expiration_year?: number;
    /**
     * Code from the back or front of the card. Never store them. 3 to 4 digits. Assumption: the specification does not show this limit.
     * @example '123'
     */
    security_code?: string;
    /**
     * Cardholder as printed on the card; null when unknown.
     * @example 'MARIA GOMEZ'
     */
    holder_name?: string | null;
    /**
     * Card network to charge, for a card with two networks; null for the service's choice.
     * @example 'VISA'
     */
    brand?: string | null;
    /** CREDIT or DEBIT account to charge, for a card that has both; null for the service's choice. Known values: CREDIT, DEBIT, PREPAID. Assumption: the specification does not show the complete list. */
    type?: CardType | null;
    /** Result of an authentication outside this service; null for none. */
    three_d_secure?: ThreeDSecure | null;
}
/** Settings of a card payment: capture, installments or raw card data. */
export interface CardInput {
    /** Assumption: true only verifies the card, and no money moves, regardless of the amount. */
    verify?: boolean;
    /** True captures the payment immediately. False only authorizes it, for a later capture. Assumption: an absent field means true. */
    capture?: boolean;
    /**
     * Number of installments; 1 for a single payment. A whole number, at least 1. Assumption: the specification does not show this limit.
     * @example 1
     */
    installments?: number;
    /**
     * Identifier of the installment plan that the customer chose; null for none.
     * @example '5f0b1a2c-7d3e-4a8b-9c1d-2e3f4a5b6c7d'
     */
    installments_plan_id?: string | null;
    /**
     * Months before the first installment is due; 0 for none. A whole number, at least 0. Assumption: the specification does not show this unit or this limit.
     * @example 1
     */
    first_installment_deferral?: number;
    /**
     * Party that pays for the installment plan; null when not specified.
     * @example 'MERCHANT_INSTALLMENTS'
     */
    installments_type?: string | null;
    /**
     * Amount of each installment, in major units; null when not specified. Assumption: the specification does not show this unit.
     * @example 86633.5
     */
    installment_amount?: number | null;
    /**
     * Total of all installments, including any interest, in major units; null when not specified. Assumption: the specification does not show this unit.
     * @example 259900.5
     */
    installments_total_amount?: number | null;
    /**
     * Text on the cardholder's statement; null for the account's default text.
     * @example 'SHOP*SHOES'
     */
    soft_descriptor?: string | null;
    /** Raw card data, or known facts about the card of a token. Prefer a token, so that card numbers never reach your servers. Null for none. */
    card_data?: CardDataInput | null;
    /** Purpose and frequency of use of a stored card. Card networks require it for payments without the cardholder. */
    stored_credentials?: StoredCredentials | null;
}
/** Credit, debit or prepaid. The list is open. */
export type CardType = KnownCardType | (string & {});
/** The checkout session of a payment. Assumption: the specification does not show which fields are required. */
export interface Checkout {
    /**
     * Identifier that the checkout SDK received when it opened the session.
     * @example '8f5d1d4c-8f5e-4b5a-9d0c-6a2b7f1e3c44'
     */
    session: string;
    /** True when the customer must act in the SDK, for example for 3-D Secure. */
    sdk_action_required: boolean;
}
/** The checkout session of the customer. Assumption: the specification does not show which fields are required. */
export interface CheckoutInput {
    /**
     * Identifier that the checkout SDK received when it opened the session. Not blank. Assumption: the specification does not show this limit.
     * @example '8f5d1d4c-8f5e-4b5a-9d0c-6a2b7f1e3c44'
     */
    session: string;
}
/** The merchant's connection to the provider. */
export interface ConnectionData {
    /**
     * Identifier of the connection in the merchant's settings.
     * @example '2d7c9f1a-5b3e-4c8d-9e0f-1a2b3c4d5e6f'
     */
    id?: string | null;
    /**
     * Title from the merchant's settings.
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
    /** Date and time of the person's registration in the merchant's system; null when unknown. ISO 8601, ends with `Z`. */
    merchant_customer_created_at?: Timestamp | null;
    /**
     * Given name, as on the identity document; null when unknown.
     * @example 'María'
     */
    first_name?: string | null;
    /**
     * Family name, as on the identity document; null when unknown.
     * @example 'Gómez'
     */
    last_name?: string | null;
    /** One of the known codes, such as F or M, or another code. The list is open. Known values: M, F, NB, NA, NK, U. Assumption: the specification does not show the complete list. */
    gender?: Gender | null;
    /**
     * Date of birth as an ISO 8601 date, YYYY-MM-DD; null when unknown.
     * @example '1990-02-28'
     */
    date_of_birth?: string | null;
    /**
     * Email address for contact; null when unknown.
     * @example 'maria.gomez@example.com'
     */
    email?: string | null;
    /** Citizenship as an ISO 3166-1 alpha-2 code; null when unknown. Exactly 2 upper-case letters. */
    nationality?: CountryCode | null;
    /** Residence as an ISO 3166-1 alpha-2 code; null when unknown. Exactly 2 upper-case letters. */
    country?: CountryCode | null;
    /** Identity or tax document; null when unknown. */
    document?: IdentityDocument | null;
    /** Telephone number with its country code; null when unknown. */
    phone?: Phone | null;
    /** Postal address on invoices; null when unknown. */
    billing_address?: Address | null;
    /** Postal address for deliveries; null when unknown. */
    shipping_address?: Address | null;
    /** Custom tags of the merchant. At most 50 items. Assumption: the specification does not show this limit. */
    metadata?: MetadataItemInput[];
}
/** The fields that every {@link CreatePaymentRequest} has. */
export interface CreatePaymentRequestBase {
    /** UUID of the merchant account that receives the money. */
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
     * Further merchant identifier, in addition to `merchant_order_id`. Assumption: null means none. 3 to 255 characters.
     * @example 'CART-778'
     */
    merchant_reference?: string | null;
    /** Amount to charge, with its currency. */
    amount: PaymentAmountInput;
    /** Country where the service processes the payment: one of the supported countries. One of: AR, BO, BR, CL, CO, CR, EC, SV, GT, HN, MX, NI, PA, PY, PE, US, UY. */
    country: ProcessingCountry;
    /** Checkout session of the customer. Required when `workflow` is SDK_CHECKOUT or absent; null for none. */
    checkout?: CheckoutInput | null;
    /** Card, token or other payment method to charge. */
    payment_method: PaymentMethodInput;
    /** The customer who pays. Send every field that you know; null for an unknown customer. */
    customer_payer?: CustomerPayer | null;
    /** Purchase details, such as items, flights and seller. Sending them enhances the payment experience. Null for none. */
    additional_data?: AdditionalData | null;
    /** Integration type of the payment. Assumption: an absent field means SDK_CHECKOUT. One of: SDK_CHECKOUT, DIRECT, REDIRECT, CHECKOUT, SDK_SEAMLESS. */
    workflow?: WorkflowInput;
    /** Settings of recurring charges, when the payment starts or continues a subscription. */
    subscription?: SubscriptionInput;
    /**
     * URL to which the customer returns. Required only for DIRECT integrations with a redirection. 3 to 526 characters.
     * @example 'https://shop.example.com/return'
     */
    callback_url?: string;
    /** Settings that control the fraud screening of this request; null for none. */
    fraud_screening?: FraudScreeningInput | null;
    /** Shares of the amount for the recipients of a marketplace. The fields of a share are an assumption. */
    split_marketplace?: SplitMarketplaceItem[];
    /** Custom tags of the merchant. At most 120 items. */
    metadata?: MetadataItemInput[];
}
/** A {@link CreatePaymentRequest} for other workflows. */
export interface CreatePaymentRequestForOtherWorkflows {
    /** Integration type of the payment. Assumption: CHECKOUT and SDK_SEAMLESS need no checkout session. */
    workflow: "DIRECT" | "REDIRECT" | "CHECKOUT" | "SDK_SEAMLESS";
}
/** A {@link CreatePaymentRequest} with checkout session. */
export interface CreatePaymentRequestWithCheckoutSession {
    /** SDK_CHECKOUT. Assumption: an absent field means the same. */
    workflow?: "SDK_CHECKOUT";
    /** Checkout session of the customer, required in this case. */
    checkout: CheckoutInput;
}
/** A payment to create. `checkout` is required when `workflow` is SDK_CHECKOUT or absent, and optional otherwise. A DIRECT integration that redirects the customer needs `callback_url`. No validator can check that. Assumption: the specification does not show which fields are required. */
export type CreatePaymentRequest = CreatePaymentRequestBase & (CreatePaymentRequestForOtherWorkflows | CreatePaymentRequestWithCheckoutSession);
/** A payment in the create response, with its latest transaction as an object. Assumption: the specification does not show which fields are required. */
export interface CreatedPayment extends PaymentBase {
    /** Latest transaction, as an object. The retrieve response has an array here. */
    transactions: Transaction;
    /** Every transaction; null when the service sends no history. Assumption: oldest first. */
    transactions_history: Transaction[] | null;
}
/**
 * ISO 4217 currency code. `x-minor-units` groups the codes known today by their number of decimals. Exactly 3 upper-case letters.
 * @example 'USD'
 */
export type CurrencyCode = string;
/** Registered person. Lists of enrolled payment methods need the `id`. Assumption: the specification does not show this response. */
export interface Customer {
    /**
     * Identifier of the person at the service. Lists of payment methods need it. 36 to 64 characters.
     * @example '3c5d8a0e-9a4b-4b1f-8f0e-2a6d7c9b1e22'
     */
    id: string;
    /** Time of the registration at the service. ISO 8601, ends with `Z`. */
    created_at: Timestamp;
    /** Time of the last change to a field; equal to `created_at` before the first change. ISO 8601, ends with `Z`. */
    updated_at: Timestamp;
    /**
     * Identifier of this person in the merchant's system. Assumption: it is unique for the merchant, with these limits. 3 to 255 characters.
     * @example 'shopper-42'
     */
    merchant_customer_id: string;
    /** Date and time of the person's registration in the merchant's system; null when unknown. ISO 8601, ends with `Z`. */
    merchant_customer_created_at?: Timestamp | null;
    /**
     * Given name, as on the identity document; null when unknown.
     * @example 'María'
     */
    first_name?: string | null;
    /**
     * Family name, as on the identity document; null when unknown.
     * @example 'Gómez'
     */
    last_name?: string | null;
    /** One of the known codes, such as F or M, or another code. The list is open. Known values: M, F, NB, NA, NK, U. Assumption: the specification does not show the complete list. */
    gender?: Gender | null;
    /**
     * Date of birth as an ISO 8601 date, YYYY-MM-DD; null when unknown.
     * @example '1990-02-28'
     */
    date_of_birth?: string | null;
    /**
     * Email address for contact; null when unknown.
     * @example 'maria.gomez@example.com'
     */
    email?: string | null;
    /** Citizenship as an ISO 3166-1 alpha-2 code; null when unknown. Exactly 2 upper-case letters. */
    nationality?: CountryCode | null;
    /** Residence as an ISO 3166-1 alpha-2 code; null when unknown. Exactly 2 upper-case letters. */
    country?: CountryCode | null;
    /** Identity or tax document; null when unknown. */
    document?: IdentityDocument | null;
    /** Telephone number with its country code; null when unknown. */
    phone?: Phone | null;
    /** Postal address on invoices; null when unknown. */
    billing_address?: Address | null;
    /** Postal address for deliveries; null when unknown. */
    shipping_address?: Address | null;
    /** Custom tags of the merchant. At most 50 items. Assumption: the specification does not show this limit. */
    metadata?: MetadataItemInput[];
}
/** The customer who pays. Every field is optional. A field without a value can be null. */
export interface CustomerPayer {
    /**
     * UUID from the create customer response. Send it to link the payment to an existing customer.
     * @example '3c5d8a0e-9a4b-4b1f-8f0e-2a6d7c9b1e22'
     */
    id?: string | null;
    /**
     * Identifier of this person in the merchant's system, for example the key in its customer table.
     * @example 'shopper-42'
     */
    merchant_customer_id?: string | null;
    /**
     * Given name, as on the identity document.
     * @example 'María'
     */
    first_name?: string | null;
    /**
     * Family name, as on the identity document.
     * @example 'Gómez'
     */
    last_name?: string | null;
    /** One of the known codes, such as F or M, or another code. The list is open. Known values: M, F, NB, NA, NK, U. Assumption: the specification does not show the complete list. */
    gender?: Gender | null;
    /**
     * Date of birth as an ISO 8601 date, YYYY-MM-DD.
     * @example '1990-02-28'
     */
    date_of_birth?: string | null;
    /**
     * Email address. Receipts can go to it.
     * @example 'maria.gomez@example.com'
     */
    email?: string | null;
    /** Citizenship as an ISO 3166-1 alpha-2 country code. Exactly 2 upper-case letters. */
    nationality?: CountryCode | null;
    /**
     * IPv4 or IPv6 address of the customer's connection. Fraud screening uses it.
     * @example '192.0.2.10'
     */
    ip_address?: string | null;
    /**
     * Fingerprint of the customer's device, when only one fraud provider collected one.
     * @example '9f8e7d6c5b4a'
     */
    device_fingerprint?: string | null;
    /** One entry for each fraud provider that collected a fingerprint. */
    device_fingerprints?: DeviceFingerprint[] | null;
    /** Browser of the customer: screen, language and capabilities. */
    browser_info?: BrowserInfo | null;
    /** Identity or tax document, with its type and number. */
    document?: IdentityDocument | null;
    /** Telephone number for contact with the customer. */
    phone?: Phone | null;
    /** Postal address on the invoice. It can differ from `shipping_address`. */
    billing_address?: Address | null;
    /** Postal address for the delivery of the goods. */
    shipping_address?: Address | null;
    /** Time of the person's registration in the merchant's system. An old registration lowers the fraud risk. ISO 8601, ends with `Z`. */
    merchant_customer_created_at?: Timestamp | null;
    /** Coordinates of the device at the time of the payment. */
    geolocation?: Geolocation | null;
}
/** Fingerprint of the customer's device, from one fraud provider. Assumption: the specification does not show which fields are required. */
export interface DeviceFingerprint {
    /**
     * Fraud provider that computed the fingerprint.
     * @example 'FRAUD_SHIELD'
     */
    provider_id: string;
    /**
     * Fingerprint text in the provider's own format.
     * @example '9f8e7d6c5b4a'
     */
    id: string;
}
/** Evidence against a chargeback, as PDF files. Assumption: the specification does not show which fields are required. */
export interface DisputeRequest {
    /**
     * UUID of a merchant account. Assumption: it must be the account of the payment, with this limit. At least 1 character.
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
    /** Shares of the recipients of a marketplace; empty when the amount is not shared. */
    split_marketplace: SplitMarketplaceItem[];
}
/** Type of identity or tax document. The list is open. */
export type DocumentType = KnownDocumentType | (string & {});
/** Facts about an enrolled card that are safe to store. The service never returns the complete number. */
export interface EnrolledCardData {
    /**
     * Issuer identification number: the first six or eight digits.
     * @example '41111111'
     */
    iin?: string | null;
    /**
     * Last four digits of the number, to show to the customer.
     * @example '1111'
     */
    lfd?: string | null;
    /**
     * Last month in which the card is valid, 1 to 12. A whole number.
     * @example 11
     */
    expiration_month?: number | null;
    /**
     * Last year in which the card is valid, two digits: 28 is 2028. A whole number.
     * @example 28
     */
    expiration_year?: number | null;
    /**
     * Number of digits of the complete card number. A whole number.
     * @example 16
     */
    number_length?: number | null;
    /**
     * Number of digits of the code on the back or front. A whole number.
     * @example 3
     */
    security_code_length?: number | null;
    /**
     * Card network in capitals, for example VISA.
     * @example 'VISA'
     */
    brand?: string | null;
    /**
     * Bank that issued the card: the same text as `issuer_name`.
     * @example 'EXAMPLE BANK'
     */
    issuer?: string | null;
    /**
     * Bank that issued the card, as registered with the network.
     * @example 'EXAMPLE BANK'
     */
    issuer_name?: string | null;
    /**
     * Bank that issued the card, as a national bank code; null without one.
     * @example '007'
     */
    issuer_code?: string | null;
    /**
     * Product level within the network, for example CLASSIC or GOLD.
     * @example 'CLASSIC'
     */
    category?: string | null;
    /** Credit, debit or prepaid; null when the network does not report it. Known values: CREDIT, DEBIT, PREPAID. Assumption: the specification does not show the complete list. */
    type?: CardType | null;
}
/** Card or other payment method that a customer stored for later payments. Assumption: the specification does not show which fields are required. */
export interface EnrolledPaymentMethod {
    /**
     * Key of the request that enrolled the method; null when the request sent none.
     * @example '51a7ab0a-5b1c-4b0e-8c5f-5d6e7f8a9b0c'
     */
    idempotency_key?: string | null;
    /**
     * Short title to show in a list.
     * @example 'VISA ****1111'
     */
    name?: string | null;
    /**
     * Longer text to show in a list.
     * @example 'Visa card ending in 1111'
     */
    description?: string | null;
    /**
     * URL of an image to show next to `name`.
     * @example 'https://icons.example.com/visa.png'
     */
    icon: string;
    /** Type of method, for example CARD. Send the same value as `payment_method.type` when you charge it. Known values: CARD, BANK_TRANSFER. */
    type?: PaymentMethodType | null;
    /** Group of the type, for example CARD. Known values: CARD, BANK_TRANSFER, BNPL, WALLET, TICKET, PAYMENT_LINK. Assumption: the specification does not show the complete list. */
    category?: TransactionCategory | null;
    /**
     * Country of the enrollment, as an ISO 3166-1 alpha-2 code.
     * @example 'CO'
     */
    country?: string | null;
    /** Enrollment state. Assumption: a method must be ENROLLED before it can pay. Known values: CREATED, READY_TO_ENROLL, ENROLL_IN_PROCESS, ENROLLED, UNENROLL_IN_PROCESS, UNENROLLED, DECLINED, CANCELED, REJECTED, EXPIRED, ERROR. Assumption: the specification does not show the complete list. */
    status: EnrolledPaymentMethodStatus;
    /**
     * Detailed state within `status`; null when absent.
     * @example 'APPROVED'
     */
    sub_status?: string | null;
    /**
     * Secret token to charge the method. Send it as `payment_method.vaulted_token`. Empty before the enrollment is complete.
     * @example '9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d'
     */
    vaulted_token: string;
    /**
     * Merchant page that opened after the enrollment; null without a redirection.
     * @example 'https://shop.example.com/wallet'
     */
    callback_url?: string | null;
    /**
     * Remaining step of the customer to finish the enrollment; null when no step remains.
     * @example 'REDIRECT_URL'
     */
    action?: string | null;
    /**
     * Page where the customer performs `action`; null when no step remains.
     * @example 'https://enroll.example.com/9a8b7c6d'
     */
    redirect_url?: string | null;
    /** Time when the enrollment started. ISO 8601, ends with `Z`. */
    created_at: Timestamp;
    /** Time of the last change to a field, for example `status`. ISO 8601, ends with `Z`. */
    updated_at: Timestamp;
    /** Brand, issuer and last digits, when `type` is CARD; null otherwise. */
    card_data?: EnrolledCardData | null;
    /** True for the method of the customer's latest successful payment. */
    last_successfully_used: boolean;
    /**
     * ISO 8601 time of the latest successful payment with this method; empty before the first.
     * @example '2026-03-14T09:26:53.589793Z'
     */
    last_successfully_used_at: string;
}
/** State of an enrollment. The list is open. */
export type EnrolledPaymentMethodStatus = KnownEnrolledPaymentMethodStatus | (string & {});
/** An error, with a code for programs and messages for people. Assumption: the specification does not show error bodies. */
export interface ErrorBody {
    /** Reason for the error. Branch on this field, and treat unknown codes as a general failure. Known values: see `KnownErrorCode`. Assumption: the specification does not show the complete list. */
    code: ErrorCode;
    /**
     * One sentence per problem, for people. For an invalid body, one sentence per invalid field, with its path.
     * @example ['merchant_order_id must have at least 3 characters (received 1)']
     */
    messages: string[];
}
/** Reason for an error. The list is open, and one code can appear with several statuses. */
export type ErrorCode = KnownErrorCode | (string & {});
/** Type of proof in an evidence file. The list is open. */
export type EvidenceCategory = KnownEvidenceCategory | (string & {});
/** PDF file that supports the merchant against a chargeback. Assumption: the specification does not show which fields are required. */
export interface EvidenceItem {
    /** Media type of the file. It must be PDF. */
    content_type: "application/pdf";
    /**
     * Name that the issuer sees, with its extension. At least 1 character. Assumption: the specification does not show this limit.
     * @example 'delivery-note.pdf'
     */
    file_name: string;
    /** Type of proof in the file, for example PROOF_OF_DELIVERY. The list is open. Known values: CANCEL_POLICY, CUSTOMER_INTERACTION, OTHERS, PAYMENT_DETAIL, PROOF_OF_AUTHENTICITY, PROOF_OF_DELIVERY, PROOF_OF_SERVICE, RECEIPT, REFUND_POLICY, SERVICE_AGREEMENT, TERMS_AND_CONDITIONS. Assumption: the specification does not show the complete list. */
    content_category: EvidenceCategory;
    /**
     * Base64 of a PDF of at most 1 MB. Assumption: the limit is 1,048,576 bytes before the encoding. A service with a limit of 1,000,000 bytes rejects a file between the two limits. Also assumed: the base64 can have line breaks and can lack its padding, and other bytes can stand before the header of the PDF. At most 1,048,576 bytes when decoded, has `%PDF-` after at most 1,024 other bytes.
     * @example 'JVBERi0xLjQKJSVFT0YK'
     */
    content: string;
}
/** Settings of the fraud screening. Its fields are an assumption. */
export interface FraudScreeningInput {
    /** Set to true to screen the customer without a charge. */
    stand_alone?: boolean;
}
/** Gender of a person. The list is open. */
export type Gender = KnownGender | (string & {});
/** Coordinates on earth, both as strings. */
export interface Geolocation {
    /**
     * Degrees north of the equator, negative in the south, as a decimal string.
     * @example '4.7110'
     */
    latitude?: string | null;
    /**
     * Degrees east of Greenwich, negative in the west, as a decimal string.
     * @example '-74.0721'
     */
    longitude?: string | null;
}
/** Document that identifies a person or a company, for example a passport or tax card. */
export interface IdentityDocument {
    /** Type of document, for example CC for a Colombian citizen card. The list is open. Known values: see `KnownDocumentType`. Assumption: the specification does not show the complete list. */
    document_type?: DocumentType | null;
    /**
     * Number on the document, as a string, because leading zeros are significant.
     * @example '1093333333'
     */
    document_number?: string | null;
}
/** A bank transfer to one of the merchant's accounts. Only `id`, `status` and `direction` are always present. Every other field can be absent or null. For example, some payment rails have no routing number. Assumption: the specification does not show which fields are required. */
export interface IncomingTransfer {
    /**
     * Identifier that the service created for the bank transfer. Starts with `xfer_`.
     * @example 'xfer_01HZX3V5M2'
     */
    id: string;
    /**
     * Banking account that received the money. Assumption: it can be absent or null. Starts with `acct_`.
     * @example 'acct_01HZX3QK8D'
     */
    destination_account_id?: string | null;
    /**
     * Merchant account that owns the banking account.
     * @example '493e9374-510a-4201-9e09-de669d75f256'
     */
    account_id?: string | null;
    /** Identifiers of the transfer at the bank or provider that reported it. */
    provider?: IncomingTransferProvider | null;
    /** PENDING while the transfer is in progress, COMPLETED after it arrived. Known values: PENDING, COMPLETED. */
    status: IncomingTransferStatus;
    /** Always INCOMING in these notifications. */
    direction: "INCOMING";
    /** Person or company that paid, with the facts that the rail reports. */
    sender?: IncomingTransferSender | null;
    /** Amount that arrived, with its currency. */
    amount?: IncomingTransferAmount | null;
    /** Network that carried the money, for example ACH_STANDARD. Known values: ACH_STANDARD, ACH_SAME_DAY, WIRE, RTP, FPS, CHAPS, BACS, NPP, PAYTO, BPAY. */
    payment_rail?: PaymentRail | null;
    /**
     * Reference text from the sender; null or empty without one.
     * @example 'Invoice 1042'
     */
    description?: string | null;
    /** Time when the service learned about the transfer. ISO 8601, ends with `Z`. */
    created_at?: Timestamp | null;
    /** Time of the last change to the transfer. Assumption: the notification with the later time is newer. ISO 8601, ends with `Z`. */
    updated_at?: Timestamp | null;
}
/** Amount that arrived, with its currency. Assumption: the specification does not show which fields are required. */
export interface IncomingTransferAmount {
    /**
     * Amount in major units of `currency`: 1250.75 is 1,250.75 USD. Assumption: the specification does not show this unit.
     * @example 1250.75
     */
    value: number;
    /** ISO 4217 code of the currency of `value`. Exactly 3 upper-case letters. */
    currency: CurrencyCode;
}
/** The bank's or provider's own identifiers of the transfer. */
export interface IncomingTransferProvider {
    /**
     * Merchant's identifier at the provider.
     * @example 'prov-acct-77'
     */
    account_id?: string | null;
    /**
     * The provider's or bank's own identifier of this movement.
     * @example 'prov-tr-5512'
     */
    transfer_id?: string | null;
}
/** Person or company that sent the money. */
export interface IncomingTransferSender {
    /**
     * Last digits of the sender's account number. The rest is not sent.
     * @example '6789'
     */
    account_number_last_4?: string | null;
    /**
     * Bank of the sender, as a national code; null on rails without one.
     * @example '021000021'
     */
    routing_number?: string | null;
    /**
     * Account holder as registered with the sender's bank.
     * @example 'Acme Inc'
     */
    account_name?: string | null;
    /**
     * Bank that sent the money.
     * @example 'Example Bank'
     */
    bank_name?: string | null;
}
/** State of an incoming transfer. The list is open. */
export type IncomingTransferStatus = KnownIncomingTransferStatus | (string & {});
/** The values of `BankAccountType` known today, checking and savings. Assumption: the specification does not show the complete list. */
export type KnownBankAccountType = "CHECKINGS" | "SAVINGS";
/** The message media known today, for example WhatsApp. Assumption: the specification does not show the complete list. */
export type KnownCampaignChannel = "WHATSAPP_MESSAGE" | "PHONE_CALL";
/** The campaign states known today. Campaigns spell CANCELLED with two L. Assumption: the specification does not show the complete list. */
export type KnownCampaignStatus = "ACTIVE" | "PAUSED" | "COMPLETED" | "CANCELLED";
/** Credit, debit and prepaid, the values of `CardType` known today. Assumption: the specification does not show the complete list. */
export type KnownCardType = "CREDIT" | "DEBIT" | "PREPAID";
/** The types of identity and tax document known today. Assumption: the specification does not show the complete list. */
export type KnownDocumentType = "DNI" | "CI" | "LC" | "LE" | "CUIT" | "CUIL" | "PAS" | "CPF" | "RG" | "CNH" | "CNPJ" | "RUT" | "RUN" | "CC" | "CE" | "NIT" | "DUI" | "PIC" | "DPI" | "IFR" | "INE" | "CP" | "RFC" | "CURP" | "CIP" | "CIC" | "CUI" | "RUC" | "SSN" | "TI";
/** The enrollment states known today. Assumption: the specification does not show the complete list. */
export type KnownEnrolledPaymentMethodStatus = "CREATED" | "READY_TO_ENROLL" | "ENROLL_IN_PROCESS" | "ENROLLED" | "UNENROLL_IN_PROCESS" | "UNENROLLED" | "DECLINED" | "CANCELED" | "REJECTED" | "EXPIRED" | "ERROR";
/** All values of `ErrorCode` known today. Treat an unknown code as a general failure. UNKNOWN_PATH is the code of a path without an operation. Assumption: the specification does not show the complete list. */
export type KnownErrorCode = "INVALID_REQUEST" | "INVALID_PARAMETERS" | "MISSING_PARAMETERS" | "MISSING_HEADER" | "INVALID_CREDENTIALS" | "AUTHORIZATION_REQUIRED" | "PAYMENT_NOT_FOUND" | "TRANSACTION_NOT_FOUND" | "CUSTOMER_NOT_FOUND" | "ONBOARDING_NOT_FOUND" | "UNKNOWN_PATH" | "INVALID_TRANSACTION_TYPE" | "INVALID_STATUS" | "INVALID_CHECKOUT_SESSION" | "CUSTOMER_ID_DUPLICATED" | "OPERATION_IN_PROCESS" | "REQUEST_IN_PROCESS" | "IDEMPOTENCY_DUPLICATED" | "UNSUPPORTED_METHOD" | "UNSUPPORTED_MEDIA_TYPE" | "PAYLOAD_TOO_LARGE" | "TOO_MANY_REQUESTS" | "INTERNAL_ERROR" | "SERVICE_UNAVAILABLE" | "GATEWAY_TIMEOUT";
/** The types of proof known today. Assumption: the specification does not show the complete list. */
export type KnownEvidenceCategory = "CANCEL_POLICY" | "CUSTOMER_INTERACTION" | "OTHERS" | "PAYMENT_DETAIL" | "PROOF_OF_AUTHENTICITY" | "PROOF_OF_DELIVERY" | "PROOF_OF_SERVICE" | "RECEIPT" | "REFUND_POLICY" | "SERVICE_AGREEMENT" | "TERMS_AND_CONDITIONS";
/** The gender codes known today, for example F and M. Assumption: the specification does not show the complete list. */
export type KnownGender = "M" | "F" | "NB" | "NA" | "NK" | "U";
/** The complete list of documented values of `IncomingTransferStatus`. */
export type KnownIncomingTransferStatus = "PENDING" | "COMPLETED";
/** The documented types of proof. */
export type KnownOnboardingDocumentCategory = "VAT_DOCUMENT";
/** The onboarding states known today. Assumption: the specification does not show the complete list. */
export type KnownOnboardingStatus = "CREATED" | "PENDING" | "PENDING_ADDITIONAL_DOCUMENTATION" | "PENDING_RECIPIENT_ACTION" | "SUCCEEDED" | "FAILED" | "DECLINED" | "BLOCKED" | "REJECTED" | "ERROR" | "CANCELED" | "EXPIRED" | "INACTIVE";
/** The values of `OnboardingType` known today, with no step, one step or two steps. Assumption: the specification does not show the complete list. */
export type KnownOnboardingType = "PREVIOUSLY_ONBOARDED" | "ONE_STEP_ONBOARDING" | "TWO_STEP_ONBOARDING";
/** The values of `OnboardingWorkflow` known today. Only DIRECT uses the merchant's forms. Assumption: the specification does not show the complete list. */
export type KnownOnboardingWorkflow = "DIRECT" | "HOSTED_BY_PROVIDER";
/** The passenger types known today: adult, child, infant. Assumption: the specification does not show the complete list. */
export type KnownPassengerType = "A" | "C" | "I";
/** All values of `PaymentMethodType` that are documented today. */
export type KnownPaymentMethodType = "CARD" | "BANK_TRANSFER";
/** The complete list of documented values of `PaymentRail`. */
export type KnownPaymentRail = "ACH_STANDARD" | "ACH_SAME_DAY" | "WIRE" | "RTP" | "FPS" | "CHAPS" | "BACS" | "NPP" | "PAYTO" | "BPAY";
/** The payment states known today. `x-sub-statuses` lists the sub-statuses of each state. Assumption: the specification does not show the complete list. */
export type KnownPaymentStatus = "CREATED" | "READY_TO_PAY" | "PENDING" | "VERIFIED" | "SUCCEEDED" | "DECLINED" | "REJECTED" | "EXPIRED" | "REFUNDED" | "CANCELED" | "IN_DISPUTE" | "CHARGEBACK" | "ERROR" | "FRAUD";
/** The detailed payment states known today. Assumption: the specification does not show the complete list. */
export type KnownPaymentSubStatus = "CREATED" | "AUTHORIZED" | "IN_PROCESS" | "WAITING_ADDITIONAL_STEP" | "PENDING_PROVIDER_CONFIRMATION" | "PENDING_FRAUD_REVIEW" | "PENDING_OTP_COMPLETION" | "VERIFIED" | "APPROVED" | "PARTIALLY_APPROVED" | "CAPTURED" | "PARTIALLY_CAPTURED" | "PARTIALLY_REFUNDED" | "PARTIALLY_CHARGEBACKED" | "FRAUD_DECLINED" | "REFUND_RETRY_IN_PROCESS" | "CAPTURE_RETRY_IN_PROCESS" | "CAPTURE_RETRY_PROCESS_FAILED" | "DECLINED" | "REJECTED" | "EXPIRED" | "REFUNDED" | "CANCELED" | "RECEIVED" | "PENDING_REVIEW" | "LOST" | "ERROR" | "TIMEOUT" | "PENDING_REVERSE" | "REVERSED_BY_TIMEOUT" | "FRAUD_VERIFIED";
/** The values of `PayoutSchedule` known today, from daily payouts to HOLD. Assumption: the specification does not show the complete list. */
export type KnownPayoutSchedule = "DAY" | "WEEK" | "MONTH" | "HOLD";
/** The comparison operators known today. Assumption: the specification does not show the complete list. */
export type KnownRuleConditional = "EQUAL" | "NOT_EQUAL" | "ONE_OF" | "NOT_ONE_OF" | "IN" | "GREATER_THAN" | "GREATER_THAN_OR_EQUAL" | "LESS_THAN" | "LESS_THAN_OR_EQUAL" | "BETWEEN" | "CONTAINS" | "STARTS_WITH";
/** The rule states known today. Assumption: the specification does not show the complete list. */
export type KnownRuleStatus = "ACTIVE" | "INACTIVE";
/** The properties that rules can compare today. Assumption: the specification does not show the complete list. */
export type KnownRuleType = "AMOUNT" | "CURRENCY" | "AMOUNT_AND_CURRENCY" | "PAYMENT_STATUS" | "PAYMENT_METHOD" | "PROVIDER" | "CARD_BIN" | "RESPONSE_CODE" | "ISO_RESPONSE_CODE" | "CATEGORY" | "METADATA" | "USER_COMMS_PER_DAY" | "UNIQUE_BY_USER";
/** Reasons for a share that are known today. Assumption: the specification does not show the complete list. */
export type KnownSplitType = "PURCHASE" | "PAYMENTFEE" | "VAT" | "COMMISSION" | "MARKETPLACE" | "SHIPPING";
/** The payment method categories known today. Assumption: the specification does not show the complete list. */
export type KnownTransactionCategory = "CARD" | "BANK_TRANSFER" | "BNPL" | "WALLET" | "TICKET" | "PAYMENT_LINK";
/** The transaction states known today. Assumptions: the complete list, and that only a chargeback can be WON, LOST or PREVENTED. */
export type KnownTransactionStatus = "CREATED" | "PENDING" | "SUCCEEDED" | "DECLINED" | "REJECTED" | "ERROR" | "EXPIRED" | "CANCELED" | "WON" | "LOST" | "PREVENTED";
/** All values of `TransactionType` known today, for example PURCHASE and REFUND. Assumption: the specification does not show the complete list. */
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
     * Given name, as on the identity document.
     * @example 'Ana'
     */
    first_name?: string | null;
    /**
     * Family name, as on the identity document.
     * @example 'Souza'
     */
    last_name?: string | null;
    /**
     * Email address for contact.
     * @example 'ana.souza@example.com'
     */
    email?: string | null;
    /**
     * Date of birth as an ISO 8601 date, YYYY-MM-DD.
     * @example '1985-07-01'
     */
    date_of_birth?: string | null;
    /**
     * Residence as an ISO 3166-1 alpha-2 code.
     * @example 'BR'
     */
    country?: string | null;
    /**
     * Citizenship as an ISO 3166-1 alpha-2 code.
     * @example 'BR'
     */
    nationality?: string | null;
    /**
     * Position in the company.
     * @example 'Director'
     */
    title?: string | null;
    /** True for a person with a public office. Such a person needs closer checks against money laundering. */
    publicly_exposed_person: boolean;
    /** True for a person who ultimately controls the company. */
    ultimate_beneficial_owner: boolean;
    /** Passport, identity card or tax number. */
    document?: IdentityDocument | null;
    /** Telephone number with its country code. */
    phone?: Phone | null;
    /** Home address of the person. */
    address?: Address | null;
}
/** One custom tag. Assumption: the specification does not show which fields are required. */
export interface MetadataItem {
    /**
     * Name of the tag, as sent.
     * @example 'channel'
     */
    key: string;
    /**
     * Text of the tag, as sent. Always a string, also for numbers.
     * @example 'web'
     */
    value: string;
}
/** One custom tag to store. Assumption: the specification does not show which fields are required. */
export interface MetadataItemInput {
    /**
     * Name of the tag. Use it to search in reports. 1 to 48 characters. Assumption: the specification does not show this limit.
     * @example 'channel'
     */
    key: string;
    /**
     * Text of the tag. Send numbers as strings. 1 to 512 characters. Assumption: the specification does not show this limit.
     * @example 'web'
     */
    value: string;
}
/** A recipient's registration at a payment provider. Assumption: the specification does not show which fields are required. */
export interface Onboarding {
    /**
     * UUID of this onboarding. Each pair of recipient and provider has one.
     * @example '1c2d3e4f-5a6b-4c7d-8e9f-0a1b2c3d4e5f'
     */
    id: string;
    /** Number of steps for the recipient, for example ONE_STEP_ONBOARDING. Known values: PREVIOUSLY_ONBOARDED, ONE_STEP_ONBOARDING, TWO_STEP_ONBOARDING. Assumption: the specification does not show the complete list. */
    type?: OnboardingType | null;
    /** Party that shows the forms: the merchant for DIRECT, otherwise the provider. Known values: DIRECT, HOSTED_BY_PROVIDER. Assumption: the specification does not show the complete list. */
    workflow?: OnboardingWorkflow | null;
    /**
     * Note of the merchant about the onboarding; null without one.
     * @example 'Onboarding at the former provider'
     */
    description?: string | null;
    /** Current state. After a reversal, INACTIVE at the origin and SUCCEEDED at the destination. Known values: CREATED, PENDING, PENDING_ADDITIONAL_DOCUMENTATION, PENDING_RECIPIENT_ACTION, SUCCEEDED, FAILED, DECLINED, BLOCKED, REJECTED, ERROR, CANCELED, EXPIRED, INACTIVE. Assumption: the specification does not show the complete list. */
    status: OnboardingStatus;
    /**
     * Result text from the provider; null before there is a result.
     * @example 'Recipient approved'
     */
    response_message?: string | null;
    /**
     * Merchant page that opens after the provider's forms; null without a redirection.
     * @example 'https://marketplace.example.com/sellers/19'
     */
    callback_url?: string | null;
    /** Recipient data at the provider; null before the first contact. */
    provider?: OnboardingProvider | null;
    /** Files that identify the recipient; null or empty when none was sent. */
    documentation?: OnboardingDocument[] | null;
    /** People who represent the recipient, when it is a company. */
    legal_representatives?: LegalRepresentative[] | null;
    /** Custom tags of the merchant; null or empty without tags. */
    metadata?: MetadataItem[] | null;
    /** Bank account for the recipient's payouts; null before the recipient sent one. */
    withdrawal_methods?: WithdrawalMethods | null;
    /** Time and address of the recipient's acceptance of the terms; null before that. */
    terms_of_service?: TermsOfService | null;
    /** Time when the merchant started the onboarding. ISO 8601, ends with `Z`. */
    created_at: Timestamp;
    /** Time of the last change to a field, for example `status`. ISO 8601, ends with `Z`. */
    updated_at: Timestamp;
}
/** File that identifies a recipient, for example a tax certificate. */
export interface OnboardingDocument {
    /**
     * Name of the file with its extension, for example `tax.pdf`.
     * @example 'vat.pdf'
     */
    file_name?: string | null;
    /**
     * Media type of the file, for example application/pdf.
     * @example 'application/pdf'
     */
    content_type?: string | null;
    /** Type of proof in the file, for example VAT_DOCUMENT. The list is open. Known values: VAT_DOCUMENT. */
    content_category?: OnboardingDocumentCategory | null;
    /**
     * The file in base64 encoding.
     * @example 'JVBERi0xLjQKJSVFT0YK'
     */
    content?: string | null;
}
/** Type of proof in a recipient's document. The list is open. */
export type OnboardingDocumentCategory = KnownOnboardingDocumentCategory | (string & {});
/** Recipient data at the payment provider. */
export interface OnboardingProvider {
    /**
     * Payment provider that onboards the recipient, in capitals.
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
     * Page where the recipient continues; null when no step remains.
     * @example 'https://provider.example.com/continue/rec_1'
     */
    redirect_url?: string | null;
    /**
     * Page where the provider collects the recipient's data; null for DIRECT.
     * @example 'https://provider.example.com/onboarding/rec_1'
     */
    onboarding_url?: string | null;
    /**
     * Company or person that signs the contract with the provider.
     * @example 'Tienda Souza Ltda'
     */
    legal_entity?: string | null;
    /**
     * Second identifier of the recipient, at providers that use two.
     * @example 'store_1'
     */
    recipient_additional_id?: string | null;
    /**
     * Account at the provider that holds the recipient's money.
     * @example 'ba_1'
     */
    balance_account_id?: string | null;
    /**
     * Company or person, in the provider's terms.
     * @example 'COMPANY'
     */
    recipient_type?: string | null;
    /**
     * Last notification from the provider, unchanged; null before the first one.
     * @example { event: 'recipient.updated' }
     */
    raw_notification?: {
        [key: string]: unknown;
    } | string | null;
    /**
     * Last response from the provider, unchanged; null before the first one.
     * @example { recipient: 'rec_1', state: 'active' }
     */
    raw_response?: {
        [key: string]: unknown;
    } | string | null;
    /**
     * Result as one of the provider's codes; null before there is a result.
     * @example '00'
     */
    response_code?: string | null;
    /**
     * Result in the provider's words; null before there is a result.
     * @example 'Approved'
     */
    response_message?: string | null;
}
/** Record of the reversal of an onboarding transfer. Assumption: the specification does not show which fields are required. */
export interface OnboardingReversal {
    /** UUID of this record at the service. */
    id: Uuid;
    /** The onboarding that the recipient leaves. Afterwards it is INACTIVE. */
    origin_onboarding: Onboarding;
    /** The onboarding that the recipient returns to. Afterwards it is SUCCEEDED. */
    destination_onboarding: Onboarding;
    /** Time when the service recorded the reversal. ISO 8601, ends with `Z`. */
    created_at: Timestamp;
    /** Time of the last change to a field of the record. ISO 8601, ends with `Z`. */
    updated_at: Timestamp;
}
/** State of an onboarding. The list is open. */
export type OnboardingStatus = KnownOnboardingStatus | (string & {});
/** Number of steps for the recipient. The list is open. */
export type OnboardingType = KnownOnboardingType | (string & {});
/** Party that shows the onboarding forms. The list is open. */
export type OnboardingWorkflow = KnownOnboardingWorkflow | (string & {});
/** An object without documented fields. Clients keep every field. */
export interface OpenObject {
    [key: string]: unknown;
}
/** Purchase details, such as items, flights and seller. Sending them enhances the payment experience. Every field can be absent or null. */
export interface OptionalAdditionalData {
    /** Flights, passengers and tickets, for a payment for air travel. */
    airline?: OptionalAirline | null;
    /**
     * Travel by other means than air, in any JSON form; null when absent.
     * @example { type: 'BUS', departure_city: 'Bogotá', arrival_city: 'Tunja' }
     */
    transportations?: unknown[] | {
        [key: string]: unknown;
    } | null;
    /** Items, taxes and shipping of the purchase. */
    order?: Order | null;
    /** Seller of the goods, when the merchant runs a marketplace. */
    seller_details?: SellerDetails | null;
}
/** A flight booking. Every field can be absent or null. */
export interface OptionalAirline {
    /**
     * Passenger name record: the reference of the booking, usually six letters and digits.
     * @example 'XK7T2P'
     */
    pnr?: string | null;
    /** Flights of the journey in flight order. */
    legs?: AirlineLeg[] | null;
    /** Travellers. Legs and tickets refer to them by `id`. */
    passengers?: AirlinePassenger[] | null;
    /**
     * Type of journey, for example one way or round trip.
     * @example 'ONE_WAY'
     */
    type?: string | null;
    /** Ticket of a booking with one ticket. Otherwise use `tickets`. */
    ticket?: OptionalAirlineTicket | null;
    /** Tickets of a booking with several tickets. For one ticket, `ticket` is enough. */
    tickets?: OptionalAirlineTicket[] | null;
}
/** Document for the travel of one passenger, with its fares and taxes. Every field can be absent or null. */
export interface OptionalAirlineTicket {
    /**
     * Thirteen digits: three for the issuing company, then ten for the document.
     * @example '1234567890123'
     */
    ticket_number?: string | null;
    /**
     * Traveller who can use the ticket: an `id` in `passengers`.
     * @example 'p1'
     */
    passenger_id?: string | null;
    /** True for an electronic ticket, false for a paper ticket. */
    e_ticket?: boolean | null;
    /** True when the ticket can be neither changed nor refunded. */
    restricted?: boolean | null;
    /**
     * Sum of the base fares of the legs, in major units.
     * @example 350.1
     */
    total_fare_amount?: number | null;
    /**
     * Sum of the government taxes, in major units.
     * @example 52.25
     */
    total_tax_amount?: number | null;
    /**
     * Sum of the fees of company and agent, in major units.
     * @example 10
     */
    total_fee_amount?: number | null;
    /** Sale of the ticket: seller, time and place. */
    issue?: OptionalAirlineTicketIssue | null;
}
/** Sale of a ticket: seller, time and place. Every field can be absent or null. */
export interface OptionalAirlineTicketIssue {
    /**
     * First three digits of the ticket number. They identify the company.
     * @example '123'
     */
    carrier_prefix_code?: string | null;
    /**
     * IATA number of the agency that sold the ticket.
     * @example '12345678'
     */
    travel_agent_code?: string | null;
    /**
     * Business name of the agency that sold the ticket.
     * @example 'Travel Shop'
     */
    travel_agent_name?: string | null;
    /**
     * Day of the sale, ISO 8601, YYYY-MM-DD.
     * @example '2026-11-20'
     */
    date?: string | null;
    /**
     * Address of the agency: an address object, or one line next to `city`, `country` and `zip_code`.
     * @example 'Carrera 7 # 12-34'
     */
    address?: Address | (string | null) | null;
    /**
     * City where the agency is located.
     * @example 'Bogotá'
     */
    city?: string | null;
    /**
     * Country of the agency, as an ISO 3166-1 alpha-2 code.
     * @example 'CO'
     */
    country?: string | null;
    /**
     * Postal code of the agency.
     * @example '111111'
     */
    zip_code?: string | null;
    /**
     * Abbreviation of the global distribution system with the booking.
     * @example 'SYS'
     */
    booking_system_code?: string | null;
    /**
     * Full name of the global distribution system with the booking.
     * @example 'Example Distribution System'
     */
    booking_system_name?: string | null;
}
/** Details of a card charge: capture, installments and codes from the issuer. Every field can be absent or null. */
export interface OptionalCard {
    /** True when the service verified the card without a charge. */
    verify?: boolean | null;
    /** True when the service captured the amount immediately, false when it only authorized it. */
    capture?: boolean | null;
    /**
     * Number of installments that the customer chose. A whole number.
     * @example 1
     */
    installments?: number | null;
    /**
     * Identifier of the plan that offered the installments; null without a plan.
     * @example '4c3b2a19-0f8e-4d7c-8b6a-594837261504'
     */
    installments_plan_id?: string | null;
    /**
     * Months before the first installment is due; 0 for none. A whole number.
     * @example 0
     */
    first_installment_deferral?: number | null;
    /**
     * Party that finances the installments, merchant or issuer; null without installments.
     * @example 'ISSUER'
     */
    installments_type?: string | null;
    /**
     * Amount of each installment, in major units; null without installments.
     * @example 86633.5
     */
    installment_amount?: number | null;
    /**
     * Total of all installments, including any interest, in major units; null without installments.
     * @example 259900.5
     */
    installments_total_amount?: number | null;
    /**
     * Text on the cardholder's statement; null when the provider chose it.
     * @example 'SHOP'
     */
    soft_descriptor?: string | null;
    /**
     * Approval code from the issuer, for support questions about the charge; null when declined.
     * @example '742618'
     */
    authorization_code?: string | null;
    /**
     * Reference of the charge in the card network; null when declined.
     * @example '000000742618'
     */
    retrieval_reference_number?: string | null;
    /**
     * Receipt number of the charge; null when declined.
     * @example 'V-742618'
     */
    voucher?: string | null;
    /** Brand, issuer and last digits; null when the provider reports none. */
    card_data?: OptionalCardData | null;
    /** Use of the stored card and the network's identifier of the payment; null when unknown. */
    stored_credentials?: StoredCredentials | null;
}
/** Card facts that are safe to store. The service never returns the complete number. Every field can be absent or null. */
export interface OptionalCardData {
    /**
     * Cardholder as printed on the card.
     * @example 'MARIA GOMEZ'
     */
    holder_name?: string | null;
    /**
     * Issuer identification number: the first six or eight digits.
     * @example '41111111'
     */
    iin?: string | null;
    /**
     * Last four digits of the number, to show to the customer.
     * @example '1111'
     */
    lfd?: string | null;
    /**
     * Number of digits of the complete card number. A whole number.
     * @example 16
     */
    number_length?: number | null;
    /**
     * Number of digits of the code on the back or front. A whole number.
     * @example 3
     */
    security_code_length?: number | null;
    /**
     * Card network in capitals, for example VISA.
     * @example 'VISA'
     */
    brand?: string | null;
    /**
     * Bank that issued the card, as registered with the network.
     * @example 'EXAMPLE BANK'
     */
    issuer_name?: string | null;
    /**
     * Bank that issued the card, as a national bank code; null without one.
     * @example '007'
     */
    issuer_code?: string | null;
    /**
     * Country of the issuing bank, as an ISO 3166-1 alpha-2 code.
     * @example 'CO'
     */
    country_code?: string | null;
    /**
     * Product level within the network, for example CLASSIC or GOLD.
     * @example 'CLASSIC'
     */
    category?: string | null;
    /** Credit, debit or prepaid; null when the network does not report it. Known values: CREDIT, DEBIT, PREPAID. Assumption: the specification does not show the complete list. */
    type?: CardType | null;
    /**
     * Opaque text that is equal for equal card numbers. Use it to find repeated use of a card.
     * @example '7f4c2e9a'
     */
    fingerprint?: string | null;
    /**
     * Last month in which the card is valid, as a number. A whole number.
     * @example 11
     */
    expiration_month?: number | null;
    /**
     * Last year in which the card is valid, two digits: 28 is 2028. A whole number, 0 to 99.
     * @example 28
     */
    expiration_year?: number | null;
    /** Result of the cardholder's authentication; null without one. */
    three_d_secure?: ThreeDSecure | null;
}
/** The checkout session of a payment. Every field can be absent or null. */
export interface OptionalCheckout {
    /**
     * Identifier that the checkout SDK received when it opened the session.
     * @example '8f5d1d4c-8f5e-4b5a-9d0c-6a2b7f1e3c44'
     */
    session?: string | null;
    /** True when the customer must act in the SDK, for example for 3-D Secure. */
    sdk_action_required?: boolean | null;
}
/** The customer who pays. Every field is optional. A field without a value can be null. Every field can be absent or null. */
export interface OptionalCustomerPayer {
    /**
     * UUID from the create customer response. Send it to link the payment to an existing customer.
     * @example '3c5d8a0e-9a4b-4b1f-8f0e-2a6d7c9b1e22'
     */
    id?: string | null;
    /**
     * Identifier of this person in the merchant's system, for example the key in its customer table.
     * @example 'shopper-42'
     */
    merchant_customer_id?: string | null;
    /**
     * Given name, as on the identity document.
     * @example 'María'
     */
    first_name?: string | null;
    /**
     * Family name, as on the identity document.
     * @example 'Gómez'
     */
    last_name?: string | null;
    /** One of the known codes, such as F or M, or another code. The list is open. Known values: M, F, NB, NA, NK, U. Assumption: the specification does not show the complete list. */
    gender?: Gender | null;
    /**
     * Date of birth as an ISO 8601 date, YYYY-MM-DD.
     * @example '1990-02-28'
     */
    date_of_birth?: string | null;
    /**
     * Email address. Receipts can go to it.
     * @example 'maria.gomez@example.com'
     */
    email?: string | null;
    /** Citizenship as an ISO 3166-1 alpha-2 country code. Exactly 2 upper-case letters. */
    nationality?: CountryCode | null;
    /**
     * IPv4 or IPv6 address of the customer's connection. Fraud screening uses it.
     * @example '192.0.2.10'
     */
    ip_address?: string | null;
    /**
     * Fingerprint of the customer's device, when only one fraud provider collected one.
     * @example '9f8e7d6c5b4a'
     */
    device_fingerprint?: string | null;
    /** One entry for each fraud provider that collected a fingerprint. */
    device_fingerprints?: OptionalDeviceFingerprint[] | null;
    /** Browser of the customer: screen, language and capabilities. */
    browser_info?: BrowserInfo | null;
    /** Identity or tax document, with its type and number. */
    document?: IdentityDocument | null;
    /** Telephone number for contact with the customer. */
    phone?: Phone | null;
    /** Postal address on the invoice. It can differ from `shipping_address`. */
    billing_address?: Address | null;
    /** Postal address for the delivery of the goods. */
    shipping_address?: Address | null;
    /** Time of the person's registration in the merchant's system. An old registration lowers the fraud risk. ISO 8601, ends with `Z`. */
    merchant_customer_created_at?: Timestamp | null;
    /** Coordinates of the device at the time of the payment. */
    geolocation?: Geolocation | null;
}
/** Fingerprint of the customer's device, from one fraud provider. Every field can be absent or null. */
export interface OptionalDeviceFingerprint {
    /**
     * Fraud provider that computed the fingerprint.
     * @example 'FRAUD_SHIELD'
     */
    provider_id?: string | null;
    /**
     * Fingerprint text in the provider's own format.
     * @example '9f8e7d6c5b4a'
     */
    id?: string | null;
}
/** One custom tag. Every field can be absent or null. */
export interface OptionalMetadataItem {
    /**
     * Name of the tag, as sent.
     * @example 'channel'
     */
    key?: string | null;
    /**
     * Text of the tag, as sent. Always a string, also for numbers.
     * @example 'web'
     */
    value?: string | null;
}
/** The amount of a payment with its captured and refunded parts, in major units. Every field can be absent or null. Assumption: the specification does not show this unit. */
export interface OptionalPaymentAmount {
    /**
     * Total captured so far, in major units; 0 while only authorized.
     * @example 259900.5
     */
    captured?: number | null;
    /** ISO 4217 code of the currency of all three amounts. Exactly 3 upper-case letters. */
    currency?: CurrencyCode | null;
    /** Rate and amount in a second currency, in any form; null without a conversion. */
    currency_conversion?: OpenObject | null;
    /**
     * Total refunded so far, in major units; 0 before the first refund.
     * @example 0
     */
    refunded?: number | null;
    /**
     * Original amount of the payment, in major units. Refunds do not reduce it.
     * @example 259900.5
     */
    value?: number | null;
}
/** The card, token or bank transfer that pays for a payment. Every field can be absent or null. */
export interface OptionalPaymentMethod {
    /** Type of payment method, for example CARD. Known values: CARD, BANK_TRANSFER. */
    type?: PaymentMethodType | null;
    /**
     * One-time token from the request; empty when the request sent none.
     * @example '1f9c4f6e-0d51-4e0b-9c70-2c1b7d0e9a11'
     */
    token?: string | null;
    /**
     * Token for later payments, once the method is enrolled; empty before that.
     * @example '9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d'
     */
    vaulted_token?: string | null;
    /** True to enroll the method after the payment succeeds, as sent. */
    vault_on_success?: boolean | null;
    /**
     * Base type of a variant, for example CARD for a wallet; null for other methods.
     * @example 'CARD'
     */
    parent_payment_method_type?: string | null;
    /** Details of one type, under the lower-case name of the type. A transaction calls this field `detail`. */
    payment_method_detail?: OptionalPaymentMethodDetail | null;
}
/** Details of the card or bank transfer, under the name of the type. Every field can be absent or null. */
export interface OptionalPaymentMethodDetail {
    /** Card charge details; absent for other types. */
    card?: OptionalCard | null;
    /** Receiving account of the transfer; absent for other types. */
    bank_transfer?: BankTransfer | null;
}
/** The merchant's condition that selected a payment provider. Every field can be absent or null. */
export interface OptionalRoutingCondition {
    /**
     * Number of the condition in the merchant's settings.
     * @example 1
     */
    id?: number | null;
    /**
     * Title from the merchant's settings; null without one.
     * @example 'Default'
     */
    name?: string | null;
    /**
     * Text from the merchant's settings that says what the condition matches; null without one.
     * @example 'Every payment'
     */
    description?: string | null;
}
/** Routing of the payment to a provider. Every field can be absent or null. */
export interface OptionalRoutingRules {
    /** True when smart routing chose the payment provider. */
    smart_routing?: boolean | null;
    /** True when monitoring of the providers affected the routing. */
    monitors?: boolean | null;
    /** Matching condition of the merchant; null when none matched. */
    condition?: OptionalRoutingCondition | null;
}
/** The charged payment method. The type-specific fields are in `detail`, not in `payment_method_detail`. Every field can be absent or null. */
export interface OptionalTransactionPaymentMethod {
    /** Type of payment method, for example CARD. Known values: CARD, BANK_TRANSFER. */
    type?: PaymentMethodType | null;
    /**
     * One-time token from the request; empty when the request sent none.
     * @example '1f9c4f6e-0d51-4e0b-9c70-2c1b7d0e9a11'
     */
    token?: string | null;
    /**
     * Token for later payments, once the method is enrolled; empty before that.
     * @example '9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d'
     */
    vaulted_token?: string | null;
    /** True to enroll the method after the payment succeeds, as sent. */
    vault_on_success?: boolean | null;
    /**
     * Base type of a variant, for example CARD for a wallet; null for other methods.
     * @example 'CARD'
     */
    parent_payment_method_type?: string | null;
    /** Details of one type, under the lower-case name of the type. A payment calls this field `payment_method_detail`. */
    detail?: OptionalPaymentMethodDetail | null;
}
/** Items, taxes, shipping and discounts of the purchase. */
export interface Order {
    /**
     * Service fee of the merchant, included in the payment, in major units; null when absent. Assumption: the specification does not show this unit.
     * @example 5
     */
    fee_amount?: number | null;
    /**
     * Delivery price, included in the payment, in major units; null when free. Assumption: the specification does not show this unit.
     * @example 9900
     */
    shipping_amount?: number | null;
    /**
     * Tip, included in the payment, in major units; null when absent. Assumption: the specification does not show this unit.
     * @example 2.5
     */
    tip_amount?: number | null;
    /** Goods and services, one entry for each line of the cart. */
    items?: OrderItem[] | null;
    /** Taxes on the purchase, one entry for each type. */
    taxes?: OrderTax[] | null;
    /** Carrier and date of the delivery. */
    shipping?: OrderShipping | null;
    /** Sender and recipient of the money, when the payment funds an account. */
    account_funding?: AccountFunding | null;
    /** Entries to events, such as concerts. */
    tickets?: OrderTicket[] | null;
    /**
     * Method and place of the handover of the goods, in any form; null when unknown.
     * @example { type: 'PICKUP', store: 'Bogotá Centro' }
     */
    fulfillment?: OpenObject | null;
    /** Each reduction of the price, for example by a coupon. */
    discounts?: OrderDiscount[] | null;
    /**
     * Place of the purchase, for example a website or a shop.
     * @example 'WEB'
     */
    sales_channel?: string | null;
}
/** Reduction of the price, for example by a coupon. */
export interface OrderDiscount {
    /**
     * Code of the campaign or coupon.
     * @example 'coupon-10'
     */
    id?: string | null;
    /**
     * Title as the customer saw it.
     * @example 'Ten percent off'
     */
    name?: string | null;
    /**
     * Reduction in major units, a positive number. Assumption: the specification does not show this unit.
     * @example 25000
     */
    unit_amount?: number | null;
}
/** Line of the cart: one product and its quantity. */
export interface OrderItem {
    /**
     * Label of the line, unique in this purchase.
     * @example 'sku-1'
     */
    id?: string | null;
    /**
     * Product name as the customer saw it.
     * @example 'Running shoes'
     */
    name?: string | null;
    /**
     * Number of units that the customer buys. A whole number.
     * @example 1
     */
    quantity?: number | null;
    /**
     * Price of one unit in major units, in the currency of the payment. Assumption: the specification does not show this unit.
     * @example 250000.5
     */
    unit_amount?: number | null;
    /**
     * Product group. Fraud screening uses it.
     * @example 'SHOES'
     */
    category?: string | null;
    /**
     * Brand name as the customer saw it.
     * @example 'Example Sports'
     */
    brand?: string | null;
    /**
     * Stock keeping unit in the merchant's inventory.
     * @example 'RS-42'
     */
    sku_code?: string | null;
    /**
     * Product code of the manufacturer.
     * @example 'MPN-00042'
     */
    manufacture_part_number?: string | null;
}
/** Delivery of the goods. */
export interface OrderShipping {
    /**
     * Delivery speed or method, for example standard.
     * @example 'STANDARD'
     */
    type?: string | null;
    /**
     * Text about the delivery, for people.
     * @example 'Home delivery within 3 days'
     */
    description?: string | null;
    /**
     * Company that delivers the goods.
     * @example 'Example Express'
     */
    carrier?: string | null;
    /**
     * Planned date or time of the delivery, ISO 8601.
     * @example '2026-03-18'
     */
    deliver_at?: string | null;
    /**
     * People who can accept the goods, each an object of any form.
     * @example [{ first_name: 'María', last_name: 'Gómez' }]
     */
    recipients?: OpenObject[] | null;
}
/** Tax in the payment, for example VAT. */
export interface OrderTax {
    /**
     * Type of tax, for example VAT.
     * @example 'VAT'
     */
    type?: string | null;
    /**
     * Net amount that the tax applies to, in major units. Assumption: the specification does not show this unit.
     * @example 218403.78
     */
    tax_base?: number | null;
    /**
     * Tax amount in major units: `tax_base` times `percentage`, divided by 100. Assumption: the specification does not show this unit.
     * @example 41496.72
     */
    value?: number | null;
    /**
     * Rate in percent. Assumption: 19 means 19 %.
     * @example 19
     */
    percentage?: number | null;
}
/** Entry to an event, such as a concert. */
export interface OrderTicket {
    /**
     * Label of the ticket, unique in this purchase.
     * @example 'ticket-1'
     */
    id?: string | null;
    /**
     * Title as the customer saw it.
     * @example 'Front row'
     */
    name?: string | null;
    /**
     * Text about the ticket, for people.
     * @example 'Front row, standing'
     */
    description?: string | null;
    /**
     * Group of tickets, such as general admission.
     * @example 'GENERAL'
     */
    type?: string | null;
    /** Price of one ticket, with its currency. */
    amount?: OrderTicketAmount | null;
    /** Concert, match or other occasion of the ticket. */
    event?: OrderTicketEvent | null;
}
/** Price of one ticket, with its currency. */
export interface OrderTicketAmount {
    /**
     * Price in major units of `currency`. Assumption: the specification does not show this unit.
     * @example 80
     */
    value?: number | null;
    /** ISO 4217 code of the currency of `value`. Exactly 3 upper-case letters. */
    currency?: CurrencyCode | null;
}
/** Concert, match or other occasion of a ticket. */
export interface OrderTicketEvent {
    /**
     * The organizer's label of the performance.
     * @example 'event-7'
     */
    id?: string | null;
    /**
     * Title of the performance.
     * @example 'Jazz night'
     */
    name?: string | null;
    /**
     * Text about the performance, for people.
     * @example 'Open air concert'
     */
    description?: string | null;
    /**
     * Type of performance, such as a concert.
     * @example 'CONCERT'
     */
    type?: string | null;
    /**
     * Start of the performance, ISO 8601.
     * @example '2026-12-24T20:00:00Z'
     */
    date?: string | null;
    /** Place of the performance. */
    address?: Address | null;
}
/** Adult, child or infant, as one letter. The list is open. */
export type PassengerType = KnownPassengerType | (string & {});
/** A payment in the retrieve response, with all its transactions. Assumption: the specification does not show which fields are required. */
export interface Payment extends PaymentBase {
    /**
     * Taxes in the amount, as sent in `additional_data.order.taxes`, in any JSON form. Null without taxes. The create and dispute responses do not contain them.
     * @example [{ type: 'VAT', value: 41496.72 }]
     */
    taxes: unknown[] | {
        [key: string]: unknown;
    } | null;
    /** Every transaction. The create response has an object here. Assumption: oldest first. */
    transactions: RetrievedTransaction[];
    /** Every transaction. Assumption: oldest first, and null unless the query parameter `transactions_history` is true. */
    transactions_history?: Transaction[] | null;
    /** Shares of the recipients of a marketplace; empty when the amount is not shared. */
    split: OpenObject[];
}
/** The amount of a payment with its captured and refunded parts, in major units. Assumption: the specification does not show this unit or which fields are required. */
export interface PaymentAmount {
    /**
     * Total captured so far, in major units; 0 while only authorized. Assumption: the specification does not show this unit.
     * @example 259900.5
     */
    captured: number;
    /** ISO 4217 code of the currency of all three amounts. Exactly 3 upper-case letters. */
    currency: CurrencyCode;
    /** Rate and amount in a second currency, in any form; null without a conversion. */
    currency_conversion?: OpenObject | null;
    /**
     * Total refunded so far, in major units; 0 before the first refund. Assumption: the specification does not show this unit.
     * @example 0
     */
    refunded: number;
    /**
     * Original amount of the payment, in major units. Refunds do not reduce it. Assumption: the specification does not show this unit.
     * @example 259900.5
     */
    value: number;
}
/** The amount of a payment to create. Assumption: it can be 0 only for a card verification, which moves no money. */
export interface PaymentAmountInput {
    /** ISO 4217 code of the currency of `value`. Exactly 3 upper-case letters. */
    currency: CurrencyCode;
    /**
     * Amount in major units: 25 is 25.00 USD. 0 is accepted for a CARD with `payment_method.detail.card.verify` true, and rejected otherwise. 0 to 549,755,813,887.9999, at most 4 decimals. Assumption: the specification does not show this unit or this limit.
     * @example 259900.5
     */
    value: number;
}
/** The fields in every response about a payment. Assumption: the specification does not show which fields are required. */
export interface PaymentBase {
    /** UUID from the service. Store it, because every other call needs it. */
    id: Uuid;
    /** UUID of the merchant account that receives the money, as sent. */
    account_id: Uuid;
    /**
     * Text that says what the customer pays for, as sent.
     * @example 'Running shoes'
     */
    description: string;
    /** Country where the service processed the payment, as an ISO 3166-1 alpha-2 code. Exactly 2 upper-case letters. */
    country: CountryCode;
    /** Current state, for example SUCCEEDED or DECLINED. Branch on this field. Known values: CREATED, READY_TO_PAY, PENDING, VERIFIED, SUCCEEDED, DECLINED, REJECTED, EXPIRED, REFUNDED, CANCELED, IN_DISPUTE, CHARGEBACK, ERROR, FRAUD. Assumption: the specification does not show the complete list. */
    status: PaymentStatus;
    /** Reason for the `status`, for example APPROVED or PARTIALLY_REFUNDED. Known values: see `KnownPaymentSubStatus`. Assumption: the specification does not show the complete list. */
    sub_status: PaymentSubStatus;
    /**
     * Identifier of the order in the merchant's system, as sent.
     * @example 'ORDER-2026-000123'
     */
    merchant_order_id: string;
    /** Time when the service accepted the create request. ISO 8601, ends with `Z`. */
    created_at: Timestamp;
    /** Time of the last change to a field or transaction. ISO 8601, ends with `Z`. */
    updated_at: Timestamp;
    /** Amount of the payment, with the captured and refunded amounts. */
    amount: PaymentAmount;
    /** Checkout session of the customer; null when the request sent none. */
    checkout?: Checkout | null;
    /** Charged payment method, without the complete card number. */
    payment_method: PaymentMethod;
    /** Customer who pays, as sent; null when the request sent none. */
    customer_payer?: CustomerPayer | null;
    /** Purchase details, as sent; null when the request sent none. */
    additional_data?: AdditionalData | null;
    /**
     * URL to which the customer returns after a redirection; empty when the request sent none.
     * @example 'https://shop.example.com/return'
     */
    callback_url: string;
    /** Integration type, as sent. Assumption: SDK_CHECKOUT when the request sent none. Known values: SDK_CHECKOUT, CHECKOUT, REDIRECT, DIRECT, SDK_SEAMLESS. */
    workflow: Workflow;
    /** Custom tags of the merchant, as sent; empty when the request sent none. */
    metadata: MetadataItem[];
    /** Settings of the fraud screening, as sent; null when the request sent none. */
    fraud_screening?: OpenObject | null;
    /**
     * Identifier of the link that the customer used to pay; empty without a link.
     * @example '5e4d3c2b-1a09-4f8e-8d7c-6b5a49382716'
     */
    payment_link_id: string;
    /**
     * Identifier of the subscription from the request, or of the new subscription. Null when the request sent none.
     * @example 'sub-2026-001'
     */
    subscription_code?: string | null;
    /** Provider routing by the service, with the matching condition. */
    routing_rules: RoutingRules;
    /** True when the payment was created in the service's simplified mode. */
    simplified_mode: boolean;
}
/** The card, token or bank transfer that pays for a payment. Assumption: the specification does not show which fields are required. */
export interface PaymentMethod extends PaymentMethodBase {
    /** Details of one type, under the lower-case name of the type. A transaction calls this field `detail`. */
    payment_method_detail: PaymentMethodDetail;
}
/** The fields that a payment and its transactions share, such as type and tokens. Assumption: the specification does not show which fields are required. */
export interface PaymentMethodBase {
    /** Type of payment method, for example CARD. Known values: CARD, BANK_TRANSFER. */
    type: PaymentMethodType;
    /**
     * One-time token from the request; empty when the request sent none.
     * @example '1f9c4f6e-0d51-4e0b-9c70-2c1b7d0e9a11'
     */
    token: string;
    /**
     * Token for later payments, once the method is enrolled; empty before that.
     * @example '9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d'
     */
    vaulted_token: string;
    /** True to enroll the method after the payment succeeds, as sent. */
    vault_on_success: boolean;
    /**
     * Base type of a variant, for example CARD for a wallet; null for other methods.
     * @example 'CARD'
     */
    parent_payment_method_type?: string | null;
}
/** Details of the card or bank transfer, under the name of the type. */
export interface PaymentMethodDetail {
    /** Card charge details; absent for other types. */
    card?: Card;
    /** Receiving account of the transfer; absent for other types. */
    bank_transfer?: BankTransfer;
}
/** Settings for a card or a bank transfer, under the name of the type. */
export interface PaymentMethodDetailInput {
    /** Card settings: capture, installments or raw card data. */
    card?: CardInput;
    /** Settings of the bank transfer. The object accepts any field. */
    bank_transfer?: OpenObject;
}
/** The payment method to charge. Most requests send only `token`. Assumption: at least one field is required. */
export interface PaymentMethodInput {
    /**
     * One-time card token from the checkout SDK. It replaces raw card data. At least 1 character. Assumption: the specification does not show this limit.
     * @example '1f9c4f6e-0d51-4e0b-9c70-2c1b7d0e9a11'
     */
    token?: string;
    /**
     * Token of an enrolled payment method of the customer, from the list of payment methods. At least 1 character. Assumption: the specification does not show this limit.
     * @example '9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d'
     */
    vaulted_token?: string;
    /** Type of payment method, for example CARD. Assumption: when absent, a request with a token or a card is CARD. Known values: CARD, BANK_TRANSFER. */
    type?: PaymentMethodType;
    /** Settings for one type, under the lower-case name of the type. */
    detail?: PaymentMethodDetailInput;
    /** Set to true to enroll the payment method after the payment succeeds. */
    vault_on_success?: boolean;
}
/** The enrolled payment methods of a customer, under `payment_methods`. Assumption: the specification does not show which fields are required. */
export interface PaymentMethodList {
    /** Every payment method of the customer, cards and others. Assumption: the list includes methods with a pending or ended enrollment, so check `status`. Empty when the customer has no methods. */
    payment_methods: EnrolledPaymentMethod[];
}
/** Card, bank transfer or other payment method. The list is open. */
export type PaymentMethodType = KnownPaymentMethodType | (string & {});
/** Network that carried the transfer. The list is open. */
export type PaymentRail = KnownPaymentRail | (string & {});
/** State of a payment. The list is open. */
export type PaymentStatus = KnownPaymentStatus | (string & {});
/** Detailed state of a payment. The list is open. */
export type PaymentSubStatus = KnownPaymentSubStatus | (string & {});
/** Identifiers and status of a payment, in the capture and cancel responses. Assumption: the specification does not show this response. */
export interface PaymentSummary {
    /** UUID for `GET /v1/payments/{payment_id}`. */
    id: Uuid;
    /** UUID of the merchant account that receives the money. */
    account_id: Uuid;
    /**
     * Identifier of the order in the merchant's system, as sent.
     * @example 'ORDER-2026-000124'
     */
    merchant_order_id: string;
    /** State of the payment after the operation. Known values: CREATED, READY_TO_PAY, PENDING, VERIFIED, SUCCEEDED, DECLINED, REJECTED, EXPIRED, REFUNDED, CANCELED, IN_DISPUTE, CHARGEBACK, ERROR, FRAUD. Assumption: the specification does not show the complete list. */
    status: PaymentStatus;
    /** Reason for the `status`, for example PARTIALLY_CAPTURED. Known values: see `KnownPaymentSubStatus`. Assumption: the specification does not show the complete list. */
    sub_status: PaymentSubStatus;
}
/** Envelope of a payment event. Only `type_event` and `data`, with the id and status of the payment, are always present. Every other field can be absent or null. Assumption: the specification does not show which fields are required. */
export interface PaymentWebhook {
    /** Resource that the event describes, for example `payment`. Known values: payment. */
    type?: WebhookType | null;
    /** Event type, for example `payment.purchase`. The list is open. Known values: payment.purchase, payment.authorize, payment.capture, payment.refund, payment.cancel, payment.verify, payment.chargeback, payment.fraud_screening. Assumption: the specification does not show the complete list. */
    type_event: WebhookEventType;
    /** UUID of the merchant account that owns the payment. */
    account_id?: Uuid | null;
    /**
     * Number of earlier delivery attempts for this event: 0 at the first attempt. Assumption: it can be absent or null. A whole number, at least 0.
     * @example 0
     */
    retry?: number | null;
    /**
     * Version of the envelope. It is independent of the API version. A whole number.
     * @example 2
     */
    version?: number | null;
    /** The affected payment, with its identifiers and status. */
    data: PaymentWebhookData;
}
/** The `data` of a payment event, which contains the affected payment. Assumption: the specification does not show which fields are required. */
export interface PaymentWebhookData {
    /** Identifiers and status of the payment, and usually its other fields. */
    payment: WebhookPayment;
}
/** Time between payouts. The list is open. */
export type PayoutSchedule = KnownPayoutSchedule | (string & {});
/** Telephone number in two parts. */
export interface Phone {
    /**
     * Subscriber number in digits, without `country_code`.
     * @example '3001234567'
     */
    number?: string | null;
    /**
     * International dialling prefix in digits, without `+`.
     * @example '57'
     */
    country_code?: string | null;
}
/** The country where the service processes the transaction. */
export type ProcessingCountry = "AR" | "BO" | "BR" | "CL" | "CO" | "CR" | "EC" | "SV" | "GT" | "HN" | "MX" | "NI" | "PA" | "PY" | "PE" | "US" | "UY";
/** Response of the provider to a transaction. */
export interface ProviderData {
    /**
     * Payment provider that carried out the operation, in capitals.
     * @example 'SANDBOX'
     */
    id?: string | null;
    /**
     * Provider's identifier of the transaction, for questions to its support.
     * @example 'prov-9001'
     */
    transaction_id?: string | null;
    /**
     * Merchant's account at the provider.
     * @example 'prov-acct-1'
     */
    account_id?: string | null;
    /**
     * Result in the provider's terms.
     * @example 'approved'
     */
    status?: string | null;
    /**
     * Detailed result in the provider's terms; empty without one.
     * @example 'authorized'
     */
    sub_status?: string | null;
    /**
     * Additional details in the provider's terms; empty without any.
     * @example 'accredited'
     */
    status_detail?: string | null;
    /**
     * Result in the provider's words, for people.
     * @example 'Approved'
     */
    response_message?: string | null;
    /**
     * Result as one of the provider's codes.
     * @example '00'
     */
    response_code?: string | null;
    /** Complete response body of the provider. Assumption: null unless the query parameter `raw_response` is true. */
    raw_response?: OpenObject | null;
    /**
     * Transaction identifier at a party behind the provider, such as an acquirer; empty without one.
     * @example 'acq-5512'
     */
    third_party_transaction_id?: string | null;
    /**
     * Merchant's account at the party behind the provider; empty without one.
     * @example 'acq-acct-1'
     */
    third_party_account_id?: string | null;
    /**
     * Result code of the card networks: 00 is approved, 51 is insufficient funds.
     * @example '00'
     */
    iso8583_response_code?: string | null;
    /**
     * Result text of the ISO 8583 code.
     * @example 'Approved'
     */
    iso8583_response_message?: string | null;
    /**
     * Network's advice about a retry, as a code; null without advice.
     * @example '01'
     */
    merchant_advice_code?: string | null;
    /**
     * Network's advice about a retry, as text; null without advice.
     * @example 'New account information available'
     */
    merchant_advice_code_message?: string | null;
    /**
     * Network's code for the reason of the chargeback; null without a chargeback.
     * @example '13.1'
     */
    reason_code?: string | null;
    /**
     * Text for the reason of the chargeback; null without a chargeback.
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
     * Free text for the merchant's records; null for none. At least 1 character. Assumption: the specification does not show this limit.
     * @example 'One shoe was damaged'
     */
    description?: string | null;
    /**
     * Reason for the refund, for example REQUESTED_BY_CUSTOMER; null for none. At least 1 character. Assumption: the specification does not show this limit.
     * @example 'REQUESTED_BY_CUSTOMER'
     */
    reason?: string | null;
}
/** A payment in the refund response, with the refund as its latest transaction. Assumption: the specification does not show this response. */
export interface RefundedPayment extends PaymentBase {
    /** Latest transaction: the refund, with type REFUND. */
    transactions: Transaction;
    /** Every transaction; null when the service sends no history. Assumption: oldest first. */
    transactions_history: Transaction[] | null;
}
/** One operation on a payment, in the retrieve response. */
export interface RetrievedTransaction extends Transaction {
    /** True while the customer must still authenticate; null before and after that. */
    three_d_secure_action_required?: boolean | null;
}
/** The merchant's condition that selected a payment provider. Assumption: the specification does not show which fields are required. */
export interface RoutingCondition {
    /**
     * Number of the condition in the merchant's settings.
     * @example 1
     */
    id: number;
    /**
     * Title from the merchant's settings; null without one.
     * @example 'Default'
     */
    name?: string | null;
    /**
     * Text from the merchant's settings that says what the condition matches; null without one.
     * @example 'Every payment'
     */
    description?: string | null;
}
/** Routing of the payment to a provider. Assumption: the specification does not show which fields are required. */
export interface RoutingRules {
    /** True when smart routing chose the payment provider. */
    smart_routing: boolean;
    /** True when monitoring of the providers affected the routing. */
    monitors: boolean;
    /** Matching condition of the merchant; null when none matched. */
    condition?: RoutingCondition | null;
}
/** Operator of a rule. The list is open. */
export type RuleConditional = KnownRuleConditional | (string & {});
/** State of a rule. The list is open. */
export type RuleStatus = KnownRuleStatus | (string & {});
/** Property that a rule compares. The list is open. */
export type RuleType = KnownRuleType | (string & {});
/** Business that sells on a marketplace. */
export interface SellerDetails {
    /**
     * Business name that the customer saw.
     * @example 'Travel Shop'
     */
    name?: string | null;
    /**
     * Home page, an absolute URL.
     * @example 'https://shop.example.com'
     */
    website?: string | null;
    /**
     * Email address for customers.
     * @example 'hello@shop.example.com'
     */
    email?: string | null;
    /** Postal address of the business. */
    address?: Address | null;
    /**
     * Identifier of this seller in the merchant's system.
     * @example 'seller-19'
     */
    reference?: string | null;
    /**
     * Country of the business, as an ISO 3166-1 alpha-2 code.
     * @example 'CO'
     */
    country?: string | null;
    /** Telephone number for customers. */
    phone?: Phone | null;
    /** Tax document of the business. */
    document?: IdentityDocument | null;
    /**
     * Line of business, as text.
     * @example 'Travel'
     */
    industry?: string | null;
    /**
     * Line of business, as an ISO 18245 code with four digits.
     * @example '4722'
     */
    merchant_category_code?: string | null;
}
/** One recipient's share of a payment. Its fields are an assumption. */
export interface SplitMarketplaceItem {
    /**
     * Recipient's identifier at the service; null when the request sends `provider_recipient_id`.
     * @example '0f1e2d3c-4b5a-4697-8879-6a5b4c3d2e1f'
     */
    recipient_id?: string | null;
    /**
     * Recipient's identifier at the payment provider; null when the request sends `recipient_id`.
     * @example 'rec_1'
     */
    provider_recipient_id?: string | null;
    /**
     * Text that says what the share pays for.
     * @example 'Commission on ORDER-2026-000123'
     */
    description?: string | null;
    /** Reason for the share, for example COMMISSION. Known values: PURCHASE, PAYMENTFEE, VAT, COMMISSION, MARKETPLACE, SHIPPING. Assumption: the specification does not show the complete list. */
    type?: SplitType | null;
    /**
     * Identifier of this share in the merchant's system.
     * @example 'SHARE-1'
     */
    merchant_reference?: string | null;
    /** Amount that the recipient receives. */
    amount?: {
        /**
         * Part of the payment in major units of `currency`. Assumption: the specification does not show this unit.
         * @example 12.5
         */
        value?: number | null;
        /**
         * ISO 4217 code of the currency of `value`.
         * @example 'USD'
         */
        currency?: string | null;
    } | null;
    /** Party that pays fees and chargebacks: merchant or recipient. */
    liability?: {
        /**
         * Party that pays the provider's fee.
         * @example 'MERCHANT'
         */
        processing_fee?: string | null;
        /** True when the recipient pays for chargebacks, false when the merchant does. */
        chargebacks?: boolean | null;
    } | null;
}
/** Kind of share in a split. The list is open. */
export type SplitType = KnownSplitType | (string & {});
/** Use of a stored card for repeated charges. */
export interface StoredCredentials {
    /**
     * Purpose of the stored card, for example a subscription.
     * @example 'SUBSCRIPTION'
     */
    reason?: string | null;
    /**
     * FIRST when this payment stores the card, USED when the card was stored before.
     * @example 'FIRST'
     */
    usage?: string | null;
    /**
     * Identifier of the agreement for repeated charges.
     * @example 'AGREEMENT-42'
     */
    subscription_agreement_id?: string | null;
    /**
     * Network's identifier of the first payment. Later payments refer to it.
     * @example '483297487231504'
     */
    network_transaction_id?: string | null;
}
/** The subscription that the payment starts or continues. Its fields are an assumption. */
export interface SubscriptionInput {
    /**
     * Identifier of an existing subscription to continue.
     * @example '6d5c4b3a-2f1e-4d0c-9b8a-7f6e5d4c3b2a'
     */
    id?: string;
    /** Time between two charges. */
    frequency?: {
        /**
         * Unit of time, for example MONTH.
         * @example 'MONTH'
         */
        type?: string;
        /**
         * Number of units between two charges. A whole number.
         * @example 1
         */
        value?: number;
    };
    /** Amount that each charge collects. */
    amount?: {
        /**
         * Amount in major units of `currency`. Assumption: the specification does not show this unit.
         * @example 9.99
         */
        value?: number;
        /** ISO 4217 code of the currency of `value`. Exactly 3 upper-case letters. */
        currency?: CurrencyCode;
        /** FIXED when every charge has the same amount, otherwise VARIABLE. */
        type?: "FIXED" | "VARIABLE";
    };
    /** Period of the charges. */
    availability?: {
        /**
         * First moment of the period, ISO 8601.
         * @example '2026-01-01T00:00:00Z'
         */
        start_at?: string;
        /**
         * Last moment of the period, ISO 8601.
         * @example '2026-12-31T23:59:59Z'
         */
        finish_at?: string;
    };
    /** Limit on the number of charges. */
    billing_cycles?: {
        /**
         * Number of charges after which the subscription ends. A whole number.
         * @example 12
         */
        total?: number;
    };
    /** Day of the charges. */
    billing_date?: {
        /**
         * Rule that selects the day, for example DAY for a fixed day.
         * @example 'DAY'
         */
        type?: string;
        /**
         * Day of the month, from 1. A whole number.
         * @example 15
         */
        day?: number;
    };
}
/** A recipient's acceptance of the terms, with its time and address. Assumption: the specification does not show which fields are required. */
export interface TermsOfService {
    /** True when the recipient accepted the terms. */
    acceptance: boolean;
    /** Time when the recipient accepted or refused. ISO 8601, ends with `Z`. */
    date: Timestamp;
    /**
     * IPv4 or IPv6 address of the recipient; null when unknown.
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
     * ECI, two digits: strength of the cardholder's authentication.
     * @example '05'
     */
    electronic_commerce_indicator?: string | null;
    /**
     * Proof of the authentication in base64: CAVV or AAV.
     * @example 'AAABBEg0VhI0VniQEjRWAAAAAAA='
     */
    cryptogram?: string | null;
    /**
     * Identifier of the authentication at the 3-D Secure server.
     * @example '7c6b5a49-3827-4160-9f8e-7d6c5b4a3928'
     */
    transaction_id?: string | null;
    /**
     * Identifier of the authentication at the network's directory server.
     * @example '8d7c6b5a-4938-4271-8f0e-1d2c3b4a5968'
     */
    directory_server_transaction_id?: string | null;
    /**
     * Result as one letter: Y passed, A attempted, N failed.
     * @example 'Y'
     */
    pares_status?: string | null;
    /**
     * Identifier of the authentication at the issuer's access control server.
     * @example '9e8d7c6b-5a49-4382-8716-0f1e2d3c4b5a'
     */
    acs_id?: string | null;
}
/**
 * ISO 8601 time in UTC, for example with fractional seconds. Assumption: no other time zone than `Z` occurs. Ends with `Z`.
 * @example '2026-03-14T09:26:53.589793Z'
 */
export type Timestamp = string;
/** One operation on a payment. Assumption: the specification does not show which fields are required. */
export interface Transaction extends TransactionBase {
    /**
     * Amount that the operation moves or reserves, in major units of the payment's currency. Assumption: the specification does not show this unit.
     * @example 259900.5
     */
    amount: number;
}
/** Amounts of a payment after a capture or a cancellation, in major units. Assumption: the specification does not show this response. */
export interface TransactionAmount {
    /**
     * Total captured so far, in major units. Assumption: the specification does not show this unit.
     * @example 100
     */
    captured: number;
    /** ISO 4217 code of the currency of all three amounts. Exactly 3 upper-case letters. */
    currency: CurrencyCode;
    /**
     * Total refunded so far, in major units. Assumption: the specification does not show this unit.
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
    /** UUID for the path of capture, cancel, refund and dispute. */
    id: Uuid;
    /** Operation, for example PURCHASE, REFUND or CHARGEBACK. Known values: PURCHASE, AUTHORIZE, CAPTURE, REFUND, CANCEL, VERIFY, CHARGEBACK, THREE_D_SECURE, FRAUD_SCREENING. Assumption: the specification does not show the complete list. */
    type: TransactionType;
    /** Result of the operation; CREATED or PENDING while it is in progress. Known values: CREATED, PENDING, SUCCEEDED, DECLINED, REJECTED, ERROR, EXPIRED, CANCELED, WON, LOST, PREVENTED. Assumption: the specification does not show the complete list. */
    status: TransactionStatus;
    /** Group of the payment method, for example CARD. Known values: CARD, BANK_TRANSFER, BNPL, WALLET, TICKET, PAYMENT_LINK. Assumption: the specification does not show the complete list. */
    category: TransactionCategory;
    /**
     * Payment provider that carried out the operation.
     * @example 'SANDBOX'
     */
    provider_id: string;
    /** Charged payment method, without the complete card number. */
    payment_method: TransactionPaymentMethod;
    /**
     * Result code, such as the reason for a decline; null before there is a result.
     * @example 'SUCCEEDED'
     */
    response_code?: string | null;
    /**
     * Result text for people; null before there is a result.
     * @example 'Transaction successful'
     */
    response_message?: string | null;
    /**
     * Reason for the operation, for example REQUESTED_BY_CUSTOMER; null when the request sent none.
     * @example 'REQUESTED_BY_CUSTOMER'
     */
    reason?: string | null;
    /**
     * Text from the request of the operation; null without one.
     * @example 'One shoe was damaged'
     */
    description?: string | null;
    /**
     * Identifier of the operation in the merchant's system; null without one.
     * @example 'CART-778'
     */
    merchant_reference?: string | null;
    /** Response of the provider, with its codes and messages. */
    provider_data: ProviderData;
    /** Merchant's connection to the provider that the service used. */
    connection_data: ConnectionData;
    /**
     * Network's advice about a retry, as a code; null without advice.
     * @example '01'
     */
    merchant_advice_code?: string | null;
    /**
     * Network's advice about a retry, as text; null without advice.
     * @example 'New account information available'
     */
    merchant_advice_code_message?: string | null;
    /** Time when the operation started. ISO 8601, ends with `Z`. */
    created_at: Timestamp;
    /** Time of the last change to a field, for example `status`. ISO 8601, ends with `Z`. */
    updated_at: Timestamp;
}
/** Payment method category of a transaction. The list is open. */
export type TransactionCategory = KnownTransactionCategory | (string & {});
/** The charged payment method. The type-specific fields are in `detail`, not in `payment_method_detail`. Assumption: the specification does not show which fields are required. */
export interface TransactionPaymentMethod extends PaymentMethodBase {
    /** Details of one type, under the lower-case name of the type. A payment calls this field `payment_method_detail`. */
    detail: PaymentMethodDetail;
}
/** State of a transaction. The list is open. */
export type TransactionStatus = KnownTransactionStatus | (string & {});
/** Operation of a transaction, for example PURCHASE. The list is open. */
export type TransactionType = KnownTransactionType | (string & {});
/** A capture or a cancellation, with the status of its payment. Assumption: the specification does not show this response. */
export interface TransactionWithPayment extends TransactionBase {
    /** Captured and refunded totals, and the amount of this operation. */
    amount: TransactionAmount;
    /** Identifiers and status of the payment after the operation. */
    payment: PaymentSummary;
}
/**
 * UUID that the service creates, in its canonical text form.
 * @example '0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11'
 */
export type Uuid = string;
/** The merchant's response to a notification. */
export interface WebhookAcknowledgement {
    /** Always true: the merchant stored or handled the notification. */
    received: true;
}
/** Operation or change that the event reports, for example `payment.purchase`. The list is open. */
export type WebhookEventType = KnownWebhookEventType | (string & {});
/** The payment of an event, with the fields of a payment. Only `id` and `status` are always present. Every other field can be absent or null. Clients keep undocumented fields. Retrieve the payment to get its complete and current state. Assumption: the specification does not show which fields are required. */
export interface WebhookPayment {
    /** UUID of the merchant account that receives the money, as sent. */
    account_id?: Uuid | null;
    /**
     * Text that says what the customer pays for, as sent.
     * @example 'Running shoes'
     */
    description?: string | null;
    /** Country where the service processed the payment, as an ISO 3166-1 alpha-2 code. Exactly 2 upper-case letters. */
    country?: CountryCode | null;
    /** Reason for the `status`, for example APPROVED or PARTIALLY_REFUNDED. Known values: see `KnownPaymentSubStatus`. Assumption: the specification does not show the complete list. */
    sub_status?: PaymentSubStatus | null;
    /**
     * Identifier of the order in the merchant's system, as sent.
     * @example 'ORDER-2026-000123'
     */
    merchant_order_id?: string | null;
    /** Time when the service accepted the create request. ISO 8601, ends with `Z`. */
    created_at?: Timestamp | null;
    /** Time of the last change to a field or transaction. ISO 8601, ends with `Z`. */
    updated_at?: Timestamp | null;
    /** Amount of the payment, with the captured and refunded amounts. */
    amount?: OptionalPaymentAmount | null;
    /** Checkout session of the customer; null when the request sent none. */
    checkout?: OptionalCheckout | null;
    /** Charged payment method, without the complete card number. */
    payment_method?: OptionalPaymentMethod | null;
    /** Customer who pays, as sent; null when the request sent none. */
    customer_payer?: OptionalCustomerPayer | null;
    /** Purchase details, as sent; null when the request sent none. */
    additional_data?: OptionalAdditionalData | null;
    /**
     * URL to which the customer returns after a redirection; empty when the request sent none.
     * @example 'https://shop.example.com/return'
     */
    callback_url?: string | null;
    /** Integration type, as sent. Assumption: SDK_CHECKOUT when the request sent none. Known values: SDK_CHECKOUT, CHECKOUT, REDIRECT, DIRECT, SDK_SEAMLESS. */
    workflow?: Workflow | null;
    /** Custom tags of the merchant, as sent; empty when the request sent none. */
    metadata?: OptionalMetadataItem[] | null;
    /** Settings of the fraud screening, as sent; null when the request sent none. */
    fraud_screening?: OpenObject | null;
    /**
     * Identifier of the link that the customer used to pay; empty without a link.
     * @example '5e4d3c2b-1a09-4f8e-8d7c-6b5a49382716'
     */
    payment_link_id?: string | null;
    /**
     * Identifier of the subscription from the request, or of the new subscription. Null when the request sent none.
     * @example 'sub-2026-001'
     */
    subscription_code?: string | null;
    /** Provider routing by the service, with the matching condition. */
    routing_rules?: OptionalRoutingRules | null;
    /** True when the payment was created in the service's simplified mode. */
    simplified_mode?: boolean | null;
    /**
     * Taxes in the amount, as sent in `additional_data.order.taxes`, in any JSON form. Null without taxes. The create and dispute responses do not contain them.
     * @example [{ type: 'VAT', value: 41496.72 }]
     */
    taxes?: unknown[] | {
        [key: string]: unknown;
    } | null;
    /** Every transaction. Assumption: oldest first, and null unless the query parameter `transactions_history` is true. */
    transactions_history?: WebhookTransaction[] | null;
    /** Shares of the recipients of a marketplace; empty when the amount is not shared. */
    split?: OpenObject[] | null;
    /** UUID of the payment, for `GET /v1/payments/{payment_id}`. */
    id: Uuid;
    /** State of the payment when the event was created. Later events can arrive first. Known values: CREATED, READY_TO_PAY, PENDING, VERIFIED, SUCCEEDED, DECLINED, REJECTED, EXPIRED, REFUNDED, CANCELED, IN_DISPUTE, CHARGEBACK, ERROR, FRAUD. Assumption: the specification does not show the complete list. */
    status: PaymentStatus;
    /** The transaction that caused the event, as an object, or a list of transactions. */
    transactions?: WebhookTransaction | WebhookTransaction[] | null;
    /**
     * Key of the event, or of the request that caused it. Public sources disagree. Assumption: the key is the same on all attempts of one event.
     * @example '51a7ab0a-5b1c-4b0e-8c5f-5d6e7f8a9b0c'
     */
    idempotency_key?: string | null;
    [key: string]: unknown;
}
/** A transaction in an event, with the fields of a transaction. Every field can be absent or null. */
export interface WebhookTransaction {
    /** UUID for the path of capture, cancel, refund and dispute. */
    id?: Uuid | null;
    /** Operation, for example PURCHASE, REFUND or CHARGEBACK. Known values: PURCHASE, AUTHORIZE, CAPTURE, REFUND, CANCEL, VERIFY, CHARGEBACK, THREE_D_SECURE, FRAUD_SCREENING. Assumption: the specification does not show the complete list. */
    type?: TransactionType | null;
    /** Result of the operation; CREATED or PENDING while it is in progress. Known values: CREATED, PENDING, SUCCEEDED, DECLINED, REJECTED, ERROR, EXPIRED, CANCELED, WON, LOST, PREVENTED. Assumption: the specification does not show the complete list. */
    status?: TransactionStatus | null;
    /** Group of the payment method, for example CARD. Known values: CARD, BANK_TRANSFER, BNPL, WALLET, TICKET, PAYMENT_LINK. Assumption: the specification does not show the complete list. */
    category?: TransactionCategory | null;
    /**
     * Payment provider that carried out the operation.
     * @example 'SANDBOX'
     */
    provider_id?: string | null;
    /** Charged payment method, without the complete card number. */
    payment_method?: OptionalTransactionPaymentMethod | null;
    /**
     * Result code, such as the reason for a decline; null before there is a result.
     * @example 'SUCCEEDED'
     */
    response_code?: string | null;
    /**
     * Result text for people; null before there is a result.
     * @example 'Transaction successful'
     */
    response_message?: string | null;
    /**
     * Reason for the operation, for example REQUESTED_BY_CUSTOMER; null when the request sent none.
     * @example 'REQUESTED_BY_CUSTOMER'
     */
    reason?: string | null;
    /**
     * Text from the request of the operation; null without one.
     * @example 'One shoe was damaged'
     */
    description?: string | null;
    /**
     * Identifier of the operation in the merchant's system; null without one.
     * @example 'CART-778'
     */
    merchant_reference?: string | null;
    /** Response of the provider, with its codes and messages. */
    provider_data?: ProviderData | null;
    /** Merchant's connection to the provider that the service used. */
    connection_data?: ConnectionData | null;
    /**
     * Network's advice about a retry, as a code; null without advice.
     * @example '01'
     */
    merchant_advice_code?: string | null;
    /**
     * Network's advice about a retry, as text; null without advice.
     * @example 'New account information available'
     */
    merchant_advice_code_message?: string | null;
    /** Time when the operation started. ISO 8601, ends with `Z`. */
    created_at?: Timestamp | null;
    /** Time of the last change to a field, for example `status`. ISO 8601, ends with `Z`. */
    updated_at?: Timestamp | null;
    /**
     * Amount that the operation moves or reserves, in major units of the payment's currency. Assumption: the specification does not show this unit.
     * @example 259900.5
     */
    amount?: number | null;
}
/** Resource that a webhook describes. The list is open. */
export type WebhookType = KnownWebhookType | (string & {});
/** The bank account for a recipient's payouts. */
export interface WithdrawalBank {
    /**
     * National code that identifies the bank.
     * @example '001'
     */
    code?: string | null;
    /**
     * Bank office of the account, in digits.
     * @example '1234'
     */
    branch?: string | null;
    /**
     * Check digit after `branch`; null when not used.
     * @example '5'
     */
    branch_digit?: string | null;
    /**
     * Account number without its check digit.
     * @example '12345678'
     */
    account?: string | null;
    /**
     * Check digit after `account`; null when not used.
     * @example '9'
     */
    account_digit?: string | null;
    /** SAVINGS or CHECKINGS. The list is open. Known values: CHECKINGS, SAVINGS. Assumption: the specification does not show the complete list. */
    account_type?: BankAccountType | null;
    /**
     * Number for domestic transfers; null when not used.
     * @example '021000021'
     */
    routing?: string | null;
    /**
     * Country of the account, as an ISO 3166-1 alpha-2 code.
     * @example 'BR'
     */
    country?: string | null;
    /**
     * ISO 4217 code of the account's currency.
     * @example 'BRL'
     */
    currency?: string | null;
    /** Time between payouts. HOLD stops payouts until further notice. Known values: DAY, WEEK, MONTH, HOLD. Assumption: the specification does not show the complete list. */
    payout_schedule?: PayoutSchedule | null;
}
/** Payout destination of a recipient. */
export interface WithdrawalMethods {
    /** Account that receives the payouts; null when absent. */
    bank?: WithdrawalBank | null;
}
/** Integration type of a payment. The list is open. */
export type Workflow = KnownWorkflow | (string & {});
/** Integration type of the payment. SDK_CHECKOUT is recommended and uses the provider's SDK. DIRECT is back-to-back with provider information, for a custom experience. REDIRECT is back-to-back with a redirection to the provider. CHECKOUT and SDK_SEAMLESS are also accepted. */
export type WorkflowInput = "SDK_CHECKOUT" | "DIRECT" | "REDIRECT" | "CHECKOUT" | "SDK_SEAMLESS";
