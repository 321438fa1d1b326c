// MSW 3 sees every request of a redirected call, and MSW 2 only the first.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setupMockServer } from '@paychord/mock-server/vitest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ProductionServer, startProductionServer } from '../production-server.ts';

let production: ProductionServer;
beforeAll(async () => {
  production = await startProductionServer();
});
afterAll(() => production.close());

const payments = setupMockServer();

test('passes: a redirect from this machine sends no request to another machine', async () => {
  const shop = createServer((_request, response) => {
    response.writeHead(307, { location: `http://production.test:${production.port}/redirected` }).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => shop.once('listening', resolve));
  const { port } = shop.address() as AddressInfo;
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  expect(payments.unhandledRequests()).toEqual([expect.stringContaining('/redirected was not sent')]);
  expect(production.connections()).toBe(0);
  shop.closeAllConnections();
  await new Promise((resolve) => shop.close(resolve));
});
