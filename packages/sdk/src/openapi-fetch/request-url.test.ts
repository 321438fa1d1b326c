import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createScriptedClient, respondWithPayment } from '../../test/helpers/scripted-client.ts';
import { resolveRequestUrl } from './fetch-arguments.ts';

const base = 'https://api.example.com/pay';

test.each([
  [`${base}/v1/payments`, `${base}/v1/payments`],
  [`${base}/v1/payments?merchant_order_id=../x#part`, `${base}/v1/payments?merchant_order_id=../x`],
  ['/v1/payments', `${base}/v1/payments`],
  ['HTTPS://API.example.com:443/pay/v1/payments', `${base}/v1/payments`],
  [`${base}/files/report.v1..2.pdf`, `${base}/files/report.v1..2.pdf`],
  [base, base],
])('accepts %s, which is below the base URL', (input, href) => {
  expect(resolveRequestUrl(input, base).href).toBe(href);
});

test.each([
  ['another host', 'https://example.com/pay/v1/payments'],
  ['a host that begins like the right one', 'https://api.example.com.evil.test/pay/v1'],
  ['another scheme', 'http://api.example.com/pay/v1'],
  ['another port', 'https://api.example.com:8443/pay/v1'],
  ['credentials', 'https://user:password@api.example.com/pay/v1'],
  ['the host as a user name', 'https://api.example.com@evil.test/pay/v1'],
  ['another path', 'https://api.example.com/admin'],
  ['a path that begins like the right one', 'https://api.example.com/payroll'],
  ['a dot segment that leaves the path', `${base}/../admin`],
  ['a dot segment that stays in the path', `${base}/v1/payments/../customers`],
  ['an encoded dot segment', `${base}/%2e%2E/admin`],
  ['an encoded slash behind two dots', `${base}/..%2fadmin`],
  ['an encoded backslash behind two dots', `${base}/v1/..%5cadmin`],
  ['a dot segment that is encoded twice', `${base}/%252e%252e/admin`],
  ['a dot segment whose digits are encoded', `${base}/%25%32%65%25%32%65/admin`],
  ['a dot segment that is encoded ten times', `${base}/%25252525252525252525${'2e'}./admin`],
  ['a dot segment with a parameter', `${base}/..;a=b/admin`],
  ['a dot segment behind a backslash', `${base}\\..\\admin`],
  ['a dot segment with a tab inside', `${base}/.\t./admin`],
  ['a relative dot segment', '/v1/../../admin'],
  ['a double slash', `${base}/v1//payments`],
  ['a double slash after the base URL', `${base}//v1/payments`],
  ['an encoded slash', `${base}/v1%2Fpayments`],
  ['an encoded backslash', `${base}/v1%5cpayments`],
  ['a parameter', `${base}/v1/payments;a=b`],
  ['an encoded semicolon', `${base}/v1/payments%3ba=b`],
  ['a letter that is encoded twice', `${base}/v1/p%2561yments`],
  ['a URL without a scheme', '//evil.test/v1'],
  ['a backslash in place of the scheme', '/\\evil.test/v1'],
  ['a path without a slash', 'v1/payments'],
  ['nothing', ''],
  ['a data URL', 'data:text/plain,x'],
])('refuses %s, and sends no credentials', async (_, input) => {
  let keys = 0;
  const privateSecretKey = () => {
    keys += 1;
    return 'secret-key';
  };
  const { send, fetch } = createScriptedClient([respondWithPayment], { baseUrl: base, privateSecretKey });
  const error = await send(input, { method: 'POST', body: '{}' }).catch((thrown) => thrown);
  expect(error).toMatchObject({ code: 'invalid_input', field: 'url', outcome: 'not_sent', attempts: [] });
  expect(String(error)).not.toContain('password');
  expect([fetch.requests, keys]).toEqual([[], 0]);
});

test.each(['https://example.com/v1/payments', 'https://api.example.com/admin'])(
  'refuses %s also as a URL and as a Request',
  async (href) => {
    const { send, fetch } = createScriptedClient([respondWithPayment], { baseUrl: base });
    for (const input of [new URL(href), new Request(href)]) {
      await expect(send(input)).rejects.toMatchObject({ code: 'invalid_input', field: 'url' });
    }
    expect(fetch.requests).toEqual([]);
  },
);

describe('whatever the input, a request that is sent goes below the base URL', () => {
  const piece = fc.constantFrom(
    ...['/', '\\', '.', '..', '%2e', '%2E', '%2f', '%5c', '%25', '%252e', ';', '?', '#', '@', ':', '\t', ' '],
    ...['pay', 'v1', 'payments', 'admin', 'a', 'https:', 'http:', 'api.example.com', 'evil.test', '\u2024', '\uff0e'],
  );
  const tail = fc.oneof(
    fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
    fc.string(),
    fc.webPath(),
  );
  const input = fc.oneof(
    tail,
    tail.map((rest) => `/${rest}`),
    tail.map((rest) => base + rest),
    tail.map((rest) => `${base}/v1/${rest}`),
    tail.map((rest) => `https://api.example.com${rest}`),
    fc.webUrl(),
  );

  test.each([base, 'https://api.example.com', 'http://127.0.0.1:4010/a/b'])('%s', async (baseUrl) => {
    const { origin, pathname } = new URL(baseUrl);
    const prefix = pathname.replace(/\/$/, '');
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(input, async (text) => {
        const { send, fetch } = createScriptedClient([respondWithPayment], { baseUrl, maxRetries: 0 });
        const error = await send(text.replaceAll(base, baseUrl), { method: 'PUT' }).then(
          () => undefined,
          (thrown: unknown) => thrown,
        );
        const [request] = fetch.requests;
        if (request === undefined) {
          expect(error).toMatchObject({ code: 'invalid_input', outcome: 'not_sent' });
          return;
        }
        accepted += 1;
        const url = new URL(request.url);
        expect([url.origin, url.username, url.password]).toEqual([origin, '', '']);
        expect(`${url.pathname}/`.startsWith(`${prefix}/`)).toBe(true);
        // What a proxy that decodes three times, and then resolves dot segments, would request.
        let decoded = url.pathname;
        for (let round = 0; round < 3; round += 1) {
          decoded = decoded.replace(/%([2-7][\da-f])/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
        }
        const resolved = new URL(origin + decoded.replace(/[?#]/g, '_')).pathname;
        expect(`${resolved}/`.startsWith(`${prefix}/`)).toBe(true);
      }),
      { numRuns: 2000 },
    );
    expect(accepted).toBeGreaterThan(100);
  });
});
