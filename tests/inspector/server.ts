import { createMockServer, type MockServer, type MockServerOptions } from '@paychord/mock-server';
import { type AdminOptions, type ListeningServer, listen } from '@paychord/mock-server/node';
import { afterEach } from 'vitest';
import { callerOf, type TestCaller } from '../../packages/mock-server/test/helpers/test-caller.ts';

/** A running server with the inspector. */
export interface InspectedServer {
  readonly mock: MockServer;
  readonly server: ListeningServer;
  /** The address of the inspector. */
  readonly page: string;
  /** Calls the payments API as the default merchant. */
  readonly caller: TestCaller;
  /** Calls the payments API as another merchant. */
  callerFor(publicApiKey: string): TestCaller;
  /** Stops the server before the end of the test. */
  stop(): Promise<void>;
}

const running: ListeningServer[] = [];

/** Starts servers, and stops them after each test. */
export function useServers(): {
  start(options?: MockServerOptions, admin?: AdminOptions, port?: number): Promise<InspectedServer>;
} {
  afterEach(async () => {
    await Promise.all(running.splice(0).map((each) => each.close()));
  });
  return {
    async start(options = {}, admin = {}, port = 0) {
      const mock = createMockServer({ strict: true, ...options });
      const server = await listen(mock, { admin, port });
      running.push(server);
      const callerFor = (publicApiKey: string, privateSecretKey = `secret-of-${publicApiKey}`) =>
        callerOf({ fetch: (request) => fetch(request) }, { publicApiKey, privateSecretKey }, server.url);
      return {
        mock,
        server,
        page: `${server.url}/__mock/`,
        caller: callerFor(mock.credentials.publicApiKey, mock.credentials.privateSecretKey),
        callerFor,
        async stop() {
          running.splice(running.indexOf(server), 1);
          await server.close();
        },
      };
    },
  };
}
