/**
 * Mistakes that developers make, the exact message that each one gives, and the code that works. `mistakes.test.ts` runs both expressions
 * with the packed packages, and compares the table with `packages/sdk/docs/troubleshooting.md`.
 *
 * The expressions may use the exports of both packages and what `mistakes-program.ts` prepares: `options`, `client`, `mock`, `secret`,
 * `body`, `receive`, `deliver`, `unconnectedClient` and addresses of local servers.
 */
export interface Mistake {
  readonly mistake: string;
  readonly message: string;
  readonly fix: string;
}

/** Mistakes about one subject. */
export interface MistakeGroup {
  readonly title: string;
  readonly mistakes: readonly Mistake[];
}

const limit = 'from 1 to 2147483647';
const isSet = 'Is its environment variable set?';

export const mistakeGroups: readonly MistakeGroup[] = [
  {
    title: 'The address of the service',
    mistakes: [
      {
        mistake: 'createClient({ ...options, baseUrl: undefined })',
        message: 'baseUrl is not set. Is its environment variable set?',
        fix: "createClient({ ...options, baseUrl: 'https://api.example.com' })",
      },
      {
        mistake: "createClient('https://api.example.com')",
        message: 'options must be an object (received a string)',
        fix: "createClient({ ...options, baseUrl: 'https://api.example.com' })",
      },
      {
        mistake: "createClient({ ...options, baseUrl: 'localhost:4010' })",
        message:
          'baseUrl must be the text of a URL, with https:// (http:// on loopback), without quotes or spaces (received a string)',
        fix: "createClient({ ...options, baseUrl: 'http://localhost:4010' })",
      },
      {
        mistake: "createClient({ ...options, baseUrl: 'api.example.com' })",
        message:
          'baseUrl must be the text of a URL, with https:// (http:// on loopback), without quotes or spaces (received a string)',
        fix: "createClient({ ...options, baseUrl: 'https://api.example.com' })",
      },
      {
        mistake: "createClient({ ...options, baseUrl: '/api' })",
        message:
          'baseUrl must be the text of a URL, with https:// (http:// on loopback), without quotes or spaces (received a string)',
        fix: "createClient({ ...options, baseUrl: 'https://api.example.com/api' })",
      },
      {
        mistake: "createClient({ ...options, baseUrl: 'https://api.example.com/v1' })",
        message: 'baseUrl must not contain credentials, a query, a fragment or /v1. Pass "https://api.example.com"',
        fix: "createClient({ ...options, baseUrl: 'https://api.example.com' })",
      },
      {
        mistake: "createClient({ ...options, baseUrl: 'http://payments-mock:4010' })",
        message:
          'baseUrl must use https://, or http:// on loopback (received "http://payments-mock:4010"). For tests against a mock, pass dangerouslyAllowUnencryptedCredentials: true',
        fix: "createClient({ ...options, baseUrl: 'http://payments-mock:4010', dangerouslyAllowUnencryptedCredentials: true })",
      },
      {
        mistake: 'createClient({ ...options, baseUrl: otherHost }).payments.create(body)',
        message:
          'baseUrl must use https://, or http:// on loopback (received "http://0.0.0.0:4010"). For tests against a mock, pass dangerouslyAllowUnencryptedCredentials: true',
        fix: 'createClient({ ...options, baseUrl: otherHost, dangerouslyAllowUnencryptedCredentials: true }).payments.create(body)',
      },
      {
        mistake: "createClient({ ...options, baseUrl: 'https://api.example.com?env=test' })",
        message: 'baseUrl must not contain credentials, a query, a fragment or /v1. Pass "https://api.example.com"',
        fix: "createClient({ ...options, baseUrl: 'https://api.example.com' })",
      },
      {
        mistake: "createClient({ ...options, baseUrl: 'https://shop:password@api.example.com' })",
        message: 'baseUrl must not contain credentials, a query, a fragment or /v1. Pass "https://api.example.com"',
        fix: "createClient({ ...options, baseUrl: 'https://api.example.com' })",
      },
    ],
  },
  {
    title: 'Keys and other client options',
    mistakes: [
      {
        mistake: 'createClient({ ...options, publicApiKey: undefined })',
        message: `publicApiKey is not set. ${isSet}`,
        fix: "createClient({ ...options, publicApiKey: 'pk-1' })",
      },
      {
        mistake: 'createClient({ ...options, publicApiKey: String(process.env.MISSING) })',
        message: `publicApiKey is not set. ${isSet}`,
        fix: "createClient({ ...options, publicApiKey: 'pk-1' })",
      },
      {
        mistake: "createClient({ ...options, privateSecretKey: 'sk-1\\n' })",
        message: 'privateSecretKey must be a string of printable ASCII without newlines or spaces around it',
        fix: "createClient({ ...options, privateSecretKey: 'sk-1\\n'.trim() })",
      },
      {
        mistake: "createClient({ ...options, privateSecretKey: ' sk-1' })",
        message: 'privateSecretKey must be a string of printable ASCII without newlines or spaces around it',
        fix: "createClient({ ...options, privateSecretKey: ' sk-1'.trim() })",
      },
      {
        mistake: 'createClient({ ...options, privateSecretKey: () => undefined }).payments.retrieve(paymentId)',
        message: `privateSecretKey is not set. ${isSet}`,
        fix: 'createClient({ ...options, privateSecretKey: () => secretKey }).payments.retrieve(paymentId)',
      },
      {
        mistake: 'client.onboardings.reverseTransfer(transferId)',
        message: 'organizationCode is not set. Pass it to createClient or to reverseTransfer',
        fix: 'client.onboardings.reverseTransfer(transferId, { organizationCode })',
      },
      {
        mistake: 'createClient({ ...options, timeout: 5_000 })',
        message: 'timeout is not a client option. Did you mean timeoutMs?',
        fix: 'createClient({ ...options, timeoutMs: 5_000 })',
      },
      {
        mistake: 'createClient({ ...options, baseURL: options.baseUrl })',
        message: 'baseURL is not a client option. Did you mean baseUrl?',
        fix: 'createClient({ ...options, baseUrl: options.baseUrl })',
      },
      {
        mistake: 'createClient({ ...options, retries: 3 })',
        message: 'retries is not a client option. Did you mean maxRetries?',
        fix: 'createClient({ ...options, maxRetries: 3 })',
      },
      {
        mistake: "createClient({ ...options, timeoutMs: '5s' })",
        message: `timeoutMs must be a number ${limit} (received a string)`,
        fix: 'createClient({ ...options, timeoutMs: 5_000 })',
      },
      {
        mistake: 'createClient({ ...options, hooks: console })',
        message: 'hooks.log is not a hook. Known names: onRequest, onResponse, onRetry, onError',
        fix: 'createClient({ ...options, hooks: logHooks(console) })',
      },
      {
        mistake: 'createClient({ ...options, hooks: { onresponse: console.log } })',
        message: 'hooks.onresponse is not a hook. Did you mean hooks.onResponse?',
        fix: 'createClient({ ...options, hooks: { onResponse: () => {} } })',
      },
      {
        mistake: 'createClient({ ...options, clock: { ...clock, now: () => NaN } })',
        message: 'clock.now must return a number (received NaN)',
        fix: 'createClient({ ...options, clock: { ...clock, now: () => 0 } })',
      },
      {
        mistake: "createFetch({ ...options, baseUrl: 'https://api.example.com/v1' })",
        message: 'baseUrl must not contain credentials, a query, a fragment or /v1. Pass "https://api.example.com"',
        fix: "createFetch({ ...options, baseUrl: 'https://api.example.com' })",
      },
      {
        mistake: 'createOpenApiClient({ ...options, totalTimeout: 9_000 })',
        message: 'totalTimeout is not a client option. Did you mean totalTimeoutMs?',
        fix: 'createOpenApiClient({ ...options, totalTimeoutMs: 9_000 })',
      },
    ],
  },
  {
    title: 'Calls',
    mistakes: [
      {
        mistake: "client.payments.create(body, { idempotentKey: 'order-1' })",
        message: 'idempotentKey is not an option of createPayment. Did you mean idempotencyKey?',
        fix: "client.payments.create(body, { idempotencyKey: 'order-1' })",
      },
      {
        mistake: "client.payments.create({ ...body, idempotencyKey: 'order-1' })",
        message: 'idempotencyKey must be in the options, after the body',
        fix: "client.payments.create(body, { idempotencyKey: 'order-1' })",
      },
      {
        mistake: 'client.payments.create(body, { idempotencyKey: undefined })',
        message: 'idempotencyKey is not set. Leave the property out for a new key',
        fix: 'client.payments.create(body, {})',
      },
      {
        mistake: 'client.payments.create(body, { idempotencyKey: String(body.missing) })',
        message: 'idempotencyKey is not set. Leave the property out for a new key',
        fix: 'client.payments.create(body, {})',
      },
      {
        mistake: "client.payments.create(body, { headers: { 'X-Idempotency-Key': 'order-2' } })",
        message: 'headers.X-Idempotency-Key is reserved. Pass idempotencyKey to the call',
        fix: "client.payments.create(body, { idempotencyKey: 'order-2' })",
      },
      {
        mistake: "openApi.POST('/v1/payments', { body, idempotencyKey: 'order-3' })",
        message: 'idempotencyKey is not an option. Pass X-Idempotency-Key in params.header',
        fix: "openApi.POST('/v1/payments', { body, params: { header: { 'X-Idempotency-Key': 'order-3' } } })",
      },
      {
        mistake: "openApi.TRACE('/v1/payments')",
        message: 'method must be a method that fetch can send (received TRACE)',
        fix: "openApi.GET('/v1/payments', { params: { query: { merchant_order_id: 'ORDER-1' } } })",
      },
      {
        mistake: "client.payments.create({ ...body, amount: { currency: 'USD', value: '25.50' } })",
        message:
          'amount.value must be a number from 0 up to 549755813887.9999 with at most 4 decimals (received a string)',
        fix: "client.payments.create({ ...body, amount: { currency: 'USD', value: 25.5 } })",
      },
      {
        mistake: "client.payments.create({ ...body, amount: { currency: 'USD', value: 0.1 + 0.2 } })",
        message:
          'amount.value must be a number from 0 up to 549755813887.9999 with at most 4 decimals (received 0.3000…)',
        fix: "client.payments.create({ ...body, amount: { currency: 'USD', value: Number((0.1 + 0.2).toFixed(2)) } })",
      },
      {
        mistake: 'client.payments.retrieve(client.payments.create(body))',
        message: 'payment_id must be an id of 1 to 36 characters (received a promise: await it)',
        fix: 'client.payments.retrieve((await client.payments.create(body)).id)',
      },
      {
        mistake: 'client.payments.retrieve(undefined)',
        message: 'payment_id must be an id of 1 to 36 characters (received undefined)',
        fix: 'client.payments.retrieve(paymentId)',
      },
      {
        mistake: 'client.payments.retrieve(client.payments.create(body).id)',
        message: 'payment_id must be an id of 1 to 36 characters (received undefined)',
        fix: 'client.payments.retrieve((await client.payments.create(body)).id)',
      },
      {
        mistake: 'client.payments.waitFor(paymentId)',
        message: 'until must be a function or a list of statuses (received undefined)',
        fix: "client.payments.waitFor(paymentId, { until: ['SUCCEEDED'] })",
      },
      {
        mistake: "client.payments.waitFor(paymentId, { until: 'SUCCEEDED' })",
        message: 'until must be a function or a list of statuses (received a string)',
        fix: "client.payments.waitFor(paymentId, { until: ['SUCCEEDED'] })",
      },
      {
        mistake: "client.payments.waitFor(paymentId, { until: ['SUCCEDED'], totalTimeoutMs: 100 })",
        message: 'waitForPayment did not reach SUCCEDED within totalTimeoutMs, 100 ms. The status is SUCCEEDED',
        fix: "client.payments.waitFor(paymentId, { until: ['SUCCEEDED'], totalTimeoutMs: 100 })",
      },
      {
        mistake: "client.payments.retrieve(paymentId, { idempotentKey: 'order-1' })",
        message: 'idempotentKey is not an option of retrievePayment. Did you mean idempotencyKey?',
        fix: "client.payments.retrieve(paymentId, { idempotencyKey: 'order-1' })",
      },
      {
        mistake:
          "pdfEvidence(new Uint8Array(2_000_000), { fileName: 'note.pdf', contentCategory: 'PROOF_OF_DELIVERY' })",
        message: 'input must have 1048576 or fewer bytes before base64 encoding (received 2000000)',
        fix: "pdfEvidence(pdf, { fileName: 'note.pdf', contentCategory: 'PROOF_OF_DELIVERY' })",
      },
    ],
  },
  {
    title: 'Connections and responses',
    mistakes: [
      {
        mistake: 'createClient({ ...options, baseUrl: closedPort, maxRetries: 0 }).payments.create(body)',
        message:
          'createPayment: could not connect to http://127.0.0.1:4011 (ECONNREFUSED). Check baseUrl and its scheme, the server and proxies',
        fix: 'createClient({ ...options, baseUrl: server.url }).payments.create(body)',
      },
      {
        mistake: "createClient({ ...options, baseUrl: 'http://127.0.0.1:6000', maxRetries: 0 }).payments.create(body)",
        message:
          'createPayment: could not connect to http://127.0.0.1:6000 (BAD_PORT). Check baseUrl and its scheme, the server and proxies',
        fix: 'createClient({ ...options, baseUrl: server.url }).payments.create(body)',
      },
      {
        mistake: 'createClient({ ...options, baseUrl: httpsToHttpPort, maxRetries: 0 }).payments.create(body)',
        message:
          'createPayment: could not connect to https://127.0.0.1:4010 (ERR_SSL_WRONG_VERSION_NUMBER). Check baseUrl and its scheme, the server and proxies',
        fix: 'createClient({ ...options, baseUrl: server.url }).payments.create(body)',
      },
      {
        mistake: "createClient({ ...options, baseUrl: server.url + '/v1/payments' }).payments.create(body)",
        message:
          'createPayment returned 404 (POST http://127.0.0.1:4010/v1/payments/v1/payments): the path repeats /v1. Check baseUrl',
        fix: 'createClient({ ...options, baseUrl: server.url }).payments.create(body)',
      },
      {
        mistake: "client.payments.retrieve('8f5d1d4c-8f5e-4b5a-9d0c-6a2b7f1e3c44')",
        message:
          'retrievePayment returned 404 (GET http://127.0.0.1:4010/v1/payments/8f5d1d4c-8f5e-4b5a-9d0c-6a2b7f1e3c44): PAYMENT_NOT_FOUND: No payment has this id',
        fix: 'client.payments.retrieve(paymentId)',
      },
      {
        mistake: 'createClient({ ...options, baseUrl: redirectingServer }).payments.create(body)',
        message:
          'createPayment returned 308 (POST http://127.0.0.1:4012/v1/payments) with a redirect to https://www.example.com/v1/payments. Check baseUrl',
        fix: 'createClient({ ...options, baseUrl: server.url }).payments.create(body)',
      },
      {
        mistake:
          'createClient({ ...options, fetch: (url, init) => fetch(url, init).then((r) => r.json()) }).payments.create(body)',
        message: 'fetch must return a Response (received an object)',
        fix: 'createClient({ ...options, fetch: (url, init) => fetch(url, init) }).payments.create(body)',
      },
      {
        mistake: 'createClient({ ...options, baseUrl: webSite }).payments.create(body)',
        message:
          'createPayment returned 200 (POST http://127.0.0.1:4013/v1/payments) with a body that is not JSON. Check baseUrl and proxies',
        fix: 'createClient({ ...options, baseUrl: server.url }).payments.create(body)',
      },
    ],
  },
  {
    title: 'Responses of the mock server',
    mistakes: [
      {
        mistake: "fetch(server.url + '/v1/payments', { headers: { 'private-secret-key': secretKey } }).then(messageOf)",
        message: 'public-api-key is missing. Send this header with every request',
        fix: "fetch(server.url + '/v1/payments?merchant_order_id=ORDER-1', { headers }).then(messageOf)",
      },
      {
        mistake: "createClient({ ...options, privateSecretKey: 'another-key' }).payments.retrieve(paymentId)",
        message:
          'retrievePayment returned 401: INVALID_CREDENTIALS: private-secret-key does not belong to this public-api-key',
        fix: 'createClient({ ...options, privateSecretKey: secretKey }).payments.retrieve(paymentId)',
      },
      {
        mistake: "createClient({ ...options, publicApiKey: 'another-key' }).payments.retrieve(paymentId)",
        message:
          'retrievePayment returned 401: INVALID_CREDENTIALS: public-api-key is not in the credentials of this mock server',
        fix: 'createClient({ ...options, publicApiKey }).payments.retrieve(paymentId)',
      },
      {
        mistake:
          "fetch(server.url + '/v1/payments', { headers: { ...headers, 'public-api-key': process.env.MISSING } }).then(messageOf)",
        message: 'public-api-key is the text "undefined". Is its variable set?',
        fix: "fetch(server.url + '/v1/payments?merchant_order_id=ORDER-1', { headers }).then(messageOf)",
      },
      {
        mistake: 'client.payments.create({ ...body, workflow: undefined })',
        message:
          'createPayment returned 400: MISSING_PARAMETERS: checkout is required when workflow is SDK_CHECKOUT or absent',
        fix: "client.payments.create({ ...body, workflow: 'DIRECT' })",
      },
      {
        mistake: "client.payments.create({ ...body, workflow: 'SDK_CHECKOUT', checkout: {} })",
        message: 'createPayment returned 400: MISSING_PARAMETERS: checkout.session is required',
        fix: "client.payments.create({ ...body, workflow: 'SDK_CHECKOUT', checkout: { session: randomUUID() } })",
      },
      {
        mistake: "client.payments.create({ ...body, country: 'usa' })",
        message:
          'createPayment returned 400: INVALID_PARAMETERS: country must be one of AR, BO, BR, CL, CO, CR, EC, SV, GT, HN, MX, NI, PA, PY, PE, US, UY (received "usa")',
        fix: "client.payments.create({ ...body, country: 'US' })",
      },
    ],
  },
  {
    title: 'Webhook receivers',
    mistakes: [
      {
        mistake: "verifySignature(rawBody, { 'x-hmac-signature': signature }, secret)",
        message: 'signature must be the x-hmac-signature header, not request.headers or a promise',
        fix: 'verifySignature(rawBody, signature, secret)',
      },
      {
        mistake: "constructEvent(rawBody, { 'x-hmac-signature': signature }, { secret: 'another-secret' })",
        message: 'Webhook rejected: signature_mismatch. Run explainSignature(rawBody, headers, secret)',
        fix: "constructEvent(rawBody, { 'x-hmac-signature': signature }, { secret })",
      },
      {
        mistake: 'constructEvent(rawBody, signature, { secret })',
        message: 'headers must be an object like request.headers (received a string)',
        fix: "constructEvent(rawBody, { 'x-hmac-signature': signature }, { secret })",
      },
      {
        mistake: "createWebhookReceiver({ accept: ['payment'], secret: undefined, on })",
        message: `secret is not set. ${isSet}`,
        fix: "createWebhookReceiver({ accept: ['payment'], secret, on })",
      },
      {
        mistake: "createWebhookReceiver({ accept: ['payment'], on })",
        message: "Pass secret, or apiKey and apiSecret, or only verification: 'none'",
        fix: "createWebhookReceiver({ accept: ['payment'], secret, on })",
      },
      {
        mistake: "createWebhookReceiver({ accept: ['payment'], apiKey: 'key', on })",
        message: `apiSecret is not set. ${isSet}`,
        fix: "createWebhookReceiver({ accept: ['payment'], apiKey: 'key', apiSecret: 'secret', on })",
      },
      {
        mistake: "createWebhookReceiver({ accept: ['payments'], secret, on })",
        message: 'accept must list payment, transfer or both (received payments)',
        fix: "createWebhookReceiver({ accept: ['payment'], secret, on })",
      },
      {
        mistake: "createWebhookReceiver({ accept: ['payment'], secret, on: { 'banking.transfer': handler } })",
        message: "on.banking.transfer is never called. Add 'transfer' to accept, or remove this handler",
        fix: "createWebhookReceiver({ accept: ['payment', 'transfer'], secret, on: { 'banking.transfer': handler } })",
      },
      {
        mistake: "createWebhookReceiver({ accept: ['payment'], secret, on: { 'payment.purchased': handler } })",
        message: 'on.payment.purchased is not an event. Did you mean on.payment.purchase?',
        fix: "createWebhookReceiver({ accept: ['payment'], secret, on: { 'payment.purchase': handler } })",
      },
      {
        mistake: "createWebhookReceiver({ accept: ['payment'], secret, on: { 'payment.succeeded': handler } })",
        message:
          'on.payment.succeeded is not an event. Known names: payment.purchase, payment.authorize, payment.capture, payment.refund, payment.cancel, payment.verify, payment.chargeback, payment.fraud_screening, banking.transfer',
        fix: "createWebhookReceiver({ accept: ['payment'], secret, on: { 'payment.purchase': handler } })",
      },
      {
        mistake: "createWebhookReceiver({ accept: ['payment'], secret, on, onunknown: handler })",
        message: 'onunknown is not an option of createWebhookReceiver. Did you mean onUnknown?',
        fix: "createWebhookReceiver({ accept: ['payment'], secret, on, onUnknown: handler })",
      },
      {
        mistake: "createWebhookReceiver({ accept: ['payment'], secret, on, ackTimeoutMs: '8s' })",
        message: 'ackTimeoutMs must be an integer from 1 to 2147483647 (received 8s)',
        fix: "createWebhookReceiver({ accept: ['payment'], secret, on, ackTimeoutMs: 8_000 })",
      },
    ],
  },
  {
    title: 'Webhook receivers in a framework',
    mistakes: [
      {
        mistake: "deliver(express().use(express.json()).post('/webhooks', expressHandler(receive)))",
        message:
          'A parser has already read the request body. Register the webhook before app.use(express.json()), or pass { inflate: false, verify: (request, _, bytes) => Object.assign(request, { rawBody: bytes }) } to it',
        fix: "deliver(express().use(express.json({ inflate: false, verify: (request, _, bytes) => Object.assign(request, { rawBody: bytes }) })).post('/webhooks', expressHandler(receive)))",
      },
      {
        mistake: "deliver(Fastify().post('/webhooks', fastifyHandler(receive)))",
        message:
          "A parser has already read the request body. Register fastifyPlugin(receive) instead, or parse with { parseAs: 'buffer' } in its scope",
        fix: "deliver(Fastify().register(fastifyPlugin(receive), { prefix: '/webhooks' }))",
      },
      {
        mistake: "deliver(Fastify().register(fastifyPlugin(receive, { prefix: '/webhooks' })))",
        message: 'fastifyPlugin takes only a receiver. Use app.register(fastifyPlugin(receive), { prefix: path })',
        fix: "deliver(Fastify().register(fastifyPlugin(receive), { prefix: '/webhooks' }))",
      },
      {
        mistake: "deliver(nodeListener(createWebhookReceiver({ accept: ['payment'], secret: 'another-secret', on })))",
        message: 'Webhook rejected with 401: signature_mismatch. Run explainSignature(rawBody, headers, secret)',
        fix: "deliver(nodeListener(createWebhookReceiver({ accept: ['payment'], secret, on })))",
      },
      {
        mistake:
          "deliver(nodeListener(createWebhookReceiver({ accept: ['transfer'], secret, on: { 'banking.transfer': handler } })))",
        message: "Webhook unhandled with 500: not_accepted. Add 'payment' to accept",
        fix: "deliver(nodeListener(createWebhookReceiver({ accept: ['transfer', 'payment'], secret, on: { 'banking.transfer': handler } })))",
      },
      {
        mistake: 'deliver(createServer(receive))',
        message: 'The receiver needs a web Request. Use expressHandler, nodeListener, fastifyPlugin or another adapter',
        fix: 'deliver(createServer(nodeListener(receive)))',
      },
      {
        mistake: "deliver(express().post('/webhooks', receive))",
        message: 'The receiver needs a web Request. Use expressHandler, nodeListener, fastifyPlugin or another adapter',
        fix: "deliver(express().post('/webhooks', expressHandler(receive)))",
      },
      {
        mistake: "Fastify().register(receive, { prefix: '/webhooks' }).ready()",
        message: 'The receiver needs a web Request. Use expressHandler, nodeListener, fastifyPlugin or another adapter',
        fix: "Fastify().register(fastifyPlugin(receive), { prefix: '/webhooks' }).ready()",
      },
      {
        mistake: "deliver(Fastify().post('/webhooks', receive))",
        message: 'The receiver needs a web Request. Use expressHandler, nodeListener, fastifyPlugin or another adapter',
        fix: "deliver(Fastify().register(fastifyPlugin(receive), { prefix: '/webhooks' }))",
      },
      {
        mistake: "deliver(Fastify().post('/webhooks', fastifyPlugin(receive)))",
        message:
          'fastifyPlugin(receive) is a plugin, not a route handler. Use app.register(fastifyPlugin(receive), { prefix: path })',
        fix: "deliver(Fastify().register(fastifyPlugin(receive), { prefix: '/webhooks' }))",
      },
      {
        mistake: "expressHandler({ accept: ['payment'], secret, on })",
        message:
          'expressHandler must be called with a receiver (received object). Pass the result of createWebhookReceiver',
        fix: "expressHandler(createWebhookReceiver({ accept: ['payment'], secret, on }))",
      },
      {
        mistake:
          "deliver(nodeListener(createWebhookReceiver({ accept: ['payment'], secret, on, dedupe: postgresStore(unconnectedClient), ackTimeoutMs: 100 })))",
        message: 'The store did not respond within 100 ms. Is its client connected?',
        fix: "deliver(nodeListener(createWebhookReceiver({ accept: ['payment'], secret, on, dedupe: memoryStore() })))",
      },
    ],
  },
  {
    title: 'Options and controls of the mock server',
    mistakes: [
      {
        mistake: 'listen(createMockServer(), { port: server.port })',
        message:
          'Could not listen on 127.0.0.1:4010 (EADDRINUSE). Another program uses this port. Stop it, or pass another port, or 0 for a free port',
        fix: 'listen(createMockServer(), { port: 0 })',
      },
      {
        mistake: 'listen({ port: 4010 })',
        message: 'mock must be the result of createMockServer (received an object)',
        fix: 'listen(createMockServer(), { port: 0 })',
      },
      {
        mistake: "createMockServer({ polices: { onUnknownField: 'reject' } })",
        message: 'polices is not an option of createMockServer. Did you mean policies?',
        fix: "createMockServer({ policies: { onUnknownField: 'reject' } })",
      },
      {
        mistake: 'mock.transfers.receive(5)',
        message: 'receive must have an object as details (received 5)',
        fix: "mock.transfers.receive({ amount: { value: 5, currency: 'USD' } })",
      },
      {
        mistake: 'mock.transfers.receive(null)',
        message: 'receive must have an object as details (received null)',
        fix: 'mock.transfers.receive()',
      },
      {
        mistake: "mock.faults.inject({ phase: 'before', status: '503', when: { times: 1 } })",
        message: 'fault.status must be an integer (received "503")',
        fix: "mock.faults.inject({ phase: 'before', status: 503, when: { times: 1 } })",
      },
      {
        mistake: "mock.faults.inject({ phase: 'before', status: () => 503 })",
        message: 'fault.status must be an integer (received a function)',
        fix: "mock.faults.inject({ phase: 'before', status: 503 })",
      },
      {
        mistake: "mock.clock.advance('7 days')",
        message:
          'duration must be a duration of less than 100000d (received "7 days"). Write milliseconds, or a number with a unit: 500ms, 90s, 5m, 6h or 2d',
        fix: "mock.clock.advance('7d')",
      },
    ],
  },
];
