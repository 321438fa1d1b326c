/**
 * Every field of the service specification at its place. The lines follow its text, never the OpenAPI document.
 * One line is one field, indented below its parent:
 *
 *   name  type [or null] [min..max] [@Shape] [seen: A B | like: A | known: A B | only: A B | always: A | prefix: a_]
 *
 * Types that the specification states: string, number, integer, boolean, object, array, strings (array of strings), uuid,
 * timestamp, date, currency (ISO 4217), country (2 letters), url, time (HH:MM), zone (IANA), base64.
 * Fields that it shows in running text without a type: `shape` is `{…}`, `list` is `[…]`, `any` is a bare name.
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
    created_at                  timestamp
    updated_at                  timestamp
    amount                      object
      captured                  number
      currency                  currency
      currency_conversion       any or null
      refunded                  number
      value                     number
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
      smart_routing             boolean
      monitors                  boolean
      condition                 shape
        id                      number
        name                    any
        description             any
    simplified_mode             boolean
  `,
  Tag: `
    key                         string
    value                       string
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
      verify                    boolean
      capture                   boolean
      installments              integer
      installments_plan_id      any
      first_installment_deferral  integer
      installments_type         any
      installment_amount        any
      installments_total_amount  any
      soft_descriptor           any
      authorization_code        any
      retrieval_reference_number  any
      voucher                   any
      card_data                 shape
        holder_name             any
        iin                     any
        lfd                     any
        number_length           integer
        security_code_length    integer
        brand                   any
        issuer_name             any
        issuer_code             any
        country_code            any
        category                any
        type                    any seen: CREDIT DEBIT
        fingerprint             any
        expiration_month        integer
        expiration_year         integer 0..99
        three_d_secure          shape
          version               any
          electronic_commerce_indicator  any
          cryptogram            any
          transaction_id        any
          directory_server_transaction_id  any
          pares_status          any
          acs_id                any
      stored_credentials        shape
        reason                  any
        usage                   any
        subscription_agreement_id  any
        network_transaction_id  any
    bank_transfer               shape
      provider_image            any
      account_type              any
      bank_name                 any
      beneficiary_name          any
      bank_account              any
      bank_account_2            any
      beneficiary_document_type  any
      beneficiary_document      any
      payment_instruction       any
      redirect_url              any
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
    response_code               string or null
    response_message            string or null
    reason                      string or null like: REQUESTED_BY_CUSTOMER
    description                 string or null
    merchant_reference          string or null
    provider_data               object
      id                        any
      transaction_id            any
      account_id                any
      status                    any
      sub_status                any
      status_detail             any
      response_message          any
      response_code             any
      raw_response              object or null
      third_party_transaction_id  any
      third_party_account_id    any
      iso8583_response_code     any
      iso8583_response_message  any
      merchant_advice_code      any
      merchant_advice_code_message  any
      reason_code               any
      reason_description        any
    connection_data             object
      id                        any
      name                      any
    merchant_advice_code        any or null
    merchant_advice_code_message  any or null
    created_at                  timestamp
    updated_at                  timestamp
  `,

  // Resources, "customer_payer"
  CustomerPayer: `
    id                          any
    merchant_customer_id        any
    first_name                  any
    last_name                   any
    gender                      any
    date_of_birth               date
    email                       any
    nationality                 country
    ip_address                  any
    device_fingerprint          any
    device_fingerprints         array
      provider_id               string
      id                        string
    browser_info                shape
      user_agent                any
      accept_header             any
      accept_content            any
      accept_browser            any
      color_depth               string
      screen_height             string
      screen_width              string
      javascript_enabled        boolean
      java_enabled              boolean
      browser_time_difference   any
      language                  any
      platform                  any
    document                    shape @IdentityDocument
    phone                       shape @Phone
    billing_address             shape @Address
    shipping_address            shape @Address
    merchant_customer_created_at  timestamp
    geolocation                 shape
      latitude                  string
      longitude                 string
  `,
  IdentityDocument: `
    document_type               any
    document_number             any
  `,
  Phone: `
    number                      any
    country_code                any
  `,
  Address: `
    address_line_1              any
    address_line_2              any
    country                     any
    state                       any
    city                        any
    zip_code                    any
    neighborhood                any
  `,

  // Resources, "additional_data"
  AdditionalData: `
    airline                     shape
      pnr                       any
      legs                      list
        order                   any
        route_order             any
        passenger_id            any
        departure_airport       any
        departure_datetime      any
        departure_airport_timezone  any
        arrival_airport         any
        arrival_airport_timezone  any
        arrival_datetime        any
        carrier_code            any
        flight_number           any
        fare_basis_code         any
        fare_class_code         any
        base_fare               number
        base_fare_currency      any
        stopover_code           any
        departure_airport_country  any
        departure_airport_city  any
        arrival_airport_country  any
        arrival_airport_city    any
        expedited_boarding      any
        extra_baggage           any
        purchased_meals         any
        selected_seat           any
      passengers                list
        id                      any
        first_name              any
        last_name               any
        middle_name             any
        type                    any
        date_of_birth           any
        nationality             any
        document                any
        country                 any
        loyalty_number          any
        loyalty_tier            any
        email                   any
        phone                   any
        address                 any
        evidence_document_source  any
      type                      any
      ticket                    shape @AirlineTicket
      tickets                   list @AirlineTicket
    transportations             any or null
    order                       shape
      fee_amount                number or null
      shipping_amount           number or null
      tip_amount                number or null
      items                     list
        id                      any
        name                    any
        quantity                any
        unit_amount             any
        category                any
        brand                   any
        sku_code                any
        manufacture_part_number  any
      taxes                     list
        type                    any
        tax_base                any
        value                   number
        percentage              any
      shipping                  shape
        type                    any
        description             any
        carrier                 any
        deliver_at              any
        recipients              list
      account_funding           shape
        sender                  shape @AccountFundingParty
        beneficiary             shape @AccountFundingParty
      tickets                   list
        id                      any
        name                    any
        description             any
        type                    any
        amount                  shape
          value                 number
          currency              currency
        event                   shape
          id                    any
          name                  any
          description           any
          type                  any
          date                  any
          address               any
      fulfillment               any
      discounts                 list
        id                      any
        name                    any
        unit_amount             any
      sales_channel             any
    seller_details              shape
      name                      any
      website                   any
      email                     any
      address                   any
      reference                 any
      country                   any
      phone                     any
      document                  any
      industry                  any
      merchant_category_code    any
  `,
  AirlineTicket: `
    ticket_number               any
    passenger_id                any
    e_ticket                    boolean
    restricted                  boolean
    total_fare_amount           number
    total_tax_amount            number
    total_fee_amount            number
    issue                       shape
      carrier_prefix_code       any
      travel_agent_code         any
      travel_agent_name         any
      date                      any
      address                   any
      city                      any
      country                   any
      zip_code                  any
      booking_system_code       any
      booking_system_name       any
  `,
  AccountFundingParty: `
    national_entity             any
    first_name                  any
    last_name                   any
    legal_name                  any
    email                       any
    country                     any
    date_of_birth               any
    document                    any
    phone                       any
    address                     any
  `,

  // Resources, "Dispute evidence item", and Endpoints, "dispute a chargeback"
  DisputeRequest: `
    account_id                  string
    evidence                    array
      content_type              string only: application/pdf
      file_name                 string
      content_category          string
      content                   base64
  `,

  // Resources, "Enrolled payment method"
  PaymentMethodList: `
    payment_methods             array
      idempotency_key           any
      name                      any
      description               any
      icon                      url
      type                      any seen: CARD
      category                  any seen: CARD
      country                   any
      status                    any seen: ENROLLED
      sub_status                any
      vaulted_token             string
      callback_url              any
      action                    any
      redirect_url              any
      created_at                timestamp
      updated_at                timestamp
      card_data                 shape
        iin                     any
        lfd                     any
        expiration_month        any
        expiration_year         any
        number_length           any
        security_code_length    any
        brand                   any
        issuer                  any
        issuer_name             any
        issuer_code             any
        category                any
        type                    any
      last_successfully_used    boolean
      last_successfully_used_at  string 0..
  `,

  // Resources, "Campaign"
  CampaignAnswer: `
    data                        object
      id                        uuid
      name                      string
      account_id                uuid
      organization_code         uuid
      country                   country
      channel                   string seen: WHATSAPP_MESSAGE
      schedule                  object
        daily_start_time        time
        daily_end_time          time
        time_zone               zone
      duration                  object
        start_at                timestamp
        end_at                  timestamp
      status                    string seen: ACTIVE
      rules                     array
        id                      uuid
        rule_type               any seen: PAYMENT_STATUS
        values                  strings like: DECLINED
        conditional             any seen: EQUAL
        metadata_key            string or null
        status                  any seen: ACTIVE
        created_at              timestamp
        updated_at              timestamp
      created_at                timestamp
      updated_at                timestamp
  `,

  // Resources, "Onboarding reversal record"
  OnboardingReversal: `
    id                          uuid
    origin_onboarding           object @Onboarding
    destination_onboarding      object @Onboarding
    created_at                  timestamp
    updated_at                  timestamp
  `,
  Onboarding: `
    id                          any
    type                        any seen: ONE_STEP_ONBOARDING
    workflow                    any seen: DIRECT
    description                 any
    status                      any seen: INACTIVE SUCCEEDED
    response_message            any
    callback_url                any
    provider                    shape
      id                        any
      connection_id             any
      recipient_id              any
      redirect_url              any
      onboarding_url            any
      legal_entity              any
      recipient_additional_id   any
      balance_account_id        any
      recipient_type            any
      raw_notification          any
      raw_response              any
      response_code             any
      response_message          any
    documentation               list
      file_name                 any
      content_type              any
      content_category          any seen: VAT_DOCUMENT
      content                   any
    legal_representatives       list
      merchant_reference        any
      first_name                any
      last_name                 any
      email                     any
      date_of_birth             any
      country                   any
      nationality               any
      title                     any
      publicly_exposed_person   boolean
      ultimate_beneficial_owner  boolean
      document                  shape @IdentityDocument
      phone                     shape @Phone
      address                   shape @Address
    metadata                    list @Tag
    withdrawal_methods          shape
      bank                      shape
        code                    any
        branch                  any
        branch_digit            any
        account                 any
        account_digit           any
        account_type            any seen: SAVINGS
        routing                 any
        country                 any
        currency                any
        payout_schedule         any seen: HOLD
    terms_of_service            shape
      acceptance                boolean
      date                      timestamp
      ip                        any
    created_at                  timestamp
    updated_at                  timestamp
  `,

  // Resources, "Incoming transfer notification", and the response of the merchant
  IncomingTransfer: `
    id                          string prefix: xfer_
    destination_account_id      string prefix: acct_
    account_id                  string
    provider                    object
      account_id                string
      transfer_id               string
    status                      string known: PENDING COMPLETED
    direction                   string always: INCOMING
    sender                      object
      account_number_last_4     string
      routing_number            string
      account_name              string
      bank_name                 string
    amount                      object
      value                     number
      currency                  currency
    payment_rail                string known: ACH_STANDARD ACH_SAME_DAY WIRE RTP FPS CHAPS BACS NPP PAYTO BPAY
    description                 string
    created_at                  timestamp
    updated_at                  timestamp
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
