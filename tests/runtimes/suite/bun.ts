import { createMockServer } from '@paychord/mock-server';
import { print, runCases } from './run-cases.ts';

/** As much of Bun as is used here. */
declare const Bun: {
  serve(options: { hostname: string; port: number; fetch(request: Request): Promise<Response> }): {
    url: URL;
    stop(closeActiveConnections: boolean): Promise<void>;
  };
};

const mock = createMockServer({ strict: true });
const server = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: mock.fetch });

await runCases(
  {
    name: 'Bun',
    mock,
    baseUrl: server.url.origin,
    fetch: (request) => fetch(request),
    async stop() {
      await server.stop(true);
      await mock.close();
    },
  },
  print,
);
