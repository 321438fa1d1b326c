import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service whose payments are PENDING until a test changes that. */
export interface Service {
  readonly url: string;
  /** The requests so far. */
  readonly requests: readonly ServiceRequest[];
  setStatus(paymentId: string, status: string): void;
  /** Resolves when a payment has been retrieved this many times from now on. */
  retrieved(paymentId: string, times: number): Promise<void>;
  close(): void;
}

interface ServiceRequest {
  readonly paymentId: string;
  readonly secretKey: string | undefined;
}

export async function startService(): Promise<Service> {
  const statuses = new Map<string, string>();
  const requests: ServiceRequest[] = [];
  const retrievals = new EventEmitter();
  const server = createServer(({ url = '', headers }, response) => {
    const paymentId = url.slice('/v1/payments/'.length);
    requests.push({ paymentId, secretKey: headers['private-secret-key']?.toString() });
    const payment = { id: paymentId, status: statuses.get(paymentId) ?? 'PENDING' };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(payment));
    retrievals.emit(paymentId);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    setStatus: (paymentId, status) => void statuses.set(paymentId, status),
    retrieved: async (paymentId, times) => {
      for (let left = times; left > 0; left -= 1) await once(retrievals, paymentId);
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
