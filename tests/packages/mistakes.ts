/** A mistake that developers make, the exact message that it gives, and the code that works. */
export interface Mistake {
  readonly message: string;
  readonly mistake: string;
  readonly fix: string;
}

const needsAdapter =
  'The receiver needs a web Request. Use the adapter of your framework: expressHandler, nodeListener, fastifyPlugin, koaMiddleware, lambdaHandler or nextPagesHandler';

const rows: readonly (readonly [message: string, mistake: string, fix: string])[] = [
  // The address of the service
  [
    'baseUrl is not set. Is its environment variable set?',
    'createClient({ ...options, baseUrl: undefined })',
    "createClient({ ...options, baseUrl: 'https://api.example.com' })",
  ],
  [
    'options must be an object (received a string)',
    "createClient('https://api.example.com')",
    "createClient({ ...options, baseUrl: 'https://api.example.com' })",
  ],
  [
    'baseUrl must be a string that starts with https:// (http:// on loopback), without quotes or spaces (received a string)',
    "createClient({ ...options, baseUrl: 'localhost:4010' })",
    "createClient({ ...options, baseUrl: 'http://localhost:4010' })",
  ],
  [
    'baseUrl must be a string that starts with https:// (http:// on loopback), without quotes or spaces (received a string)',
    "createClient({ ...options, baseUrl: 'api.example.com' })",
    "createClient({ ...options, baseUrl: 'https://api.example.com' })",
  ],
  [
    'baseUrl must be a string that starts with https:// (http:// on loopback), without quotes or spaces (received a string)',
    "createClient({ ...options, baseUrl: '/api' })",
    "createClient({ ...options, baseUrl: 'https://api.example.com/api' })",
  ],
  [
    'baseUrl must not contain credentials, a query, a fragment or /v1. Pass "https://api.example.com"',
    "createClient({ ...options, baseUrl: 'https://api.example.com/v1' })",
    "createClient({ ...options, baseUrl: 'https://api.example.com' })",
  ],
  [
    'baseUrl must use https://, or http:// on loopback (received "http://payments-mock:4010"). For tests against a mock, pass dangerouslyAllowUnencryptedCredentials: true',
    "createClient({ ...options, baseUrl: 'http://payments-mock:4010' })",
    "createClient({ ...options, baseUrl: 'http://payments-mock:4010', dangerouslyAllowUnencryptedCredentials: true })",
  ],
  [
    'baseUrl must use https://, or http:// on loopback (received "http://0.0.0.0:4010"). For tests against a mock, pass dangerouslyAllowUnencryptedCredentials: true',
    'createClient({ ...options, baseUrl: otherHost }).payments.create(body)',
    'createClient({ ...options, baseUrl: otherHost, dangerouslyAllowUnencryptedCredentials: true }).payments.create(body)',
  ],
  [
    'baseUrl must not contain credentials, a query, a fragment or /v1. Pass "https://api.example.com"',
    "createClient({ ...options, baseUrl: 'https://api.example.com?env=test' })",
    "createClient({ ...options, baseUrl: 'https://api.example.com' })",
  ],
  [
    'baseUrl must not contain credentials, a query, a fragment or /v1. Pass "https://api.example.com"',
    "createClient({ ...options, baseUrl: 'https://shop:password@api.example.com' })",
    "createClient({ ...options, baseUrl: 'https://api.example.com' })",
  ],
  // Keys and other client options
  [
    'publicApiKey is not set. Is its environment variable set?',
    'createClient({ ...options, publicApiKey: undefined })',
    "createClient({ ...options, publicApiKey: 'pk-1' })",
  ],
  [
    'publicApiKey is not set. Is its environment variable set?',
    'createClient({ ...options, publicApiKey: String(process.env.MISSING) })',
    "createClient({ ...options, publicApiKey: 'pk-1' })",
  ],
  [
    'privateSecretKey must be a string of printable ASCII without newlines or spaces around it',
    "createClient({ ...options, privateSecretKey: 'sk-1\\n' })",
    "createClient({ ...options, privateSecretKey: 'sk-1\\n'.trim() })",
  ],
  [
    'privateSecretKey must be a string of printable ASCII without newlines or spaces around it',
    "createClient({ ...options, privateSecretKey: ' sk-1' })",
    "createClient({ ...options, privateSecretKey: ' sk-1'.trim() })",
  ],
  [
    'privateSecretKey is not set. Is its environment variable set?',
    'createClient({ ...options, privateSecretKey: () => undefined }).payments.retrieve(paymentId)',
    'createClient({ ...options, privateSecretKey: () => secretKey }).payments.retrieve(paymentId)',
  ],
  [
    'organizationCode is not set. Pass it to createClient or to reverseTransfer',
    'client.onboardings.reverseTransfer(transferId)',
    'client.onboardings.reverseTransfer(transferId, { organizationCode })',
  ],
  [
    'timeout is not a client option. Did you mean timeoutMs?',
    'createClient({ ...options, timeout: 5_000 })',
    'createClient({ ...options, timeoutMs: 5_000 })',
  ],
  [
    'baseURL is not a client option. Did you mean baseUrl?',
    'createClient({ ...options, baseURL: options.baseUrl })',
    'createClient({ ...options, baseUrl: options.baseUrl })',
  ],
  [
    'retries is not a client option. Did you mean maxRetries?',
    'createClient({ ...options, retries: 3 })',
    'createClient({ ...options, maxRetries: 3 })',
  ],
  [
    'timeoutMs must be a number from 1 to 2147483647 (received a string)',
    "createClient({ ...options, timeoutMs: '5s' })",
    'createClient({ ...options, timeoutMs: 5_000 })',
  ],
  [
    'hooks.log is not a hook. Known names: onRequest, onResponse, onRetry, onError',
    'createClient({ ...options, hooks: console })',
    'createClient({ ...options, hooks: logHooks(console) })',
  ],
  [
    'hooks.onresponse is not a hook. Did you mean hooks.onResponse?',
    'createClient({ ...options, hooks: { onresponse: console.log } })',
    'createClient({ ...options, hooks: { onResponse: () => {} } })',
  ],
  [
    'clock.now must return a number (received NaN)',
    'createClient({ ...options, clock: { ...clock, now: () => NaN } })',
    'createClient({ ...options, clock: { ...clock, now: () => 0 } })',
  ],
  [
    'baseUrl must not contain credentials, a query, a fragment or /v1. Pass "https://api.example.com"',
    "createFetch({ ...options, baseUrl: 'https://api.example.com/v1' })",
    "createFetch({ ...options, baseUrl: 'https://api.example.com' })",
  ],
  [
    'totalTimeout is not a client option. Did you mean totalTimeoutMs?',
    'createOpenApiClient({ ...options, totalTimeout: 9_000 })',
    'createOpenApiClient({ ...options, totalTimeoutMs: 9_000 })',
  ],
  // Calls
  [
    'idempotentKey is not an option of createPayment. Did you mean idempotencyKey?',
    "client.payments.create(body, { idempotentKey: 'order-1' })",
    "client.payments.create(body, { idempotencyKey: 'order-1' })",
  ],
  [
    'idempotencyKey must be in the options, after the body',
    "client.payments.create({ ...body, idempotencyKey: 'order-1' })",
    "client.payments.create(body, { idempotencyKey: 'order-1' })",
  ],
  [
    'options must be an object such as { idempotencyKey } (received a string)',
    "client.payments.create(body, 'order-1')",
    "client.payments.create(body, { idempotencyKey: 'order-1' })",
  ],
  [
    'idempotencyKey is not set. Leave the property out for a new key',
    'client.payments.create(body, { idempotencyKey: undefined })',
    'client.payments.create(body, {})',
  ],
  [
    'idempotencyKey is not set. Leave the property out for a new key',
    'client.payments.create(body, { idempotencyKey: String(body.missing) })',
    'client.payments.create(body, {})',
  ],
  [
    'headers.X-Idempotency-Key is reserved. Pass idempotencyKey to the call',
    "client.payments.create(body, { headers: { 'X-Idempotency-Key': 'order-2' } })",
    "client.payments.create(body, { idempotencyKey: 'order-2' })",
  ],
  [
    'headers.Idempotency-Key is reserved. Pass X-Idempotency-Key',
    "openApi.POST('/v1/payments', { body, headers: { 'Idempotency-Key': 'order-4' } })",
    "openApi.POST('/v1/payments', { body, headers: { 'X-Idempotency-Key': 'order-4' } })",
  ],
  [
    'idempotencyKey is not an option. Pass X-Idempotency-Key in params.header',
    "openApi.POST('/v1/payments', { body, idempotencyKey: 'order-3' })",
    "openApi.POST('/v1/payments', { body, params: { header: { 'X-Idempotency-Key': 'order-3' } } })",
  ],
  [
    'method must be a method that fetch can send (received TRACE)',
    "openApi.TRACE('/v1/payments')",
    "openApi.GET('/v1/payments', { params: { query: { merchant_order_id: 'ORDER-1' } } })",
  ],
  [
    'amount.value must be a number from 0 up to 9007199254740992 with at most 4 decimals (received a string)',
    "client.payments.create({ ...body, amount: { currency: 'USD', value: '25.50' } })",
    "client.payments.create({ ...body, amount: { currency: 'USD', value: 25.5 } })",
  ],
  [
    'amount.value must be a number from 0 up to 9007199254740992 with at most 4 decimals (received 0.3000…). Round it to 0.3',
    "client.payments.create({ ...body, amount: { currency: 'USD', value: 0.1 + 0.2 } })",
    "client.payments.create({ ...body, amount: { currency: 'USD', value: Number((0.1 + 0.2).toFixed(2)) } })",
  ],
  [
    'amount.currency must be an ISO 4217 code in capital letters, such as USD',
    "client.payments.create({ ...body, amount: { currency: 'usd', value: 25.5 } })",
    "client.payments.create({ ...body, amount: { currency: 'USD', value: 25.5 } })",
  ],
  [
    'account_id must be a UUID',
    "client.payments.create({ ...body, account_id: 'acc_123' })",
    "client.payments.create({ ...body, account_id: '493e9374-510a-4201-9e09-de669d75f256' })",
  ],
  [
    'payment_id must be a string such as payment.id (received a promise: await it)',
    'client.payments.retrieve(client.payments.create(body))',
    'client.payments.retrieve((await client.payments.create(body)).id)',
  ],
  [
    'payment_id must be a string such as payment.id (received undefined)',
    'client.payments.retrieve(undefined)',
    'client.payments.retrieve(paymentId)',
  ],
  [
    'payment_id must be a string such as payment.id (received undefined)',
    'client.payments.retrieve(client.payments.create(body).id)',
    'client.payments.retrieve((await client.payments.create(body)).id)',
  ],
  [
    'payment_id must be a string such as payment.id (received an object)',
    'client.payments.retrieve(await client.payments.create(body))',
    'client.payments.retrieve((await client.payments.create(body)).id)',
  ],
  [
    'payment_id must be one part of a path, without a space or newline at its start or end',
    "client.payments.retrieve(paymentId + ' ')",
    'client.payments.retrieve(paymentId)',
  ],
  [
    "until must be a function or a list of statuses, such as ['SUCCEEDED'] (received undefined)",
    'client.payments.waitFor(paymentId)',
    "client.payments.waitFor(paymentId, { until: ['SUCCEEDED'] })",
  ],
  [
    "until must be a function or a list of statuses, such as ['SUCCEEDED'] (received a string)",
    "client.payments.waitFor(paymentId, { until: 'SUCCEEDED' })",
    "client.payments.waitFor(paymentId, { until: ['SUCCEEDED'] })",
  ],
  [
    'until must return a boolean, without async (received a promise: await it)',
    "client.payments.waitFor(paymentId, { until: async ({ status }) => status === 'SUCCEEDED' })",
    "client.payments.waitFor(paymentId, { until: ({ status }) => status === 'SUCCEEDED' })",
  ],
  [
    'waitFor did not reach SUCCEDED within totalTimeoutMs, 100 ms. The status is SUCCEEDED',
    "client.payments.waitFor(paymentId, { until: ['SUCCEDED'], totalTimeoutMs: 100 })",
    "client.payments.waitFor(paymentId, { until: ['SUCCEEDED'], totalTimeoutMs: 100 })",
  ],
  [
    'idempotentKey is not an option of retrievePayment. Did you mean idempotencyKey?',
    "client.payments.retrieve(paymentId, { idempotentKey: 'order-1' })",
    "client.payments.retrieve(paymentId, { idempotencyKey: 'order-1' })",
  ],
  [
    'transaction_id must be a string such as transaction.id (received an object)',
    "client.payments.refund(paymentId, { merchant_reference: 'REFUND-1' })",
    "client.payments.refund(paymentId, payment.transactions.id, { merchant_reference: 'REFUND-1' })",
  ],
  [
    'input must have 1048576 or fewer bytes before base64 encoding (received 2000000)',
    "pdfEvidence(new Uint8Array(2_000_000), { fileName: 'note.pdf', contentCategory: 'PROOF_OF_DELIVERY' })",
    "pdfEvidence(pdf, { fileName: 'note.pdf', contentCategory: 'PROOF_OF_DELIVERY' })",
  ],
  // Connections and responses
  [
    'createPayment: could not connect to http://127.0.0.1:4011 (ECONNREFUSED). Check baseUrl and its scheme, the server and proxies',
    'createClient({ ...options, baseUrl: closedPort, maxRetries: 0 }).payments.create(body)',
    'createClient({ ...options, baseUrl: server.url }).payments.create(body)',
  ],
  [
    'createPayment: could not connect to http://127.0.0.1:6000 (BAD_PORT). Check baseUrl and its scheme, the server and proxies',
    "createClient({ ...options, baseUrl: 'http://127.0.0.1:6000', maxRetries: 0 }).payments.create(body)",
    'createClient({ ...options, baseUrl: server.url }).payments.create(body)',
  ],
  [
    'createPayment: could not connect to https://127.0.0.1:4010 (ERR_SSL_WRONG_VERSION_NUMBER). Check baseUrl and its scheme, the server and proxies',
    'createClient({ ...options, baseUrl: httpsToHttpPort, maxRetries: 0 }).payments.create(body)',
    'createClient({ ...options, baseUrl: server.url }).payments.create(body)',
  ],
  [
    'createPayment returned 404 (POST http://127.0.0.1:4010/v1/payments/v1/payments): UNKNOWN_PATH: No operation has this path. @paychord/sdk/openapi.json lists the paths, on a port also /openapi.json. The option fallback can respond to a path that only the service has',
    "createClient({ ...options, baseUrl: server.url + '/v1/payments' }).payments.create(body)",
    'createClient({ ...options, baseUrl: server.url }).payments.create(body)',
  ],
  [
    'retrievePayment returned 404 (GET http://127.0.0.1:4010/v1/payments/8f5d1d4c-8f5e-4b5a-9d0c-6a2b7f1e3c44): PAYMENT_NOT_FOUND: No payment has this id',
    "client.payments.retrieve('8f5d1d4c-8f5e-4b5a-9d0c-6a2b7f1e3c44')",
    'client.payments.retrieve(paymentId)',
  ],
  [
    'createPayment returned 308 (POST http://127.0.0.1:4012/v1/payments) with a redirect. Check baseUrl',
    'createClient({ ...options, baseUrl: redirectingServer }).payments.create(body)',
    'createClient({ ...options, baseUrl: server.url }).payments.create(body)',
  ],
  [
    'fetch must return a Response (received an object)',
    'createClient({ ...options, fetch: (url, init) => fetch(url, init).then((r) => r.json()) }).payments.create(body)',
    'createClient({ ...options, fetch: (url, init) => fetch(url, init) }).payments.create(body)',
  ],
  [
    'createPayment returned 200 (POST http://127.0.0.1:4013/v1/payments) with a body that is not JSON. Check baseUrl and proxies',
    'createClient({ ...options, baseUrl: webSite }).payments.create(body)',
    'createClient({ ...options, baseUrl: server.url }).payments.create(body)',
  ],
  // Responses of the mock server
  [
    'public-api-key is missing. Send this header with every request',
    "fetch(server.url + '/v1/payments', { headers: { 'private-secret-key': secretKey } }).then(messageOf)",
    "fetch(server.url + '/v1/payments?merchant_order_id=ORDER-1', { headers }).then(messageOf)",
  ],
  [
    'retrievePayment returned 401: INVALID_CREDENTIALS: private-secret-key does not belong to this public-api-key',
    "createClient({ ...options, privateSecretKey: 'another-key' }).payments.retrieve(paymentId)",
    'createClient({ ...options, privateSecretKey: secretKey }).payments.retrieve(paymentId)',
  ],
  [
    'retrievePayment returned 401: INVALID_CREDENTIALS: public-api-key is not in the credentials of this mock server',
    "createClient({ ...options, publicApiKey: 'another-key' }).payments.retrieve(paymentId)",
    'createClient({ ...options, publicApiKey }).payments.retrieve(paymentId)',
  ],
  [
    'public-api-key is the text "undefined". Is its variable set?',
    "fetch(server.url + '/v1/payments', { headers: { ...headers, 'public-api-key': process.env.MISSING } }).then(messageOf)",
    "fetch(server.url + '/v1/payments?merchant_order_id=ORDER-1', { headers }).then(messageOf)",
  ],
  [
    'createPayment returned 400: MISSING_PARAMETERS: checkout is required when workflow is SDK_CHECKOUT or absent',
    'client.payments.create({ ...body, workflow: undefined })',
    "client.payments.create({ ...body, workflow: 'DIRECT' })",
  ],
  [
    'createPayment returned 400: MISSING_PARAMETERS: checkout.session is required; Assumed rule, see GAPS: CheckoutWithSessionInput',
    "client.payments.create({ ...body, workflow: 'SDK_CHECKOUT', checkout: {} })",
    "client.payments.create({ ...body, workflow: 'SDK_CHECKOUT', checkout: { session: randomUUID() } })",
  ],
  [
    'country must be 2 capital letters, such as AR',
    "client.payments.create({ ...body, country: 'usa' })",
    "client.payments.create({ ...body, country: 'US' })",
  ],
  // Webhook receivers
  [
    'signature must be the x-hmac-signature header, not request.headers or a promise',
    "verifySignature(rawBody, { 'x-hmac-signature': signature }, secret)",
    'verifySignature(rawBody, signature, secret)',
  ],
  [
    'Webhook rejected: signature_mismatch. Run explainSignature(rawBody, headers, secret)',
    "constructEvent(rawBody, { 'x-hmac-signature': signature }, { accept: 'payment', secret: 'another-secret' })",
    "constructEvent(rawBody, { 'x-hmac-signature': signature }, { accept: 'payment', secret })",
  ],
  [
    'headers must be an object like request.headers, after the body (received text or bytes)',
    "constructEvent(rawBody, signature, { accept: 'payment', secret })",
    "constructEvent(rawBody, { 'x-hmac-signature': signature }, { accept: 'payment', secret })",
  ],
  [
    'headers must be an object like request.headers, after the body (received text or bytes)',
    "constructEvent({ 'x-hmac-signature': signature }, rawBody, { accept: 'payment', secret })",
    "constructEvent(rawBody, { 'x-hmac-signature': signature }, { accept: 'payment', secret })",
  ],
  [
    "The options must be an object: { accept: 'payment', secret } (received string)",
    "constructEvent(rawBody, { 'x-hmac-signature': signature }, secret)",
    "constructEvent(rawBody, { 'x-hmac-signature': signature }, { accept: 'payment', secret })",
  ],
  [
    'secret is not set. Is its environment variable set?',
    "createWebhookReceiver({ accept: 'payment', secret: undefined, on })",
    "createWebhookReceiver({ accept: 'payment', secret, on })",
  ],
  [
    'Pass secret, or apiKey and apiSecret, or only a function verify, or only unverified: true',
    "createWebhookReceiver({ accept: 'payment', on })",
    "createWebhookReceiver({ accept: 'payment', secret, on })",
  ],
  [
    'apiSecret is not set. Is its environment variable set?',
    "createWebhookReceiver({ accept: 'payment', apiKey: 'key', on })",
    "createWebhookReceiver({ accept: 'payment', apiKey: 'key', apiSecret: 'secret', on })",
  ],
  [
    `accept must be 'payment' or 'transfer', one kind for each route: { accept: 'payment', secret } (received "payments")`,
    "createWebhookReceiver({ accept: 'payments', secret, on })",
    "createWebhookReceiver({ accept: 'payment', secret, on })",
  ],
  [
    "on.banking.transfer is never called. Handle it in a receiver with accept: 'transfer'",
    "createWebhookReceiver({ accept: 'payment', secret, on: { 'banking.transfer': handler } })",
    "createWebhookReceiver({ accept: 'transfer', unverified: true, on: { 'banking.transfer': handler } })",
  ],
  [
    'on.payments.purchase is not a listed event. Did you mean on.payment.purchase?',
    "createWebhookReceiver({ accept: 'payment', secret, on: { 'payments.purchase': handler } })",
    "createWebhookReceiver({ accept: 'payment', secret, on: { 'payment.purchase': handler } })",
  ],
  [
    'on.succeeded is not a listed event. Listed events: payment.purchase, payment.authorize, payment.capture, payment.refund, payment.cancel, payment.verify, payment.chargeback, payment.fraud_screening.',
    "createWebhookReceiver({ accept: 'payment', secret, on: { succeeded: handler } })",
    "createWebhookReceiver({ accept: 'payment', secret, on: { 'payment.purchase': handler } })",
  ],
  [
    'onunknown is not an option of createWebhookReceiver. Did you mean onUnknown?',
    "createWebhookReceiver({ accept: 'payment', secret, on, onunknown: handler })",
    "createWebhookReceiver({ accept: 'payment', secret, on, onUnknown: handler })",
  ],
  [
    'ackTimeoutMs must be an integer from 1 to 2147483647 (received 8s)',
    "createWebhookReceiver({ accept: 'payment', secret, on, ackTimeoutMs: '8s' })",
    "createWebhookReceiver({ accept: 'payment', secret, on, ackTimeoutMs: 8_000 })",
  ],
  [
    'dedupe must be a store, such as memoryStore() or redisStore(client), or absent (received function)',
    "createWebhookReceiver({ accept: 'payment', secret, on, dedupe: memoryStore })",
    "createWebhookReceiver({ accept: 'payment', secret, on, dedupe: memoryStore() })",
  ],
  // Webhook receivers in a framework
  [
    'A parser has already read the request body. Register the webhook before app.use(express.json()), or pass { inflate: false, verify: (request, _, bytes) => Object.assign(request, { rawBody: bytes }) } to it',
    "deliver(express().use(express.json()).post('/webhooks', expressHandler(receive)))",
    "deliver(express().use(express.json({ inflate: false, verify: (request, _, bytes) => Object.assign(request, { rawBody: bytes }) })).post('/webhooks', expressHandler(receive)))",
  ],
  [
    "A parser has already read the request body. Register fastifyPlugin(receive) instead, or parse with { parseAs: 'buffer' } in its scope",
    "deliver(Fastify().post('/webhooks', fastifyHandler(receive)))",
    "deliver(Fastify().register(fastifyPlugin(receive), { prefix: '/webhooks' }))",
  ],
  [
    'fastifyPlugin takes only a receiver. Use app.register(fastifyPlugin(receive), { prefix: path })',
    "deliver(Fastify().register(fastifyPlugin(receive, { prefix: '/webhooks' })))",
    "deliver(Fastify().register(fastifyPlugin(receive), { prefix: '/webhooks' }))",
  ],
  [
    'Webhook rejected with 401: signature_mismatch. Run explainSignature(rawBody, headers, secret)',
    "deliver(nodeListener(createWebhookReceiver({ accept: 'payment', secret: 'another-secret', on })))",
    "deliver(nodeListener(createWebhookReceiver({ accept: 'payment', secret, on })))",
  ],
  [
    "Webhook unhandled with 500: not_accepted. Send it to a receiver with accept: 'payment'",
    "deliver(nodeListener(createWebhookReceiver({ accept: 'transfer', secret, on: { 'banking.transfer': handler } })))",
    "deliver(nodeListener(createWebhookReceiver({ accept: 'payment', secret, on })))",
  ],
  [needsAdapter, 'deliver(createServer(receive))', 'deliver(createServer(nodeListener(receive)))'],
  [
    needsAdapter,
    "deliver(express().post('/webhooks', receive))",
    "deliver(express().post('/webhooks', expressHandler(receive)))",
  ],
  [
    needsAdapter,
    "Fastify().register(receive, { prefix: '/webhooks' }).ready()",
    "Fastify().register(fastifyPlugin(receive), { prefix: '/webhooks' }).ready()",
  ],
  [
    needsAdapter,
    "deliver(Fastify().post('/webhooks', receive))",
    "deliver(Fastify().register(fastifyPlugin(receive), { prefix: '/webhooks' }))",
  ],
  [
    needsAdapter,
    "deliver(Fastify().post('/webhooks', fastifyPlugin(receive)))",
    "deliver(Fastify().register(fastifyPlugin(receive), { prefix: '/webhooks' }))",
  ],
  [
    'expressHandler must be called with a receiver (received object). Pass the result of createWebhookReceiver',
    "expressHandler({ accept: 'payment', secret, on })",
    "expressHandler(createWebhookReceiver({ accept: 'payment', secret, on }))",
  ],
  [
    'The store did not respond within 100 ms. Is its client connected?',
    "deliver(nodeListener(createWebhookReceiver({ accept: 'payment', secret, on, dedupe: postgresStore(unconnectedClient), ackTimeoutMs: 100 })))",
    "deliver(nodeListener(createWebhookReceiver({ accept: 'payment', secret, on, dedupe: memoryStore() })))",
  ],
  // Options and controls of the mock server
  [
    'Could not listen on 127.0.0.1:4010 (EADDRINUSE). Another program uses this port. Stop it, or pass another port, or 0 for a free port',
    'listen(createMockServer(), { port: server.port })',
    'listen(createMockServer(), { port: 0 })',
  ],
  [
    'mock must be the result of createMockServer (received an object)',
    'listen({ port: 4010 })',
    'listen(createMockServer(), { port: 0 })',
  ],
  [
    'polices is not an option of createMockServer. Did you mean policies?',
    "createMockServer({ polices: { onUnknownField: 'reject' } })",
    "createMockServer({ policies: { onUnknownField: 'reject' } })",
  ],
  [
    'receive must have an object as details (received 5)',
    'mock.transfers.receive(5)',
    "mock.transfers.receive({ amount: { value: 5, currency: 'USD' } })",
  ],
  [
    'receive must have an object as details (received null)',
    'mock.transfers.receive(null)',
    'mock.transfers.receive()',
  ],
  [
    'fault.status must be an integer (received "503")',
    "mock.faults.inject({ phase: 'before', status: '503', when: { times: 1 } })",
    "mock.faults.inject({ phase: 'before', status: 503, when: { times: 1 } })",
  ],
  [
    'fault.status must be an integer (received a function)',
    "mock.faults.inject({ phase: 'before', status: () => 503 })",
    "mock.faults.inject({ phase: 'before', status: 503 })",
  ],
  [
    'duration must be a duration of less than 100000d (received "7 days"). Write milliseconds, or a number with a unit: 500ms, 90s, 5m, 6h or 2d',
    "mock.clock.advance('7 days')",
    "mock.clock.advance('7d')",
  ],
];

export const mistakes: readonly Mistake[] = rows.map(([message, mistake, fix]) => ({ message, mistake, fix }));
