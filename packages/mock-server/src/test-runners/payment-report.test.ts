import { expect, test } from 'vitest';
import { cardPayment } from '../../test/helpers/test-caller.ts';
import { caller, mock, register, useMockServer } from '../../test/helpers/test-mock.ts';
import { createPaymentReport, formatPaymentReport } from './payment-report.ts';

useMockServer();

test('formats what happened to each payment, what is due, and the requests without a payment', async () => {
  register(200, 503);
  await caller.post('/v1/payments', cardPayment({ merchant_order_id: 'ORDER-1' }), { 'x-idempotency-key': 'key-1' });
  const { id } = mock.payments.create({
    merchant_order_id: 'ORDER-2',
    workflow: 'REDIRECT',
    payment_method: { type: 'BANK_TRANSFER' },
  });
  await caller.post('/v1/payments', cardPayment({ amount: { currency: 'USD', value: -1 } }));
  await mock.settled();
  const [first] = mock.payments.list();
  expect(
    formatPaymentReport(createPaymentReport(mock)).replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (each) =>
      each === id ? 'SECOND' : each === first?.id ? 'FIRST' : 'OTHER',
    ),
  ).toMatchInlineSnapshot(`
    "ORDER-1  FIRST  SUCCEEDED/APPROVED  25.5 USD
      00:00:00Z  201  POST /v1/payments  createPayment  497c3340… SUCCEEDED
      00:00:00Z  create  SUCCEEDED/APPROVED  PURCHASE 25.5
      00:00:00Z  200  webhook payment.purchase → merchant.test/  attempt 1  delivery OTHER  delivered

    ORDER-2  SECOND  READY_TO_PAY/CREATED  25.5 USD
      00:00:00Z  create  READY_TO_PAY/CREATED  PURCHASE 25.5
      00:00:00Z  503  webhook payment.purchase → merchant.test/  attempt 1  delivery OTHER
      due 2026-01-01T00:05:00.000Z  webhook payment.purchase  attempt 2
      due 2026-01-04T00:00:00.000Z  The payment expires, because the customer did not pay

    Other requests
      00:00:00Z  400  POST /v1/payments  createPayment  INVALID_PARAMETERS amount.value"
  `);
});

test('says that no request arrived', () => {
  expect(formatPaymentReport(createPaymentReport(mock))).toBe('The mock server received no request.');
});

test('contains no secret', async () => {
  mock.webhooks.register({ receiver: () => new Response(), secret: 'whsec-hidden', apiKey: 'key-hidden' });
  await caller.post('/v1/payments', cardPayment());
  await mock.settled();
  const report = createPaymentReport(mock);
  const text = JSON.stringify(report) + formatPaymentReport(report);
  expect(report.deliveries).toHaveLength(1);
  for (const secret of [mock.credentials.privateSecretKey, 'whsec-hidden', 'key-hidden'])
    expect(text).not.toContain(secret);
});

test.each(['Running shoes', 'card 4111 1111 1111 1111'])(
  'contains no secret of a payment with the description %s, also in the webhooks',
  async (description) => {
    register(200);
    const card = cardPayment({
      description,
      metadata: [{ key: 'private_secret_key', value: 'sk_live_METADATA' }],
      customer_payer: { document: { document_type: 'CPF', document_number: '35104075397' } },
    });
    await caller.post('/v1/payments', card);
    await mock.settled();
    const report = createPaymentReport(mock);
    const text = JSON.stringify(report) + formatPaymentReport(report);
    expect(report.deliveries[0]?.attempts[0]?.request.body).toContain('private_secret_key');
    for (const secret of ['sk_live_METADATA', '4111 1111', '35104075397']) expect(text).not.toContain(secret);
  },
);
