import { request } from 'node:https';
import { createClient } from '@paychord/sdk';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, describe, expect, test } from 'vitest';
import { cardPayment } from '../../../tests/helpers/requests.ts';
import { setupMockServer } from './vitest.ts';

const message =
  'was not sent: another MSW server started after setupMockServer, so the mock server receives no requests. Pass that server to setupMockServer as `server`';

describe('an MSW server that starts after setupMockServer', () => {
  const other = setupServer(http.get('https://shipping.test/', () => HttpResponse.text('ours')));
  const payments = setupMockServer();
  const client = createClient({ baseUrl: payments.baseUrl, ...payments.credentials });
  afterAll(() => {
    try {
      other.close();
    } catch {
      // A test closed it.
    }
  });

  const expectBlocked = async () => {
    await expect(client.payments.create(cardPayment())).rejects.toMatchObject({
      outcome: 'not_sent',
      retryable: false,
    });
    await expect(fetch('https://another.test/', { headers: { 'Private-Secret-Key': 'secret' } })).rejects.toThrow();
    const failure = await new Promise((resolve) => {
      request(`${payments.baseUrl}/v1/payments`).on('error', resolve).end();
    });
    expect(failure).toMatchObject({ code: 'REQUEST_BLOCKED', message: expect.stringContaining(message) });
    expect(payments.unhandledRequests()).toEqual([
      `POST https://payments.test/v1/payments ${message}`,
      `GET https://another.test/ ${message}`,
      `A request to https://payments.test ${message}`,
    ]);
    expect(payments.journal.requests()).toEqual([]);
  };

  test('no request is blocked before it starts', async () => {
    await client.payments.create(cardPayment());
    expect(payments.payments.list()).toHaveLength(1);
  });

  test('a request to the mock server or with the secret key is blocked, and the error names the fix', async () => {
    other.listen({ onUnhandledFrame: 'bypass' });
    await expectBlocked();
  });

  test('its own handlers work', async () => {
    expect(await (await fetch('https://shipping.test/')).text()).toBe('ours');
  });

  test('requests are blocked after it stopped', async () => {
    other.close();
    await expectBlocked();
  });
});
