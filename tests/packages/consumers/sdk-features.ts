// Features of the installed SDK: money, typed errors, hooks, waiting, lists, webhooks. Compiled as an ES module and as CommonJS.
import {
  type CallError,
  type CreatePaymentRequest,
  createClient,
  type Hooks,
  isKnownPaymentStatus,
  isPaychordError,
  type KnownPaymentStatus,
  type Payment,
  RequestValidationError,
} from '@paychord/sdk';

import document = require('@paychord/sdk/openapi.json');

import {
  constructEvent,
  sign,
  signSync,
  verifySignature,
  verifySignatureSync,
  type WebhookEvent,
  WebhookVerificationError,
} from '@paychord/sdk/webhooks';

/** The responses of the service in their order. */
const responses = [
  Response.json({ id: 'payment-1', status: 'PENDING' }, { status: 201, headers: { 'x-trace-id': 'trace-1' } }),
  Response.json({ code: 'TOO_MANY_REQUESTS', messages: [] }, { status: 429, headers: { 'retry-after': '3600' } }),
  Response.json({ id: 'payment-1', status: 'PENDING' }),
  Response.json({ id: 'payment-1', status: 'SUCCEEDED' }),
  Response.json({ payment_methods: [] }),
];

const events: string[] = [];
const hooks: Hooks = {
  onRequest: ({ operation, attempt }) => events.push(`${operation} ${attempt}`),
  onResponse: ({ status, durationMs }) => events.push(`${status} ${durationMs >= 0}`),
  onRetry: ({ delayMs, error }) => events.push(`${error.code} ${delayMs}`),
  onError: ({ error }) => events.push(error.code),
};

const sent: Request[] = [];
const client = createClient({
  baseUrl: 'https://api.example.com',
  publicApiKey: 'public',
  privateSecretKey: async () => 'secret',
  hooks,
  async fetch(url, init) {
    sent.push(new Request(url, init));
    return responses.shift() ?? new Response(null, { status: 500 });
  },
});

/** Compiles only as long as no code is missing, and each narrows to its class. */
function nextStep(error: CallError): string {
  switch (error.code) {
    case 'rate_limit':
      return `come back in ${error.retryAfterMs} ms`;
    case 'authentication':
    case 'permission':
    case 'not_found':
    case 'invalid_request':
      return `${error.status} ${error.serviceCode ?? error.messages.join()}`;
    case 'idempotency':
    case 'server':
      return `ask again with ${error.idempotencyKey}`;
    case 'unexpected_response':
      return `${error.contentType}: ${error.preview}`;
    case 'connection':
    case 'timeout':
    case 'aborted':
      return error.outcome === 'not_sent' ? 'start again' : `look it up: ${error.attempts.length}`;
    case 'configuration':
      return error.message;
    case 'invalid_input':
      return `${error.field}: ${error.rule}`;
    default:
      return error satisfies never;
  }
}

const settledStatuses: readonly KnownPaymentStatus[] = ['SUCCEEDED', 'DECLINED'];

function nameOf(event: WebhookEvent): string {
  switch (event.kind) {
    case 'payment':
      return event.payload.data.payment.id;
    case 'transfer':
      return event.payload.provider?.transfer_id ?? event.payload.id;
    case 'unknown':
      return `${event.type_event} ${event.reason}`;
  }
}

const request: CreatePaymentRequest = {
  account_id: '493e9374-510a-4201-9e09-de669d75f256',
  merchant_order_id: 'ORDER-1',
  description: 'Running shoes',
  country: 'US',
  amount: { currency: 'USD', value: 25.5 },
  workflow: 'DIRECT',
  payment_method: { token: 'tok-1' },
};
// @ts-expect-error: without a workflow a checkout is required.
const incomplete: CreatePaymentRequest = { ...request, workflow: undefined };

async function main(): Promise<void> {
  const created = await client.payments.create(request).withResponse();
  const rejected: unknown = await client.payments.create({ ...incomplete, description: 'ab' }).catch((e) => e);
  const trace: string | null = created.response.headers.get('x-trace-id');

  const { signal } = new AbortController();
  const failed: unknown = await client.payments.retrieve('payment-1', { signal, timeoutMs: 1_000 }).catch((e) => e);

  const settled: Payment = await client.payments.waitFor('payment-1', {
    until: ({ status }) => isKnownPaymentStatus(status) && settledStatuses.includes(status),
    intervalMs: 1,
    totalTimeoutMs: 10_000,
  });

  const methods = await client.paymentMethods.list('3c5d8a0e-9a4b-4b1f-8f0e-2a6d7c9b1e22');

  const body = JSON.stringify({ type: 'payment', type_event: 'payment.new', data: {} });
  const headers = { 'x-hmac-signature': await sign(body, 'webhook-secret') };
  const event = await constructEvent(body, headers, { accept: 'payment', secret: 'webhook-secret' });
  const example = document.webhooks.paymentEvent.post.requestBody.content['application/json'].examples.purchase.value;
  const purchase = JSON.stringify(example);
  const signature = signSync(purchase, 'webhook-secret');
  const paid = await constructEvent(
    purchase,
    { 'x-hmac-signature': signature },
    { accept: 'payment', secret: 'webhook-secret' },
  );
  const forged: unknown = await constructEvent(`${body} `, headers, {
    accept: 'payment',
    secret: 'webhook-secret',
  }).catch((e) => e);

  console.log(
    JSON.stringify({
      created: [created.data.id, trace, created.attempts.length, typeof created.idempotencyKey],
      failed: isPaychordError(failed) && nextStep(failed),
      settled: settled.status,
      methods: methods.length,
      events: events.slice(0, 6),
      event: nameOf(event),
      paid: paid.kind === 'payment' && paid.type_event,
      sent: [sent[0]?.method, sent[0]?.url, sent[0]?.headers.get('public-api-key')],
      isRejected: rejected instanceof RequestValidationError,
      isVerified: await verifySignature(purchase, signature, 'webhook-secret'),
      isForged: verifySignatureSync(`${purchase} `, signature, 'webhook-secret'),
      forged: forged instanceof WebhookVerificationError && forged.code,
    }),
  );
}

void main();
