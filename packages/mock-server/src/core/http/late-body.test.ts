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

test('a replay responds when the body breaks off', async () => {
  await create(payment());
  expect((await create(brokenOff())).status).toBe(201);
});

test('a repeated key is rejected while the body of its first request is still arriving', async () => {
  const { stream, arrive } = slowBody(payment());
  const first = create(stream);
  const second = await create(payment());
  expect([second.status, await second.json()]).toMatchObject([400, { code: 'REQUEST_IN_PROCESS' }]);
  arrive();
  expect((await first).status).toBe(201);
  expect(mock.payments.list()).toHaveLength(1);
});

test.each(['a fault', 'a missing key'])(
  'a body that never arrives delays no response that does not depend on it: %s',
  async (what) => {
    if (what === 'a fault') mock.faults.inject({ phase: 'before', status: 503 });
    const { stream } = slowBody(payment());
    const response = await create(stream, what === 'a fault' ? 'key' : '');
    expect(response.status).toBe(what === 'a fault' ? 503 : 400);
  },
);

test('a repeat whose body breaks off is no finding', async () => {
  await create(payment());
  await create(brokenOff());
  expect(mock.findings()).toEqual([]);
});

describe('the journal', () => {
  test('contains the body of a replayed request', async () => {
    await create(payment());
    await create(payment());
    expect(mock.journal.requests().map(({ request }) => request.body)).toEqual([cardPayment(), cardPayment()]);
  });

  test('contains the body of a request whose response does not depend on it', async () => {
    mock.faults.inject({ phase: 'before', status: 503 });
    const { stream, arrive } = slowBody(payment());
    const response = create(stream);
    arrive();
    expect((await response).status).toBe(503);
    expect(mock.journal.requests()[0]?.request.body).toEqual(cardPayment());
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
