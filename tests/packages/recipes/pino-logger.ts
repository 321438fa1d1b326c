import { createClient, logHooks } from '@paychord/sdk';
import { clientOptionsFromEnv } from '@paychord/sdk/node';
import { pino } from 'pino';

const logger = pino();

export const client = createClient({
  ...clientOptionsFromEnv(),
  hooks: logHooks((level, line, fields) => logger[level](fields, line)),
});
