import { setupMockServer } from '@paychord/mock-server/vitest';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pay } from './pay.js';

const server = setupServer();
beforeAll(() => server.listen());
afterAll(() => server.close());
const payments = setupMockServer({ server });
beforeEach(() => server.resetHandlers());

test.each([1, 2])('passes: pays after the handlers were reset %i', async () => {
  expect(await pay(payments)).toBe('SUCCEEDED');
});

test('passes: a handler of the test comes first until the next reset', async () => {
  server.use(
    http.post('*/v1/payments', () => HttpResponse.json({ id: 'theirs', status: 'DECLINED' }, { status: 201 })),
  );
  expect(await pay(payments)).toBe('DECLINED');
  server.resetHandlers();
  expect(await pay(payments)).toBe('SUCCEEDED');
});
