import { type Client, type ClientOptions, createClient } from '@paychord/sdk';

import { credentials } from './credentials.ts';

/** Creates a client for the server of a row. */
export function clientOf({ baseUrl }: { baseUrl: string }, options: Partial<ClientOptions> = {}): Client {
  return createClient({
    baseUrl,
    ...credentials,
    dangerouslyAllowBrowser: true,
    ...options,
  });
}
