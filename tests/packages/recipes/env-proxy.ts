import { createClient } from '@paychord/sdk';
import { clientOptionsFromEnv } from '@paychord/sdk/node';

export const client = createClient(clientOptionsFromEnv());
