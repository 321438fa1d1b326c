// The first steps with the installed SDK: create a payment and verify a webhook. Compiled as an ES module and as CommonJS.
import {
  type CreatedPayment,
  type CreatePaymentRequest,
  createClient,
  isKnownPaymentStatus,
  RequestValidationError,
} from '@paychord/sdk';

import document = require('@paychord/sdk/openapi.json');

import { constructEvent, sign, signSync, verifySignature, verifySignatureSync } from '@paychord/sdk/webhooks';

const paid = document.paths['/v1/payments'].post.responses['201'].content['application/json'].examples.approved.value;
const event = document.webhooks.paymentEvent.post.requestBody.content['application/json'].examples.purchase.value;

const sent: Request[] = [];
const client = createClient({
  baseUrl: 'https://api.example.com',
  publicApiKey: 'public',
  privateSecretKey: 'secret',
  async fetch(url, init) {
    sent.push(new Request(url, init));
    return Response.json(paid, { status: 201 });
  },
});

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
  const payment: CreatedPayment = await client.payments.create(request);
  const refused: unknown = await client.payments.create({ ...request, description: 'ab' }).then(
    () => undefined,
    (error: unknown) => error,
  );

  const body = JSON.stringify(event);
  const signature = await sign(body, 'webhook-secret');
  const verified = await constructEvent(body, { 'x-hmac-signature': signature }, { secret: 'webhook-secret' });

  console.log(
    JSON.stringify({
      isPaid: payment.id === paid.id && isKnownPaymentStatus(payment.status),
      sent: sent.map(({ method, url, headers }) => [method, url, headers.get('public-api-key')]),
      isRefused: refused instanceof RequestValidationError && incomplete.country === 'US',
      isSigned: signSync(body, 'webhook-secret') === signature,
      isVerified: await verifySignature(body, signature, 'webhook-secret'),
      isForged: verifySignatureSync(`${body} `, signature, 'webhook-secret'),
      event: verified.kind === 'payment' ? verified.type_event : verified.kind,
    }),
  );
}

void main();
