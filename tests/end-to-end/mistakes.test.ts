import { createMockServer } from '@paychord/mock-server';
import { createClient } from '@paychord/sdk';
import { constructEvent, createWebhookReceiver, explainSignature, sign } from '@paychord/sdk/webhooks';
import { expressHandler } from '@paychord/sdk/webhooks/express';
import { createTestWebhook } from '@paychord/sdk/webhooks/testing';
import { expect, test } from 'vitest';
import { paymentBody } from '../helpers/requests.ts';

// Mistakes of a new user in plain JavaScript. Each message names the cause and the fix.

// biome-ignore lint/suspicious/noExplicitAny: most mistakes do not compile
const wrong = (value: unknown): any => value;
const mock = createMockServer({ clock: 'virtual', strict: true });
const options = { baseUrl: 'http://localhost:4010', ...mock.credentials, fetch: mock.fetch };
const client = createClient(options);
const body = paymentBody();
const payment = await client.payments.create(body);
const transfer = mock.onboardings.seedTransfer();
const secret = 'whsec-1';
const raw = '{"type":"payment"}';
const headers = { 'x-hmac-signature': await sign(raw, secret) };
const right = { accept: 'payment', secret } as const;
const receiver = (changes: object) => createWebhookReceiver(wrong({ ...right, ...changes }));
const clientWith = (changes: object) => createClient(wrong({ ...options, ...changes }));
const handler = () => {};

test.each<[mistake: string, run: () => unknown, message: string]>([
  [
    'an option without a letter',
    () => clientWith({ timoutMs: 1_000 }),
    'timoutMs is not a client option. Did you mean timeoutMs?',
  ],
  ['an option with two swapped letters', () => clientWith({ baesUrl: 'x' }), 'Did you mean baseUrl?'],
  [
    'the key before the body',
    () => client.payments.create(wrong('key-1'), wrong(body)),
    'body must be an object (received a string)',
  ],
  [
    'the key in place of the options',
    () => client.payments.create(body, wrong('key-1')),
    'options must be an object such as { idempotencyKey } (received a string)',
  ],
  [
    'a misspelled option of a call',
    () => client.payments.create(body, wrong({ idempotentKey: 'key-1' })),
    'idempotentKey is not an option of createPayment. Did you mean idempotencyKey?',
  ],
  [
    'the id of a promise',
    () => client.payments.retrieve(wrong(client.payments.create(body)).id),
    'payment_id must be a string such as payment.id (received undefined)',
  ],
  [
    'a payment in place of its id',
    () => client.payments.retrieve(wrong(payment)),
    'payment_id must be a string such as payment.id (received an object)',
  ],
  [
    'an order in place of a payment',
    () => client.payments.retrieve(body.merchant_order_id),
    'payment_id is the UUID of the payment, not its merchant_order_id',
  ],
  [
    'a body in place of an id',
    () => client.payments.capture(payment.id, wrong({ amount: body.amount }), wrong(undefined)),
    'transaction_id must be a string such as transaction.id (received an object)',
  ],
  [
    'an amount as text',
    () => client.payments.create(wrong({ ...body, amount: { currency: 'USD', value: '25.50' } })),
    'amount.value must be a number from 0 up to',
  ],
  [
    'a currency in small letters',
    () => client.payments.create({ ...body, amount: { currency: 'usd', value: 25.5 } }),
    'amount.currency must be an ISO 4217 code in capital letters, such as USD',
  ],
  [
    'the name of a country',
    () => client.payments.create(wrong({ ...body, country: 'Colombia' })),
    'country must be 2 capital letters, such as AR',
  ],
  [
    'the keys of another merchant',
    () => clientWith({ publicApiKey: 'pk-2', privateSecretKey: 'sk-2' }).payments.retrieve(payment.id),
    'No payment has this id. This merchant has no records: it is new, or was reset. Check public-api-key',
  ],
  [
    'a wrong secret key',
    () => clientWith({ privateSecretKey: 'sk-2' }).payments.retrieve(payment.id),
    'private-secret-key does not belong to this public-api-key. Send mock-secret-key',
  ],
  [
    'swapped keys',
    () => {
      const { publicApiKey, privateSecretKey } = mock.credentials;
      return clientWith({ publicApiKey: privateSecretKey, privateSecretKey: publicApiKey }).payments.create(body);
    },
    'public-api-key is a secret key. Swap the two keys',
  ],
  [
    'a wrong organization code',
    () => clientWith({ organizationCode: 'organization-2' }).onboardings.reverseTransfer(transfer.id),
    'This onboarding transfer belongs to another organization. Check X-organization-code',
  ],
  [
    'no organization code',
    () => client.onboardings.reverseTransfer(transfer.id),
    'organizationCode is not set. Pass it to createClient or to reverseTransfer',
  ],
  [
    'a field that the transfer does not have',
    () => client.onboardings.reverseTransfer(wrong(transfer).transferId),
    'transfer_id must be a string such as transfer.id (received undefined)',
  ],
  [
    'a text in place of a list of statuses',
    () => client.payments.waitFor(payment.id, wrong({ until: 'SUCCEEDED' })),
    "until must be a function or a list of statuses, such as ['SUCCEEDED'] (received a string)",
  ],
  [
    'a field that the customer does not have',
    () => mock.paymentMethods.enroll(wrong(undefined)),
    'No customer has the id undefined. Pass customer.id, and await the call that returns the customer',
  ],
  [
    'a control without its details',
    () => wrong(mock.customers.seed)(),
    'customers.seed must have an object as details (received undefined)',
  ],
  ['an amount that is a number', () => mock.transfers.receive(wrong({ amount: 25 })), 'amount must be an object'],
  [
    'a duration without a unit',
    () => mock.clock.advance(wrong('6')),
    'Write 6 without quotes for milliseconds, or a number with a unit: 500ms, 90s, 5m, 6h or 2d',
  ],
  [
    'a date in another form',
    () => createMockServer({ strict: true, startAt: '30/03/2026' }),
    'Write a date and a time with a zone, such as 2026-03-14T09:00:00Z',
  ],
  [
    'a misspelled event',
    () => receiver({ on: { 'payment.purchse': handler } }),
    'on.payment.purchse is not a listed event. Did you mean on.payment.purchase?',
  ],
  [
    'an event in camel case',
    () => receiver({ on: { paymentPurchase: handler } }),
    'on.paymentPurchase is not a listed event. Did you mean on.payment.purchase?',
  ],
  [
    'a misspelled option of a receiver',
    () => receiver({ onUknown: handler }),
    'onUknown is not an option of createWebhookReceiver. Did you mean onUnknown?',
  ],
  [
    'the result of a handler in place of the handler',
    () => receiver({ on: { 'payment.purchase': handler() } }),
    'on.payment.purchase must be a function',
  ],
  [
    'the secret in place of the options',
    () => constructEvent(raw, headers, wrong(secret)),
    "The options must be an object: { accept: 'payment', secret } (received string)",
  ],
  [
    'the headers before the body',
    () => constructEvent(wrong(headers), wrong(raw), right),
    'headers must be an object like request.headers, after the body',
  ],
  [
    'a parsed body',
    () => constructEvent(JSON.parse(raw), headers, right),
    'Read it before any parser, with await request.arrayBuffer() or express.raw()',
  ],
  [
    'a promise of a secret',
    () => constructEvent(raw, headers, wrong({ ...right, secret: Promise.resolve(secret) })),
    'secret is a promise. Await it, or pass a function that returns it',
  ],
  [
    'the secret key of the API as the secret of a webhook',
    () => constructEvent(raw, headers, { ...right, secret: mock.credentials.privateSecretKey }),
    'signature_mismatch. Run explainSignature(rawBody, headers, secret)',
  ],
  [
    'the secret before the headers',
    () => explainSignature(raw, wrong(secret), wrong(headers)),
    'headers must be an object like request.headers, after the body',
  ],
  [
    'the options of a receiver in place of the receiver',
    () => expressHandler(wrong(right)),
    'Pass the result of createWebhookReceiver',
  ],
  [
    'an event that no service sends, in a test',
    () => createTestWebhook(wrong('payment.purchased'), { secret }),
    'payment.purchased is not an event. Did you mean payment.purchase?',
  ],
])('the message about %s names the fix', async (_mistake, run, message) => {
  await expect((async () => run())()).rejects.toThrow(message);
});
