import { afterEach, expect, test, vi } from 'vitest';
import { serve } from '../serve.ts';

let endpoint: Awaited<ReturnType<typeof serve>>;
afterEach(() => {
  endpoint.close();
  vi.restoreAllMocks();
});

test.each(['GET', 'HEAD', 'POST'])('a %s arrives at the endpoint', async (method) => {
  endpoint = await serve(async (request) => new Response(null, { headers: { 'x-method': request.method } }));
  const response = await fetch(`${endpoint.url}/hook`, { method });
  expect([response.status, response.headers.get('x-method')]).toEqual([200, method]);
});

test('an endpoint that fails answers 500', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  endpoint = await serve(() => Promise.reject(new Error('The database is down')));
  expect((await fetch(endpoint.url, { method: 'POST', body: '{}' })).status).toBe(500);
  expect(complaint).toHaveBeenCalledOnce();
});
