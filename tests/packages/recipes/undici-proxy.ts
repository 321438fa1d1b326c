import { createClient } from '@paychord/sdk';
import { clientOptionsFromEnv } from '@paychord/sdk/node';
import { fetch, ProxyAgent } from 'undici';

// Once per process, because it keeps connections open.
const dispatcher = new ProxyAgent(process.env.HTTPS_PROXY ?? 'http://proxy.internal:3128');

export const client = createClient({
  ...clientOptionsFromEnv(),
  fetch: (url, init) => fetch(url, { ...init, dispatcher }),
});
