import { describe, expect, test } from 'vitest';
import { cardPayment } from '../../test/helpers/test-caller.ts';
import { createMockServer, type MockServer } from '../index.ts';

const setting = () => createMockServer({ strict: true });

function create(mock: MockServer, body: BodyInit, key = 'key'): Promise<Response> {
  const { publicApiKey, privateSecretKey } = mock.credentials;
  const headers = {
    'public-api-key': publicApiKey,
    'private-secret-key': privateSecretKey,
    'content-type': 'application/json',
    ...(key === '' ? {} : { 'x-idempotency-key': key }),
  };
  return mock.fetch(
    new Request('http://mock.test/v1/payments', { method: 'POST', headers, body, duplex: 'half' } as RequestInit),
  );
}

const payment = () => JSON.stringify(cardPayment());

/** A body that arrives when the test releases it. */
function slowBody(text: string): { stream: ReadableStream; arrive(): void } {
  let arrive = () => {};
  const stream = new ReadableStream({
    start(controller) {
      arrive = () => {
        controller.enqueue(new TextEncoder().encode(text));
        controller.close();
      };
    },
  });
  return { stream, arrive: () => arrive() };
}

const brokenOff = () =>
  new ReadableStream({
    pull(controller) {
      controller.error(new Error('The sender is gone'));
    },
  });

describe('a response that does not depend on the body does not wait for it', () => {
  test('a replay responds while the body is still arriving', async () => {
    const mock = setting();
    await create(mock, payment());
    const replay = await create(mock, slowBody('').stream);
    expect(replay.headers.get('x-idempotent-replayed')).toBe('true');
  });

  test('a replay responds when the body breaks off', async () => {
    const mock = setting();
    await create(mock, payment());
    expect((await create(mock, brokenOff())).status).toBe(201);
  });

  test('a missing header is rejected while the body is still arriving', async () => {
    expect((await create(setting(), slowBody('').stream, '')).status).toBe(400);
  });

  test('a fault responds while the body is still arriving', async () => {
    const mock = setting();
    mock.faults.inject({ phase: 'before', status: 503 });
    expect((await create(mock, slowBody('').stream)).status).toBe(503);
  });

  test('a repeated key in flight is rejected while the body is still arriving', async () => {
    const mock = setting();
    const { stream, arrive } = slowBody(payment());
    const first = create(mock, stream);
    const second = await create(mock, slowBody('').stream);
    expect([second.status, await second.json()]).toMatchObject([400, { code: 'REQUEST_IN_PROCESS' }]);
    arrive();
    expect((await first).status).toBe(201);
  });
});

describe('the journal', () => {
  test('contains the body of a replayed request', async () => {
    const mock = setting();
    await create(mock, payment());
    await create(mock, payment());
    expect(mock.journal.requests().map(({ request }) => request.body)).toEqual([cardPayment(), cardPayment()]);
  });

  test('adds a body that arrives after the response', async () => {
    const mock = setting();
    mock.faults.inject({ phase: 'before', status: 503 });
    const { stream, arrive } = slowBody(payment());
    await create(mock, stream);
    const [before] = mock.journal.requests();
    expect(before).toMatchObject({ request: { body: undefined }, response: { status: 503 } });
    arrive();
    await expect.poll(() => mock.journal.requests()[0]?.request.body).toEqual(cardPayment());
    expect(before?.request.body).toBeUndefined();
  });

  test('compares a body that arrives after a replay with the first one', async () => {
    const mock = setting();
    await create(mock, payment());
    const { stream, arrive } = slowBody(JSON.stringify(cardPayment({ description: 'Other shoes' })));
    await create(mock, stream);
    expect(mock.journal.requests()[1]).toMatchObject({ replayed: true, bodyDiffers: false });
    arrive();
    await expect.poll(() => mock.journal.requests()[1]?.bodyDiffers).toBe(true);
  });

  test('contains a request whose body broke off, without a response, and frees its key', async () => {
    const mock = setting();
    await expect(create(mock, brokenOff())).rejects.toThrow('The sender is gone');
    expect(mock.journal.requests()).toMatchObject([{ operation: 'createPayment', idempotencyKey: 'key' }]);
    expect(mock.journal.requests()[0]?.response).toBeUndefined();
    expect((await create(mock, payment())).status).toBe(201);
  });
});
