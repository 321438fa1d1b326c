import { expect, test } from 'vitest';
import { cardPayment } from '../../../test/helpers/test-caller.ts';
import { caller, mock, register, useMockServer } from '../../../test/helpers/test-mock.ts';
import { createPaymentReport, formatPaymentReport } from './payment-report.ts';

useMockServer();

test('formats what happened to each payment, what is due, and the other requests', async () => {
  register(200, 503);
  const card = cardPayment({ merchant_order_id: 'ORDER-1', payment_method: { type: 'CARD', token: 'tok_suceeded' } });
  await caller.post('/v1/payments', card, { 'x-idempotency-key': 'key-1' });
  const { id } = mock.payments.create({
    merchant_order_id: 'ORDER-2',
    workflow: 'REDIRECT',
    payment_method: { type: 'BANK_TRANSFER' },
  });
  await caller.post(
    '/v1/payments',
    cardPayment({ merchant_order_id: 'ORDER-3', amount: { currency: 'USD', value: -1 } }),
  );
  await caller.get('/v1/payments?merchant_order_id=ORDER-1');
  await caller.get('/v1/payments/8f3c52c4-0c43-4a57-b9a5-4f4b7a0f6a11');
  await mock.settled();
  const [first] = mock.payments.list();
  expect(
    formatPaymentReport(createPaymentReport(mock)).replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (each) =>
      each === id ? 'SECOND' : each === first?.id ? 'FIRST' : 'OTHER',
    ),
  ).toMatchInlineSnapshot(`
    "The webhook payment.purchase was not accepted: http://merchant.test/ responded 503.

    Findings
      misspelled-test-token × 1  payment_method.token tok_suceeded selects no outcome. Did you mean tok_succeeded?  requests #1  https://github.com/paychord/paychord/blob/main/packages/mock-server/docs/findings.md#misspelled-test-token
        The payment succeeds at the mock server, so the test does not test the decline that it names.
        Use the token that the message suggests.

    Payments
      ORDER-1  FIRST  SUCCEEDED/APPROVED  25.5 USD
      ORDER-2  SECOND  READY_TO_PAY/CREATED  25.5 USD

    Events
      00:00:00Z  201  POST /v1/payments  createPayment  497c3340… SUCCEEDED
      00:00:00Z  ⚠    POST /v1/payments  payment_method.token tok_suceeded selects no outcome. Did you mean tok_succeeded?
      00:00:00Z  create  SUCCEEDED/APPROVED  PURCHASE 25.5  payment 497c3340…
      00:00:00Z  200  webhook payment.purchase → merchant.test/  attempt 1  delivery 9b91ca1a…  delivered  payment 497c3340…
      00:00:00Z  200  GET /v1/payments  listPaymentsByOrder  order ORDER-1
      00:00:00Z  create  READY_TO_PAY/CREATED  PURCHASE 25.5  payment c6d09fdb…
      00:00:00Z  503  webhook payment.purchase → merchant.test/  attempt 1  delivery 67fd65de…  payment c6d09fdb…
      00:00:00Z  400  POST /v1/payments  createPayment  INVALID_PARAMETERS amount.value  order ORDER-3
      00:00:00Z  ⚠    POST /v1/payments  Assumed rule, see GAPS: PaymentAmountInput.value
      00:00:00Z  404  GET /v1/payments/OTHER  retrievePayment  PAYMENT_NOT_FOUND
      due 2026-01-01T00:05:00.000Z  webhook payment.purchase  attempt 2  payment c6d09fdb…
      due 2026-01-04T00:00:00.000Z  The payment expires, because the customer did not pay  payment c6d09fdb…"
  `);
});

test('lists what happened to all payments in the order of time', async () => {
  const bankTransfer = { payment_method: { type: 'BANK_TRANSFER' } };
  const [first, second, third] = [bankTransfer, bankTransfer, { payment_method: { token: 'tok_three_d_secure' } }].map(
    (details) => mock.payments.create(details).id,
  );
  await mock.clock.advance('1s');
  mock.payments.completeAction(second ?? '', 'approve');
  await mock.clock.advance('1s');
  mock.payments.completeAction(first ?? '', 'decline');
  mock.payments.authenticate(third ?? '', 'passed');
  const names: Record<string, string> = { [first ?? '']: 'FIRST', [second ?? '']: 'SECOND', [third ?? '']: 'THIRD' };
  const report = formatPaymentReport(createPaymentReport(mock));
  const [, events = ''] = report.split('Events\n');
  const shortened = Object.entries(names).map(([id, name]) => [`payment ${id.slice(0, 8)}…`, name] as const);
  expect(shortened.reduce((text, [id, name]) => text.replaceAll(id, name), events).split('\n')).toEqual([
    expect.stringContaining('00:00:00Z  create  READY_TO_PAY/CREATED  PURCHASE 25.5  FIRST'),
    expect.stringContaining('00:00:00Z  create  READY_TO_PAY/CREATED  PURCHASE 25.5  SECOND'),
    expect.stringMatching(/00:00:00Z {2}create .* THIRD$/),
    '  00:00:01Z  markPaid  SUCCEEDED/APPROVED  PURCHASE 25.5  SECOND',
    '  00:00:02Z  decline  DECLINED/DECLINED  PURCHASE 25.5  FIRST',
    '  00:00:02Z  authenticate  SUCCEEDED/APPROVED  PURCHASE 25.5  THIRD',
  ]);
});

test('begins with the webhooks of payments that their receiver did not accept, each once', async () => {
  register(400, 400);
  mock.payments.create();
  mock.payments.create();
  mock.webhooks.register({
    receiver: () => {
      throw new Error('not ready');
    },
    events: ['payment.refund'],
  });
  mock.payments.refund(mock.payments.create().id);
  await mock.settled();
  const [failures] = formatPaymentReport(createPaymentReport(mock)).split('\n\n');
  expect(failures?.split('\n')).toEqual([
    'The webhook payment.purchase was not accepted: http://merchant.test/ responded 400.',
    expect.stringMatching(
      /^The webhook payment\.refund was not accepted: http:\S+ did not respond \(.*not ready.*\)\.$/,
    ),
  ]);
});

test('shows the findings with their fix, such as an endpoint that redirects', async () => {
  register(308);
  mock.payments.create();
  await mock.settled();
  const report = createPaymentReport(mock);
  expect(report.findings).toMatchObject([{ rule: 'webhook-endpoint-redirects', count: 1 }]);
  const [failures, findings] = formatPaymentReport(report).split('\n\n');
  expect(failures).toContain('responded 308.');
  expect(findings).toMatch(
    /^Findings\n {2}webhook-endpoint-redirects × 1 {2}.* with 308 .*\n {4}Assumption: the service does not follow redirects.*\n {4}Register the final address.*slash at its end\.$/,
  );
});

test('names the probable cause of a webhook that was answered with 401', async () => {
  mock.webhooks.register({ receiver: () => new Response(null, { status: 401 }) });
  mock.payments.create();
  await mock.settled();
  expect(formatPaymentReport(createPaymentReport(mock))).toContain(
    ' responded 401. The application probably verifies with another secret than webhookSecret: it must read PAYCHORD_WEBHOOK_SECRET.',
  );
});

test('begins with the missing webhook path when payments have no webhooks', async () => {
  mock.payments.create();
  const first = () => formatPaymentReport(createPaymentReport(mock)).split('\n')[0];
  expect(first()).toBe(
    'No webhook was sent, because no endpoint was registered when the payments changed. Set application.webhookPath.',
  );
  register(200);
  mock.payments.create();
  await mock.settled();
  expect(first()).toBe('Payments');
});

test('shows each enrollment with its key and status in one line', () => {
  const { id } = mock.customers.seed({ merchant_customer_id: 'shopper-1' });
  mock.paymentMethods.enroll(id, { idempotency_key: 'enrollment-1', status: 'READY_TO_ENROLL' });
  mock.paymentMethods.enroll(id, { idempotency_key: 'enrollment-2', name: 'Card\nof the company' });
  mock.paymentMethods.completeEnrollment('enrollment-1', 'decline');
  const report = createPaymentReport(mock);
  expect(formatPaymentReport(report)).toBe(
    'Enrollments\n  enrollment-1  DECLINED  VISA ****1111\n  enrollment-2  ENROLLED  Card\\u000aof the company',
  );
  expect(report.enrollments).toMatchObject([{ status: 'DECLINED' }, { status: 'ENROLLED' }]);
});

test('says that no request arrived', () => {
  expect(formatPaymentReport(createPaymentReport(mock))).toBe(
    'The mock server received no request of the application.',
  );
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
