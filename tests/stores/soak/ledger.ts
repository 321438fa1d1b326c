import { postgresStoreSchema } from '@paychord/sdk/webhooks/postgres';
import type { openPool } from '../open-pool.ts';

type Pool = ReturnType<typeof openPool>;

/**
 * What the handlers have done. `postgres` has nothing that keeps an effect from being made twice but the transaction that the
 * claim is in; `redis` is unique on the key, and counts how often a handler came as far as its effect. `retrieved` does the same for
 * handlers that retrieve the payment: the key of an effect is the id of a transaction.
 */
export type Variant = 'postgres' | 'redis' | 'retrieved';

const isUnique = (variant: Variant) => variant !== 'postgres';

/** Returns the effect of a handler, which takes the key of the effect. */
export function effectOf(variant: Variant): string {
  return isUnique(variant)
    ? `INSERT INTO ledger_${variant} AS made (key, times) VALUES ($1, 1) ON CONFLICT (key) DO UPDATE SET times = made.times + 1`
    : `INSERT INTO ledger_${variant} (key) VALUES ($1)`;
}

/** Makes an empty table, and that of the claims where they are in PostgreSQL too. */
export async function createLedger(pool: Pool, variant: Variant): Promise<void> {
  await pool.query(`DROP TABLE IF EXISTS ledger_${variant}`);
  const columns = isUnique(variant) ? 'key text PRIMARY KEY, times integer NOT NULL' : 'key text NOT NULL';
  await pool.query(`CREATE TABLE ledger_${variant} (${columns})`);
  if (variant === 'postgres') await pool.query(postgresStoreSchema());
}

/** Returns how often the effect of each event ran or was attempted. */
export async function readLedger(pool: Pool, variant: Variant): Promise<ReadonlyMap<string, number>> {
  const times = isUnique(variant) ? 'sum(times)' : 'count(*)';
  const { rows } = await pool.query<{ key: string; times: number }>(
    `SELECT key, ${times}::integer AS times FROM ledger_${variant} GROUP BY key`,
  );
  return new Map(rows.map(({ key, times: often }) => [key, often]));
}

/** Whether a dead process still has an open transaction in the database. */
export async function isIdle(pool: Pool): Promise<boolean> {
  const others = `SELECT FROM pg_stat_activity WHERE backend_type = 'client backend' AND state <> 'idle' AND pid <> pg_backend_pid()`;
  return (await pool.query(others)).rowCount === 0;
}
