import { describe, expect, test, vi } from 'vitest';
import {
  accountId,
  authorization,
  callerOf,
  cardPayment,
  reference,
  type TestResponse,
  usd,
} from '../../test/helpers/test-caller.ts';
import {
  caller,
  create,
  createAndSettle,
  mock,
  register,
  statuses,
  useMockServer,
} from '../../test/helpers/test-mock.ts';
import { createMockServer, type MockServer, type MockServerOptions } from './mock-server.ts';

const credentialsOf = (name: string) => ({ publicApiKey: `public-${name}`, privateSecretKey: `secret-${name}` });
useMockServer();

/** The calls of a merchant, with every response in full. Each step runs when the test requests the next one. */
async function* day(mock: MockServer, name: string): AsyncGenerator<string> {
  const merchant = mock.merchant(credentialsOf(name));
  const caller = callerOf(mock, credentialsOf(name));
  const received: string[] = [];
  let failures = 2;
  merchant.webhooks.register({
    secret: 'whsec',
    async receiver(request) {
      received.push(`${request.headers.get('x-hmac-signature')} ${await request.text()}`);
      failures -= 1;
      return new Response(null, { status: failures >= 0 ? 500 : 200 });
    },
  });
  merchant.webhooks.setMerchantBaseUrl(async (request) => {
    received.push(await request.text());
    return Response.json({ received: true });
  });
  const format = ({ status, headers, text }: TestResponse) => `${status} ${headers.get('x-trace-id')} ${text}`;

  const authorized = await caller.post('/v1/payments', authorization({ amount: usd(100) }));
  yield format(authorized);
  const path = `/v1/payments/${authorized.json.id}/transactions/${authorized.json.transactions.id}`;
  yield format(await caller.post(`${path}/capture`, { ...reference, amount: usd(60) }));
  yield format(await caller.post('/v1/payments', cardPayment({ description: 'DO_NOT_HONOR' })));
  yield format(await caller.post('/v1/payments', { country: 'DE' }));
  await merchant.clock.advance('5m');
  const payment = await caller.post('/v1/payments', cardPayment({ checkout: { session: 'the same for all' } }));
  yield format(payment);
  yield format(await caller.get(`/v1/payments/${payment.json.id}?transactions_history=true&raw_response=true`));
  yield JSON.stringify(merchant.payments.openChargeback(payment.json.id));
  yield JSON.stringify(merchant.payments.decideDispute(payment.json.id, 'won'));
  const customer = await caller.post('/v1/customers', { merchant_customer_id: 'the same for all' });
  yield format(customer);
  yield JSON.stringify(merchant.paymentMethods.enroll(customer.json.id));
  yield format(await caller.get(`/v1/customers/${customer.json.id}/payment-methods`));
  yield JSON.stringify(merchant.campaigns.seed());
  yield JSON.stringify(merchant.transfers.receive());
  yield JSON.stringify(merchant.onboardings.seedTransfer());
  await merchant.webhooks.flush();
  yield received.sort().join('\n');
  yield JSON.stringify([merchant.webhooks.deliveries(), merchant.payments.list(), merchant.clock.timestamp()]);
}

async function whole(mock: MockServer, name: string): Promise<string[]> {
  const responses: string[] = [];
  for await (const each of day(mock, name)) responses.push(each);
  return responses;
}

describe('determinism', () => {
  test('another seed and another merchant give other ids', async () => {
    const one = (await whole(createMockServer({ strict: true, seed: 7 }), 'a')).join();
    for (const [seed, name] of [
      [8, 'a'],
      [7, 'b'],
    ] as const) {
      const other = (await whole(createMockServer({ strict: true, seed }), name)).join();
      const ids = (text: string) => new Set(text.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g));
      expect([...ids(one)].filter((id) => ids(other).has(id))).toEqual([accountId]);
    }
  });
});

describe('merchants', () => {
  test('share nothing', async () => {
    const [a, b] = ['a', 'b'].map((name) => ({
      controls: mock.merchant(credentialsOf(name)),
      caller: callerOf(mock, credentialsOf(name)),
    }));
    if (a === undefined || b === undefined) throw new Error('unreachable');
    const receiver = vi.fn(() => new Response());
    b.controls.webhooks.register({ receiver });
    const { json: payment } = await a.caller.post('/v1/payments', cardPayment({ checkout: { session: 's' } }));
    const { json: customer } = await a.caller.post('/v1/customers', { merchant_customer_id: 'shopper' });
    const { id: campaign } = a.controls.campaigns.seed();
    const { id: transferId, organizationCode } = a.controls.onboardings.seedTransfer();
    const { id: transfer } = a.controls.transfers.receive();

    expect(await b.caller.get(`/v1/payments/${payment.id}`)).toMatchObject({ status: 404 });
    expect(await b.caller.get(`/v1/customers/${customer.id}/payment-methods`)).toMatchObject({ status: 404 });
    expect(await b.caller.get(`/v1/campaigns/${campaign}`)).toMatchObject({ status: 404 });
    const reversal = `/v1/recipients/onboardings/reverse-transfer/${transferId}`;
    expect(await b.caller.post(reversal, undefined, { 'X-organization-code': organizationCode })).toMatchObject({
      status: 404,
    });
    expect(() => b.controls.payments.get(payment.id)).toThrow('PAYMENT_NOT_FOUND');
    expect(() => b.controls.transfers.complete(transfer)).toThrow('TRANSFER_NOT_FOUND');
    // The same key, session and customer are another merchant's own.
    expect((await b.caller.post('/v1/payments', cardPayment({ checkout: { session: 's' } }))).json.id).not.toBe(
      payment.id,
    );
    expect((await b.caller.post('/v1/customers', { merchant_customer_id: 'shopper' })).status).toBe(201);
    await a.controls.clock.advance('1d');
    expect(b.controls.clock.timestamp()).toBe('2026-01-01T00:00:00.000Z');
    await mock.settled();
    expect(receiver).toHaveBeenCalledTimes(1);
    expect(a.controls.webhooks.deliveries()).toEqual([]);
  });

  test('a call that only reads creates no merchant, and finds nothing', async () => {
    const visitor = callerOf(mock, credentialsOf('visitor'));
    expect(await visitor.get(`/v1/payments/${accountId}`)).toMatchObject({
      status: 404,
      json: { code: 'PAYMENT_NOT_FOUND' },
    });
    const other = callerOf(mock, { publicApiKey: 'public-visitor', privateSecretKey: 'another' });
    expect((await other.post('/v1/payments', cardPayment())).status).toBe(201);
    expect((await visitor.get(`/v1/payments/${accountId}`)).status).toBe(401);
  });

  test('the option credentials sets the default merchant, and rejects other key pairs', async () => {
    const mock = createMockServer({ strict: true, credentials: [credentialsOf('a'), credentialsOf('b')] });
    expect(mock.credentials).toEqual(credentialsOf('a'));
    await callerOf(mock, credentialsOf('a')).post('/v1/payments', cardPayment());
    expect(mock.payments.list()).toHaveLength(1);
    expect(mock.merchant(credentialsOf('b')).payments.list()).toEqual([]);
    for (const wrong of [
      credentialsOf('c'),
      { ...credentialsOf('a'), privateSecretKey: 'x' },
      { publicApiKey: 'mock-public-key', privateSecretKey: 'mock-secret-key' },
    ]) {
      expect((await callerOf(mock, wrong).get(`/v1/payments/${accountId}`)).status).toBe(401);
      expect(() => mock.merchant(wrong)).toThrow(TypeError);
    }
  });

  test('mock.merchant throws for a wrong secret, and names the merchant and the fix', () => {
    mock.merchant(credentialsOf('a'));
    expect(() => mock.merchant({ publicApiKey: 'public-a', privateSecretKey: 'guess' })).toThrow(
      new TypeError(
        'Could not open the merchant: private-secret-key is not the key that was first used with this public-api-key. Pass the key of public-a, or leave privateSecretKey out',
      ),
    );
    expect(() => mock.merchant({ publicApiKey: ' ', privateSecretKey: 's' })).toThrow(TypeError);
  });
});

describe('options', () => {
  test('a real clock starts now, or at startAt', () => {
    const before = Date.now();
    const now = createMockServer({ strict: true, clock: 'real' }).clock.now();
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now());
    const past = createMockServer({ strict: true, clock: 'real', startAt: 0 }).clock.now();
    expect(past).toBeLessThan(60_000);
  });
});

describe('settled', () => {
  test('waits for requests that a webhook causes at another merchant', async () => {
    const [a, b, c] = ['a', 'b', 'c'].map(credentialsOf);
    if (a === undefined || b === undefined || c === undefined) throw new Error('unreachable');
    const received: string[] = [];
    const passOn = (name: string, to: typeof a) => async () => {
      received.push(name);
      // By now the others have nothing to do.
      await new Promise((resolve) => setImmediate(resolve));
      await callerOf(mock, to).post('/v1/payments', cardPayment());
      return new Response();
    };
    mock.merchant(c).webhooks.register({
      async receiver() {
        await new Promise((resolve) => setImmediate(resolve));
        received.push('c');
        return new Response();
      },
    });
    mock.merchant(b).webhooks.register({ receiver: passOn('b', c) });
    mock.merchant(a).webhooks.register({ receiver: passOn('a', b) });
    await callerOf(mock, a).post('/v1/payments', cardPayment());
    await mock.settled();
    expect(received).toEqual(['a', 'b', 'c']);
    expect(mock.merchant(c).webhooks.deliveries()).toMatchObject([{ status: 'delivered' }]);
  });

  test('does not wait for tasks that are due later', async () => {
    register(500);
    await createAndSettle();
    expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'pending', attempts: [{ number: 0 }] }]);
  });
});

describe('close', () => {
  test('waits for due tasks', async () => {
    register();
    const { id } = await createAndSettle();
    mock.payments.openChargeback(id);
    await mock.close();
    expect(statuses()).toEqual(['delivered', 'delivered']);
  });

  test('waits for a request in flight, and for its webhooks', async () => {
    register();
    mock.faults.inject({ phase: 'before', latencyMs: 20 });
    const paid = caller.post('/v1/payments', cardPayment());
    await mock.close();
    expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'delivered' }]);
    expect((await paid).status).toBe(201);
  });

  test('does not wait for a call that hangs', async () => {
    mock.faults.inject({ phase: 'transport', connection: 'hang', lost: 'response' });
    void create();
    await mock.close();
    expect(mock.payments.list()).toHaveLength(1);
  });

  test('drops tasks that are due later', async () => {
    register(500);
    await create(authorization());
    await mock.close();
    await mock.clock.advance('8d');
    expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'pending', attempts: [{ number: 0 }] }]);
    expect(mock.payments.list()).toMatchObject([{ status: 'PENDING' }]);
  });

  test.each([
    ['known before', () => {}],
    ['reset since', () => mock.reset()],
    ['restored since', () => mock.restore(mock.snapshot())],
  ])('the closed mock server responds but sends no webhooks to any merchant, %s or new', async (_which, change) => {
    const receiver = vi.fn(() => new Response());
    mock.webhooks.register({ receiver });
    mock.webhooks.chaos({ delay: '1m' });
    await create();
    await mock.close();
    await mock.close();
    await change();
    for (const each of [mock.credentials, credentialsOf('new')]) {
      mock.merchant(each).webhooks.register({ receiver });
      expect((await callerOf(mock, each).post('/v1/payments', cardPayment())).status).toBe(201);
      await mock.merchant(each).clock.advance('1h');
    }
    await mock.settled();
    expect(receiver).not.toHaveBeenCalled();
  });
});

describe('await using', () => {
  const delivered = (mock: MockServer) => mock.webhooks.deliveries().map(({ status }) => status);

  test('closes the mock server at the end of the block, after everything that is due', async () => {
    let left: MockServer | undefined;
    {
      await using mock = createMockServer({ strict: true });
      mock.webhooks.register({ receiver: () => new Response() });
      await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
      left = mock;
    }
    expect(delivered(left)).toEqual(['delivered']);
  });

  test('closes the mock server when the block throws, and drops what is due later', async () => {
    const receiver = vi.fn(() => new Response(null, { status: 500 }));
    let left: MockServer | undefined;
    const block = async () => {
      await using mock = createMockServer({ strict: true });
      left = mock;
      mock.webhooks.register({ receiver });
      await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
      throw new Error('the test failed');
    };
    await expect(block()).rejects.toThrow('the test failed');
    await left?.clock.advance('7d');
    expect(receiver).toHaveBeenCalledTimes(1);
  });

  test('closes the mock server again without an error', async () => {
    await using mock = createMockServer({ strict: true });
    await mock.close();
  });
});

test.each<MockServerOptions>([{}, { credentials: [credentialsOf('a'), credentialsOf('b')] }])(
  'a request that only reads is in the journal, also after a reset: %j',
  async (options) => {
    const mock = createMockServer({ strict: true, ...options });
    const merchants = [mock, mock.merchant(credentialsOf('b'))] as const;
    const callers = [callerOf(mock, mock.credentials), callerOf(mock, credentialsOf('b'))];
    const readAll = async () => {
      for (const caller of callers) await caller.get('/v1/payments?merchant_order_id=ORDER-1');
      return merchants.map(({ journal }) => journal.requests().length);
    };
    expect(await readAll()).toEqual([1, 1]);
    await mock.reset();
    expect(await readAll()).toEqual([1, 1]);
    await merchants[1].reset();
    expect(await readAll()).toEqual([2, 1]);
    await mock.restore({ ...mock.snapshot(), merchants: [] });
    expect(await readAll()).toEqual([1, 1]);
  },
);
