import { type Client, type ClientOptions, createClient } from '@paychord/sdk';

import { credentials } from './credentials.ts';

/** A client against a server that does as a row says. */
export function clientOf({ baseUrl }: { baseUrl: string }, options: Partial<ClientOptions> = {}): Client {
  return createClient({
    baseUrl,
    ...credentials,
    dangerouslyAllowBrowser: true,
    ...options,
  });
}
