import { setupMockServer } from '@paychord/mock-server/jest';
import { handlers } from '@paychord/mock-server/msw';
import { createClient } from '@paychord/sdk';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { body } from './pay.js';

// Jest loads MSW for the test, and the set-up loads another copy outside of Jest.
const server = setupServer(http.get('https://shipping.test/', () => HttpResponse.text('ours')));
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
const payments = setupMockServer({ server });
const client = createClient({ baseUrl: payments.baseUrl, ...payments.credentials });

test.each([1, 2])('passes: the MSW server of the tests keeps its handlers %i', async () => {
  expect(await (await fetch('https://shipping.test/')).text()).toBe('ours');
  expect((await client.payments.create(body)).status).toBe('SUCCEEDED');
  expect(handlers(payments)).toHaveLength(1);
});

test('fails: sends the secret key elsewhere', async () => {
  await fetch('http://127.0.0.1:61234/', { headers: { 'private-secret-key': 'secret' } }).catch(() => {});
});
