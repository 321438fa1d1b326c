import { expect, test } from 'vitest';
import { cardPayment } from '../../packages/mock-server/test/helpers/test-caller.ts';
import { useInspector } from './inspector.ts';
import { useReceivers } from './receiver.ts';

const { open, start } = useInspector();
const { startReceiver } = useReceivers();

/** Each would run a script, load something or end an element if the page treated it as anything but text. */
const hostileTexts = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(2)>',
  '"><svg onload=alert(3)>',
  "'-alert(4)-'",
  'javascript:alert(5)',
  '</code></pre><iframe src="javascript:alert(6)">',
  '{{constructor.constructor("alert(7)")()}}',
  '<style>*{display:none}</style>',
  '<a href="javascript:alert(8)">click</a>',
  '<base href="https://evil.example/">',
];

const hostileText = '<img src=x onerror=alert(1)> ab\u202ecd';

test('hostile text of requests, payments, transfers and receivers is shown as text, and runs nothing', async () => {
  const { mock, page: address, caller, callerFor } = await start({ strict: false });
  const receiver = await startReceiver();
  receiver.response = { status: 500, body: [...hostileTexts, hostileText].join('\n'), type: 'text/html' };
  mock.webhooks.register({ url: `${receiver.url}/<b>a\u202eb</b>` });
  for (const [index, text] of hostileTexts.entries()) {
    const changes = {
      description: text,
      merchant_order_id: text,
      metadata: [{ key: text, value: text }],
      [text]: text,
    };
    await caller.post('/v1/payments', cardPayment(changes), {
      'x-idempotency-key': `key-${index}${text}`,
      'user-agent': text,
      'x-hostile': text,
    });
  }
  await callerFor('shop<b>"\'').post('/v1/payments', cardPayment());
  await caller.get(`/v1/payments/${encodeURIComponent(hostileTexts[0] ?? '')}`);
  await mock.settled();
  const page = await open(address);
  await page.getByText(`${hostileTexts.length + 2} requests`).waitFor();
  const rows = page.locator('.request-table .table-row[aria-selected]');
  const list = (await rows.allTextContents()).join('\n');
  for (const text of hostileTexts) expect(list).toContain(text);

  for (let index = 0; index < hostileTexts.length + 2; index += 1) {
    await rows.nth(index).click();
    const details = page.locator('.details');
    await details.getByRole('heading', { name: 'Response' }).waitFor();
    await details.locator('summary').first().click();
    const links = await details.getByRole('link').evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    expect(links.every((href) => href?.startsWith('#/'))).toBe(true);
  }
  // Everything that the page contains comes from its own code.
  const expectOnlyOwnElements = async () => {
    const foreign = 'main :is(script, style, iframe, img, base, b, [onload], [onclick], [href^="javascript"])';
    expect(await page.locator(foreign).count()).toBe(0);
    expect(await page.locator('main').textContent()).not.toContain('\u202e');
  };
  const visit = (hash: string) => page.evaluate((each) => (location.hash = each), hash);
  await expectOnlyOwnElements();

  const payment = mock.payments.create({ merchant_order_id: 'javascript:alert(1)', description: hostileText });
  mock.payments.openChargeback(payment.id, { reason: '<SCRIPT>ALERT(2)</SCRIPT>' });
  mock.transfers.receive({ description: hostileText, sender: { account_name: '"><svg onload=alert(4)>' } });
  await visit(`#/payments/${payment.id}`);
  await page.locator('.facts dd', { hasText: '<img src=x onerror=alert(1)> ab' }).waitFor();
  await page.locator('.details .facts dd', { hasText: 'ab\\u202ecd' }).waitFor();
  await page.locator('.facts dd', { hasText: 'javascript:alert(1)' }).waitFor();
  await page.getByText('The payment as JSON').click();
  await page.getByText('The cardholder disputes the payment: <SCRIPT>ALERT(2)</SCRIPT>').first().waitFor();
  await expectOnlyOwnElements();
  await visit('#/payments/transfers');
  await page.getByText('<img src=x onerror=alert(1)> ab').waitFor();
  await page.getByText('"><svg onload=alert(4)>').waitFor();
  await expectOnlyOwnElements();

  await mock.settled();
  const [delivery] = mock.webhooks.deliveries();
  await visit(`#/webhooks/${delivery?.id}`);
  const response = page.getByRole('region', { name: 'response body of attempt 1' });
  await response.getByText('<script>alert(1)</script>').waitFor();
  await response.getByText('\\u202e').waitFor();
  await expectOnlyOwnElements();
  await visit('#/webhooks/endpoints');
  await page.getByRole('heading', { name: /<b>a/ }).waitFor();
  await expectOnlyOwnElements();
});

test('characters that reorder or hide text are shown by their codes, and change nothing around them', async () => {
  const { page: address, caller } = await start();
  const order = 'ORDER-\u202e1-DIAP\u2066\u200b\u0007';
  await caller.post('/v1/payments', cardPayment({ merchant_order_id: order, description: 'a\u202eb\u0000c' }));
  const page = await open(address);
  const row = page.locator('.request-table .table-row[aria-selected]').first();
  await row.waitFor();
  expect(await row.textContent()).toContain('ORDER-\\u202e1-DIAP\\u2066\\u200b\\u0007');
  await row.click();
  const details = page.locator('.details');
  await details.getByRole('heading', { name: 'Response' }).waitFor();
  expect(await details.textContent()).toContain('"description": "a\\u202eb\\u0000c"');
  expect(await page.locator('main').textContent()).not.toMatch(/[\u202e\u2066\u200b]/);
});

test('characters that reorder text in the match of a fault change nothing around them', async () => {
  const { page: address, mock } = await start();
  mock.faults.inject({ phase: 'before', status: 503, match: { merchant_order_id: 'ORDER-\u202e1' } });
  const page = await open(`${address}#/server/faults`);
  await page.getByText('{"merchant_order_id":"ORDER-\\u202e1"}').waitFor();
});

test('a hostile address opens nothing but views', async () => {
  const { page: address } = await start();
  const hashes = [
    '#/javascript:alert(1)',
    '#javascript:alert(1)',
    '#/requests/%3Cimg%20src=x%20onerror=alert(1)%3E',
    '#/%E0%A4%A',
    '#/requests?text=%3Cscript%3Ealert(1)%3C/script%3E&status=%3Cb%3E&operation=__proto__',
    '#/requests/__proto__?merchant=%00',
    '#token=%E0%A4%A',
  ];
  for (const hash of hashes) {
    const page = await open(`${address}${hash}`);
    await page.getByRole('main').waitFor();
    await page.context().close();
  }
});
