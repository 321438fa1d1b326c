/** `node worker.ts` finishes open attempts until SIGTERM or Ctrl+C. Start as many as you like. */
import { setTimeout } from 'node:timers/promises';
import { connectShop } from './connect.ts';
import { finishOpenAttempts } from './finish-open-attempts.ts';

const shop = connectShop();

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
await shop.pool.end();
