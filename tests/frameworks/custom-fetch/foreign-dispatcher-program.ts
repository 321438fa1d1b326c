import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '@paychord/sdk';
import { paymentBody } from '../../../packages/sdk/test/helpers/payment-body.ts';

/** What a call over one dispatcher led to. */
export interface DispatcherResult {
  readonly undici: string;
  readonly variant: string;
  /** The requests that arrived at the server. */
  readonly arrivals: number;
  /** Without a value when the call resolved. */
  readonly error?: object | undefined;
}

interface Undici {
  readonly Agent: new () => Dispatcher;
  readonly interceptors?: { readonly retry: () => unknown };
}

interface Dispatcher {
  compose?(interceptor: unknown): Dispatcher;
}

let arrivals = 0;
const server = createServer((request, response) => {
  arrivals += 1;
  request.resume().on('end', () => {
    response.writeHead(201, { 'content-type': 'application/json' }).end('{"id":"payment-1","status":"SUCCEEDED"}');
  });
});

async function pay(dispatcher: Dispatcher): Promise<object | undefined> {
  const { port } = server.address() as AddressInfo;
  const client = createClient({
    baseUrl: `http://127.0.0.1:${port}`,
    publicApiKey: 'public-key',
    privateSecretKey: 'secret-key',
    retryDelayMs: 0,
    // Over an interceptor of another version, `fetch` may never settle.
    totalTimeoutMs: 5_000,
    // The types know one version of undici only.
    fetch: (url, init) => globalThis.fetch(url, { ...init, dispatcher } as RequestInit),
  });
  const reason = await client.payments.create(paymentBody()).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(reason instanceof Error)) return undefined;
  const { message, outcome, retryable, attempts } = reason as Error & Record<string, unknown>;
  return { message, outcome, retryable, attempts: (attempts as unknown[]).length };
}

server.listen(0, '127.0.0.1', async () => {
  const [, , ...packages] = process.argv;
  for (const undici of packages) {
    // Not every version of undici can be loaded in every version of Node.
    const loaded: Undici | undefined = await import(undici).catch(() => undefined);
    if (loaded === undefined) continue;
    const { Agent, interceptors } = loaded;
    const variants = {
      Agent: new Agent(),
      'Agent with retries': interceptors && new Agent().compose?.(interceptors.retry()),
    };
    for (const [variant, dispatcher] of Object.entries(variants)) {
      if (dispatcher === undefined) continue;
      arrivals = 0;
      const error = await pay(dispatcher);
      console.log(JSON.stringify({ undici, variant, arrivals, error } satisfies DispatcherResult));
    }
  }
  // The agents keep their connections open.
  process.exit(0);
});
