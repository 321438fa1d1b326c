import { createClient } from '@paychord/sdk';
import { clientOptionsFromEnv } from '@paychord/sdk/node';
import { Agent, fetch } from 'undici';

const dispatcher = new Agent({
  // More calls at the same time wait for a free connection.
  connections: 50,
  // Shorter than the idle time-out of the load balancer in front of the service.
  keepAliveTimeout: 30_000,
  connectTimeout: 5_000,
});

export const client = createClient({
  ...clientOptionsFromEnv(),
  fetch: (url, init) => fetch(url, { ...init, dispatcher }),
});

/** Waits for the calls in flight, and closes the connections. Call it before the process ends. */
export const close = (): Promise<void> => dispatcher.close();
