import { createMockServer, type MockServerOptions } from '@paychord/mock-server';
import { handlers } from '@paychord/mock-server/msw';
import { listen } from '@paychord/mock-server/node';
import { setupServer } from 'msw/node';
import type { Transport } from '../../helpers/test-merchant.ts';

export async function inProcess(options: MockServerOptions = {}): Promise<Transport> {
  const mock = createMockServer({ strict: true, ...options });
  return { mock, baseUrl: 'https://in-process.test', fetch: mock.fetch, stop: () => mock.close() };
}

export async function intercepted(): Promise<Transport> {
  const mock = createMockServer({ strict: true });
  const baseUrl = 'https://intercepted.test/sandbox';
  const server = setupServer(...handlers(mock, { baseUrl }));
  // MSW 2 and 3 have a name each for this option.
  const options = { onUnhandledRequest: 'error', onUnhandledFrame: 'error' } as const;
  server.listen(options);
  return {
    mock,
    baseUrl,
    fetch: (request) => fetch(request),
    async stop() {
      server.close();
      await mock.close();
    },
  };
}

export async function onPort(): Promise<Transport> {
  const mock = createMockServer({ strict: true });
  const server = await listen(mock);
  return { mock, baseUrl: server.url, fetch: (request) => fetch(request), stop: () => server.close() };
}
