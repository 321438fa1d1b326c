import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type HttpEndpoint, startHttpEndpoint } from '../../test/helpers/http-endpoint.ts';
import { callerOf, cardPayment, type TestCaller } from '../../test/helpers/test-caller.ts';
import { createMockServer, type MockServer } from '../mock-server.ts';

const secret = 'whsec 🙂';
let mock: MockServer;
let caller: TestCaller;
let endpoint: HttpEndpoint;

beforeEach(async () => {
  mock = createMockServer({ strict: true });
  caller = callerOf(mock, mock.credentials);
  endpoint = await startHttpEndpoint();
});
afterEach(async () => {
  await mock.close();
  endpoint.stop();
});

const create = async (body: object = cardPayment()) => (await caller.post('/v1/payments', body)).json;
const act = (payment: { id: string; transactions: { id: string } }, verb: string, body: object) =>
  caller.post(`/v1/payments/${payment.id}/transactions/${payment.transactions.id}/${verb}`, body);

describe('a delivery', () => {
  test('does not delay the response that caused it', async () => {
    let respond = (_response: Response) => {};
    let called = () => {};
    const isCalled = new Promise<void>((resolve) => (called = resolve));
    mock.webhooks.register({
      receiver: () => {
        called();
        return new Promise((resolve) => (respond = resolve));
      },
    });
    const payment = await create();
    expect(payment.status).toBe('SUCCEEDED');
    await isCalled;
    expect((await caller.get(`/v1/payments/${payment.id}`)).status).toBe(200);
    expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'pending', attempts: [] }]);
    let settled = false;
    const settling = mock.settled().then(() => (settled = true));
    await Promise.resolve();
    expect(settled).toBe(false);
    respond(new Response());
    await settling;
    expect(mock.webhooks.deliveries()).toMatchObject([
      { status: 'delivered', attempts: [{ response: { status: 200 } }] },
    ]);
  });

  test('is retried after a receiver function throws', async () => {
    let calls = 0;
    mock.webhooks.register({
      receiver() {
        calls += 1;
        if (calls < 3) throw new Error('out of order');
        return new Response();
      },
    });
    await create();
    await mock.webhooks.flush();
    expect(mock.webhooks.deliveries()).toMatchObject([
      {
        status: 'delivered',
        attempts: [{ failure: 'out of order' }, { failure: 'out of order' }, { response: { status: 200 } }],
      },
    ]);
  });

  test('is exhausted after seven attempts to a closed port', async () => {
    mock.webhooks.register({ url: endpoint.url });
    endpoint.stop();
    await create();
    await mock.clock.advance('4d');
    const [delivery] = mock.webhooks.deliveries();
    expect(delivery?.status).toBe('exhausted');
    expect(delivery?.attempts).toHaveLength(7);
    for (const { failure } of delivery?.attempts ?? []) expect(failure).toContain('ECONNREFUSED');
  });

  test('settles after the events that a receiver causes by calling the mock', async () => {
    const received: string[] = [];
    mock.webhooks.register({
      async receiver(request) {
        const { type_event, data } = (await request.json()) as { type_event: string; data: { payment: never } };
        received.push(type_event);
        if (type_event === 'payment.purchase') await act(data.payment, 'refund', { merchant_reference: 'REF-1' });
        return new Response();
      },
    });
    await create();
    await mock.settled();
    expect(received).toEqual(['payment.purchase', 'payment.refund']);
  });

  test('delivers 100 concurrent events', async () => {
    mock.webhooks.register({ url: endpoint.url, secret });
    await Promise.all(Array.from({ length: 100 }, () => create()));
    await mock.settled();
    expect(endpoint.arrived).toHaveLength(100);
    expect(new Set(endpoint.arrived.map(({ json }) => json.data.payment.id)).size).toBe(100);
    expect(mock.webhooks.deliveries().every(({ status }) => status === 'delivered')).toBe(true);
  });

  test('finishes when the mock closes during the attempt, and its retries are dropped', async () => {
    let respond = (_response: Response) => {};
    let called = () => {};
    const isCalled = new Promise<void>((resolve) => (called = resolve));
    mock.webhooks.register({
      receiver: () => {
        called();
        return new Promise((resolve) => (respond = resolve));
      },
    });
    await create();
    await isCalled;
    let closed = false;
    const closing = mock.close().then(() => (closed = true));
    await Promise.resolve();
    expect(closed).toBe(false);
    respond(new Response(null, { status: 500 }));
    await closing;
    await mock.webhooks.flush();
    expect(mock.webhooks.deliveries()).toMatchObject([
      { status: 'pending', attempts: [{ response: { status: 500 } }] },
    ]);
  });

  test('is returned as a copy', async () => {
    mock.webhooks.register({ url: endpoint.url });
    endpoint.responses.push({ status: 500 });
    await create();
    await mock.settled();
    const [delivery] = mock.webhooks.deliveries();
    if (delivery === undefined) throw new Error('no delivery');
    delivery.status = 'delivered';
    delivery.attempts.length = 0;
    await mock.webhooks.flush();
    expect(mock.webhooks.deliveries()).toMatchObject([
      { status: 'delivered', attempts: [{ number: 0 }, { number: 1 }] },
    ]);
  });
});
