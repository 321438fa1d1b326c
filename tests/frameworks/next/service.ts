import { EventEmitter, once } from 'node:events';
import { type HttpServer, startHttpServer } from '../../../packages/sdk/test/helpers/http-server.ts';

/** A service whose payments are PENDING until a test changes that. */
export interface Service extends Pick<HttpServer, 'url' | 'close'> {
  /** The requests so far. */
  readonly requests: readonly ServiceRequest[];
  setStatus(paymentId: string, status: string): void;
  /** Resolves when a payment has been retrieved this many times from now on. */
  retrieved(paymentId: string, times: number): Promise<void>;
}

interface ServiceRequest {
  readonly paymentId: string;
  readonly secretKey: string | undefined;
}

export async function startService(): Promise<Service> {
  const statuses = new Map<string, string>();
  const requests: ServiceRequest[] = [];
  const retrievals = new EventEmitter();
  const { url, close } = await startHttpServer(({ url = '', headers }, response) => {
    const paymentId = url.slice('/v1/payments/'.length);
    requests.push({ paymentId, secretKey: headers['private-secret-key']?.toString() });
    const payment = { id: paymentId, status: statuses.get(paymentId) ?? 'PENDING' };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(payment));
    retrievals.emit(paymentId);
  });
  return {
    url,
    close,
    requests,
    setStatus: (paymentId, status) => void statuses.set(paymentId, status),
    retrieved: async (paymentId, times) => {
      for (let left = times; left > 0; left -= 1) await once(retrievals, paymentId);
    },
  };
}
