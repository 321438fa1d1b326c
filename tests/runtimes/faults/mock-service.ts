import { createMockServer, type Fault } from '@paychord/mock-server';
import { listen } from '@paychord/mock-server/node';
import { credentials } from './credentials.ts';
import type { MockLog } from './run-log.ts';

/** A service with payments and faults. */
export interface MockService {
  readonly url: string;
  log(): MockLog;
  close(): Promise<void>;
}

export async function serveMock(fault: Fault): Promise<MockService> {
  const mock = createMockServer({ strict: true, credentials: [credentials], cors: true });
  mock.faults.inject(fault);
  const server = await listen(mock);
  return {
    url: server.url,
    log: () => ({
      requests: mock.journal.requests().length,
      payments: mock.payments.list().map(({ id }) => id),
    }),
    close: () => server.close(),
  };
}
