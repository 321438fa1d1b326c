// MSW 3 sees every request of a redirected call, and MSW 2 only the first.
import { setupMockServer } from '@paychord/mock-server/vitest';
import { expect, test } from 'vitest';
import { startHttpServer } from '../../../../packages/sdk/test/helpers/http-server.ts';
import { startProductionServer } from '../production-server.ts';

const production = await startProductionServer();

const payments = setupMockServer();

test('passes: a redirect from this machine sends no request to another machine', async () => {
  const shop = await startHttpServer((_request, response) => {
    response.writeHead(307, { location: `http://production.test:${production.port}/redirected` }).end();
  });
  await expect(fetch(shop.url)).rejects.toThrow();
  expect(payments.unhandledRequests()).toEqual([expect.stringContaining('/redirected was not sent')]);
  expect(production.connections()).toBe(0);
  await shop.close();
});
