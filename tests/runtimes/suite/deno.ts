import { createMockServer } from '@paychord/mock-server';
import { print, runCases } from './run-cases.ts';

/** As much of Deno as is used here. */
declare const Deno: {
  serve(
    options: { hostname: string; port: number; onListen(): void },
    handler: (request: Request) => Promise<Response>,
  ): { addr: { port: number }; shutdown(): Promise<void> };
};

const mock = createMockServer({ strict: true });
// Without a listener, Deno prints its address.
const server = Deno.serve({ hostname: '127.0.0.1', port: 0, onListen() {} }, mock.fetch);

await runCases(
  {
    name: 'Deno',
    mock,
    baseUrl: `http://127.0.0.1:${server.addr.port}`,
    fetch: (request) => fetch(request),
    async stop() {
      await server.shutdown();
      await mock.close();
    },
  },
  print,
);
