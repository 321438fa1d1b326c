import { createClient, logHooks } from '@paychord/sdk';
import { clientOptionsFromEnv } from '@paychord/sdk/node';
import winston from 'winston';

const logger = winston.createLogger({
  format: winston.format.json(),
  transports: [new winston.transports.Console()],
});

export const client = createClient({
  ...clientOptionsFromEnv(),
  hooks: logHooks((level, line, fields) => logger[level](line, fields)),
});
