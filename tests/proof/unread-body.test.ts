import { createMockServer } from '@paychord/mock-server';
import { expect, test } from 'vitest';
import { cardPayment } from '../conformance/requests.ts';

// The journal reads the body of every request before its answer goes out. The same holds for a body that never ends.
test.fails('an answer that does not depend on the body does not wait for it', async () => {
  const { fetch, credentials } = createMockServer({ strict: true });
  const create = (body: BodyInit) => {
    const headers = {
      'public-api-key': credentials.publicApiKey,
      'private-secret-key': credentials.privateSecretKey,
      'x-idempotency-key': 'key',
      'content-type': 'application/json',
    };
    return fetch(
      new Request('http://mock.test/v1/payments', { method: 'POST', headers, body, duplex: 'half' } as object),
    );
  };
  await create(JSON.stringify(cardPayment()));
  const breaksOff = new ReadableStream({
    pull(controller) {
      controller.error(new Error('The sender is gone'));
    },
  });
  expect((await create(breaksOff)).headers.get('x-idempotent-replayed')).toBe('true');
});
