import { setupServer } from 'msw/node';
import { expect, test } from 'vitest';
import { createMockServer } from './mock-server.ts';
import { handlers } from './msw.ts';
import { listen } from './node.ts';
import { callerOf, cardPayment } from './test-caller.ts';
const mock = createMockServer({ strict: true });
const server = setupServer(...handlers(mock, { baseUrl: 'https://p.test/x' }));
test('msw', async () => {
  server.listen();
  const c = callerOf({ fetch: (r) => fetch(r) }, mock.credentials, 'https://p.test/x');
  for (const f of [{ phase: 'transport', connection: 'reset', lost: 'answer' }, { phase: 'body', spoil: 'half' }, { phase: 'body', spoil: 'empty' }] as const) {
    mock.faults.inject(f);
    try { const a = await c.post('/v1/payments', cardPayment()); console.log(f, a.status, a.text.slice(0,300), [...a.headers]); } catch (e) { console.log(f, e, (e as Error).cause); }
  }
  mock.faults.inject({ phase: 'transport', connection: 'hang', lost: 'answer' });
  try { await fetch('https://p.test/x/v1/payments', {method:'POST', body: JSON.stringify(cardPayment()), headers: {'content-type':'application/json','x-idempotency-key':'zz','public-api-key':mock.credentials.publicApiKey,'private-secret-key':mock.credentials.privateSecretKey}, signal: AbortSignal.timeout(50)}); } catch (e) { console.log('hang', e); }
  server.close();
});
test('port', async () => {
  const server = await listen(mock);
  const c = callerOf({ fetch: (r) => fetch(r) }, mock.credentials, server.url);
  for (const f of [{ phase: 'transport', connection: 'reset', lost: 'answer' }, { phase: 'body', spoil: 'half' }, { phase: 'body', spoil: 'empty' }, { phase: 'body', spoil: 'content-type' }] as const) {
    mock.faults.inject(f);
    try { const a = await c.post('/v1/payments', cardPayment()); console.log(f, a.status, a.text.slice(0,300), [...a.headers]); } catch (e) { console.log(f, e, (e as Error).cause); }
  }
  mock.faults.inject({ phase: 'before', latencyMs: 200 });
  const order: string[] = [];
  const p = c.post('/v1/payments', cardPayment()).then((a) => order.push('answer ' + a.status));
  await new Promise(r => setTimeout(r, 60));
  const t = Date.now();
  const cl = server.close().then(() => order.push('closed'));
  await Promise.all([p, cl]);
  console.log(order, Date.now() - t);
});
