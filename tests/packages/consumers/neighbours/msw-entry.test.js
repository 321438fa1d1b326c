import { createMockServer } from '@paychord/mock-server';
import { handlers } from '@paychord/mock-server/msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pay } from './pay.js';

const mock = createMockServer({ cors: true });
const server = setupServer(...handlers(mock));
beforeAll(() => server.listen());
afterAll(() => server.close());

test('passes: the handlers respond to a preflight request', async () => {
  expect(await pay({ baseUrl: 'https://payments.test', credentials: mock.credentials })).toBe('SUCCEEDED');
});
