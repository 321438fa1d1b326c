/**
 * Every field of the service specification at its place. The lines follow its text, never the OpenAPI document.
 * One line is one field, indented below its parent:
 *
 *   name  type [or null] [min..max] [@Shape] [seen: A B | like: A | known: A B | only: A B | always: A | prefix: a_]
 *
 * Fields in a row that have the same type share a line: `latitude, longitude  string`.
 *
 * Types that the specification states: string, number, integer, boolean, object, array, strings (array of strings), uuid,
 * timestamp, date, currency (ISO 4217), country (2 letters), url, time (HH:MM), zone (IANA), base64.
 * Fields that it shows in running text without a type: `shape` is `{…}`, `list` is `[…]`. A bare name has no type here either.
 * The fields of an array item are indented below the array.
 *
 * `seen` values are part of an open list, `like` values are examples. `known` is the complete list of a response, `only` the
 * complete list of a request.
 * `@Shape` adds the fields of another entry.
 */
export const shapes: Record<string, string> = {
  // Endpoints, "POST /v1/payments": the request body
  CreatePaymentRequest: `
    account_id                  uuid 36..36
    merchant_order_id           string 3..255
    description                 string 3..255
    merchant_reference          string 3..255
    amount                      object
      currency                  currency
      value                     number
    country                     string only: AR BO BR CL CO CR EC SV GT HN MX NI PA PY PE US UY
    checkout                    object
      session                   string
    payment_method              object
      token                     string
      detail                    shape
        card                    shape
          capture               boolean
    customer_payer              object @CustomerPayer
    additional_data             object @AdditionalData
    workflow                    string only: SDK_CHECKOUT DIRECT REDIRECT CHECKOUT SDK_SEAMLESS
    subscription                object
    callback_url                string 3..526
    fraud_screening             object
    split_marketplace           array
    metadata                    array 0..120 @Tag
  `,

  // Endpoints: the three responses with a Payment
  CreatedPayment: `
    @Payment
    transactions                object @Transaction
    transactions_history        array or null @Transaction
  `,
  RetrievedPayment: `
    @Payment
    taxes                       any or null
    transactions                array @Transaction
      three_d_secure_action_required  any or null
    split                       array
  `,
  DisputedPayment: `
    @Payment
    transactions                object @Transaction
    split_marketplace           array
  `,

  // Resources, "Payment"
  Payment: `
    id                          uuid
    account_id                  uuid 36..36
    description                 string
    country                     country 2..2
    status                      string seen: SUCCEEDED READY_TO_PAY IN_DISPUTE
    sub_status                  string seen: APPROVED CREATED PENDING_REVIEW
    merchant_order_id           string
    created_at, updated_at      timestamp
    amount                      object
      captured                  number
      currency                  currency
      currency_conversion       any or null
      refunded, value           number
    checkout                    object or null
      session                   string
      sdk_action_required       boolean
    payment_method              object @PaymentMethod
      payment_method_detail     object @PaymentMethodDetail
    customer_payer              object @CustomerPayer
    additional_data             object or null @AdditionalData
    callback_url                string
    workflow                    string known: SDK_CHECKOUT CHECKOUT REDIRECT DIRECT SDK_SEAMLESS
    metadata                    array @Tag
    fraud_screening             object or null
    payment_link_id             string 0..
    subscription_code           string or null
    routing_rules               object
      smart_routing, monitors   boolean
      condition                 shape
        id                      number
        name, description
    simplified_mode             boolean
  `,
  Tag: `
    key, value                  string
  `,

  // Resources, "payment_method (in a payment)"
  PaymentMethod: `
    type                        string seen: CARD BANK_TRANSFER
    token                       string
    vaulted_token               string 0..
    vault_on_success            boolean
    parent_payment_method_type  string or null
  `,
  PaymentMethodDetail: `
    card                        shape
      verify, capture           boolean
      installments              integer
      installments_plan_id
      first_installment_deferral  integer
      installments_type, installment_amount, installments_total_amount, soft_descriptor, authorization_code
      retrieval_reference_number, voucher
      card_data                 shape
        holder_name, iin, lfd
        number_length, security_code_length  integer
        brand, issuer_name, issuer_code, country_code, category
        type                    any seen: CREDIT DEBIT
        fingerprint
        expiration_month        integer
        expiration_year         integer 0..99
        three_d_secure          shape
          version, electronic_commerce_indicator, cryptogram, transaction_id, directory_server_transaction_id
          pares_status, acs_id
      stored_credentials        shape
        reason, usage, subscription_agreement_id, network_transaction_id
    bank_transfer               shape
      provider_image, account_type, bank_name, beneficiary_name, bank_account, bank_account_2
      beneficiary_document_type, beneficiary_document, payment_instruction, redirect_url
  `,

  // Resources, "Transaction"
  Transaction: `
    id                          uuid
    type                        any seen: PURCHASE CHARGEBACK
    status                      any seen: SUCCEEDED CREATED
    category                    any seen: CARD BANK_TRANSFER
    amount                      number
    provider_id                 string
    payment_method              object @PaymentMethod
      detail                    object @PaymentMethodDetail
    response_code, response_message  string or null
    reason                      string or null like: REQUESTED_BY_CUSTOMER
    description, merchant_reference  string or null
    provider_data               object
      id, transaction_id, account_id, status, sub_status, status_detail, response_message, response_code
      raw_response              object or null
      third_party_transaction_id, third_party_account_id, iso8583_response_code, iso8583_response_message
      merchant_advice_code, merchant_advice_code_message, reason_code, reason_description
    connection_data             object
      id, name
    merchant_advice_code, merchant_advice_code_message  any or null
    created_at, updated_at      timestamp
  `,

  // Resources, "customer_payer"
  CustomerPayer: `
    id, merchant_customer_id, first_name, last_name, gender
    date_of_birth               date
    email
    nationality                 country
    ip_address, device_fingerprint
    device_fingerprints         array
      provider_id, id           string
    browser_info                shape
      user_agent, accept_header, accept_content, accept_browser
      color_depth, screen_height, screen_width  string
      javascript_enabled, java_enabled  boolean
      browser_time_difference, language, platform
    document                    shape @IdentityDocument
    phone                       shape @Phone
    billing_address             shape @Address
    shipping_address            shape @Address
    merchant_customer_created_at  timestamp
    geolocation                 shape
      latitude, longitude       string
  `,
  IdentityDocument: `
    document_type, document_number
  `,
  Phone: `
    number, country_code
  `,
  Address: `
    address_line_1, address_line_2, country, state, city, zip_code, neighborhood
  `,

  // Resources, "additional_data"
  AdditionalData: `
    airline                     shape
      pnr
      legs                      list
        order, route_order, passenger_id, departure_airport, departure_datetime, departure_airport_timezone
        arrival_airport, arrival_airport_timezone, arrival_datetime, carrier_code, flight_number
        fare_basis_code, fare_class_code
        base_fare               number
        base_fare_currency, stopover_code, departure_airport_country, departure_airport_city
        arrival_airport_country, arrival_airport_city, expedited_boarding, extra_baggage, purchased_meals
        selected_seat
      passengers                list
        id, first_name, last_name, middle_name, type, date_of_birth, nationality, document, country
        loyalty_number, loyalty_tier, email, phone, address, evidence_document_source
      type
      ticket                    shape @AirlineTicket
      tickets                   list @AirlineTicket
    transportations             any or null
    order                       shape
      fee_amount, shipping_amount, tip_amount  number or null
      items                     list
        id, name, quantity, unit_amount, category, brand, sku_code, manufacture_part_number
      taxes                     list
        type, tax_base
        value                   number
        percentage
      shipping                  shape
        type, description, carrier, deliver_at
        recipients              list
      account_funding           shape
        sender                  shape @AccountFundingParty
        beneficiary             shape @AccountFundingParty
      tickets                   list
        id, name, description, type
        amount                  shape
          value                 number
          currency              currency
        event                   shape
          id, name, description, type, date, address
      fulfillment
      discounts                 list
        id, name, unit_amount
      sales_channel
    seller_details              shape
      name, website, email, address, reference, country, phone, document, industry, merchant_category_code
  `,
  AirlineTicket: `
    ticket_number, passenger_id
    e_ticket, restricted        boolean
    total_fare_amount, total_tax_amount, total_fee_amount  number
    issue                       shape
      carrier_prefix_code, travel_agent_code, travel_agent_name, date, address, city, country, zip_code
      booking_system_code, booking_system_name
  `,
  AccountFundingParty: `
    national_entity, first_name, last_name, legal_name, email, country, date_of_birth, document, phone
    address
  `,

  // Resources, "Dispute evidence item", and Endpoints, "dispute a chargeback"
  DisputeRequest: `
    account_id                  string
    evidence                    array
      content_type              string only: application/pdf
      file_name, content_category  string
      content                   base64
  `,

  // Resources, "Enrolled payment method"
  PaymentMethodList: `
    payment_methods             array
      idempotency_key, name, description
      icon                      url
      type                      any seen: CARD
      category                  any seen: CARD
      country
      status                    any seen: ENROLLED
      sub_status
      vaulted_token             string
      callback_url, action, redirect_url
      created_at, updated_at    timestamp
      card_data                 shape
        iin, lfd, expiration_month, expiration_year, number_length, security_code_length, brand, issuer
        issuer_name, issuer_code, category, type
      last_successfully_used    boolean
      last_successfully_used_at  string 0..
  `,

  // Resources, "Campaign"
  CampaignResponse: `
    data                        object
      id                        uuid
      name                      string
      account_id, organization_code  uuid
      country                   country
      channel                   string seen: WHATSAPP_MESSAGE
      schedule                  object
        daily_start_time, daily_end_time  time
        time_zone               zone
      duration                  object
        start_at, end_at        timestamp
      status                    string seen: ACTIVE
      rules                     array
        id                      uuid
        rule_type               any seen: PAYMENT_STATUS
        values                  strings like: DECLINED
        conditional             any seen: EQUAL
        metadata_key            string or null
        status                  any seen: ACTIVE
        created_at, updated_at  timestamp
      created_at, updated_at    timestamp
  `,

  // Resources, "Onboarding reversal record"
  OnboardingReversal: `
    id                          uuid
    origin_onboarding           object @Onboarding
    destination_onboarding      object @Onboarding
    created_at, updated_at      timestamp
  `,
  Onboarding: `
    id
    type                        any seen: ONE_STEP_ONBOARDING
    workflow                    any seen: DIRECT
    description
    status                      any seen: INACTIVE SUCCEEDED
    response_message, callback_url
    provider                    shape
      id, connection_id, recipient_id, redirect_url, onboarding_url, legal_entity, recipient_additional_id
      balance_account_id, recipient_type, raw_notification, raw_response, response_code, response_message
    documentation               list
      file_name, content_type
      content_category          any seen: VAT_DOCUMENT
      content
    legal_representatives       list
      merchant_reference, first_name, last_name, email, date_of_birth, country, nationality, title
      publicly_exposed_person, ultimate_beneficial_owner  boolean
      document                  shape @IdentityDocument
      phone                     shape @Phone
      address                   shape @Address
    metadata                    list @Tag
    withdrawal_methods          shape
      bank                      shape
        code, branch, branch_digit, account, account_digit
        account_type            any seen: SAVINGS
        routing, country, currency
        payout_schedule         any seen: HOLD
    terms_of_service            shape
      acceptance                boolean
      date                      timestamp
      ip
    created_at, updated_at      timestamp
  `,

  // Resources, "Incoming transfer notification", and the response of the merchant
  IncomingTransfer: `
    id                          string prefix: xfer_
    destination_account_id      string prefix: acct_
    account_id                  string
    provider                    object
      account_id, transfer_id   string
    status                      string known: PENDING COMPLETED
    direction                   string always: INCOMING
    sender                      object
      account_number_last_4, routing_number, account_name, bank_name  string
    amount                      object
      value                     number
      currency                  currency
    payment_rail                string known: ACH_STANDARD ACH_SAME_DAY WIRE RTP FPS CHAPS BACS NPP PAYTO BPAY
    description                 string
    created_at, updated_at      timestamp
  `,
  TransferReceipt: `
    received                    boolean always: true
  `,

  // Events: the payment webhook envelope
  PaymentEvent: `
    type                        string seen: payment
    type_event                  string seen: payment.purchase
    account_id                  uuid
    retry                       integer 0..
    version                     integer
    data                        object
      payment                   object
        id                      uuid
        status                  string
  `,
};

/**
 * Units, numbers and forms that the specification states for a field in words, read off its text. A place is the end of a
 * path; the words are those of the descriptions that they allow.
 */
export const statedMeanings: Record<string, string[]> = {
  // "(empty string when none)"
  vaulted_token: ['empty'],
  payment_link_id: ['empty'],
  // "object holding `card` or `bank_transfer`"
  'payment_method_detail.card': ['absent'],
  'payment_method_detail.bank_transfer': ['absent'],
  'detail.card': ['absent'],
  'detail.bank_transfer': ['absent'],
  // "required only for DIRECT integrations that involve a redirection"
  'CreatePaymentRequest.callback_url': ['only'],
  // Create a payment, rule 2
  'card.capture': ['only'],
  'card_data.expiration_month': ['month'],
  // "(integer, two digits)"
  'card_data.expiration_year': ['digits', '28', '2028'],
  // "object in the create and dispute responses (the latest transaction)"
  'CreatedPayment.transactions': ['latest'],
  'DisputedPayment.transactions': ['latest'],
  // "one that includes the provider raw response in the output"
  'provider_data.raw_response': ['unless'],
};
