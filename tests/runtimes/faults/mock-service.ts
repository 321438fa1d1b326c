import { createMockServer, type Fault } from '@paychord/mock-server';
import { listen } from '@paychord/mock-server/node';

/** A service that knows payments, and has faults. */
export interface MockService {
  readonly url: string;
  /** The identifiers of the payments that exist. */
  payments(): readonly string[];
  close(): Promise<void>;
}

export async function serveMock(fault: Fault): Promise<MockService> {
  const mock = createMockServer({ strict: true, cors: true });
  mock.faults.inject(fault);
  const server = await listen(mock);
  return {
    url: server.url,
    payments: () => mock.payments.list().map(({ id }) => id),
    close: () => server.close(),
  };
}
