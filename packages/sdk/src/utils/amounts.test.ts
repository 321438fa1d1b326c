import { describe, expect, test } from 'vitest';
import { createRecordingFetch } from '../../test/helpers/recording-fetch.ts';
import { paymentBody, paymentId, testOptions } from '../../test/helpers/scripted-client.ts';
import { createClient } from '../client.ts';
import { createFetch, createOpenApiClient } from '../openapi-fetch.ts';
import { toWebhookEvent } from '../webhooks/events/events.ts';

const amounts = ['1e400', '-1e400', '9007199254740994', '-9007199254740994', '1e21'];
const id = `"id":"${paymentId}","status":"SUCCEEDED"`;
const places: [field: string, (amount: string) => string][] = [
  ['amount.value', (amount) => `"amount":{"value":${amount}}`],
  ['amount.captured', (amount) => `"amount":{"value":1,"captured":${amount}}`],
  ['amount.refunded', (amount) => `"amount":{"value":1,"refunded":${amount}}`],
  ['transactions.amount', (amount) => `"transactions":[{"amount":1},{"amount":${amount}}]`],
  ['transactions.amount', (amount) => `"transactions":{"amount":${amount}}`],
  ['transactions_history.amount', (amount) => `"transactions_history":[{"amount":${amount}}]`],
];
const cases = places.flatMap(([field, write]) => amounts.map((amount) => [field, write(amount)] as const));

const options = (text: string, type = 'application/json') => ({
  ...testOptions,
  fetch: createRecordingFetch(() => new Response(text, { headers: { 'content-type': type } })),
});

test.each(cases)('a response whose %s is no exact amount is malformed over every entry: %s', async (field, json) => {
  const text = `{${id},${json}}`;
  const path = '/v1/payments/{payment_id}';
  for (const result of [
    createClient(options(text)).payments.retrieve(paymentId),
    createFetch(options(text))(`/v1/payments/${paymentId}`),
    createOpenApiClient(options(text)).GET(path, { params: { path: { payment_id: paymentId } } }),
    createClient(options(text)).payments.create(paymentBody),
    createClient(options(`[${text}]`)).payments.listByOrder('ORDER-1'),
  ]) {
    await expect(result).rejects.toMatchObject({
      code: 'unexpected_response',
      outcome: 'unknown',
      message: expect.stringContaining(`with JSON whose ${field} is no exact amount`),
    });
  }
});

test.each(['9007199254740992', '-9007199254740992', '0', '0.1', '"1"', 'null', '{}'])(
  'a response with the amount %s is returned as it is',
  async (amount) => {
    const text = `{${id},"amount":{"value":${amount}},"metadata":[{"key":"big","value":1e400}]}`;
    expect(await createClient(options(text)).payments.retrieve(paymentId)).toEqual(JSON.parse(text));
  },
);

describe('a receiver', () => {
  const receive = (accept: 'payment' | 'transfer', text: string) =>
    toWebhookEvent(JSON.parse(text), { accept, isVerified: true } as Parameters<typeof toWebhookEvent>[1]);

  test.each(cases)('reports a payment event whose %s is no exact amount as malformed: %s', (field, json) => {
    const text = `{"type_event":"payment.purchase","data":{"payment":{${id},${json}}}}`;
    expect(receive('payment', text)).toMatchObject({
      kind: 'unknown',
      reason: 'malformed',
      expectedKind: 'payment',
      field: `data.payment.${field}`,
    });
  });

  test.each(amounts)('reports a transfer of %s as malformed', (amount) => {
    const text = `{"id":"xfer_1","status":"COMPLETED","direction":"INCOMING","amount":{"value":${amount},"currency":"USD"}}`;
    expect(receive('transfer', text)).toMatchObject({ kind: 'unknown', reason: 'malformed', field: 'amount.value' });
  });

  test('accepts the largest exact amount', () => {
    const text = `{"type_event":"payment.purchase","data":{"payment":{${id},"amount":{"value":9007199254740992}}}}`;
    expect(receive('payment', text)).toMatchObject({ kind: 'payment' });
  });
});
