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

/** A body of which nothing arrives until it is told to go on. */
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

describe('an answer that does not depend on the body does not wait for it', () => {
  test('that of a replay', async () => {
    const mock = setting();
    await create(mock, payment());
    const replay = await create(mock, slowBody('').stream);
    expect(replay.headers.get('x-idempotent-replayed')).toBe('true');
  });

  test('that of a body which breaks off', async () => {
    const mock = setting();
    await create(mock, payment());
    expect((await create(mock, brokenOff())).status).toBe(201);
  });

  test('that to a missing header', async () => {
    expect((await create(setting(), slowBody('').stream, '')).status).toBe(400);
  });

  test('that of a fault', async () => {
    const mock = setting();
    mock.faults.inject({ phase: 'before', status: 503 });
    expect((await create(mock, slowBody('').stream)).status).toBe(503);
  });

  test('that to a key whose request is running', async () => {
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
  test('holds the body of a replay, which nothing else needed', async () => {
    const mock = setting();
    await create(mock, payment());
    await create(mock, payment());
    expect(mock.journal.requests().map(({ request }) => request.body)).toEqual([cardPayment(), cardPayment()]);
  });

  test('holds a body that comes after the answer once it has come', async () => {
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

  test('holds a request whose body broke off, without an answer, and its key is free', async () => {
    const mock = setting();
    await expect(create(mock, brokenOff())).rejects.toThrow('The sender is gone');
    expect(mock.journal.requests()).toMatchObject([{ operation: 'createPayment', idempotencyKey: 'key' }]);
    expect(mock.journal.requests()[0]?.response).toBeUndefined();
    expect((await create(mock, payment())).status).toBe(201);
  });
});
