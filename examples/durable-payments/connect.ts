import { createClient } from '@paychord/sdk';
import { clientOptionsFromEnv } from '@paychord/sdk/node';
import pg from 'pg';
import { createShop, type Shop } from './shop.ts';

/** Connects the shop to the database and the service of the environment variables. */
export function connectShop(): Shop {
  // A lost connection emits an error event, also during a transaction. Without a listener it ends the process.
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL })
    .on('connect', (connection) => connection.on('error', console.error))
    .on('error', () => {});
  const client = createClient(clientOptionsFromEnv());
  return createShop({ pool, client, maxAgeMs: Number(process.env.MAX_AGE_HOURS ?? 12) * 3_600_000 });
}
