import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { cardPayment } from '../../../test/helpers/test-caller.ts';
import { deferred, mock, startMock, useMockServer } from '../../../test/helpers/test-mock.ts';

useMockServer();

function create(body: BodyInit, key = 'key', path = '/v1/payments'): Promise<Response> {
  const { publicApiKey, privateSecretKey } = mock.credentials;
  const headers = {
    'public-api-key': publicApiKey,
    'private-secret-key': privateSecretKey,
    'content-type': 'application/json',
    ...(key === '' ? {} : { 'x-idempotency-key': key }),
  };
  return mock.fetch(
    new Request(`http://mock.test${path}`, { method: 'POST', headers, body, duplex: 'half' } as RequestInit),
  );
}

const payment = () => JSON.stringify(cardPayment());

/** A body that arrives when the test releases it. */
function slowBody(text: string): { stream: ReadableStream; arrive(): void } {
  const { promise, resolve: arrive } = deferred();
  const stream = new ReadableStream({
    async start(controller) {
      await promise;
      controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });
  return { stream, arrive };
}

const brokenOff = () =>
  new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"account_id":')),
    pull: (controller) => controller.error(new Error('The sender is gone')),
  });

describe('a response that does not depend on the body does not wait for it', () => {
  test('a replay responds while the body is still arriving', async () => {
    await create(payment());
    const replay = await create(slowBody('').stream);
    expect(replay.headers.get('x-idempotent-replayed')).toBe('true');
  });

  test('a replay responds when the body breaks off', async () => {
    await create(payment());
    expect((await create(brokenOff())).status).toBe(201);
  });

  test('a missing header is rejected while the body is still arriving', async () => {
    expect((await create(slowBody('').stream, '')).status).toBe(400);
  });

  test('a fault responds while the body is still arriving', async () => {
    mock.faults.inject({ phase: 'before', status: 503 });
    expect((await create(slowBody('').stream)).status).toBe(503);
  });

  test('a repeated key in flight is rejected while the body is still arriving', async () => {
    const { stream, arrive } = slowBody(payment());
    const first = create(stream);
    const second = await create(slowBody('').stream);
    expect([second.status, await second.json()]).toMatchObject([400, { code: 'REQUEST_IN_PROCESS' }]);
    arrive();
    expect((await first).status).toBe(201);
    expect(mock.payments.list()).toHaveLength(1);
  });
});

describe('the journal', () => {
  test('contains the body of a replayed request', async () => {
    await create(payment());
    await create(payment());
    expect(mock.journal.requests().map(({ request }) => request.body)).toEqual([cardPayment(), cardPayment()]);
  });

  test('adds a body that arrives after the response', async () => {
    mock.faults.inject({ phase: 'before', status: 503 });
    const { stream, arrive } = slowBody(payment());
    await create(stream);
    const [before] = mock.journal.requests();
    expect(before).toMatchObject({ request: { body: undefined }, response: { status: 503 } });
    arrive();
    await expect.poll(() => mock.journal.requests()[0]?.request.body).toEqual(cardPayment());
    expect(before?.request.body).toBeUndefined();
  });

  test('compares a body that arrives after a replay with the first one', async () => {
    await create(payment());
    const { stream, arrive } = slowBody(JSON.stringify(cardPayment({ description: 'Other shoes' })));
    await create(stream);
    expect(mock.journal.requests()[1]).toMatchObject({ replayed: true, bodyDiffers: false });
    arrive();
    await expect.poll(() => mock.journal.requests()[1]?.bodyDiffers).toBe(true);
  });

  test('contains a request whose body broke off, without a response, and frees its key', async () => {
    await expect(create(brokenOff())).rejects.toThrow('The sender is gone');
    expect(mock.journal.requests()).toMatchObject([{ operation: 'createPayment', idempotencyKey: 'key' }]);
    expect(mock.journal.requests()[0]?.response).toBeUndefined();
    expect((await create(payment())).status).toBe(201);
  });
});

const bodies = fc.oneof(
  fc.constantFrom('', '{', 'text', 'null', '[]', '[null]', '{}', '0', '""', 'true', payment()),
  fc.constant(JSON.stringify(cardPayment({ description: 'Other shoes' }))),
  fc.constant(JSON.stringify({ text: 'x'.repeat(100_000) })),
  fc.json(),
);
const paths = fc.constantFrom(
  '/v1/payments',
  '/v1/payments/unknown/transactions/unknown/capture',
  '/v1/customers',
  '/v1/nothing',
);
const requests = fc.record({ path: paths, body: bodies, arrivesLate: fc.boolean() });

test('no sequence of bodies under one key rejects a call or stops the findings', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const sequences = fc.array(requests, { minLength: 1, maxLength: 6 });
  const property = fc.asyncProperty(sequences, async (sequence) => {
    startMock();
    for (const { path, body, arrivesLate } of sequence) {
      const { stream, arrive } = slowBody(body);
      const response = create(arrivesLate ? stream : body, 'key', path);
      arrive();
      expect((await response).status).toBeLessThan(500);
    }
    expect(printed).not.toHaveBeenCalled();
    await mock.close();
  });
  const unreadable = ['', payment(), '', '{'].map((body) => ({ path: '/v1/payments', body, arrivesLate: false }));
  await fc.assert(property, { numRuns: 200, examples: [[unreadable]] });
  printed.mockRestore();
});
