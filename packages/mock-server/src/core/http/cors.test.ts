import { expect, onTestFinished, test } from 'vitest';
import { callerAt, cardPayment } from '../../../test/helpers/test-caller.ts';
import { caller, mock, startMock, useMockServer } from '../../../test/helpers/test-mock.ts';
import { listen } from '../../node.ts';
import { withCorsFor } from './cors.ts';

useMockServer();

const preflight = () =>
  new Request('http://mock.test/v1/payments', {
    method: 'OPTIONS',
    headers: {
      origin: 'http://localhost:5173',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,private-secret-key,public-api-key,x-idempotency-key',
    },
  });

test('cors: true adds CORS headers to responses, and responds to a preflight request', async () => {
  startMock({ cors: true });
  const { ok, headers } = await mock.fetch(preflight());
  expect(ok).toBe(true);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-allow-methods')).toContain('POST');
  expect(headers.get('access-control-allow-headers')).toContain('x-idempotency-key');
  mock.faults.inject({ phase: 'before', status: 429, retryAfter: 1 });
  const response = await caller.post('/v1/payments', cardPayment());
  expect(response.status).toBe(429);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const exposed = response.headers.get('access-control-expose-headers')?.toLowerCase();
  for (const name of ['retry-after', 'x-trace-id', 'x-idempotent-replayed']) expect(exposed).toContain(name);
});

test('without cors, a preflight request gets 405 and no CORS headers', async () => {
  const { status, headers } = await mock.fetch(preflight());
  expect([status, headers.get('access-control-allow-origin')]).toEqual([405, null]);
});

test('cors: true does not hide a reset of the connection', async () => {
  startMock({ cors: true });
  mock.faults.inject({ phase: 'transport', connection: 'reset', lost: 'response' });
  const call = caller.post('/v1/payments', cardPayment());
  await expect(call).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
});

test('cors: true works on a port, also with a truncated body', async () => {
  startMock({ cors: true });
  const server = await listen(mock);
  onTestFinished(() => server.close());
  const { url, method, headers } = preflight();
  const response = await fetch(server.url + new URL(url).pathname, { method, headers });
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([204, '*']);

  const { post } = callerAt(server.url, mock.credentials);
  expect((await post('/v1/payments', cardPayment())).headers.get('access-control-allow-origin')).toBe('*');
  mock.faults.inject({ phase: 'body', corrupt: 'truncated' });
  await expect(post('/v1/payments', cardPayment())).rejects.toMatchObject({ message: 'terminated' });
});

test('an unexpected error of the handler rejects with its reason', async () => {
  const respond = withCorsFor(['*'], () => Promise.reject(new Error('a defect')));
  await expect(respond(new Request('http://mock.test/'))).rejects.toThrow('a defect');
});
