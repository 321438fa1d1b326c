// Generated from openapi/*.yaml by `npm run generate`. Do not edit.
/** Sender and beneficiary of a payment that funds an account. */
export interface AccountFunding {
    /** Person or company whose money it was. */
    sender?: AccountFundingParty | null;
    /** Person or company whose account is loaded. */
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
     * Registered title, when it is a company.
     * @example 'Acme Inc'
     */
    legal_name?: string | null;
    /**
     * Electronic mail address.
     * @example 'maria.gomez@example.com'
     */
    email?: string | null;
    /**
     * Residence or seat, as an ISO 3166-1 alpha-2 code.
     * @example 'CO'
     */
    country?: string | null;
    /**
     * Birthday of a person as an ISO 8601 date, YYYY-MM-DD.
     * @example '1990-02-28'
     */
    date_of_birth?: string | null;
    /** Identity document of a person, or tax document of a company. */
    document?: IdentityDocument | null;
    /** Telephone with its country code. */
    phone?: Phone | null;
    /** Residence of a person, or seat of a company. */
    address?: Address | null;
}
/** What is bought and from whom. Sending it enhances the payment experience. */
export interface AdditionalData {
    /** Flights, passengers and tickets, when the payment is for air travel. */
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
    /** Who sells, when the merchant runs a marketplace for others. */
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
     * Apartment, floor or other detail below the street.
     * @example 'Apartment 502'
     */
    address_line_2?: string | null;
    /**
     * ISO 3166-1 alpha-2 code, two letters.
     * @example 'CO'
     */
    country?: string | null;
    /**
     * State, province or department, as a name or its local abbreviation.
     * @example 'Cundinamarca'
     */
    state?: string | null;
    /**
     * Town or municipality.
     * @example 'Bogotá'
     */
    city?: string | null;
    /**
     * Postal code in the form of its country.
     * @example '111111'
     */
    zip_code?: string | null;
    /**
     * District within the city, which some countries need for a delivery.
     * @example 'Chapinero'
     */
    neighborhood?: string | null;
}
/** A flight booking. */
export interface Airline {
    /**
     * Passenger name record: the locator of the booking, usually six letters and digits.
     * @example 'XK7T2P'
     */
    pnr?: string | null;
    /** Flights of the journey, in the order in which they are flown. */
    legs?: AirlineLeg[] | null;
    /** Travellers, to whom legs and tickets refer by `id`. */
    passengers?: AirlinePassenger[] | null;
    /**
     * Shape of the journey, for example one way or round trip.
     * @example 'ONE_WAY'
     */
    type?: string | null;
    /** Document of a booking that has a single one. Otherwise use `tickets`. */
    ticket?: AirlineTicket | null;
    /** Documents of a booking that has several. Otherwise `ticket` is enough. */
    tickets?: AirlineTicket[] | null;
}
/** One flight from an airport to the next. */
export interface AirlineLeg {
    /**
     * Position within the whole journey, counted from 1, as a string.
     * @example '1'
     */
    order?: string | null;
    /**
     * Position within its own direction of the journey, counted from 1, as a string.
     * @example '1'
     */
    route_order?: string | null;
    /**
     * Traveller who takes this flight: an `id` in `passengers`.
     * @example 'p1'
     */
    passenger_id?: string | null;
    /**
     * IATA code of the airport where it starts, three letters.
     * @example 'BOG'
     */
    departure_airport?: string | null;
    /**
     * Local date and time of take-off, ISO 8601.
     * @example '2026-12-01T08:00:00'
     */
    departure_datetime?: string | null;
    /**
     * Offset from UTC where it starts.
     * @example '-05:00'
     */
    departure_airport_timezone?: string | null;
    /**
     * IATA code of the airport where it ends, three letters.
     * @example 'SCL'
     */
    arrival_airport?: string | null;
    /**
     * Offset from UTC where it ends.
     * @example '-03:00'
     */
    arrival_airport_timezone?: string | null;
    /**
     * Local date and time of landing, ISO 8601.
     * @example '2026-12-01T15:45:00'
     */
    arrival_datetime?: string | null;
    /**
     * IATA designator of the operating company, two characters.
     * @example 'ZZ'
     */
    carrier_code?: string | null;
    /**
     * Digits after `carrier_code`, as a string.
     * @example '880'
     */
    flight_number?: string | null;
    /**
     * Tariff rules that the price follows, in the coding of the company.
     * @example 'YFARE1'
     */
    fare_basis_code?: string | null;
    /**
     * Booking class, usually one letter, such as Y for economy.
     * @example 'Y'
     */
    fare_class_code?: string | null;
    /**
     * Price of this flight without taxes and fees, in major units of `base_fare_currency`.
     * @example 350.1
     */
    base_fare?: number | null;
    /**
     * ISO 4217 code of the unit in which `base_fare` is given.
     * @example 'USD'
     */
    base_fare_currency?: string | null;
    /**
     * Whether a longer stay at the destination is allowed: O for allowed, X for not.
     * @example 'O'
     */
    stopover_code?: string | null;
    /**
     * Where it starts, as an ISO 3166-1 alpha-2 code.
     * @example 'CO'
     */
    departure_airport_country?: string | null;
    /**
     * Town that the first airport serves.
     * @example 'Bogotá'
     */
    departure_airport_city?: string | null;
    /**
     * Where it ends, as an ISO 3166-1 alpha-2 code.
     * @example 'CL'
     */
    arrival_airport_country?: string | null;
    /**
     * Town that the last airport serves.
     * @example 'Santiago'
     */
    arrival_airport_city?: string | null;
    /**
     * Priority at the gate that the traveller bought.
     * @example 'PRIORITY'
     */
    expedited_boarding?: string | null;
    /**
     * Luggage beyond the allowance that the traveller bought.
     * @example '1 PIECE 23 KG'
     */
    extra_baggage?: string | null;
    /**
     * Food ordered in advance.
     * @example 'VEGETARIAN'
     */
    purchased_meals?: string | null;
    /**
     * Place on board that the traveller chose: row and letter.
     * @example '12A'
     */
    selected_seat?: string | null;
}
/** A person who flies. */
export interface AirlinePassenger {
    /**
     * Label within this booking, which `passenger_id` of legs and tickets refers to.
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
     * Further given names, when the travel document shows some.
     * @example 'Isabel'
     */
    middle_name?: string | null;
    /** Age group: A adult, C child, I infant. The list is open. */
    type?: PassengerType | null;
    /**
     * Birthday as an ISO 8601 date, YYYY-MM-DD.
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
     * Where the traveller lives, as an ISO 3166-1 alpha-2 code.
     * @example 'CO'
     */
    country?: string | null;
    /**
     * Membership in the frequent flyer programme.
     * @example 'FF1234567'
     */
    loyalty_number?: string | null;
    /**
     * Level in the frequent flyer programme.
     * @example 'GOLD'
     */
    loyalty_tier?: string | null;
    /**
     * Electronic mail address of the traveller.
     * @example 'maria.gomez@example.com'
     */
    email?: string | null;
    /** Telephone at which the traveller can be reached. */
    phone?: Phone | null;
    /** Home of the traveller. */
    address?: Address | null;
    /**
     * Where the travel document was checked, for example at the airport desk.
     * @example 'AIRPORT_DESK'
     */
    evidence_document_source?: string | null;
}
/** Document that lets one passenger travel, with its fares and taxes. */
export interface AirlineTicket {
    /**
     * Thirteen digits: three of the issuing company, then ten of the form.
     * @example '1234567890123'
     */
    ticket_number?: string | null;
    /**
     * Traveller who may use it: an `id` in `passengers`.
     * @example 'p1'
     */
    passenger_id?: string | null;
    /** True when it is electronic, false when it is on paper. */
    e_ticket?: boolean | null;
    /** True when it can be neither changed nor given back for money. */
    restricted?: boolean | null;
    /**
     * Sum of the base fares of its legs, in major units.
     * @example 350.1
     */
    total_fare_amount?: number | null;
    /**
     * Sum of the government taxes on it, in major units.
     * @example 52.25
     */
    total_tax_amount?: number | null;
    /**
     * Sum of the charges of company and agent on it, in major units.
     * @example 10
     */
    total_fee_amount?: number | null;
    /** By whom, when and where it was written. */
    issue?: AirlineTicketIssue | null;
}
/** By whom a ticket was sold, when and where. */
export interface AirlineTicketIssue {
    /**
     * First three digits of the ticket number, which name the company.
     * @example '123'
     */
    carrier_prefix_code?: string | null;
    /**
     * IATA number of the agency that sold it.
     * @example '12345678'
     */
    travel_agent_code?: string | null;
    /**
     * Business name of the agency that sold it.
     * @example 'Travel Shop'
     */
    travel_agent_name?: string | null;
    /**
     * Day of the sale, ISO 8601, YYYY-MM-DD.
     * @example '2026-11-20'
     */
    date?: string | null;
    /**
     * Where the agency is: an address object, or one line beside `city`, `country` and `zip_code`.
     * @example 'Carrera 7 # 12-34'
     */
    address?: Address | (string | null);
    /**
     * Town of the agency.
     * @example 'Bogotá'
     */
    city?: string | null;
    /**
     * Where the agency is, as an ISO 3166-1 alpha-2 code.
     * @example 'CO'
     */
    country?: string | null;
    /**
     * Postal code of the agency.
     * @example '111111'
     */
    zip_code?: string | null;
    /**
     * Abbreviation of the global distribution system that holds the booking.
     * @example 'SYS'
     */
    booking_system_code?: string | null;
    /**
     * Full title of the global distribution system that holds the booking.
     * @example 'Example Distribution System'
     */
    booking_system_name?: string | null;
}
/** An amount of money to move. */
export interface AmountInput {
    /** ISO 4217 code of the unit in which `value` is given. */
    currency: CurrencyCode;
    /**
     * How much, in major units: 25 is 25.00 USD. Greater than 0, with at most four decimals. The maximum is below 2^39, because JSON readers round larger amounts.
     * @example 25.5
     */
    value: number;
}
/** Checking or savings account. The list is open. */
export type BankAccountType = KnownBankAccountType | (string & {});
/** Where the payer sends a bank transfer. */
export interface BankTransfer {
    /**
     * Absolute URL of the provider's logo; null without one.
     * @example 'https://icons.example.com/bank.png'
     */
    provider_image?: string | null;
    /**
     * Kind of the receiving account, for example savings; null when unknown.
     * @example 'SAVINGS'
     */
    account_type?: string | null;
    /**
     * Institution that keeps the receiving account; null when the payer chooses on a page.
     * @example 'Example Bank'
     */
    bank_name?: string | null;
    /**
     * Holder of the receiving account, as the payer has to enter it.
     * @example 'Running Shop SAS'
     */
    beneficiary_name?: string | null;
    /**
     * Digits that the payer enters as the receiving account.
     * @example '1234567890'
     */
    bank_account?: string | null;
    /**
     * Second form of that number, for example an IBAN; null without one.
     * @example '00121234567890'
     */
    bank_account_2?: string | null;
    /**
     * Which tax or identity document the holder has.
     * @example 'NIT'
     */
    beneficiary_document_type?: string | null;
    /**
     * Number on the holder's document.
     * @example '900123456'
     */
    beneficiary_document?: string | null;
    /**
     * What the payer has to do, in words to show.
     * @example 'Transfer the amount before the payment expires'
     */
    payment_instruction?: string | null;
    /**
     * Page on which the payer completes the transfer; null when none is needed.
     * @example 'https://bank.example.com/pay/8f5d1d4c'
     */
    redirect_url?: string | null;
}
/** Facts about the customer's browser, used to assess the risk of a payment. Screen sizes are strings. */
export interface BrowserInfo {
    /**
     * HTTP header `User-Agent`, by which issuers recognize a device.
     * @example 'Mozilla/5.0'
     */
    user_agent?: string | null;
    /**
     * HTTP header `Accept`, complete, as 3-D Secure requires it.
     * @example 'text/html,application/xhtml+xml'
     */
    accept_header?: string | null;
    /**
     * Media types that the page may load, as one text.
     * @example '*\/*'
     */
    accept_content?: string | null;
    /**
     * Media types that the browser itself can show, as one text.
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
    /** Whether pages can run JavaScript. 3-D Secure chooses its challenge by it. */
    javascript_enabled?: boolean | null;
    /** Whether pages can run Java applets; false in every current browser. */
    java_enabled?: boolean | null;
    /**
     * Minutes from local time to UTC, as a string: what `getTimezoneOffset()` returns.
     * @example '300'
     */
    browser_time_difference?: string | null;
    /**
     * Preferred locale as an IETF tag, what `navigator.language` returns.
     * @example 'es-CO'
     */
    language?: string | null;
    /**
     * Operating system or hardware, what `navigator.platform` returns.
     * @example 'Win32'
     */
    platform?: string | null;
}
/** Messages to customers whose payments match rules, for example declined ones. */
export interface Campaign {
    /** UUID of the campaign, the one in the path. */
    id: Uuid;
    /**
     * Title that the merchant gave the campaign, for people.
     * @example 'Recover declined payments'
     */
    name: string;
    /** UUID of the merchant account to which the campaign belongs. */
    account_id: Uuid;
    /** UUID of the organization to which the campaign belongs. */
    organization_code: Uuid;
    /** Country of the customers to contact, as an ISO 3166-1 alpha-2 code. */
    country: CountryCode;
    /** Medium over which customers are contacted, for example a WhatsApp message. */
    channel: CampaignChannel;
    /** Window in which customers may be contacted, with its time zone. */
    schedule: CampaignSchedule;
    /** First and last moment at which the campaign runs. */
    duration: CampaignDuration;
    /** Whether the campaign runs, for example ACTIVE. */
    status: CampaignStatus;
    /** Conditions on a payment or customer that decide whom the campaign contacts. */
    rules: CampaignRule[];
    /** When the merchant set the campaign up. */
    created_at: Timestamp;
    /** When a field of the campaign last changed, for example `status`. */
    updated_at: Timestamp;
}
/** How customers are contacted. The list is open. */
export type CampaignChannel = KnownCampaignChannel | (string & {});
/** Period in which the campaign contacts customers. */
export interface CampaignDuration {
    /** Start of the campaign. It contacts no customer before. */
    start_at: Timestamp;
    /** End of the campaign. It contacts no customer after. */
    end_at: Timestamp;
}
/** Body of the retrieve response: the campaign stands in `data`. */
export interface CampaignEnvelope {
    /** The retrieved campaign. The campaign endpoint alone wraps its resource in this way. */
    data: Campaign;
}
/** What went wrong, in the form the campaign endpoint uses. */
export interface CampaignErrorBody {
    /**
     * The HTTP status again, as a number. The `code` of other endpoints is a string.
     * @example 404
     */
    code: number;
    /**
     * What went wrong, as one sentence for people. Do not branch on it.
     * @example 'No campaign has this id'
     */
    message: string;
    /**
     * More about the problem, in any JSON form. Absent in most responses.
     * @example 'campaign_id must be a UUID'
     */
    details?: unknown;
}
/** One condition that starts the campaign. */
export interface CampaignRule {
    /** UUID of the rule, which is not that of its campaign. */
    id: Uuid;
    /** Property of a payment or customer that is compared, for example PAYMENT_STATUS. */
    rule_type: RuleType;
    /**
     * What the property is compared with, as strings.
     * @example ['DECLINED']
     */
    values: string[];
    /** Operator between the property and `values`, for example EQUAL. */
    conditional: RuleConditional;
    /**
     * Name of the tag in the metadata that the rule compares; null when it compares something else.
     * @example 'channel'
     */
    metadata_key?: string | null;
    /** Whether the rule applies, for example ACTIVE. */
    status: RuleStatus;
    /** When the merchant added the rule to its campaign. */
    created_at: Timestamp;
    /** When a field of the rule last changed, for example `values`. */
    updated_at: Timestamp;
}
/** At which hours the campaign may contact customers. */
export interface CampaignSchedule {
    /**
     * First minute of the day for messages, HH:MM on a 24-hour clock in `time_zone`.
     * @example '08:00'
     */
    daily_start_time: string;
    /**
     * Last minute of the day for messages, HH:MM on a 24-hour clock in `time_zone`.
     * @example '20:30'
     */
    daily_end_time: string;
    /**
     * IANA name of the zone that both times are in.
     * @example 'America/Bogota'
     */
    time_zone: string;
}
/** State of a campaign. The list is open. */
export type CampaignStatus = KnownCampaignStatus | (string & {});
/** Why an authorization is cancelled. */
export interface CancelPaymentRequest {
    /**
     * The merchant's own identifier of this cancellation, 3 to 255 characters.
     * @example 'CANCEL-1'
     */
    merchant_reference: string;
    /**
     * What happened, in words for the merchant's records.
     * @example 'Customer changed the order'
     */
    description?: string;
    /**
     * Why the authorization is released, for example REQUESTED_BY_CUSTOMER.
     * @example 'REQUESTED_BY_CUSTOMER'
     */
    reason?: string;
}
/** How much of an authorization to capture. */
export interface CapturePaymentRequest {
    /**
     * The merchant's own identifier of this capture, 3 to 255 characters.
     * @example 'CAPTURE-1'
     */
    merchant_reference: string;
    /** How much of the authorization to take, in the currency of the payment. */
    amount: AmountInput;
    /**
     * Why the money is taken now, for example REQUESTED_BY_CUSTOMER.
     * @example 'REQUESTED_BY_CUSTOMER'
     */
    reason: string;
}
/** How a payment used a card: capture, installments, codes of the issuer. */
export interface Card {
    /** True when the card was checked without a charge. */
    verify: boolean;
    /** True when the amount was captured at once, false when it was only authorized. */
    capture: boolean;
    /**
     * In how many parts the customer pays the amount.
     * @example 1
     */
    installments: number;
    /**
     * Key of the plan that offered the installments; null without a plan.
     * @example '4c3b2a19-0f8e-4d7c-8b6a-594837261504'
     */
    installments_plan_id?: string | null;
    /**
     * Months until the first installment is due; 0 for none.
     * @example 0
     */
    first_installment_deferral: number;
    /**
     * Who finances the installments, merchant or issuer; null without installments.
     * @example 'ISSUER'
     */
    installments_type?: string | null;
    /**
     * How much one part costs, in major units; null without installments.
     * @example 86633.5
     */
    installment_amount?: number | null;
    /**
     * Sum of all parts with interest, in major units; null without installments.
     * @example 259900.5
     */
    installments_total_amount?: number | null;
    /**
     * Text on the cardholder's statement; null when the provider chose it.
     * @example 'SHOP'
     */
    soft_descriptor?: string | null;
    /**
     * Approval of the issuer, to quote in questions about the charge; null when declined.
     * @example '742618'
     */
    authorization_code?: string | null;
    /**
     * Key of the charge in the card network; null when declined.
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
    /** Why and how a kept card is used, and the key of the payment in the network; null when nothing is known. */
    stored_credentials?: StoredCredentials | null;
}
/** Facts about a card that are safe to keep. The complete number is never returned. */
export interface CardData {
    /**
     * Person to whom the bank issued it, as printed.
     * @example 'MARIA GOMEZ'
     */
    holder_name?: string | null;
    /**
     * Issuer identification number: the first six or eight digits.
     * @example '41111111'
     */
    iin?: string | null;
    /**
     * Last four digits, to recognize it by.
     * @example '1111'
     */
    lfd?: string | null;
    /**
     * How many digits the complete number has.
     * @example 16
     */
    number_length: number;
    /**
     * How many digits the code on the back or front has.
     * @example 3
     */
    security_code_length: number;
    /**
     * Network, in capitals.
     * @example 'VISA'
     */
    brand?: string | null;
    /**
     * Bank that issued it, as registered with the network.
     * @example 'EXAMPLE BANK'
     */
    issuer_name?: string | null;
    /**
     * Bank that issued it, as a code of its country; null when it has none.
     * @example '007'
     */
    issuer_code?: string | null;
    /**
     * Where the bank is, as an ISO 3166-1 alpha-2 code.
     * @example 'CO'
     */
    country_code?: string | null;
    /**
     * Product level within the network, for example CLASSIC or GOLD.
     * @example 'CLASSIC'
     */
    category?: string | null;
    /** Credit, debit or prepaid; null when the network does not say. */
    type?: CardType | null;
    /**
     * Opaque text that is the same for the same number, to find repeated use.
     * @example '7f4c2e9a'
     */
    fingerprint?: string | null;
    /**
     * Last calendar month in which it is valid, as a number.
     * @example 11
     */
    expiration_month: number;
    /**
     * Last valid calendar year, two digits: 28 is 2028.
     * @example 28
     */
    expiration_year: number;
    /** Result of the cardholder's authentication; null when there was none. */
    three_d_secure?: ThreeDSecure | null;
}
/** A card in clear, or what is known of the card that a token stands for. A number needs the month and the year of its expiry. Prefer a token, so that card numbers never reach your servers. */
export interface CardDataInput {
    /**
     * All digits without spaces, 8 to 19. Needs the month and the year of the expiry.
     * @example '4111111111111111'
     */
    number?: string;
    /**
     * Last valid calendar month, 1 to 12.
     * @example 11
     */
    expiration_month?: number;
    /**
     * Last valid calendar year, two digits: 28 is 2028.
     * @example 28
     */
    expiration_year?: number;
    /**
     * Three or four digits from the back or front. Never store them.
     * @example '123'
     */
    security_code?: string;
    /**
     * Person to whom the bank issued it, as printed.
     * @example 'MARIA GOMEZ'
     */
    holder_name?: string;
    /**
     * Network to charge, for a card that has two.
     * @example 'VISA'
     */
    brand?: string;
    /** Account to charge, for a card that is both CREDIT and DEBIT. */
    type?: CardType;
    /** Result of an authentication that was done elsewhere; null for none. */
    three_d_secure?: ThreeDSecure | null;
}
/** Instructions for a card payment: capture, installments, or card data in clear. */
export interface CardInput {
    /** True only verifies the card. No money moves, whatever the amount. */
    verify?: boolean;
    /** True captures at once. False only authorizes, and the money is captured later. Absent means true, which the specification does not show. */
    capture?: boolean;
    /**
     * In how many parts the customer pays; 1 for all at once.
     * @example 1
     */
    installments?: number;
    /**
     * Plan that the customer chose; null for none.
     * @example '5f0b1a2c-7d3e-4a8b-9c1d-2e3f4a5b6c7d'
     */
    installments_plan_id?: string | null;
    /**
     * Months until the first installment is due; 0 for none.
     * @example 1
     */
    first_installment_deferral?: number;
    /**
     * Who bears the cost of the plan; null when nothing is said.
     * @example 'MERCHANT_INSTALLMENTS'
     */
    installments_type?: string | null;
    /**
     * Money due each time, in major units; null when nothing is said.
     * @example 86633.5
     */
    installment_amount?: number | null;
    /**
     * Money due in all, in major units and with interest where the plan has some; null when nothing is said.
     * @example 259900.5
     */
    installments_total_amount?: number | null;
    /**
     * Text that the cardholder reads on the statement; null for that of the account.
     * @example 'SHOP*SHOES'
     */
    soft_descriptor?: string | null;
    /** Card in clear, or what is known of it beside a token. Prefer a token, so that card numbers never reach your servers. */
    card_data?: CardDataInput;
    /** Why and how often a stored card is used. Networks ask for it in payments without the cardholder. */
    stored_credentials?: StoredCredentials | null;
}
/** Credit, debit or prepaid. The list is open. */
export type CardType = KnownCardType | (string & {});
/** The checkout session of a payment. */
export interface Checkout {
    /**
     * Key of the session that the checkout SDK was opened with.
     * @example '8f5d1d4c-8f5e-4b5a-9d0c-6a2b7f1e3c44'
     */
    session: string;
    /** True when the customer must act in the SDK, for example for 3-D Secure. */
    sdk_action_required: boolean;
}
/** The checkout session that the customer went through. */
export interface CheckoutInput {
    /**
     * Key of the session that the checkout SDK was opened with.
     * @example '8f5d1d4c-8f5e-4b5a-9d0c-6a2b7f1e3c44'
     */
    session: string;
}
/** The merchant's connection to the provider. */
export interface ConnectionData {
    /**
     * Key of the connection in the merchant's settings.
     * @example '2d7c9f1a-5b3e-4c8d-9e0f-1a2b3c4d5e6f'
     */
    id?: string | null;
    /**
     * Title that the merchant gave it.
     * @example 'Sandbox connection'
     */
    name?: string | null;
}
/**
 * ISO 3166-1 alpha-2 country code.
 * @example 'CO'
 */
export type CountryCode = string;
/** Person to register, so that payment methods can be enrolled. */
export interface CreateCustomerRequest {
    /**
     * The merchant's own identifier of this person, 3 to 255 characters, unique for the merchant.
     * @example 'shopper-42'
     */
    merchant_customer_id: string;
    /** When the merchant first registered this person; null when unknown. */
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
    /** One of the known codes, such as F or M, or another code. The list is open. */
    gender?: Gender | null;
    /**
     * Format: date
     * Birthday as an ISO 8601 date, YYYY-MM-DD; null when unknown.
     * @example '1990-02-28'
     */
    date_of_birth?: string | null;
    /**
     * Electronic mail address; null when unknown.
     * @example 'maria.gomez@example.com'
     */
    email?: string | null;
    /** Citizenship as an ISO 3166-1 alpha-2 code; null when unknown. */
    nationality?: CountryCode | null;
    /** Residence as an ISO 3166-1 alpha-2 code; null when unknown. */
    country?: CountryCode | null;
    /** Identity or tax document; null when unknown. */
    document?: IdentityDocument | null;
    /** Telephone with its country code; null when unknown. */
    phone?: Phone | null;
    /** Postal address on invoices; null when unknown. */
    billing_address?: Address | null;
    /** Postal address for deliveries; null when unknown. */
    shipping_address?: Address | null;
    /** Custom tags of the merchant, at most 50. */
    metadata?: MetadataItemInput[];
}
/** A payment to create. `checkout` is required when `workflow` is SDK_CHECKOUT or absent, and optional otherwise. `callback_url` is needed for a DIRECT integration that redirects the customer, which a validator cannot know. */
export type CreatePaymentRequest = {
    /** UUID of the merchant account that receives the money. */
    account_id: Uuid;
    /**
     * The merchant's identifier of the order that is paid, 3 to 255 characters.
     * @example 'ORDER-2026-000123'
     */
    merchant_order_id: string;
    /**
     * What the customer pays for, 3 to 255 characters.
     * @example 'Running shoes'
     */
    description: string;
    /**
     * A further identifier of the merchant, 3 to 255 characters, which complements `merchant_order_id`.
     * @example 'CART-778'
     */
    merchant_reference?: string;
    /** How much the customer pays, with its currency. */
    amount: PaymentAmountInput;
    /** Where the payment is processed: one of the supported countries. */
    country: ProcessingCountry;
    /** Session that the customer went through. Required when `workflow` is SDK_CHECKOUT or absent. */
    checkout?: CheckoutInput;
    /** Card, token or other means to pay with. */
    payment_method: PaymentMethodInput;
    /** Person who pays, with whatever the merchant knows. */
    customer_payer?: CustomerPayer;
    /** What is bought and from whom. Sending it enhances the payment experience. */
    additional_data?: AdditionalData;
    /** How the customer goes through the payment. SDK_CHECKOUT when absent. */
    workflow?: WorkflowInput;
    /** Settings of recurring charges, when the payment starts or continues some. */
    subscription?: SubscriptionInput;
    /**
     * Page to which the customer returns, 3 to 526 characters. Required only for DIRECT integrations with a redirection.
     * @example 'https://shop.example.com/return'
     */
    callback_url?: string;
    /** Settings of the fraud check for this request. */
    fraud_screening?: FraudScreeningInput;
    /** Shares of the recipients of a marketplace. The specification does not show what a share contains. */
    split_marketplace?: SplitMarketplaceItem[];
    /** Custom tags of the merchant, at most 120. */
    metadata?: MetadataItemInput[];
} & ({
    /** How the customer goes through the payment. That CHECKOUT and SDK_SEAMLESS need no session is not in the specification. */
    workflow: "DIRECT" | "REDIRECT" | "CHECKOUT" | "SDK_SEAMLESS";
    /** Session that the customer went through, optional here. */
    checkout?: CheckoutInput;
} | {
    /** SDK_CHECKOUT, which is also what an absent field means. */
    workflow?: "SDK_CHECKOUT";
    /** Session that the customer went through, required here. */
    checkout: CheckoutInput;
});
/** A payment as the create operation returns it, with its latest transaction as an object. */
export type CreatedPayment = PaymentBase & {
    /** Latest transaction, as an object. The retrieve response has an array here. */
    transactions: Transaction;
    /** Every transaction, oldest first; null when the service sends no history. */
    transactions_history: Transaction[] | null;
};
/**
 * ISO 4217 currency code. `x-minor-units` lists the codes known today by their number of decimals.
 * @example 'USD'
 */
export type CurrencyCode = string;
/** Registered person, whose `id` lists of enrolled payment methods need. */
export interface Customer {
    /**
     * Key under which the service knows the person, 36 to 64 characters. Lists of payment methods need it.
     * @example '3c5d8a0e-9a4b-4b1f-8f0e-2a6d7c9b1e22'
     */
    id: string;
    /** When the service registered the person. */
    created_at: Timestamp;
    /** When a field last changed; equal to `created_at` before any change. */
    updated_at: Timestamp;
    /**
     * The merchant's own identifier of this person, 3 to 255 characters, unique for the merchant.
     * @example 'shopper-42'
     */
    merchant_customer_id: string;
    /** When the merchant first registered this person; null when unknown. */
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
    /** One of the known codes, such as F or M, or another code. The list is open. */
    gender?: Gender | null;
    /**
     * Format: date
     * Birthday as an ISO 8601 date, YYYY-MM-DD; null when unknown.
     * @example '1990-02-28'
     */
    date_of_birth?: string | null;
    /**
     * Electronic mail address; null when unknown.
     * @example 'maria.gomez@example.com'
     */
    email?: string | null;
    /** Citizenship as an ISO 3166-1 alpha-2 code; null when unknown. */
    nationality?: CountryCode | null;
    /** Residence as an ISO 3166-1 alpha-2 code; null when unknown. */
    country?: CountryCode | null;
    /** Identity or tax document; null when unknown. */
    document?: IdentityDocument | null;
    /** Telephone with its country code; null when unknown. */
    phone?: Phone | null;
    /** Postal address on invoices; null when unknown. */
    billing_address?: Address | null;
    /** Postal address for deliveries; null when unknown. */
    shipping_address?: Address | null;
    /** Custom tags of the merchant, at most 50. */
    metadata?: MetadataItemInput[];
}
/** The person who pays. Every field is optional; a field without a value may be null. */
export interface CustomerPayer {
    /**
     * UUID that create customer returned. Send it to link the payment to an existing customer.
     * @example '3c5d8a0e-9a4b-4b1f-8f0e-2a6d7c9b1e22'
     */
    id?: string | null;
    /**
     * The merchant's own identifier of this person, for example the key in its customer table.
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
    /** One of the known codes, such as F or M, or another code. The list is open. */
    gender?: Gender | null;
    /**
     * Format: date
     * Birthday as an ISO 8601 date, YYYY-MM-DD.
     * @example '1990-02-28'
     */
    date_of_birth?: string | null;
    /**
     * Electronic mail address, to which receipts may be sent.
     * @example 'maria.gomez@example.com'
     */
    email?: string | null;
    /** Citizenship as an ISO 3166-1 alpha-2 country code. */
    nationality?: CountryCode | null;
    /**
     * IPv4 or IPv6 address from which the customer connects. Used to screen for fraud.
     * @example '192.0.2.10'
     */
    ip_address?: string | null;
    /**
     * Fingerprint of the customer's device, when a single fraud provider collected one.
     * @example '9f8e7d6c5b4a'
     */
    device_fingerprint?: string | null;
    /** One entry for each fraud provider that collected a fingerprint. */
    device_fingerprints?: DeviceFingerprint[] | null;
    /** Browser from which the customer pays: screen, language and capabilities. */
    browser_info?: BrowserInfo | null;
    /** Identity or tax document, with its type and number. */
    document?: IdentityDocument | null;
    /** Telephone at which the customer can be reached. */
    phone?: Phone | null;
    /** Postal address on the invoice, which can differ from `shipping_address`. */
    billing_address?: Address | null;
    /** Postal address to which the goods are delivered. */
    shipping_address?: Address | null;
    /** When the merchant first registered this person. An old registration lowers the risk of fraud. */
    merchant_customer_created_at?: Timestamp | null;
    /** Coordinates of the device at the time of the payment. */
    geolocation?: Geolocation | null;
}
/** Fingerprint of a device as one provider computed it. */
export interface DeviceFingerprint {
    /**
     * Which fraud provider computed the fingerprint.
     * @example 'FRAUD_SHIELD'
     */
    provider_id: string;
    /**
     * The fingerprint itself, opaque text in the form of its provider.
     * @example '9f8e7d6c5b4a'
     */
    id: string;
}
/** Evidence against a chargeback. */
export interface DisputeRequest {
    /**
     * UUID of the merchant account that received the payment, the same as in the payment.
     * @example '493e9374-510a-4201-9e09-de669d75f256'
     */
    account_id: string;
    /** PDF files to forward to the issuer, at least one. */
    evidence: EvidenceItem[];
}
/** A payment as the dispute operation returns it, with the chargeback as its latest transaction. */
export type DisputedPayment = PaymentBase & {
    /** Latest transaction: the chargeback, with type CHARGEBACK and status CREATED. */
    transactions: Transaction;
    /** Shares of the recipients of a marketplace; empty when nothing is shared. */
    split_marketplace: SplitMarketplaceItem[];
};
/** Kind of identity or tax document. The list is open. */
export type DocumentType = KnownDocumentType | (string & {});
/** Facts about an enrolled card that are safe to keep. The complete number is never returned. */
export interface EnrolledCardData {
    /**
     * Issuer identification number: the first six or eight digits.
     * @example '41111111'
     */
    iin?: string | null;
    /**
     * Last four digits, to recognize it by.
     * @example '1111'
     */
    lfd?: string | null;
    /**
     * Last valid calendar month, 1 to 12.
     * @example 11
     */
    expiration_month?: number | null;
    /**
     * Last valid calendar year, two digits: 28 is 2028.
     * @example 28
     */
    expiration_year?: number | null;
    /**
     * How many digits the complete number has.
     * @example 16
     */
    number_length?: number | null;
    /**
     * How many digits the code on the back or front has.
     * @example 3
     */
    security_code_length?: number | null;
    /**
     * Network, in capitals.
     * @example 'VISA'
     */
    brand?: string | null;
    /**
     * Bank that issued it: the same text as `issuer_name`.
     * @example 'EXAMPLE BANK'
     */
    issuer?: string | null;
    /**
     * Bank that issued it, as registered with the network.
     * @example 'EXAMPLE BANK'
     */
    issuer_name?: string | null;
    /**
     * Bank that issued it, as a code of its country; null when it has none.
     * @example '007'
     */
    issuer_code?: string | null;
    /**
     * Product level within the network, for example CLASSIC or GOLD.
     * @example 'CLASSIC'
     */
    category?: string | null;
    /** Credit, debit or prepaid; null when the network does not say. */
    type?: CardType | null;
}
/** Card or other means that a customer stored for later payments. */
export interface EnrolledPaymentMethod {
    /**
     * Key of the request that enrolled the method; null when it came without one.
     * @example '51a7ab0a-5b1c-4b0e-8c5f-5d6e7f8a9b0c'
     */
    idempotency_key?: string | null;
    /**
     * Short title for a list of choices.
     * @example 'VISA ****1111'
     */
    name?: string | null;
    /**
     * Longer text for a list of choices.
     * @example 'Visa card ending in 1111'
     */
    description?: string | null;
    /**
     * URL of an image, to show beside `name`.
     * @example 'https://icons.example.com/visa.png'
     */
    icon: string;
    /** What it is, for example CARD. Send the same `payment_method.type` when you pay with it. */
    type?: PaymentMethodType | null;
    /** Group that the type belongs to, for example CARD. */
    category?: TransactionCategory | null;
    /**
     * Where it was enrolled, as an ISO 3166-1 alpha-2 code.
     * @example 'CO'
     */
    country?: string | null;
    /** Whether it can be paid with, for example ENROLLED. */
    status: EnrolledPaymentMethodStatus;
    /**
     * Finer state within `status`; null when absent.
     * @example 'APPROVED'
     */
    sub_status?: string | null;
    /**
     * Secret reference to pay with: send it as `payment_method.vaulted_token`. Empty before the enrollment is complete.
     * @example '9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d'
     */
    vaulted_token: string;
    /**
     * Page of the merchant to which the customer returned after enrolling; null without a redirection.
     * @example 'https://shop.example.com/wallet'
     */
    callback_url?: string | null;
    /**
     * What the customer still has to do to finish the enrollment; null when nothing is left.
     * @example 'REDIRECT_URL'
     */
    action?: string | null;
    /**
     * Page on which the customer performs `action`; null when nothing is left.
     * @example 'https://enroll.example.com/9a8b7c6d'
     */
    redirect_url?: string | null;
    /** When the enrollment began. */
    created_at: Timestamp;
    /** When a field last changed, for example `status`. */
    updated_at: Timestamp;
    /** Brand, issuer and last digits, when `type` is CARD; null otherwise. */
    card_data?: EnrolledCardData | null;
    /** True for the one that paid for the customer's latest successful payment. */
    last_successfully_used: boolean;
    /**
     * ISO 8601 time of its latest successful payment; empty before the first.
     * @example '2026-03-14T09:26:53.589793Z'
     */
    last_successfully_used_at: string;
}
/** State of an enrollment. The list is open. */
export type EnrolledPaymentMethodStatus = KnownEnrolledPaymentMethodStatus | (string & {});
/** What went wrong, as a code to branch on and messages to read. */
export interface ErrorBody {
    /** Reason of the failure, for programs: branch on it, and treat unknown codes as a general failure. */
    code: ErrorCode;
    /**
     * One sentence per problem, for people. For an invalid body, one per failing field, which it names by path.
     * @example ['merchant_order_id must have at least 3 characters']
     */
    messages: string[];
}
/** Code of a failure. The list is open, and one code can arrive under several statuses. */
export type ErrorCode = KnownErrorCode | (string & {});
/** What a file of evidence shows. The list is open. */
export type EvidenceCategory = KnownEvidenceCategory | (string & {});
/** PDF file that supports the merchant against a chargeback. */
export interface EvidenceItem {
    /** Media type of the file. PDF is required. */
    content_type: "application/pdf";
    /**
     * Title under which the issuer sees the file, with its extension.
     * @example 'delivery-note.pdf'
     */
    file_name: string;
    /** What the file proves, for example PROOF_OF_DELIVERY. The list is open. */
    content_category: EvidenceCategory;
    /**
     * The file, encoded as base64: a PDF of at most 1 MB. That limit is read as 1,048,576 bytes before the encoding. A service that means 1,000,000 bytes would refuse the last 48,576. It begins with `%PDF-`, and the base64 is padded and on one line.
     * @example 'JVBERi0xLjQKJSVFT0YK'
     */
    content: string;
}
/** Settings of the fraud screening. Its inner fields are not shown by the specification. */
export interface FraudScreeningInput {
    /** True to screen the customer without charging anything. */
    stand_alone?: boolean;
}
/** Gender of a person. The list is open. */
export type Gender = KnownGender | (string & {});
/** A place on earth; both coordinates are strings. */
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
/** Document that identifies a person or company, for example a passport or tax card. */
export interface IdentityDocument {
    /** Which document it is, for example CC for a Colombian citizen card. The list is open. */
    document_type?: DocumentType | null;
    /**
     * Number printed on the document, as a string, because leading zeros count.
     * @example '1093333333'
     */
    document_number?: string | null;
}
/** A bank transfer to one of the merchant's accounts. Only `id`, `status` and `direction` are always present. Every other field may be absent or null: not every payment rail has a routing number, for example. */
export interface IncomingTransfer {
    /**
     * Key of the transfer at the service, prefixed `xfer_`.
     * @example 'xfer_01HZX3V5M2'
     */
    id: string;
    /**
     * Banking account that received the money, prefixed `acct_`.
     * @example 'acct_01HZX3QK8D'
     */
    destination_account_id?: string | null;
    /**
     * Merchant account that owns the banking account.
     * @example '493e9374-510a-4201-9e09-de669d75f256'
     */
    account_id?: string | null;
    /** Keys of the transfer at the bank or provider that reported it. */
    provider?: IncomingTransferProvider | null;
    /** PENDING while it is on its way, COMPLETED once it has arrived. */
    status: IncomingTransferStatus;
    /** Always INCOMING in these notifications. */
    direction: "INCOMING";
    /** Person or company that paid, as far as the rail reports it. */
    sender?: IncomingTransferSender | null;
    /** How much arrived, with its currency. */
    amount?: IncomingTransferAmount | null;
    /** Network that carried the money, for example ACH_STANDARD. */
    payment_rail?: PaymentRail | null;
    /**
     * Reference that the sender wrote; null or empty without one.
     * @example 'Invoice 1042'
     */
    description?: string | null;
    /** When the service first heard of the transfer. */
    created_at?: Timestamp | null;
    /** When the transfer last changed. Of two notifications the later one is newer. */
    updated_at?: Timestamp | null;
}
/** How much arrived. */
export interface IncomingTransferAmount {
    /**
     * How much, in major units of `currency`: 1250.75 is 1,250.75 USD.
     * @example 1250.75
     */
    value: number;
    /** ISO 4217 code of the unit in which `value` is given. */
    currency: CurrencyCode;
}
/** Keys under which the bank or provider knows the transfer. */
export interface IncomingTransferProvider {
    /**
     * The merchant's key at the provider.
     * @example 'prov-acct-77'
     */
    account_id?: string | null;
    /**
     * The provider's own key of this movement of money.
     * @example 'prov-tr-5512'
     */
    transfer_id?: string | null;
}
/** Who sent the money. */
export interface IncomingTransferSender {
    /**
     * End of the sender's account number; the rest is not sent.
     * @example '6789'
     */
    account_number_last_4?: string | null;
    /**
     * Bank of the sender, as a national code; null on rails without one.
     * @example '021000021'
     */
    routing_number?: string | null;
    /**
     * Holder as registered with the sender's bank.
     * @example 'Acme Inc'
     */
    account_name?: string | null;
    /**
     * Institution from which the money came.
     * @example 'Example Bank'
     */
    bank_name?: string | null;
}
/** State of an incoming transfer. The list is open. */
export type IncomingTransferStatus = KnownIncomingTransferStatus | (string & {});
/** Values of `BankAccountType` that are known today. */
export type KnownBankAccountType = "CHECKINGS" | "SAVINGS";
/** Values of `CampaignChannel` that are known today. */
export type KnownCampaignChannel = "WHATSAPP_MESSAGE" | "PHONE_CALL";
/** The states of a campaign known today. This resource spells CANCELLED with two L. */
export type KnownCampaignStatus = "ACTIVE" | "PAUSED" | "COMPLETED" | "CANCELLED";
/** Values of `CardType` that are known today. */
export type KnownCardType = "CREDIT" | "DEBIT" | "PREPAID";
/** The kinds of identity and tax document known today. */
export type KnownDocumentType = "DNI" | "CI" | "LC" | "LE" | "CUIT" | "CUIL" | "PAS" | "CPF" | "RG" | "CNH" | "CNPJ" | "RUT" | "RUN" | "CC" | "CE" | "NIT" | "DUI" | "PIC" | "DPI" | "IFR" | "INE" | "CP" | "RFC" | "CURP" | "CIP" | "CIC" | "CUI" | "RUC" | "SSN" | "TI";
/** The states of an enrollment known today. */
export type KnownEnrolledPaymentMethodStatus = "CREATED" | "READY_TO_ENROLL" | "ENROLL_IN_PROCESS" | "ENROLLED" | "UNENROLL_IN_PROCESS" | "UNENROLLED" | "DECLINED" | "CANCELED" | "REJECTED" | "EXPIRED" | "ERROR";
/** The failure codes known today. */
export type KnownErrorCode = "INVALID_REQUEST" | "INVALID_PARAMETERS" | "MISSING_PARAMETERS" | "MISSING_HEADER" | "INVALID_CREDENTIALS" | "AUTHORIZATION_REQUIRED" | "PAYMENT_NOT_FOUND" | "TRANSACTION_NOT_FOUND" | "CUSTOMER_NOT_FOUND" | "ONBOARDING_NOT_FOUND" | "INVALID_TRANSACTION_TYPE" | "INVALID_STATUS" | "INVALID_CHECKOUT_SESSION" | "CUSTOMER_ID_DUPLICATED" | "OPERATION_IN_PROCESS" | "REQUEST_IN_PROCESS" | "IDEMPOTENCY_DUPLICATED" | "UNSUPPORTED_METHOD" | "UNSUPPORTED_MEDIA_TYPE" | "PAYLOAD_TOO_LARGE" | "TOO_MANY_REQUESTS" | "INTERNAL_ERROR" | "SERVICE_UNAVAILABLE" | "GATEWAY_TIMEOUT";
/** The categories of evidence known today. */
export type KnownEvidenceCategory = "CANCEL_POLICY" | "CUSTOMER_INTERACTION" | "OTHERS" | "PAYMENT_DETAIL" | "PROOF_OF_AUTHENTICITY" | "PROOF_OF_DELIVERY" | "PROOF_OF_SERVICE" | "RECEIPT" | "REFUND_POLICY" | "SERVICE_AGREEMENT" | "TERMS_AND_CONDITIONS";
/** Values of `Gender` that are known today. */
export type KnownGender = "M" | "F" | "NB" | "NA" | "NK" | "U";
/** All values of `IncomingTransferStatus` that the specification lists. */
export type KnownIncomingTransferStatus = "PENDING" | "COMPLETED";
/** The categories of document shown by the specification. */
export type KnownOnboardingDocumentCategory = "VAT_DOCUMENT";
/** The states of an onboarding known today. */
export type KnownOnboardingStatus = "CREATED" | "PENDING" | "PENDING_ADDITIONAL_DOCUMENTATION" | "PENDING_RECIPIENT_ACTION" | "SUCCEEDED" | "FAILED" | "DECLINED" | "BLOCKED" | "REJECTED" | "ERROR" | "CANCELED" | "EXPIRED" | "INACTIVE";
/** Values of `OnboardingType` that are known today. */
export type KnownOnboardingType = "PREVIOUSLY_ONBOARDED" | "ONE_STEP_ONBOARDING" | "TWO_STEP_ONBOARDING";
/** The ways of onboarding known today. */
export type KnownOnboardingWorkflow = "DIRECT" | "HOSTED_BY_PROVIDER";
/** The kinds of passenger known today: adult, child, infant. */
export type KnownPassengerType = "A" | "C" | "I";
/** The types of payment method shown by the specification. */
export type KnownPaymentMethodType = "CARD" | "BANK_TRANSFER";
/** All values of `PaymentRail` that the specification lists. */
export type KnownPaymentRail = "ACH_STANDARD" | "ACH_SAME_DAY" | "WIRE" | "RTP" | "FPS" | "CHAPS" | "BACS" | "NPP" | "PAYTO" | "BPAY";
/** The states of a payment known today. `x-sub-statuses` lists the sub-statuses that each can have. */
export type KnownPaymentStatus = "CREATED" | "READY_TO_PAY" | "PENDING" | "VERIFIED" | "SUCCEEDED" | "DECLINED" | "REJECTED" | "EXPIRED" | "REFUNDED" | "CANCELED" | "IN_DISPUTE" | "CHARGEBACK" | "ERROR" | "FRAUD";
/** The finer states of a payment known today. */
export type KnownPaymentSubStatus = "CREATED" | "AUTHORIZED" | "IN_PROCESS" | "WAITING_ADDITIONAL_STEP" | "PENDING_PROVIDER_CONFIRMATION" | "PENDING_FRAUD_REVIEW" | "PENDING_OTP_COMPLETION" | "VERIFIED" | "APPROVED" | "PARTIALLY_APPROVED" | "CAPTURED" | "PARTIALLY_CAPTURED" | "PARTIALLY_REFUNDED" | "PARTIALLY_CHARGEBACKED" | "FRAUD_DECLINED" | "REFUND_RETRY_IN_PROCESS" | "CAPTURE_RETRY_IN_PROCESS" | "CAPTURE_RETRY_PROCESS_FAILED" | "DECLINED" | "REJECTED" | "EXPIRED" | "REFUNDED" | "CANCELED" | "RECEIVED" | "PENDING_REVIEW" | "LOST" | "ERROR" | "TIMEOUT" | "PENDING_REVERSE" | "REVERSED_BY_TIMEOUT" | "FRAUD_VERIFIED";
/** Values of `PayoutSchedule` that are known today. */
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
/** Values of `TransactionType` that are known today. */
export type KnownTransactionType = "PURCHASE" | "AUTHORIZE" | "CAPTURE" | "REFUND" | "CANCEL" | "VERIFY" | "CHARGEBACK" | "THREE_D_SECURE" | "FRAUD_SCREENING";
/** The events of a payment known today. */
export type KnownWebhookEventType = "payment.purchase" | "payment.authorize" | "payment.capture" | "payment.refund" | "payment.cancel" | "payment.verify" | "payment.chargeback" | "payment.fraud_screening";
/** The kinds of webhook shown by the specification. */
export type KnownWebhookType = "payment";
/** All values of `Workflow` that the specification lists. */
export type KnownWorkflow = "SDK_CHECKOUT" | "CHECKOUT" | "REDIRECT" | "DIRECT" | "SDK_SEAMLESS";
/** A person who represents a recipient. */
export interface LegalRepresentative {
    /**
     * The merchant's own identifier of the person.
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
     * Electronic mail address.
     * @example 'ana.souza@example.com'
     */
    email?: string | null;
    /**
     * Birthday as an ISO 8601 date, YYYY-MM-DD.
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
    /** True for a person with a public office, who needs closer checks against money laundering. */
    publicly_exposed_person: boolean;
    /** True for a person who finally controls the company. */
    ultimate_beneficial_owner: boolean;
    /** Passport, identity card or tax number. */
    document?: IdentityDocument | null;
    /** Telephone with its country code. */
    phone?: Phone | null;
    /** Home of the person. */
    address?: Address | null;
}
/** One custom tag. */
export interface MetadataItem {
    /**
     * Name under which the merchant stored the tag, as it was sent.
     * @example 'channel'
     */
    key: string;
    /**
     * Text stored under `key`, as it was sent. Always a string, also for numbers.
     * @example 'web'
     */
    value: string;
}
/** One custom tag to keep with the record. */
export interface MetadataItemInput {
    /**
     * Name of the tag, 1 to 48 characters. Use it to find the record in reports.
     * @example 'channel'
     */
    key: string;
    /**
     * Text to store under `key`, 1 to 512 characters. Send numbers as strings.
     * @example 'web'
     */
    value: string;
}
/** A recipient's onboarding at a provider. */
export interface Onboarding {
    /**
     * UUID of this onboarding, one for each recipient and provider.
     * @example '1c2d3e4f-5a6b-4c7d-8e9f-0a1b2c3d4e5f'
     */
    id: string;
    /** How many steps the recipient takes, for example ONE_STEP_ONBOARDING. */
    type?: OnboardingType | null;
    /** Who shows the forms: DIRECT for the merchant, otherwise the provider. */
    workflow?: OnboardingWorkflow | null;
    /**
     * What the merchant noted about it; null without a note.
     * @example 'Onboarding at the former provider'
     */
    description?: string | null;
    /** Where it stands. In a reversal INACTIVE at the origin, and SUCCEEDED at the destination. */
    status: OnboardingStatus;
    /**
     * Outcome at the provider in words; null before there is one.
     * @example 'Recipient approved'
     */
    response_message?: string | null;
    /**
     * Page of the merchant to which the recipient returns after the provider's forms; null without a redirection.
     * @example 'https://marketplace.example.com/sellers/19'
     */
    callback_url?: string | null;
    /** What the provider knows of the recipient; null before it was contacted. */
    provider?: OnboardingProvider | null;
    /** Files that identify the recipient; null or empty when none was sent. */
    documentation?: OnboardingDocument[] | null;
    /** People who act for the recipient, when it is a company. */
    legal_representatives?: LegalRepresentative[] | null;
    /** Custom tags of the merchant; null or empty when there are none. */
    metadata?: MetadataItem[] | null;
    /** Where the recipient's money is paid out; null before it was given. */
    withdrawal_methods?: WithdrawalMethods | null;
    /** When and from where the recipient accepted the terms; null before that. */
    terms_of_service?: TermsOfService | null;
    /** When the merchant started it. */
    created_at: Timestamp;
    /** When a field last changed, for example `status`. */
    updated_at: Timestamp;
}
/** File that identifies a recipient, for example a tax certificate. */
export interface OnboardingDocument {
    /**
     * Title of the file, with its extension.
     * @example 'vat.pdf'
     */
    file_name?: string | null;
    /**
     * Media type, for example application/pdf.
     * @example 'application/pdf'
     */
    content_type?: string | null;
    /** What the file proves, for example VAT_DOCUMENT. The list is open. */
    content_category?: OnboardingDocumentCategory | null;
    /**
     * The file, encoded as base64.
     * @example 'JVBERi0xLjQKJSVFT0YK'
     */
    content?: string | null;
}
/** What a recipient's document shows. The list is open. */
export type OnboardingDocumentCategory = KnownOnboardingDocumentCategory | (string & {});
/** What the payment provider knows about the recipient. */
export interface OnboardingProvider {
    /**
     * Which payment provider onboards the recipient, in capitals.
     * @example 'SANDBOX'
     */
    id?: string | null;
    /**
     * Key of the merchant's connection to the provider.
     * @example '2d7c9f1a-5b3e-4c8d-9e0f-1a2b3c4d5e6f'
     */
    connection_id?: string | null;
    /**
     * Key under which the provider knows the recipient.
     * @example 'rec_1'
     */
    recipient_id?: string | null;
    /**
     * Page on which the recipient continues; null when nothing is left to do.
     * @example 'https://provider.example.com/continue/rec_1'
     */
    redirect_url?: string | null;
    /**
     * Page on which the provider asks for the recipient's data; null for DIRECT.
     * @example 'https://provider.example.com/onboarding/rec_1'
     */
    onboarding_url?: string | null;
    /**
     * Company or person that signs the contract with the provider.
     * @example 'Tienda Souza Ltda'
     */
    legal_entity?: string | null;
    /**
     * Second key of the recipient, at providers that use two.
     * @example 'store_1'
     */
    recipient_additional_id?: string | null;
    /**
     * Account at the provider that holds the recipient's money.
     * @example 'ba_1'
     */
    balance_account_id?: string | null;
    /**
     * Whether the provider treats the recipient as a company or a person.
     * @example 'COMPANY'
     */
    recipient_type?: string | null;
    /**
     * Last notification from the provider, unchanged; null before there is one.
     * @example { event: 'recipient.updated' }
     */
    raw_notification?: {
        [key: string]: unknown;
    } | string | null;
    /**
     * Last response from the provider, unchanged; null before there is one.
     * @example { recipient: 'rec_1', state: 'active' }
     */
    raw_response?: {
        [key: string]: unknown;
    } | string | null;
    /**
     * Outcome as the provider's code; null before there is one.
     * @example '00'
     */
    response_code?: string | null;
    /**
     * Outcome in the provider's words; null before there is one.
     * @example 'Approved'
     */
    response_message?: string | null;
}
/** Record of the reversal of an onboarding transfer. */
export interface OnboardingReversal {
    /** UUID of this record. */
    id: Uuid;
    /** The one that the recipient leaves. It is INACTIVE afterwards. */
    origin_onboarding: Onboarding;
    /** The one to which the recipient returns. It is SUCCEEDED afterwards. */
    destination_onboarding: Onboarding;
    /** When the service recorded the reversal. */
    created_at: Timestamp;
    /** When a field of the record last changed. */
    updated_at: Timestamp;
}
/** State of an onboarding. The list is open. */
export type OnboardingStatus = KnownOnboardingStatus | (string & {});
/** How many steps the recipient takes. The list is open. */
export type OnboardingType = KnownOnboardingType | (string & {});
/** How a recipient is onboarded. The list is open. */
export type OnboardingWorkflow = KnownOnboardingWorkflow | (string & {});
/** An object whose fields the specification does not show; whatever it holds is kept. */
export interface OpenObject {
    [key: string]: unknown;
}
/** What is bought and from whom. Sending it enhances the payment experience. Every field may be absent or null. */
export interface OptionalAdditionalData {
    /** Flights, passengers and tickets, when the payment is for air travel. */
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
    /** Who sells, when the merchant runs a marketplace for others. */
    seller_details?: SellerDetails | null;
}
/** A flight booking. Every field may be absent or null. */
export interface OptionalAirline {
    /**
     * Passenger name record: the locator of the booking, usually six letters and digits.
     * @example 'XK7T2P'
     */
    pnr?: string | null;
    /** Flights of the journey, in the order in which they are flown. */
    legs?: AirlineLeg[] | null;
    /** Travellers, to whom legs and tickets refer by `id`. */
    passengers?: AirlinePassenger[] | null;
    /**
     * Shape of the journey, for example one way or round trip.
     * @example 'ONE_WAY'
     */
    type?: string | null;
    /** Document of a booking that has a single one. Otherwise use `tickets`. */
    ticket?: OptionalAirlineTicket | null;
    /** Documents of a booking that has several. Otherwise `ticket` is enough. */
    tickets?: OptionalAirlineTicket[] | null;
}
/** Document that lets one passenger travel, with its fares and taxes. Every field may be absent or null. */
export interface OptionalAirlineTicket {
    /**
     * Thirteen digits: three of the issuing company, then ten of the form.
     * @example '1234567890123'
     */
    ticket_number?: string | null;
    /**
     * Traveller who may use it: an `id` in `passengers`.
     * @example 'p1'
     */
    passenger_id?: string | null;
    /** True when it is electronic, false when it is on paper. */
    e_ticket?: boolean | null;
    /** True when it can be neither changed nor given back for money. */
    restricted?: boolean | null;
    /**
     * Sum of the base fares of its legs, in major units.
     * @example 350.1
     */
    total_fare_amount?: number | null;
    /**
     * Sum of the government taxes on it, in major units.
     * @example 52.25
     */
    total_tax_amount?: number | null;
    /**
     * Sum of the charges of company and agent on it, in major units.
     * @example 10
     */
    total_fee_amount?: number | null;
    /** By whom, when and where it was written. */
    issue?: OptionalAirlineTicketIssue | null;
}
/** By whom a ticket was sold, when and where. Every field may be absent or null. */
export interface OptionalAirlineTicketIssue {
    /**
     * First three digits of the ticket number, which name the company.
     * @example '123'
     */
    carrier_prefix_code?: string | null;
    /**
     * IATA number of the agency that sold it.
     * @example '12345678'
     */
    travel_agent_code?: string | null;
    /**
     * Business name of the agency that sold it.
     * @example 'Travel Shop'
     */
    travel_agent_name?: string | null;
    /**
     * Day of the sale, ISO 8601, YYYY-MM-DD.
     * @example '2026-11-20'
     */
    date?: string | null;
    /**
     * Where the agency is: an address object, or one line beside `city`, `country` and `zip_code`.
     * @example 'Carrera 7 # 12-34'
     */
    address?: Address | (string | null) | null;
    /**
     * Town of the agency.
     * @example 'Bogotá'
     */
    city?: string | null;
    /**
     * Where the agency is, as an ISO 3166-1 alpha-2 code.
     * @example 'CO'
     */
    country?: string | null;
    /**
     * Postal code of the agency.
     * @example '111111'
     */
    zip_code?: string | null;
    /**
     * Abbreviation of the global distribution system that holds the booking.
     * @example 'SYS'
     */
    booking_system_code?: string | null;
    /**
     * Full title of the global distribution system that holds the booking.
     * @example 'Example Distribution System'
     */
    booking_system_name?: string | null;
}
/** How a payment used a card: capture, installments, codes of the issuer. Every field may be absent or null. */
export interface OptionalCard {
    /** True when the card was checked without a charge. */
    verify?: boolean | null;
    /** True when the amount was captured at once, false when it was only authorized. */
    capture?: boolean | null;
    /**
     * In how many parts the customer pays the amount.
     * @example 1
     */
    installments?: number | null;
    /**
     * Key of the plan that offered the installments; null without a plan.
     * @example '4c3b2a19-0f8e-4d7c-8b6a-594837261504'
     */
    installments_plan_id?: string | null;
    /**
     * Months until the first installment is due; 0 for none.
     * @example 0
     */
    first_installment_deferral?: number | null;
    /**
     * Who finances the installments, merchant or issuer; null without installments.
     * @example 'ISSUER'
     */
    installments_type?: string | null;
    /**
     * How much one part costs, in major units; null without installments.
     * @example 86633.5
     */
    installment_amount?: number | null;
    /**
     * Sum of all parts with interest, in major units; null without installments.
     * @example 259900.5
     */
    installments_total_amount?: number | null;
    /**
     * Text on the cardholder's statement; null when the provider chose it.
     * @example 'SHOP'
     */
    soft_descriptor?: string | null;
    /**
     * Approval of the issuer, to quote in questions about the charge; null when declined.
     * @example '742618'
     */
    authorization_code?: string | null;
    /**
     * Key of the charge in the card network; null when declined.
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
    /** Why and how a kept card is used, and the key of the payment in the network; null when nothing is known. */
    stored_credentials?: StoredCredentials | null;
}
/** Facts about a card that are safe to keep. The complete number is never returned. Every field may be absent or null. */
export interface OptionalCardData {
    /**
     * Person to whom the bank issued it, as printed.
     * @example 'MARIA GOMEZ'
     */
    holder_name?: string | null;
    /**
     * Issuer identification number: the first six or eight digits.
     * @example '41111111'
     */
    iin?: string | null;
    /**
     * Last four digits, to recognize it by.
     * @example '1111'
     */
    lfd?: string | null;
    /**
     * How many digits the complete number has.
     * @example 16
     */
    number_length?: number | null;
    /**
     * How many digits the code on the back or front has.
     * @example 3
     */
    security_code_length?: number | null;
    /**
     * Network, in capitals.
     * @example 'VISA'
     */
    brand?: string | null;
    /**
     * Bank that issued it, as registered with the network.
     * @example 'EXAMPLE BANK'
     */
    issuer_name?: string | null;
    /**
     * Bank that issued it, as a code of its country; null when it has none.
     * @example '007'
     */
    issuer_code?: string | null;
    /**
     * Where the bank is, as an ISO 3166-1 alpha-2 code.
     * @example 'CO'
     */
    country_code?: string | null;
    /**
     * Product level within the network, for example CLASSIC or GOLD.
     * @example 'CLASSIC'
     */
    category?: string | null;
    /** Credit, debit or prepaid; null when the network does not say. */
    type?: CardType | null;
    /**
     * Opaque text that is the same for the same number, to find repeated use.
     * @example '7f4c2e9a'
     */
    fingerprint?: string | null;
    /**
     * Last calendar month in which it is valid, as a number.
     * @example 11
     */
    expiration_month?: number | null;
    /**
     * Last valid calendar year, two digits: 28 is 2028.
     * @example 28
     */
    expiration_year?: number | null;
    /** Result of the cardholder's authentication; null when there was none. */
    three_d_secure?: ThreeDSecure | null;
}
/** The checkout session of a payment. Every field may be absent or null. */
export interface OptionalCheckout {
    /**
     * Key of the session that the checkout SDK was opened with.
     * @example '8f5d1d4c-8f5e-4b5a-9d0c-6a2b7f1e3c44'
     */
    session?: string | null;
    /** True when the customer must act in the SDK, for example for 3-D Secure. */
    sdk_action_required?: boolean | null;
}
/** The person who pays. Every field is optional; a field without a value may be null. Every field may be absent or null. */
export interface OptionalCustomerPayer {
    /**
     * UUID that create customer returned. Send it to link the payment to an existing customer.
     * @example '3c5d8a0e-9a4b-4b1f-8f0e-2a6d7c9b1e22'
     */
    id?: string | null;
    /**
     * The merchant's own identifier of this person, for example the key in its customer table.
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
    /** One of the known codes, such as F or M, or another code. The list is open. */
    gender?: Gender | null;
    /**
     * Format: date
     * Birthday as an ISO 8601 date, YYYY-MM-DD.
     * @example '1990-02-28'
     */
    date_of_birth?: string | null;
    /**
     * Electronic mail address, to which receipts may be sent.
     * @example 'maria.gomez@example.com'
     */
    email?: string | null;
    /** Citizenship as an ISO 3166-1 alpha-2 country code. */
    nationality?: CountryCode | null;
    /**
     * IPv4 or IPv6 address from which the customer connects. Used to screen for fraud.
     * @example '192.0.2.10'
     */
    ip_address?: string | null;
    /**
     * Fingerprint of the customer's device, when a single fraud provider collected one.
     * @example '9f8e7d6c5b4a'
     */
    device_fingerprint?: string | null;
    /** One entry for each fraud provider that collected a fingerprint. */
    device_fingerprints?: OptionalDeviceFingerprint[] | null;
    /** Browser from which the customer pays: screen, language and capabilities. */
    browser_info?: BrowserInfo | null;
    /** Identity or tax document, with its type and number. */
    document?: IdentityDocument | null;
    /** Telephone at which the customer can be reached. */
    phone?: Phone | null;
    /** Postal address on the invoice, which can differ from `shipping_address`. */
    billing_address?: Address | null;
    /** Postal address to which the goods are delivered. */
    shipping_address?: Address | null;
    /** When the merchant first registered this person. An old registration lowers the risk of fraud. */
    merchant_customer_created_at?: Timestamp | null;
    /** Coordinates of the device at the time of the payment. */
    geolocation?: Geolocation | null;
}
/** Fingerprint of a device as one provider computed it. Every field may be absent or null. */
export interface OptionalDeviceFingerprint {
    /**
     * Which fraud provider computed the fingerprint.
     * @example 'FRAUD_SHIELD'
     */
    provider_id?: string | null;
    /**
     * The fingerprint itself, opaque text in the form of its provider.
     * @example '9f8e7d6c5b4a'
     */
    id?: string | null;
}
/** One custom tag. Every field may be absent or null. */
export interface OptionalMetadataItem {
    /**
     * Name under which the merchant stored the tag, as it was sent.
     * @example 'channel'
     */
    key?: string | null;
    /**
     * Text stored under `key`, as it was sent. Always a string, also for numbers.
     * @example 'web'
     */
    value?: string | null;
}
/** What a payment is worth and what has happened to the money, in major units. Every field may be absent or null. */
export interface OptionalPaymentAmount {
    /**
     * How much has been taken so far, in major units; 0 while only authorized.
     * @example 259900.5
     */
    captured?: number | null;
    /** ISO 4217 code of the unit of all three amounts. */
    currency?: CurrencyCode | null;
    /** Rate and amount in a second currency, in any form; null without a conversion. */
    currency_conversion?: OpenObject | null;
    /**
     * How much has been given back so far, in major units; 0 before the first refund.
     * @example 0
     */
    refunded?: number | null;
    /**
     * How much the customer was asked to pay, in major units. Refunds do not lower it.
     * @example 259900.5
     */
    value?: number | null;
}
/** Card, token or transfer with which a payment is paid. Every field may be absent or null. */
export interface OptionalPaymentMethod {
    /** What the customer pays with, for example CARD. */
    type?: PaymentMethodType | null;
    /**
     * One-time reference that was sent; empty when the customer paid otherwise.
     * @example '1f9c4f6e-0d51-4e0b-9c70-2c1b7d0e9a11'
     */
    token?: string | null;
    /**
     * Reference for later payments, once it is enrolled; empty before that.
     * @example '9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d'
     */
    vaulted_token?: string | null;
    /** True when it is enrolled once the payment succeeds, as it was sent. */
    vault_on_success?: boolean | null;
    /**
     * What it is a variant of, for example CARD for a wallet; null when it is no variant.
     * @example 'CARD'
     */
    parent_payment_method_type?: string | null;
    /** Facts about one type, under the type's name in lower case. A transaction calls it `detail`. */
    payment_method_detail?: OptionalPaymentMethodDetail | null;
}
/** Facts about the card or the bank transfer, under the name of its type. Every field may be absent or null. */
export interface OptionalPaymentMethodDetail {
    /** How it was charged; absent for other types. */
    card?: OptionalCard | null;
    /** Where the payer sends the money; absent for other types. */
    bank_transfer?: BankTransfer | null;
}
/** A condition that routes payments. Every field may be absent or null. */
export interface OptionalRoutingCondition {
    /**
     * Number of the condition in the merchant's settings.
     * @example 1
     */
    id?: number | null;
    /**
     * Title that the merchant gave it; null without one.
     * @example 'Default'
     */
    name?: string | null;
    /**
     * What it matches, in the merchant's words; null without any.
     * @example 'Every payment'
     */
    description?: string | null;
}
/** How the payment was routed to a provider. Every field may be absent or null. */
export interface OptionalRoutingRules {
    /** Whether smart routing chose the payment provider. */
    smart_routing?: boolean | null;
    /** Whether monitors of the providers took part. */
    monitors?: boolean | null;
    /** Condition of the merchant that decided; null when none matched. */
    condition?: OptionalRoutingCondition | null;
}
/** How a transaction is paid. The details are named `detail` here. Every field may be absent or null. */
export interface OptionalTransactionPaymentMethod {
    /** What the customer pays with, for example CARD. */
    type?: PaymentMethodType | null;
    /**
     * One-time reference that was sent; empty when the customer paid otherwise.
     * @example '1f9c4f6e-0d51-4e0b-9c70-2c1b7d0e9a11'
     */
    token?: string | null;
    /**
     * Reference for later payments, once it is enrolled; empty before that.
     * @example '9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d'
     */
    vaulted_token?: string | null;
    /** True when it is enrolled once the payment succeeds, as it was sent. */
    vault_on_success?: boolean | null;
    /**
     * What it is a variant of, for example CARD for a wallet; null when it is no variant.
     * @example 'CARD'
     */
    parent_payment_method_type?: string | null;
    /** Facts about one type, under its name in lower case. A payment calls it `payment_method_detail`. */
    detail?: OptionalPaymentMethodDetail | null;
}
/** Items, taxes, shipping and discounts of the purchase. */
export interface Order {
    /**
     * Charge for the service of the merchant, included in the payment, in major units; null when absent.
     * @example 5
     */
    fee_amount?: number | null;
    /**
     * Price of the delivery, included in the payment, in major units; null when it is free.
     * @example 9900
     */
    shipping_amount?: number | null;
    /**
     * Gratuity, included in the payment, in major units; null when absent.
     * @example 2.5
     */
    tip_amount?: number | null;
    /** Goods and services, one entry for each line of the cart. */
    items?: OrderItem[] | null;
    /** Taxes on the purchase, one entry for each kind. */
    taxes?: OrderTax[] | null;
    /** Carrier and date of the delivery. */
    shipping?: OrderShipping | null;
    /** Who sends and who receives, when the payment loads money onto an account. */
    account_funding?: AccountFunding | null;
    /** Entries to events, such as concerts. */
    tickets?: OrderTicket[] | null;
    /**
     * How and where the customer gets the goods, in any form; null when unknown.
     * @example { type: 'PICKUP', store: 'Bogotá Centro' }
     */
    fulfillment?: OpenObject | null;
    /** Each reduction of the price, for example by a coupon. */
    discounts?: OrderDiscount[] | null;
    /**
     * Where the customer bought, for example a website or a shop.
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
     * Title as the shopper saw it.
     * @example 'Ten percent off'
     */
    name?: string | null;
    /**
     * Reduction in major units, a positive number.
     * @example 25000
     */
    unit_amount?: number | null;
}
/** Line of the cart: one product and its quantity. */
export interface OrderItem {
    /**
     * Label of the line, unique within this purchase.
     * @example 'sku-1'
     */
    id?: string | null;
    /**
     * Title as the shopper saw it.
     * @example 'Running shoes'
     */
    name?: string | null;
    /**
     * How many pieces, a whole number.
     * @example 1
     */
    quantity?: number | null;
    /**
     * Price of one piece in major units, in the currency of the payment.
     * @example 250000.5
     */
    unit_amount?: number | null;
    /**
     * Group of goods, which fraud screening weighs.
     * @example 'SHOES'
     */
    category?: string | null;
    /**
     * Maker as the shopper knows it.
     * @example 'Example Sports'
     */
    brand?: string | null;
    /**
     * Stock keeping unit in the merchant's inventory.
     * @example 'RS-42'
     */
    sku_code?: string | null;
    /**
     * Article code of the maker.
     * @example 'MPN-00042'
     */
    manufacture_part_number?: string | null;
}
/** How the goods travel. */
export interface OrderShipping {
    /**
     * Speed or kind of the delivery, for example standard.
     * @example 'STANDARD'
     */
    type?: string | null;
    /**
     * The delivery in words, for people.
     * @example 'Home delivery within 3 days'
     */
    description?: string | null;
    /**
     * Company that brings the goods.
     * @example 'Example Express'
     */
    carrier?: string | null;
    /**
     * Planned date or time of the delivery, ISO 8601.
     * @example '2026-03-18'
     */
    deliver_at?: string | null;
    /**
     * People who may accept the goods, each an object of any form.
     * @example [{ first_name: 'María', last_name: 'Gómez' }]
     */
    recipients?: OpenObject[] | null;
}
/** Levy that the payment includes, for example VAT. */
export interface OrderTax {
    /**
     * Which levy it is, for example VAT.
     * @example 'VAT'
     */
    type?: string | null;
    /**
     * Net sum on which the levy is computed, in major units.
     * @example 218403.78
     */
    tax_base?: number | null;
    /**
     * Levy itself in major units: `tax_base` times `percentage`, divided by 100.
     * @example 41496.72
     */
    value?: number | null;
    /**
     * Rate in percent: 19 means 19 %.
     * @example 19
     */
    percentage?: number | null;
}
/** Entry to an event, such as a concert. */
export interface OrderTicket {
    /**
     * Label of the entry, unique within this purchase.
     * @example 'ticket-1'
     */
    id?: string | null;
    /**
     * Title as the shopper saw it.
     * @example 'Front row'
     */
    name?: string | null;
    /**
     * What the entry includes, for people.
     * @example 'Front row, standing'
     */
    description?: string | null;
    /**
     * Group of entries, such as general admission.
     * @example 'GENERAL'
     */
    type?: string | null;
    /** Price of one entry. */
    amount?: OrderTicketAmount | null;
    /** What can be visited with it. */
    event?: OrderTicketEvent | null;
}
/** Price of one entry, with its currency. */
export interface OrderTicketAmount {
    /**
     * Price in major units of `currency`.
     * @example 80
     */
    value?: number | null;
    /** ISO 4217 code of the unit in which `value` is given. */
    currency?: CurrencyCode | null;
}
/** Concert, match or other occasion that can be visited with the ticket. */
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
     * The performance in words, for people.
     * @example 'Open air concert'
     */
    description?: string | null;
    /**
     * Group of performances, such as concerts.
     * @example 'CONCERT'
     */
    type?: string | null;
    /**
     * When it takes place, ISO 8601.
     * @example '2026-12-24T20:00:00Z'
     */
    date?: string | null;
    /** Where it takes place. */
    address?: Address | null;
}
/** Adult, child or infant, as one letter. The list is open. */
export type PassengerType = KnownPassengerType | (string & {});
/** A payment as the retrieve operation returns it, with all its transactions. */
export type Payment = PaymentBase & {
    /**
     * Taxes in the amount, as sent in `additional_data.order.taxes`, in any JSON form; null without any. The responses to create and dispute do not hold them.
     * @example [{ type: 'VAT', value: 41496.72 }]
     */
    taxes: unknown[] | {
        [key: string]: unknown;
    } | null;
    /** Every transaction, oldest first. The create response has an object here. */
    transactions: RetrievedTransaction[];
    /** Every transaction, oldest first. Null unless the query parameter `transactions_history` is true. */
    transactions_history?: Transaction[] | null;
    /** Shares of the recipients of a marketplace; empty when nothing is shared. */
    split: OpenObject[];
};
/** What a payment is worth and what has happened to the money, in major units. */
export interface PaymentAmount {
    /**
     * How much has been taken so far, in major units; 0 while only authorized.
     * @example 259900.5
     */
    captured: number;
    /** ISO 4217 code of the unit of all three amounts. */
    currency: CurrencyCode;
    /** Rate and amount in a second currency, in any form; null without a conversion. */
    currency_conversion?: OpenObject | null;
    /**
     * How much has been given back so far, in major units; 0 before the first refund.
     * @example 0
     */
    refunded: number;
    /**
     * How much the customer was asked to pay, in major units. Refunds do not lower it.
     * @example 259900.5
     */
    value: number;
}
/** The amount of a payment to create. It is 0 only for a verification of a card, which moves no money. */
export interface PaymentAmountInput {
    /** ISO 4217 code of the unit in which `value` is given. */
    currency: CurrencyCode;
    /**
     * Amount in major units: 25 is 25.00 USD. At least 0, at most four decimals. 0 is accepted for a CARD with `payment_method.detail.card.verify` true and rejected otherwise.
     * @example 259900.5
     */
    value: number;
}
/** The fields that every response about a payment holds. */
export interface PaymentBase {
    /** UUID that the service gave it. Store it: every other call needs it. */
    id: Uuid;
    /** UUID of the merchant account that receives the money, as it was sent. */
    account_id: Uuid;
    /**
     * What the customer pays for, as it was sent.
     * @example 'Running shoes'
     */
    description: string;
    /** Where it was processed, as an ISO 3166-1 alpha-2 code. */
    country: CountryCode;
    /** Where it stands, for example SUCCEEDED or DECLINED. Decide by this field. */
    status: PaymentStatus;
    /** Why it stands there, for example APPROVED or PARTIALLY_REFUNDED. */
    sub_status: PaymentSubStatus;
    /**
     * The merchant's identifier of the order, as it was sent.
     * @example 'ORDER-2026-000123'
     */
    merchant_order_id: string;
    /** When the service accepted the create request. */
    created_at: Timestamp;
    /** When a field or transaction last changed. */
    updated_at: Timestamp;
    /** Value, and how much of it has been captured and refunded. */
    amount: PaymentAmount;
    /** Session that the customer went through; null when none was sent. */
    checkout?: Checkout | null;
    /** Means that the customer pays with, without the complete card number. */
    payment_method: PaymentMethod;
    /** Person who pays, as it was sent; null when none was sent. */
    customer_payer?: CustomerPayer | null;
    /** What is bought and from whom, as it was sent; null when nothing was sent. */
    additional_data?: AdditionalData | null;
    /**
     * Page to which the customer returns after a redirection; empty when none was sent.
     * @example 'https://shop.example.com/return'
     */
    callback_url: string;
    /** How the customer went through it. SDK_CHECKOUT when none was sent. */
    workflow: Workflow;
    /** Custom tags of the merchant, as they were sent; empty when none were sent. */
    metadata: MetadataItem[];
    /** Settings of the fraud check, as they were sent; null when none were sent. */
    fraud_screening?: OpenObject | null;
    /**
     * Key of the link through which it was paid; empty when there was no link.
     * @example '5e4d3c2b-1a09-4f8e-8d7c-6b5a49382716'
     */
    payment_link_id: string;
    /**
     * Key of the subscription that was sent, or of the one that it started; null when no subscription was sent.
     * @example 'sub-2026-001'
     */
    subscription_code?: string | null;
    /** How the service chose the provider, and by which condition. */
    routing_rules: RoutingRules;
    /** True when it was created in the service's simplified mode. */
    simplified_mode: boolean;
}
/** Card, token or transfer with which a payment is paid. */
export type PaymentMethod = PaymentMethodBase & {
    /** Facts about one type, under the type's name in lower case. A transaction calls it `detail`. */
    payment_method_detail: PaymentMethodDetail;
};
/** The fields of a payment method that payments and transactions share. */
export interface PaymentMethodBase {
    /** What the customer pays with, for example CARD. */
    type: PaymentMethodType;
    /**
     * One-time reference that was sent; empty when the customer paid otherwise.
     * @example '1f9c4f6e-0d51-4e0b-9c70-2c1b7d0e9a11'
     */
    token: string;
    /**
     * Reference for later payments, once it is enrolled; empty before that.
     * @example '9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d'
     */
    vaulted_token: string;
    /** True when it is enrolled once the payment succeeds, as it was sent. */
    vault_on_success: boolean;
    /**
     * What it is a variant of, for example CARD for a wallet; null when it is no variant.
     * @example 'CARD'
     */
    parent_payment_method_type?: string | null;
}
/** Facts about the card or the bank transfer, under the name of its type. */
export interface PaymentMethodDetail {
    /** How it was charged; absent for other types. */
    card?: Card;
    /** Where the payer sends the money; absent for other types. */
    bank_transfer?: BankTransfer;
}
/** Instructions for a card or a bank transfer, under the name of its type. */
export interface PaymentMethodDetailInput {
    /** How to charge: capture, installments, or card data in clear. */
    card?: CardInput;
    /** Settings of the transfer. Any fields are accepted. */
    bank_transfer?: OpenObject;
}
/** How to pay. The usual form carries only `token`. */
export interface PaymentMethodInput {
    /**
     * One-time reference to a card, which the checkout SDK made. It stands for card data in clear.
     * @example '1f9c4f6e-0d51-4e0b-9c70-2c1b7d0e9a11'
     */
    token?: string;
    /**
     * Reference to an enrolled payment method of the customer, from the list of payment methods.
     * @example '9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d'
     */
    vaulted_token?: string;
    /** What the customer pays with. CARD when absent and a token or a card is sent. */
    type?: PaymentMethodType;
    /** Instructions for one type, under the type's name in lower case. */
    detail?: PaymentMethodDetailInput;
    /** True to enroll it for later payments once this one succeeds. */
    vault_on_success?: boolean;
}
/** The payment methods a customer has enrolled. */
export interface PaymentMethodList {
    /** Every method of the customer, cards and others, also one whose enrollment is not complete or has ended: read `status`. Empty when the customer has no methods. */
    payment_methods: EnrolledPaymentMethod[];
}
/** Card, bank transfer or other means. The list is open. */
export type PaymentMethodType = KnownPaymentMethodType | (string & {});
/** The network that carried the transfer. The list is open. */
export type PaymentRail = KnownPaymentRail | (string & {});
/** State of a payment. The list is open. */
export type PaymentStatus = KnownPaymentStatus | (string & {});
/** Finer state of a payment. The list is open. */
export type PaymentSubStatus = KnownPaymentSubStatus | (string & {});
/** Identity and status of a payment, in the responses to capture and cancel. */
export interface PaymentSummary {
    /** UUID for `GET /v1/payments/{payment_id}`. */
    id: Uuid;
    /** UUID of the merchant account that receives the money. */
    account_id: Uuid;
    /**
     * The merchant's identifier of the order, as it was sent.
     * @example 'ORDER-2026-000124'
     */
    merchant_order_id: string;
    /** Where it stands after the operation. */
    status: PaymentStatus;
    /** Why it stands there, for example PARTIALLY_CAPTURED. */
    sub_status: PaymentSubStatus;
}
/** Envelope of a payment event. Only `type_event` and `data`, with the id and status of the payment, are always present. Every other field may be absent or null. */
export interface PaymentWebhook {
    /** Resource that the event is about, for example `payment`. */
    type?: WebhookType | null;
    /** What happened, for example `payment.purchase`. The list is open. */
    type_event: WebhookEventType;
    /** UUID of the merchant account that the payment belongs to. */
    account_id?: Uuid | null;
    /**
     * How often the service has already tried to deliver this event: 0 at the first attempt.
     * @example 0
     */
    retry?: number | null;
    /**
     * Version of the envelope, not of the API.
     * @example 2
     */
    version?: number | null;
    /** What the event reports about the payment. */
    data: PaymentWebhookData;
}
/** What a payment event is about. */
export interface PaymentWebhookData {
    /** Identity and status of the payment, and usually its other fields. */
    payment: WebhookPayment;
}
/** When money is paid out. The list is open. */
export type PayoutSchedule = KnownPayoutSchedule | (string & {});
/** Telephone number in two parts, as the networks write it. */
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
/** The country where the transaction is processed. */
export type ProcessingCountry = "AR" | "BO" | "BR" | "CL" | "CO" | "CR" | "EC" | "SV" | "GT" | "HN" | "MX" | "NI" | "PA" | "PY" | "PE" | "US" | "UY";
/** What the provider said about a transaction. */
export interface ProviderData {
    /**
     * Which payment provider carried the operation out, in capitals.
     * @example 'SANDBOX'
     */
    id?: string | null;
    /**
     * Key under which the provider knows the transaction, for questions to its support.
     * @example 'prov-9001'
     */
    transaction_id?: string | null;
    /**
     * The merchant's account with the provider.
     * @example 'prov-acct-1'
     */
    account_id?: string | null;
    /**
     * How it ended, in the provider's words.
     * @example 'approved'
     */
    status?: string | null;
    /**
     * Finer state in the provider's words; empty without one.
     * @example 'authorized'
     */
    sub_status?: string | null;
    /**
     * Further detail in the provider's words; empty without any.
     * @example 'accredited'
     */
    status_detail?: string | null;
    /**
     * Outcome in the provider's words.
     * @example 'Approved'
     */
    response_message?: string | null;
    /**
     * Outcome as the provider's code.
     * @example '00'
     */
    response_code?: string | null;
    /** Complete body that the provider sent. Null unless the query parameter `raw_response` is true. */
    raw_response?: OpenObject | null;
    /**
     * Key at a party behind the provider, such as an acquirer; empty without one.
     * @example 'acq-5512'
     */
    third_party_transaction_id?: string | null;
    /**
     * The merchant's account at the party behind the provider; empty without one.
     * @example 'acq-acct-1'
     */
    third_party_account_id?: string | null;
    /**
     * Outcome as the card networks code it: 00 approves, 51 is insufficient funds.
     * @example '00'
     */
    iso8583_response_code?: string | null;
    /**
     * The ISO 8583 outcome in words.
     * @example 'Approved'
     */
    iso8583_response_message?: string | null;
    /**
     * The network's advice on another try, as a code; null without advice.
     * @example '01'
     */
    merchant_advice_code?: string | null;
    /**
     * The same advice in words; null without advice.
     * @example 'New account information available'
     */
    merchant_advice_code_message?: string | null;
    /**
     * Why the cardholder's bank took the money back, as the network's code; null unless charged back.
     * @example '13.1'
     */
    reason_code?: string | null;
    /**
     * Why the bank took the money back, in words; null unless charged back.
     * @example 'Goods not received'
     */
    reason_description?: string | null;
}
/** How much of a capture to give back. */
export interface RefundPaymentRequest {
    /**
     * The merchant's own identifier of this refund, 3 to 255 characters.
     * @example 'REFUND-1'
     */
    merchant_reference: string;
    /** How much to give back. Everything that is left when absent. */
    amount?: AmountInput;
    /**
     * What happened, in words for the merchant's records.
     * @example 'One shoe was damaged'
     */
    description?: string;
    /**
     * Why the money is given back, for example REQUESTED_BY_CUSTOMER.
     * @example 'REQUESTED_BY_CUSTOMER'
     */
    reason?: string;
}
/** A payment as the refund operation returns it, with the refund as its latest transaction. */
export type RefundedPayment = PaymentBase & {
    /** Latest transaction: the refund, with type REFUND. */
    transactions: Transaction;
    /** Every transaction, oldest first; null when the service sends no history. */
    transactions_history: Transaction[] | null;
};
/** One movement of a payment, as the retrieve operation returns it. */
export type RetrievedTransaction = Transaction & {
    /** True while the customer must still authenticate; null before and after that. */
    three_d_secure_action_required?: boolean | null;
};
/** A condition that routes payments. */
export interface RoutingCondition {
    /**
     * Number of the condition in the merchant's settings.
     * @example 1
     */
    id: number;
    /**
     * Title that the merchant gave it; null without one.
     * @example 'Default'
     */
    name?: string | null;
    /**
     * What it matches, in the merchant's words; null without any.
     * @example 'Every payment'
     */
    description?: string | null;
}
/** How the payment was routed to a provider. */
export interface RoutingRules {
    /** Whether smart routing chose the payment provider. */
    smart_routing: boolean;
    /** Whether monitors of the providers took part. */
    monitors: boolean;
    /** Condition of the merchant that decided; null when none matched. */
    condition?: RoutingCondition | null;
}
/** How a rule compares. The list is open. */
export type RuleConditional = KnownRuleConditional | (string & {});
/** State of a rule. The list is open. */
export type RuleStatus = KnownRuleStatus | (string & {});
/** What a rule looks at. The list is open. */
export type RuleType = KnownRuleType | (string & {});
/** Business that sells on a marketplace. */
export interface SellerDetails {
    /**
     * Business name that the shopper saw.
     * @example 'Travel Shop'
     */
    name?: string | null;
    /**
     * Home page, an absolute URL.
     * @example 'https://shop.example.com'
     */
    website?: string | null;
    /**
     * Electronic mail address for customers.
     * @example 'hello@shop.example.com'
     */
    email?: string | null;
    /** Place of business. */
    address?: Address | null;
    /**
     * The merchant's own identifier of this shop.
     * @example 'seller-19'
     */
    reference?: string | null;
    /**
     * Place of business, as an ISO 3166-1 alpha-2 code.
     * @example 'CO'
     */
    country?: string | null;
    /** Telephone for customers. */
    phone?: Phone | null;
    /** Tax document of the business. */
    document?: IdentityDocument | null;
    /**
     * Line of business in words.
     * @example 'Travel'
     */
    industry?: string | null;
    /**
     * Line of business as an ISO 18245 code, four digits.
     * @example '4722'
     */
    merchant_category_code?: string | null;
}
/** One recipient's share of a payment. Its inner fields are not shown by the specification. */
export interface SplitMarketplaceItem {
    /**
     * Key under which the service knows the recipient; null when `provider_recipient_id` is sent instead.
     * @example '0f1e2d3c-4b5a-4697-8879-6a5b4c3d2e1f'
     */
    recipient_id?: string | null;
    /**
     * Key of the recipient at the payment provider; null when `recipient_id` is sent instead.
     * @example 'rec_1'
     */
    provider_recipient_id?: string | null;
    /**
     * What the share pays for, in words.
     * @example 'Commission on ORDER-2026-000123'
     */
    description?: string | null;
    /** Reason of the share, for example COMMISSION. */
    type?: SplitType | null;
    /**
     * The merchant's own identifier of this share.
     * @example 'SHARE-1'
     */
    merchant_reference?: string | null;
    /** How much of the payment goes to the recipient. */
    amount?: {
        /**
         * Part of the payment in major units of `currency`.
         * @example 12.5
         */
        value?: number | null;
        /**
         * ISO 4217 code of the unit in which `value` is given.
         * @example 'USD'
         */
        currency?: string | null;
    } | null;
    /** Whether merchant or recipient bears fees and chargebacks. */
    liability?: {
        /**
         * Party that pays the provider's fee.
         * @example 'MERCHANT'
         */
        processing_fee?: string | null;
        /** True when the recipient bears them, false for the merchant. */
        chargebacks?: boolean | null;
    } | null;
}
/** Kind of share in a split. The list is open. */
export type SplitType = KnownSplitType | (string & {});
/** Why and how a kept card is charged again. */
export interface StoredCredentials {
    /**
     * Purpose of keeping the card, for example a subscription.
     * @example 'SUBSCRIPTION'
     */
    reason?: string | null;
    /**
     * FIRST when the card is kept with this payment, USED when it was kept before.
     * @example 'FIRST'
     */
    usage?: string | null;
    /**
     * Key of the agreement under which the customer is charged again.
     * @example 'AGREEMENT-42'
     */
    subscription_agreement_id?: string | null;
    /**
     * Key that the network gave to the first payment; later ones refer to it.
     * @example '483297487231504'
     */
    network_transaction_id?: string | null;
}
/** The subscription that the payment starts or belongs to. Its inner fields are not shown by the specification. */
export interface SubscriptionInput {
    /**
     * Key of a subscription that exists already.
     * @example '6d5c4b3a-2f1e-4d0c-9b8a-7f6e5d4c3b2a'
     */
    id?: string;
    /** Interval between two charges. */
    frequency?: {
        /**
         * Unit of the interval, for example MONTH.
         * @example 'MONTH'
         */
        type?: string;
        /**
         * Length of the interval in that unit.
         * @example 1
         */
        value?: number;
    };
    /** What each charge costs. */
    amount?: {
        /**
         * How much, in major units of `currency`.
         * @example 9.99
         */
        value?: number;
        /** ISO 4217 code of the unit in which `value` is given. */
        currency?: CurrencyCode;
        /** FIXED when every charge costs the same, otherwise VARIABLE. */
        type?: "FIXED" | "VARIABLE";
    };
    /** Period in which charges are made. */
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
         * After how many charges it ends.
         * @example 12
         */
        total?: number;
    };
    /** On which day charges are made. */
    billing_date?: {
        /**
         * How the day is chosen, for example DAY for a fixed one.
         * @example 'DAY'
         */
        type?: string;
        /**
         * Day of the month, from 1.
         * @example 15
         */
        day?: number;
    };
}
/** Whether, when and from where a recipient accepted the terms. */
export interface TermsOfService {
    /** True when the recipient agreed. */
    acceptance: boolean;
    /** When the recipient agreed or refused. */
    date: Timestamp;
    /**
     * IPv4 or IPv6 address from which the recipient agreed; null when unknown.
     * @example '192.0.2.10'
     */
    ip?: string | null;
}
/** Outcome of 3-D Secure. */
export interface ThreeDSecure {
    /**
     * Protocol release, for example 2.2.0.
     * @example '2.2.0'
     */
    version?: string | null;
    /**
     * ECI, two digits: how well the cardholder was authenticated.
     * @example '05'
     */
    electronic_commerce_indicator?: string | null;
    /**
     * Proof of the authentication, base64: CAVV or AAV.
     * @example 'AAABBEg0VhI0VniQEjRWAAAAAAA='
     */
    cryptogram?: string | null;
    /**
     * Key of the authentication at the 3-D Secure server.
     * @example '7c6b5a49-3827-4160-9f8e-7d6c5b4a3928'
     */
    transaction_id?: string | null;
    /**
     * Key of the authentication at the network's directory server.
     * @example '8d7c6b5a-4938-4271-8f0e-1d2c3b4a5968'
     */
    directory_server_transaction_id?: string | null;
    /**
     * Outcome as one letter: Y passed, A attempted, N failed.
     * @example 'Y'
     */
    pares_status?: string | null;
    /**
     * Key of the authentication at the issuer's access control server.
     * @example '9e8d7c6b-5a49-4382-8716-0f1e2d3c4b5a'
     */
    acs_id?: string | null;
}
/**
 * Format: date-time
 * ISO 8601 in UTC, for example with fractional seconds. A trailing `Z` is required here.
 * @example '2026-03-14T09:26:53.589793Z'
 */
export type Timestamp = string;
/** One movement of a payment. */
export type Transaction = TransactionBase & {
    /**
     * How much it moves or reserves, in major units of the payment's currency.
     * @example 259900.5
     */
    amount: number;
};
/** Amounts of a payment after a capture or a cancellation, in major units. */
export interface TransactionAmount {
    /**
     * How much has been taken from the payment so far, in major units.
     * @example 100
     */
    captured: number;
    /** ISO 4217 code of the unit of all three amounts. */
    currency: CurrencyCode;
    /**
     * How much has been given back so far, in major units.
     * @example 0
     */
    refunded: number;
    /**
     * How much this operation takes or releases, in major units.
     * @example 100
     */
    value: number;
}
/** What every transaction holds, its amount aside. */
export interface TransactionBase {
    /** UUID that capture, cancel, refund and dispute need in their path. */
    id: Uuid;
    /** What was done, for example PURCHASE, REFUND or CHARGEBACK. */
    type: TransactionType;
    /** How it ended, or CREATED or PENDING while it goes on. */
    status: TransactionStatus;
    /** Group of the payment method, for example CARD. */
    category: TransactionCategory;
    /**
     * Which payment provider carried the operation out.
     * @example 'SANDBOX'
     */
    provider_id: string;
    /** Means that was charged, without the complete card number. */
    payment_method: TransactionPaymentMethod;
    /**
     * Outcome as a code, such as the reason of a decline; null before there is one.
     * @example 'SUCCEEDED'
     */
    response_code?: string | null;
    /**
     * Outcome in words, for people; null before there is one.
     * @example 'Transaction successful'
     */
    response_message?: string | null;
    /**
     * Why it was requested, for example REQUESTED_BY_CUSTOMER; null when no reason was sent.
     * @example 'REQUESTED_BY_CUSTOMER'
     */
    reason?: string | null;
    /**
     * Words that the merchant sent with the operation; null without any.
     * @example 'One shoe was damaged'
     */
    description?: string | null;
    /**
     * The merchant's own identifier of the operation; null without one.
     * @example 'CART-778'
     */
    merchant_reference?: string | null;
    /** What the provider responded, in its own codes and words. */
    provider_data: ProviderData;
    /** Which of the merchant's connections to the provider was used. */
    connection_data: ConnectionData;
    /**
     * The network's advice on another try, as a code; null without advice.
     * @example '01'
     */
    merchant_advice_code?: string | null;
    /**
     * The same advice in words; null without advice.
     * @example 'New account information available'
     */
    merchant_advice_code_message?: string | null;
    /** When the operation began. */
    created_at: Timestamp;
    /** When a field last changed, for example `status`. */
    updated_at: Timestamp;
}
/** Category of the payment method of a transaction. The list is open. */
export type TransactionCategory = KnownTransactionCategory | (string & {});
/** How a transaction is paid. The details are named `detail` here. */
export type TransactionPaymentMethod = PaymentMethodBase & {
    /** Facts about one type, under its name in lower case. A payment calls it `payment_method_detail`. */
    detail: PaymentMethodDetail;
};
/** State of a transaction. The list is open. */
export type TransactionStatus = KnownTransactionStatus | (string & {});
/** What was done with the money, for example PURCHASE. The list is open. */
export type TransactionType = KnownTransactionType | (string & {});
/** A capture or a cancellation, with the state of its payment. */
export type TransactionWithPayment = TransactionBase & {
    /** Captured and refunded so far, and the value of this operation. */
    amount: TransactionAmount;
    /** Identity and status of the payment after the operation. */
    payment: PaymentSummary;
};
/**
 * Format: uuid
 * A UUID, 36 characters.
 * @example '0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11'
 */
export type Uuid = string;
/** The response of the merchant to a notification. */
export interface WebhookAcknowledgement {
    /** Always true: the merchant has stored or handled the notification. */
    received: true;
}
/** What happened. The list is open. */
export type WebhookEventType = KnownWebhookEventType | (string & {});
/** The payment of an event, with the fields of a payment. Only `id` and `status` are always present; every other field may be absent or null. Fields that are not documented are kept. Retrieve the payment for its complete and current state. */
export interface WebhookPayment {
    /** UUID of the merchant account that receives the money, as it was sent. */
    account_id?: Uuid | null;
    /**
     * What the customer pays for, as it was sent.
     * @example 'Running shoes'
     */
    description?: string | null;
    /** Where it was processed, as an ISO 3166-1 alpha-2 code. */
    country?: CountryCode | null;
    /** Why it stands there, for example APPROVED or PARTIALLY_REFUNDED. */
    sub_status?: PaymentSubStatus | null;
    /**
     * The merchant's identifier of the order, as it was sent.
     * @example 'ORDER-2026-000123'
     */
    merchant_order_id?: string | null;
    /** When the service accepted the create request. */
    created_at?: Timestamp | null;
    /** When a field or transaction last changed. */
    updated_at?: Timestamp | null;
    /** Value, and how much of it has been captured and refunded. */
    amount?: OptionalPaymentAmount | null;
    /** Session that the customer went through; null when none was sent. */
    checkout?: OptionalCheckout | null;
    /** Means that the customer pays with, without the complete card number. */
    payment_method?: OptionalPaymentMethod | null;
    /** Person who pays, as it was sent; null when none was sent. */
    customer_payer?: OptionalCustomerPayer | null;
    /** What is bought and from whom, as it was sent; null when nothing was sent. */
    additional_data?: OptionalAdditionalData | null;
    /**
     * Page to which the customer returns after a redirection; empty when none was sent.
     * @example 'https://shop.example.com/return'
     */
    callback_url?: string | null;
    /** How the customer went through it. SDK_CHECKOUT when none was sent. */
    workflow?: Workflow | null;
    /** Custom tags of the merchant, as they were sent; empty when none were sent. */
    metadata?: OptionalMetadataItem[] | null;
    /** Settings of the fraud check, as they were sent; null when none were sent. */
    fraud_screening?: OpenObject | null;
    /**
     * Key of the link through which it was paid; empty when there was no link.
     * @example '5e4d3c2b-1a09-4f8e-8d7c-6b5a49382716'
     */
    payment_link_id?: string | null;
    /**
     * Key of the subscription that was sent, or of the one that it started; null when no subscription was sent.
     * @example 'sub-2026-001'
     */
    subscription_code?: string | null;
    /** How the service chose the provider, and by which condition. */
    routing_rules?: OptionalRoutingRules | null;
    /** True when it was created in the service's simplified mode. */
    simplified_mode?: boolean | null;
    /**
     * Taxes in the amount, as sent in `additional_data.order.taxes`, in any JSON form; null without any. The responses to create and dispute do not hold them.
     * @example [{ type: 'VAT', value: 41496.72 }]
     */
    taxes?: unknown[] | {
        [key: string]: unknown;
    } | null;
    /** Every transaction, oldest first. Null unless the query parameter `transactions_history` is true. */
    transactions_history?: WebhookTransaction[] | null;
    /** Shares of the recipients of a marketplace; empty when nothing is shared. */
    split?: OpenObject[] | null;
    /** UUID of the payment, for `GET /v1/payments/{payment_id}`. */
    id: Uuid;
    /** Where the payment stood when the event was created. Later events may arrive first. */
    status: PaymentStatus;
    /** The transaction that caused the event, as an object, or a list of transactions. */
    transactions?: WebhookTransaction | WebhookTransaction[] | null;
    /**
     * Key of the event, or of the request that caused it: public sources contradict each other. The same on all attempts of one event.
     * @example '51a7ab0a-5b1c-4b0e-8c5f-5d6e7f8a9b0c'
     */
    idempotency_key?: string | null;
    [key: string]: unknown;
}
/** A transaction in an event, with the fields of a transaction. Every field may be absent or null. */
export interface WebhookTransaction {
    /** UUID that capture, cancel, refund and dispute need in their path. */
    id?: Uuid | null;
    /** What was done, for example PURCHASE, REFUND or CHARGEBACK. */
    type?: TransactionType | null;
    /** How it ended, or CREATED or PENDING while it goes on. */
    status?: TransactionStatus | null;
    /** Group of the payment method, for example CARD. */
    category?: TransactionCategory | null;
    /**
     * Which payment provider carried the operation out.
     * @example 'SANDBOX'
     */
    provider_id?: string | null;
    /** Means that was charged, without the complete card number. */
    payment_method?: OptionalTransactionPaymentMethod | null;
    /**
     * Outcome as a code, such as the reason of a decline; null before there is one.
     * @example 'SUCCEEDED'
     */
    response_code?: string | null;
    /**
     * Outcome in words, for people; null before there is one.
     * @example 'Transaction successful'
     */
    response_message?: string | null;
    /**
     * Why it was requested, for example REQUESTED_BY_CUSTOMER; null when no reason was sent.
     * @example 'REQUESTED_BY_CUSTOMER'
     */
    reason?: string | null;
    /**
     * Words that the merchant sent with the operation; null without any.
     * @example 'One shoe was damaged'
     */
    description?: string | null;
    /**
     * The merchant's own identifier of the operation; null without one.
     * @example 'CART-778'
     */
    merchant_reference?: string | null;
    /** What the provider responded, in its own codes and words. */
    provider_data?: ProviderData | null;
    /** Which of the merchant's connections to the provider was used. */
    connection_data?: ConnectionData | null;
    /**
     * The network's advice on another try, as a code; null without advice.
     * @example '01'
     */
    merchant_advice_code?: string | null;
    /**
     * The same advice in words; null without advice.
     * @example 'New account information available'
     */
    merchant_advice_code_message?: string | null;
    /** When the operation began. */
    created_at?: Timestamp | null;
    /** When a field last changed, for example `status`. */
    updated_at?: Timestamp | null;
    /**
     * How much it moves or reserves, in major units of the payment's currency.
     * @example 259900.5
     */
    amount?: number | null;
}
/** Resource that a webhook is about. The list is open. */
export type WebhookType = KnownWebhookType | (string & {});
/** The bank account of a recipient. */
export interface WithdrawalBank {
    /**
     * National identifier of the institution.
     * @example '001'
     */
    code?: string | null;
    /**
     * Office that keeps the account, in digits.
     * @example '1234'
     */
    branch?: string | null;
    /**
     * Check digit after `branch`; null where none is used.
     * @example '5'
     */
    branch_digit?: string | null;
    /**
     * Number, without its check digit.
     * @example '12345678'
     */
    account?: string | null;
    /**
     * Check digit after `account`; null where none is used.
     * @example '9'
     */
    account_digit?: string | null;
    /** SAVINGS or CHECKINGS. The list is open. */
    account_type?: BankAccountType | null;
    /**
     * Number for transfers within the country; null where none is used.
     * @example '021000021'
     */
    routing?: string | null;
    /**
     * Where the account is kept, as an ISO 3166-1 alpha-2 code.
     * @example 'BR'
     */
    country?: string | null;
    /**
     * ISO 4217 code of the money in the account.
     * @example 'BRL'
     */
    currency?: string | null;
    /** How often money is paid out; HOLD keeps it until further notice. */
    payout_schedule?: PayoutSchedule | null;
}
/** Where a recipient's money goes. */
export interface WithdrawalMethods {
    /** Account to which money is paid out; null when absent. */
    bank?: WithdrawalBank | null;
}
/** How the customer pays. The list is open. */
export type Workflow = KnownWorkflow | (string & {});
/** How the customer pays: SDK_CHECKOUT (recommended, uses the provider's SDK), DIRECT (back-to-back with provider information, for a custom experience), REDIRECT (back-to-back with a redirection to the provider), CHECKOUT or SDK_SEAMLESS. */
export type WorkflowInput = "SDK_CHECKOUT" | "DIRECT" | "REDIRECT" | "CHECKOUT" | "SDK_SEAMLESS";
