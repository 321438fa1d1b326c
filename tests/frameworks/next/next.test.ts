import { signSync } from '@paychord/sdk/webhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMixedWebhooks, deliverMixed, expectedStatuses } from '../mixed-webhooks.ts';
import { redisRest } from '../webhook-adapters/redis-rest.ts';
import { build, installFolder, type NextApp, start, stopAll } from './next-app.ts';
import { type Service, startService } from './service.ts';

const apps: readonly NextApp[] = [
  {
    title: 'Next.js 15, which stores every response by default',
    version: '15',
    config: { outputFileTracingRoot: installFolder },
    extra: 'stored-and-edge',
  },
  {
    title: 'Next.js 16 with cache components',
    version: '16',
    config: { turbopack: { root: installFolder }, cacheComponents: true, partialPrefetching: true },
    extra: 'cache-components',
  },
];

describe.each(apps)('$title', (app) => {
  let service: Service;
  let requestsOfBuild: number;
  let url: string;

  beforeAll(async () => {
    service = await startService();
    const env = { SERVICE_URL: service.url, ...(await redisRest()) };
    await build(app, env);
    requestsOfBuild = service.requests.length;
    url = await start(app, env);
  });

  afterAll(() => {
    stopAll();
    service.close();
  });

  const statusAt = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(url + path, { headers });
    const text = await response.text();
    return /PENDING|SUCCEEDED|TIMED_OUT/.exec(text)?.[0] ?? `${response.status} ${text}`;
  };

  const testEdge = app.extra === 'stored-and-edge' ? test : undefined;

  testEdge?.('a receiver in the Edge runtime verifies webhooks', async () => {
    const body = JSON.stringify({
      type: 'payment',
      type_event: 'payment.purchase',
      data: { payment: { id: 'p-1', status: 'SUCCEEDED' } },
    });
    const deliver = async (signature: string) => {
      const headers = { 'content-type': 'application/json', 'x-hmac-signature': signature };
      const response = await fetch(`${url}/api/webhooks`, { method: 'POST', headers, body });
      return response.status;
    };
    expect(await deliver(signSync(body, 'whsec-edge'))).toBe(200);
    expect(await deliver(signSync(body, 'whsec-other'))).toBe(401);
  });

  testEdge?.(
    'a receiver in the Edge runtime handles each of 300 mixed webhooks once and rejects the forged ones',
    async () => {
      const mixed = await createMixedWebhooks('whsec-edge');
      const paid = async (): Promise<string[]> => (await fetch(`${url}/api/webhooks`)).json();
      const before = await paid();
      const { statuses, repeats } = await deliverMixed(mixed, async ({ body, headers }) => {
        const response = await fetch(`${url}/api/webhooks`, { method: 'POST', headers, body });
        return response.status;
      });
      expect(statuses).toEqual(expectedStatuses);
      expect((await paid()).slice(before.length).toSorted()).toEqual(mixed.paid.toSorted());
      console.log(`Edge runtime: 300 webhooks, 100 handled once, 30 rejected, ${repeats} repeated after a 5xx`);
    },
  );

  test('next build sends no request for any page or route handler', () => {
    expect(requestsOfBuild).toBe(0);
  });

  test.each([
    ['a page', '/retrieve', 'page-retrieve'],
    ['a page with a parameter', '/retrieve/page-1', 'page-1'],
    ['a route handler', '/api/retrieve', 'handler-retrieve'],
    ['a route handler with a parameter', '/api/retrieve/handler-1', 'handler-1'],
  ])('retrieve returns the new status of a payment in %s', async (_where, path, paymentId) => {
    expect(await statusAt(path)).toBe('PENDING');
    service.setStatus(paymentId, 'SUCCEEDED');
    expect(await statusAt(path)).toBe('SUCCEEDED');
  });

  test.each([
    ['a page', '/wait-for', 'page-wait-for'],
    ['a route handler', '/api/wait-for', 'handler-wait-for'],
    ['a page, through a fetch of the caller', '/wait-with-fetch/page-2', 'page-2'],
    ['a route handler, through a fetch of the caller', '/api/wait-with-fetch/handler-2', 'handler-2'],
  ])('waitFor returns the new status of a payment in %s', async (_where, path, paymentId) => {
    const pending = service.retrieved(paymentId, 2);
    const status = statusAt(path);
    // A cached response would not cause the second request.
    await Promise.race([pending, status]);
    service.setStatus(paymentId, 'SUCCEEDED');
    expect(await status).toBe('SUCCEEDED');
  });

  test.each([
    ['a page', '/tenant', 'page-tenant'],
    ['a route handler', '/api/tenant', 'handler-tenant'],
  ])('an idempotency key derived from the request is correct in %s', async (_where, path, paymentId) => {
    await statusAt(path, { 'x-tenant-key': 'key-a' });
    await statusAt(path, { 'x-tenant-key': 'key-b' });
    const keys = service.requests.filter((request) => request.paymentId === paymentId).map((each) => each.secretKey);
    expect(keys).toEqual(['key-a', 'key-b']);
  });
});
