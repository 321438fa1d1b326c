/** `node worker.ts` finishes open attempts until SIGTERM or Ctrl+C. Start as many as you like. */
import { setTimeout } from 'node:timers/promises';
import { createClient } from '@paychord/sdk';
import { clientOptionsFromEnv } from '@paychord/sdk/node';
import pg from 'pg';
import { finishOpenAttempts } from './finish-open-attempts.ts';
import { createShop } from './shop.ts';

// A lost connection emits an error event, also during a transaction. Without a listener it ends the process.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL })
  .on('connect', (connection) => connection.on('error', console.error))
  .on('error', () => {});
const client = createClient(clientOptionsFromEnv());
const shop = createShop({ pool, client, maxAgeMs: Number(process.env.MAX_AGE_HOURS ?? 12) * 3_600_000 });

const stop = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop.abort());

while (!stop.signal.aborted) {
  try {
    const count = await finishOpenAttempts(shop);
    if (count > 0) console.log(`Claimed ${count} open payment attempts`);
  } catch (error) {
    // For example PostgreSQL is not available. The leases end, and the next round continues.
    console.error(error);
  }
  await setTimeout(5_000, undefined, { signal: stop.signal }).catch(() => {});
}
await pool.end();
