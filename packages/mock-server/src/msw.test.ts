import { getResponse } from 'msw';
import { setupServer } from 'msw/node';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startHttpServer } from '../../sdk/test/helpers/http-server.ts';
import { accountId, callerAt, callerOf, cardPayment } from '../test/helpers/test-caller.ts';
import { mock, statuses, useMockServer } from '../test/helpers/test-mock.ts';
import { operations } from './generated/operations.ts';
import { handlers } from './msw.ts';
import { listen } from './node.ts';

useMockServer();

const statusOf = async (options: Parameters<typeof handlers>[1], method: string, url: string) =>
  (await getResponse(handlers(mock, options), new Request(url, { method })))?.status;

const documented = Object.values(operations).map(
  ({ method, path }) => [method, path.replaceAll(/\{\w+\}/g, accountId)] as const,
);

describe('without a base URL', () => {
  test.each(documented)('handles %s %s on any host', async (method, path) => {
    for (const host of ['https://api.example.com', 'http://localhost:3000', 'http://127.0.0.1']) {
      expect(await statusOf({}, method, host + path)).toBe(401);
      expect(await statusOf(undefined, method, `${host}${path}?a=1`)).toBe(401);
    }
  });

  test('a preflight request for a documented path is handled', async () => {
    expect(await statusOf({}, 'OPTIONS', 'https://a.test/v1/payments')).toBe(405);
  });

  test('other requests are not handled', async () => {
    for (const [, path] of documented) {
      expect(
        await statusOf({}, 'DELETE', `https://a.test${path}`.replace('/v1/payments/', '/v1/payment/')),
      ).toBeUndefined();
    }
    for (const path of [
      '/',
      '/v1',
      '/v1/payments/',
      `/api/v1/payments/${accountId}`,
      `/v1/payments/${accountId}/`,
      '/v1/payments/a/b',
      '/v1//payments',
      '/v1/banking/transfers',
      '/v1x/payments',
    ]) {
      expect(await statusOf({}, 'GET', `https://a.test${path}`)).toBeUndefined();
      expect(await statusOf({}, 'POST', `https://a.test${path}`)).toBeUndefined();
    }
    expect(await statusOf({}, 'GET', 'https://a.test/v1/customers')).toBeUndefined();
    expect(await statusOf({}, 'OPTIONS', 'https://a.test/v1/payment')).toBeUndefined();
  });
});

describe('with a base URL', () => {
  test('the addresses of the pages of customers begin with it', () => {
    handlers(mock, { baseUrl: 'https://api.test/sandbox/' });
    expect(mock.publicUrl()).toBe('https://api.test/sandbox');
    handlers(mock);
    expect(mock.publicUrl()).toBe('https://api.test/sandbox');
  });

  test.each(['https://api.test/sandbox', 'https://api.test/sandbox/'])(
    '%s: handles every request below it',
    async (baseUrl) => {
      expect(await statusOf({ baseUrl }, 'GET', `https://api.test/sandbox/v1/payments/${accountId}`)).toBe(401);
      expect(await statusOf({ baseUrl }, 'DELETE', 'https://api.test/sandbox/v1/payments')).toBe(405);
      expect(await statusOf({ baseUrl }, 'GET', 'https://api.test/sandbox/nowhere')).toBe(404);
    },
  );

  test('requests outside the base URL are not handled', async () => {
    const baseUrl = 'https://api.test/sandbox';
    for (const url of [
      `https://api.test/v1/payments/${accountId}`,
      `https://api.test/sandboxes/v1/payments/${accountId}`,
      `https://api.test/other/sandbox/v1/payments/${accountId}`,
      `http://api.test/sandbox/v1/payments/${accountId}`,
      `https://api.test:8443/sandbox/v1/payments/${accountId}`,
      `https://evil.test/sandbox/v1/payments/${accountId}`,
      'https://api.test/sandbox',
    ]) {
      expect(await statusOf({ baseUrl }, 'GET', url)).toBeUndefined();
    }
  });

  test('a base URL without a path handles its whole host', async () => {
    expect(await statusOf({ baseUrl: 'https://api.test' }, 'GET', 'https://api.test/nowhere')).toBe(404);
    expect(await statusOf({ baseUrl: 'https://api.test/' }, 'GET', `https://api.test/v1/payments/${accountId}`)).toBe(
      401,
    );
  });

  test('a request below a path prefix keeps its headers and body', async () => {
    const baseUrl = 'https://api.test/a/b';
    const fetch = async (request: Request) =>
      (await getResponse(handlers(mock, { baseUrl }), request)) ?? Response.error();
    const caller = callerOf({ fetch }, mock.credentials, baseUrl);
    const description = 'María 🙂 '.repeat(20);
    const { json } = await caller.post('/v1/payments', cardPayment({ description }));
    expect(json.description).toBe(description);
    expect(
      (await caller.get(`/v1/payments/${json.id}?transactions_history=true`)).json.transactions_history,
    ).toHaveLength(1);
  });
});

test.each([undefined, 'https://api.example.com'])(
  'webhooks use the real network, and other requests pass through: base URL %s',
  async (baseUrl) => {
    const paths: (string | undefined)[] = [];
    const { url, close } = await startHttpServer((request, response) => {
      paths.push(request.url);
      response.end('{"received":true}');
    });
    const server = setupServer(...handlers(mock, baseUrl === undefined ? {} : { baseUrl }));
    server.listen({ onUnhandledFrame: 'bypass' });
    onTestFinished(() => {
      server.close();
      return close();
    });
    mock.webhooks.register({ url: `${url}/hook` });
    // Even below a path that the mock handles on any host.
    mock.webhooks.setMerchantBaseUrl(url);
    const { post } = callerAt('https://api.example.com', mock.credentials);
    expect((await post('/v1/payments', cardPayment())).status).toBe(201);
    mock.transfers.receive();
    await mock.settled();
    expect(statuses()).toEqual(['delivered', 'delivered']);
    expect(await (await fetch(`${url}/other`)).json()).toEqual({ received: true });
    expect(paths.sort()).toEqual(['/hook', '/other', '/v1/banking/transfers']);
  },
);

describe('20 concurrent requests with one key', () => {
  const body = JSON.stringify(cardPayment());
  const callAll = async (send: typeof fetch, origin: string) => {
    const { publicApiKey, privateSecretKey } = mock.credentials;
    const headers = {
      'public-api-key': publicApiKey,
      'private-secret-key': privateSecretKey,
      'x-idempotency-key': 'key-1',
      'content-type': 'application/json',
    };
    const init = { method: 'POST', headers, body };
    const responses = await Promise.all(Array.from({ length: 20 }, () => send(`${origin}/v1/payments`, init)));
    return responses.map(({ status }) => status);
  };

  test.each(['in process', 'over MSW', 'on a port'])('get the same payment %s', async (transport) => {
    const server = await listen(mock);
    const msw = setupServer(...handlers(mock, { baseUrl: 'https://payments.test' }));
    msw.listen();
    try {
      const origin = transport === 'on a port' ? server.url : 'https://payments.test';
      const statuses = await callAll(transport === 'in process' ? mock.fetch : fetch, origin);
      expect(statuses).toEqual(Array.from({ length: 20 }, () => 201));
      expect(mock.payments.list()).toHaveLength(1);
    } finally {
      msw.close();
      await server.close();
    }
  });
});
