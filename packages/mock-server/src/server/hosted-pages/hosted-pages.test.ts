import { request as send } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callerAt, cardPayment } from '../../../test/helpers/test-caller.ts';
import { register, startMock } from '../../../test/helpers/test-mock.ts';
import { createTestReceiver } from '../../../test/helpers/test-receiver.ts';
import { createMockServer, type MockServer } from '../../core/mock-server.ts';
import { type ListeningServer, type ListenWithAdminOptions, listen } from '../../node.ts';

let mock: MockServer;
let server: ListeningServer;

async function start(options: Partial<ListenWithAdminOptions> = {}): Promise<void> {
  await server?.close();
  mock = createMockServer({ strict: true });
  server = await listen(mock, options as ListenWithAdminOptions);
}
beforeEach(() => start());
afterEach(() => server.close());

const callback_url = 'https://shop.test/return?order=1';
const waiting = {
  redirect: { workflow: 'REDIRECT', payment_method: { type: 'BANK_TRANSFER' }, callback_url },
  'bank-transfer': { payment_method: { type: 'BANK_TRANSFER' }, callback_url },
  'three-d-secure': { payment_method: { token: 'tok_three_d_secure' }, callback_url },
  other: { payment_method: { type: 'PIX' }, callback_url },
} as const;
type Kind = keyof typeof waiting;

const urlOf = (id: string) => mock.payments.customerPage(id)?.url ?? '';
const open = async (url: string, init: RequestInit = {}) => {
  const response = await fetch(url, { redirect: 'manual', ...init });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  open(url, { method: 'POST', body: new URLSearchParams(fields), headers });
/** Sends a form as a browser does: follows the redirect to the page. */
const choose = async (url: string, choice: string) => {
  const sent = await post(url, { choice }, { origin: server.url, 'sec-fetch-site': 'same-origin' });
  expect(sent.status).toBe(303);
  return open(new URL(sent.headers.get('location') ?? '', url).href);
};
const choicesOf = (text: string) => [...text.matchAll(/name="choice" value="(\w+)"/g)].map(([, value]) => value);

describe('the page of a payment', () => {
  test.each(Object.keys(waiting) as Kind[])(
    'of kind %s shows the order, the amount, the merchant and its choices',
    async (kind) => {
      const { id, merchant_order_id } = mock.payments.create({ ...waiting[kind], amount: { value: 25.5 } });
      expect(urlOf(id)).toBe(`${server.url}/__pay/payments/${id}`);
      const { status, headers, text } = await open(urlOf(id));
      expect(status).toBe(200);
      for (const shown of [merchant_order_id, '25.50 USD', 'Sandbox Merchant', 'simulation']) {
        expect(text).toContain(shown);
      }
      expect(choicesOf(text)).toEqual(mock.payments.customerPage(id)?.choices.map(({ choice }) => choice));
      expect(text).toContain(`<a id="leave" href="${callback_url}">Leave without a choice</a>`);
      expect(text).not.toContain('<script');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
      expect(headers.get('content-security-policy')).toContain("form-action 'self'; frame-ancestors 'none'");
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(mock.payments.get(id).updated_at).toBe(mock.payments.get(id).created_at);
    },
  );

  test('shows the instructions of a bank transfer, and nothing about the payer', async () => {
    const { id, payment_method } = mock.payments.create({
      ...waiting['bank-transfer'],
      customer_payer: { first_name: 'Ximena', email: 'ximena@shopper.test' },
    });
    const { text } = await open(payment_method.payment_method_detail.bank_transfer?.redirect_url ?? '');
    expect(text).toContain('000123456789');
    expect(text).toContain('Transfer the exact amount and quote the payment id');
    expect(text).toContain(`<dt>Payment id</dt><dd>${id}</dd>`);
    expect(text).not.toMatch(/ximena/i);
    expect(mock.payments.get(id).customer_payer?.first_name).toBe('Ximena');
  });

  test.each([
    ['redirect', 'approve', 'SUCCEEDED', 'The payment is paid'],
    ['redirect', 'decline', 'DECLINED', 'The payment was declined'],
    ['bank-transfer', 'approve', 'SUCCEEDED', 'The payment is paid'],
    ['bank-transfer', 'decline', 'DECLINED', 'The payment was declined'],
    ['bank-transfer', 'expire', 'EXPIRED', 'The payment has expired'],
    ['three-d-secure', 'approve', 'SUCCEEDED', 'The payment is paid'],
    ['three-d-secure', 'decline', 'DECLINED', 'The payment was declined'],
    ['three-d-secure', 'expire', 'EXPIRED', 'The payment has expired'],
    ['other', 'approve', 'SUCCEEDED', 'The payment is paid'],
    ['other', 'decline', 'DECLINED', 'The payment was declined'],
    ['other', 'expire', 'EXPIRED', 'The payment has expired'],
  ] as const)(
    '%s: the choice %s makes the payment %s, and leads back to the shop',
    async (kind, choice, state, words) => {
      const { receiver, received } = createTestReceiver();
      mock.webhooks.register({ receiver });
      const { id } = mock.payments.create(waiting[kind]);
      const url = urlOf(id);
      const { status, text } = await choose(url, choice);
      expect(status).toBe(200);
      expect(text).toContain(`<h1>${words}</h1>`);
      expect(text).toContain(`<a id="return" href="${callback_url}">Return to the shop</a>`);
      expect(choicesOf(text)).toEqual([]);
      expect(mock.payments.get(id).status).toBe(state);
      await mock.settled();
      expect(received.at(-1)?.json.data.payment.status).toBe(state);
      // A reload, a bookmark and the back button show the same.
      expect((await open(url)).text).toBe(text);
    },
  );

  test('names the type of the payment method, and shows no details of a bank transfer for another type', async () => {
    const { id } = mock.payments.create({ payment_method: { type: 'PIX' } });
    const { text } = await open(urlOf(id));
    expect(text).toContain('<dt>Method</dt><dd>PIX</dd>');
    expect(text).not.toMatch(/bank transfer|000123456789/i);
  });

  test('says that a payment is authorized, and that a card is verified', async () => {
    const words = async (card: object) => {
      const { id } = mock.payments.create({ payment_method: { token: 'tok_three_d_secure', detail: { card } } });
      return (await choose(urlOf(id), 'approve')).text;
    };
    expect(await words({ capture: false })).toContain('The payment is authorized');
    expect(await words({ verify: true })).toContain('The card is verified');
  });

  test('has one result for two forms that arrive together', async () => {
    const { id } = mock.payments.create(waiting.redirect);
    const url = urlOf(id);
    const pages = await Promise.all(['approve', 'decline', 'approve', 'decline'].map((choice) => choose(url, choice)));
    expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
    const changes = mock.payments.timeline(id).events.filter(({ kind }) => kind === 'transaction');
    expect(changes).toHaveLength(2);
  });

  test('says when the payment has expired', async () => {
    const { id } = mock.payments.create(waiting['three-d-secure']);
    const url = urlOf(id);
    await mock.clock.advance('1d');
    const { status, text } = await open(url);
    expect(status).toBe(200);
    expect(text).toContain('The payment has expired');
    expect((await choose(url, 'approve')).text).toBe(text);
    expect(mock.payments.get(id).status).toBe('EXPIRED');
  });

  test('rejects a choice that it does not have', async () => {
    const { id } = mock.payments.create(waiting.redirect);
    for (const form of [{ choice: 'cancel' }, { choice: '4000123412341234' }, {}]) {
      const { status, text } = await post(urlOf(id), form as Record<string, string>);
      expect(status).toBe(400);
      expect(text).toContain('Choose one of the buttons');
      expect(text).not.toContain('4000123412341234');
    }
    expect(mock.payments.get(id).status).toBe('READY_TO_PAY');
  });

  test('says when another payment of the checkout session has been paid', async () => {
    const details = { ...waiting.redirect, checkout: { session: 'session-1' } };
    const [first, second] = [mock.payments.create(details), mock.payments.create(details)];
    await choose(urlOf(first.id), 'approve');
    const { status, text } = await post(urlOf(second.id), { choice: 'approve' });
    expect(status).toBe(400);
    expect(text).toContain('Another payment of the checkout session has been paid');
    expect(choicesOf(text)).toEqual(['approve', 'decline', 'expire']);
  });

  test('finds the payment of any merchant', async () => {
    const shop = mock.merchant({ publicApiKey: 'shop-2' });
    const { id } = shop.payments.create(waiting.redirect);
    await choose(shop.payments.customerPage(id)?.url ?? '', 'approve');
    expect(shop.payments.get(id).status).toBe('SUCCEEDED');
  });

  test.each([
    ['an unknown payment', '/__pay/payments/00000000-0000-4000-8000-000000000000'],
    ['an id with a wrong escape', '/__pay/payments/%E0%A4%A'],
    ['a path below a payment', '/__pay/payments/x/y'],
    ['an unknown kind of page', '/__pay/constructor/x'],
    ['no id', '/__pay/sessions/'],
    ['the folder', '/__pay/'],
  ])('is a 404 that says so for %s', async (_, path) => {
    for (const init of [{}, { method: 'POST', body: new URLSearchParams({ choice: 'approve' }) }]) {
      const { status, text } = await open(server.url + path, init);
      expect(status).toBe(404);
      expect(text).toContain('There is no such page');
    }
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', '//shop.test/return', 'not a URL'])(
    'has no link to the callback_url %s',
    async (address) => {
      const { id } = mock.payments.create({ ...waiting.redirect, callback_url: address });
      const before = await open(urlOf(id));
      const after = await choose(urlOf(id), 'approve');
      for (const { text } of [before, after]) {
        expect(text).toContain('The callback_url is not an http or https URL');
        expect(text).not.toContain('<a ');
        expect(text).not.toContain(address);
      }
    },
  );

  test('says that a payment has no callback_url', async () => {
    const { callback_url: _, ...details } = waiting.redirect;
    const { id } = mock.payments.create(details);
    expect((await open(urlOf(id))).text).toContain('There is no callback_url');
  });

  test('escapes the text of the merchant', async () => {
    const { id } = mock.payments.create({
      ...waiting.redirect,
      merchant_order_id: '<img src=x onerror=alert(1)>"\'&',
      callback_url: 'https://shop.test/"onclick="alert(1)',
    });
    const { text } = await open(urlOf(id));
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
    expect(text).not.toContain('<img');
    expect(text).toContain('href="https://shop.test/%22onclick=%22alert(1)"');
  });
});

describe('the page of an enrollment', () => {
  const enroll = (key: string) => {
    const { id } = mock.customers.seed({ merchant_customer_id: `shopper-${key}` });
    const waits = { status: 'READY_TO_ENROLL', idempotency_key: key, callback_url } as const;
    return mock.paymentMethods.enroll(id, waits).redirect_url ?? '';
  };

  test.each([
    ['approve', 'ENROLLED', 'The payment method is enrolled'],
    ['decline', 'DECLINED', 'The enrollment was declined'],
  ])('the choice %s makes it %s, and leads back to the shop', async (choice, status, words) => {
    const url = enroll('key/1?&');
    const before = await open(url);
    expect(choicesOf(before.text)).toEqual(['approve', 'decline']);
    expect(before.text).not.toContain('1111');
    const { text } = await choose(url, choice);
    expect(text).toContain(`<h1>${words}</h1>`);
    expect(text).toContain(`<a id="return" href="${callback_url}">`);
    expect(mock.paymentMethods.get('key/1?&').status).toBe(status);
    expect((await choose(url, 'approve')).text).toBe(text);
  });

  test('is a 404 for an unknown key', async () => {
    expect((await open(`${server.url}/__pay/enrollments/none`)).status).toBe(404);
  });
});

test('merchants have pages without their keys, also those whose first request has swapped keys', async () => {
  for (const name of ['pk-live', 'pk-other']) {
    const swapped = { publicApiKey: `${name}-secret`, privateSecretKey: name };
    const { json } = await callerAt(server.url, swapped).post('/v1/payments', cardPayment(waiting.redirect));
    const url = json.payment_method.payment_method_detail.bank_transfer.redirect_url;
    const page = await open(url);
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('Approve your payment')]);
    expect(page.text + JSON.stringify([...page.headers])).not.toContain(name);
    expect((await choose(url, 'approve')).text).toContain('The payment is paid');
  }
  const listed = mock.merchants().map(({ publicApiKey }) => publicApiKey);
  expect(listed).toHaveLength(3);
  for (const publicApiKey of listed.slice(1)) {
    expect(mock.merchant({ publicApiKey }).payments.list()).toMatchObject([{ status: 'SUCCEEDED' }]);
  }
});

describe('the page of a checkout session', () => {
  const sessionUrl = (callback: string = callback_url) =>
    `${server.url}/__pay/sessions/session%2F1?callback_url=${encodeURIComponent(callback)}`;
  const follow = async ({ headers, status }: Awaited<ReturnType<typeof open>>) => {
    expect(status).toBe(303);
    return open(new URL(headers.get('location') ?? '', sessionUrl()).href);
  };

  test('gives the token of a test card to the shop, and the token pays', async () => {
    expect((await open(sessionUrl())).text).toContain('4000 0000 0000 0010');
    for (const form of [{ token: 'tok_insufficient_funds' }, { card_number: ' 4000-0000 00000010 ' }]) {
      const { text } = await follow(await post(sessionUrl(), form as Record<string, string>));
      expect(text).toContain('tok_insufficient_funds');
      expect(text).toContain(`<a id="return" href="${callback_url}&amp;token=tok_insufficient_funds">`);
    }
    const payment = mock.payments.create({
      workflow: 'SDK_CHECKOUT',
      checkout: { session: 'session/1' },
      payment_method: { token: 'tok_insufficient_funds' },
    });
    expect(payment.status).toBe('DECLINED');
  });

  test.each([
    { card_number: '4111 1111 1111 1111' },
    { card_number: '5200000000000010' },
    { card_number: '' },
    { token: 'tok-secret-1' },
    {},
  ])('rejects %j without showing it', async (form) => {
    const { headers, text } = await follow(await post(sessionUrl(), form as Record<string, string>));
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).toContain('Only the test cards on this page are accepted');
    for (const value of Object.values(form).filter((each) => each !== '')) {
      expect(text.replaceAll(/[\s-]/g, '')).not.toContain(value.replaceAll(/[\s-]/g, ''));
    }
  });

  test('has no link to a callback_url that is not http or https', async () => {
    const { text } = await open(`${sessionUrl('javascript:alert(1)')}&token=tok_succeeded`);
    expect(text).toContain('tok_succeeded');
    expect(text).not.toContain('<a ');
    expect((await open(sessionUrl('data:text/html,x'))).text).not.toContain('<a ');
  });

  test('escapes the session', async () => {
    const { text } = await open(`${server.url}/__pay/sessions/${encodeURIComponent('<b>1')}?token=tok_succeeded`);
    expect(text).toContain('&lt;b&gt;1');
  });
});

describe('requests to the pages', () => {
  /** Sends any headers: `fetch` would set some itself. */
  const sendRaw = (path: string, headers: Record<string, string>, body?: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const method = body === undefined ? 'GET' : 'POST';
      const type = { 'content-type': 'application/x-www-form-urlencoded' };
      send({ host: '127.0.0.1', port: server.port, path, method, headers: { ...type, ...headers } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .once('error', reject)
        .end(body);
    });
  const pathOf = (id: string) => `/__pay/payments/${id}`;

  test('are rejected under a foreign host name', async () => {
    const { id } = mock.payments.create(waiting.redirect);
    expect(await sendRaw(pathOf(id), { host: 'localhost:1' })).toBe(200);
    for (const host of ['rebound.example', '127.0.0.1.rebound.example']) {
      expect(await sendRaw(pathOf(id), { host })).toBe(403);
      expect(await sendRaw(pathOf(id), { host }, 'choice=approve')).toBe(403);
    }
    expect(mock.payments.get(id).status).toBe('READY_TO_PAY');
  });

  test('are allowed under the host name of the public URL and of admin.hosts', async () => {
    await start({ publicUrl: 'https://pay.shop.test/mock/', admin: { hosts: ['mock.internal'] } });
    const { id } = mock.payments.create(waiting.redirect);
    expect(urlOf(id)).toBe(`https://pay.shop.test/mock${pathOf(id)}`);
    for (const host of ['pay.shop.test', 'mock.internal:4010']) expect(await sendRaw(pathOf(id), { host })).toBe(200);
    expect(await sendRaw('/__mock/clock', { host: 'pay.shop.test' })).toBe(403);
    // A proxy may set its own host name.
    expect(await sendRaw(pathOf(id), { origin: 'https://pay.shop.test' }, 'choice=approve')).toBe(303);
  });

  test('cannot send a form from another origin', async () => {
    const { id } = mock.payments.create(waiting.redirect);
    const foreign = [
      { origin: 'https://attacker.example' },
      { origin: 'null' },
      { origin: `http://127.0.0.1:${server.port + 1}` },
      { origin: `${server.url}.attacker.example` },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of foreign) expect(await sendRaw(pathOf(id), headers, 'choice=approve')).toBe(403);
    expect(mock.payments.get(id).status).toBe('READY_TO_PAY');
    expect(await sendRaw(pathOf(id), { origin: server.url }, 'choice=approve')).toBe(303);
  });

  test('cannot send a form from another origin with cors: true', async () => {
    await server.close();
    mock = createMockServer({ cors: true, strict: true });
    server = await listen(mock, { admin: { origins: ['*'] } });
    const { id } = mock.payments.create(waiting.redirect);
    const { status, headers } = await post(urlOf(id), { choice: 'approve' }, { origin: 'https://shop.test' });
    expect(status).toBe(403);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test('need no admin token', async () => {
    await start({ admin: { token: 'open-sesame' } });
    const { id } = mock.payments.create(waiting.redirect);
    expect((await choose(urlOf(id), 'approve')).text).toContain('The payment is paid');
  });

  test('can be GET, HEAD and POST with a small form only', async () => {
    const { id } = mock.payments.create(waiting.redirect);
    expect(await open(urlOf(id), { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
    const put = await open(urlOf(id), { method: 'PUT' });
    expect(put).toMatchObject({ status: 405 });
    expect(put.headers.get('allow')).toBe('GET, HEAD, POST');
    const json = { method: 'POST', body: '{"choice":"approve"}', headers: { 'content-type': 'application/json' } };
    expect((await open(urlOf(id), json)).status).toBe(415);
    expect((await post(urlOf(id), { choice: 'approve', more: 'x'.repeat(8_192) })).status).toBe(413);
    expect((await post(urlOf(id), { choice: 'approve', more: 'x'.repeat(1_000_000) })).status).toBe(413);
    expect(mock.payments.get(id).status).toBe('READY_TO_PAY');
  });

  test('load the style and an icon from the server itself', async () => {
    const { text } = await open(`${server.url}/__pay/sessions/1`);
    const { status, headers } = await open(new URL('../style.css', `${server.url}/__pay/sessions/1`).href);
    expect(text).toContain('href="../style.css"');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
  });

  test('leave no trace of a card number in the journal, the log and the snapshot', async () => {
    const number = '4111111111111111';
    const seen: unknown[] = [];
    mock.watch({
      request: (event) => void seen.push(event),
      unhandled: (event) => void seen.push(event),
      attempt: (event) => void seen.push(event),
    });
    const response = await post(`${server.url}/__pay/sessions/1`, { card_number: number });
    expect(response.status).toBe(303);
    expect(response.text + JSON.stringify([...response.headers])).not.toContain(number);
    expect(seen).toEqual([]);
    expect(mock.journal.requests()).toEqual([]);
    expect(JSON.stringify(mock.snapshot())).not.toContain(number);
  });
});

describe('redirect_url', () => {
  const redirectUrl = async () => {
    const caller = callerAt(`http://127.0.0.1:${server.port}`, mock.credentials);
    const { json } = await caller.post('/v1/payments', cardPayment(waiting.redirect));
    return json.payment_method.payment_method_detail.bank_transfer.redirect_url as string;
  };

  test('is an address that this machine can open, also when the server listens on every network', async () => {
    await start({ hostname: '0.0.0.0' });
    expect(await redirectUrl()).toMatch(`http://127.0.0.1:${server.port}/__pay/payments/`);
    expect((await open(await redirectUrl())).status).toBe(200);
  });

  test('is below the base URL in process, where completeAction takes the place of the page', async () => {
    const inProcess = startMock();
    const received = register();
    const { id, payment_method } = inProcess.payments.create(waiting.redirect);
    expect(payment_method.payment_method_detail.bank_transfer?.redirect_url).toBe(
      `http://localhost/__pay/payments/${id}`,
    );
    expect((await inProcess.fetch(`http://localhost/__pay/payments/${id}`)).status).toBe(404);
    expect(inProcess.payments.completeAction(id, 'approve').status).toBe('SUCCEEDED');
    await inProcess.settled();
    expect(received).toHaveLength(2);
  });
});
