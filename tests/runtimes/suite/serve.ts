import { createMockServer } from '@paychord/mock-server';
import { runCases } from './run-cases.ts';

/** As much of Bun and Deno as is used here. Each has only its own. */
declare const Bun:
  | undefined
  | {
      serve(options: { hostname: string; port: number; fetch(request: Request): Promise<Response> }): {
        port: number;
        stop(closeActiveConnections: boolean): Promise<void>;
      };
    };
declare const Deno: {
  serve(
    options: { hostname: string; port: number; onListen(): void },
    handler: (request: Request) => Promise<Response>,
  ): { addr: { port: number }; shutdown(): Promise<void> };
};

const mock = createMockServer({ strict: true });

function serve(): { port: number; stop(): Promise<void> } {
  const local = { hostname: '127.0.0.1', port: 0 };
  if (typeof Bun !== 'undefined') {
    const server = Bun.serve({ ...local, fetch: mock.fetch });
    return { port: server.port, stop: () => server.stop(true) };
  }
  // Without a listener, Deno prints its address.
  const server = Deno.serve({ ...local, onListen() {} }, mock.fetch);
  return { port: server.addr.port, stop: () => server.shutdown() };
}

const { port, stop } = serve();
await runCases({
  mock,
  baseUrl: `http://127.0.0.1:${port}`,
  fetch: (request) => fetch(request),
  async stop() {
    await stop();
    await mock.close();
  },
});
