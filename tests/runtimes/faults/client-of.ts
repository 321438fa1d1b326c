import { type Client, type ClientOptions, createClient } from '@paychord/sdk';

/** A client against a server that is not to be trusted with keys. */
export function clientOf({ baseUrl }: { baseUrl: string }, options: Partial<ClientOptions> = {}): Client {
  return createClient({
    baseUrl,
    publicApiKey: 'public-key-1',
    privateSecretKey: 'secret-key-1',
    dangerouslyAllowBrowser: true,
    ...options,
  });
}
