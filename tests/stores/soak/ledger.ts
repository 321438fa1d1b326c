import { postgresStoreSchema } from '@paychord/sdk/webhooks/postgres';
import type { openPool } from '../open-pool.ts';

type Pool = ReturnType<typeof openPool>;

/**
 * What the handlers have done. `postgres` has nothing that keeps an effect from being made twice but the transaction that the
 * claim is in; `redis` is unique on the key, and counts how often a handler came as far as its effect. `retrieved` does the same for
 * handlers that retrieve the payment: the key of an effect is the id of a transaction.
 */
export type Variant = 'postgres' | 'redis' | 'retrieved';

const definitions: Record<Variant, string> = {
  postgres: 'CREATE TABLE ledger_postgres (key text NOT NULL)',
  redis: 'CREATE TABLE ledger_redis (key text PRIMARY KEY, times integer NOT NULL)',
  retrieved: 'CREATE TABLE ledger_retrieved (key text PRIMARY KEY, times integer NOT NULL)',
};

const countOnConflict = 'ON CONFLICT (key) DO UPDATE SET times = made.times + 1';

/** The effect of a handler. Takes the key of the effect. */
export const effects: Record<Variant, string> = {
  postgres: 'INSERT INTO ledger_postgres (key) VALUES ($1)',
  redis: `INSERT INTO ledger_redis AS made (key, times) VALUES ($1, 1) ${countOnConflict}`,
  retrieved: `INSERT INTO ledger_retrieved AS made (key, times) VALUES ($1, 1) ${countOnConflict}`,
};

const readings: Record<Variant, string> = {
  postgres: 'SELECT key, count(*)::integer AS times FROM ledger_postgres GROUP BY key',
  redis: 'SELECT key, times FROM ledger_redis',
  retrieved: 'SELECT key, times FROM ledger_retrieved',
};

/** Makes an empty table, and that of the claims where they are in PostgreSQL too. */
export async function createLedger(pool: Pool, variant: Variant): Promise<void> {
  await pool.query(`DROP TABLE IF EXISTS ledger_${variant}`);
  await pool.query(definitions[variant]);
  if (variant === 'postgres') await pool.query(postgresStoreSchema());
}

/** Returns how often the effect of each event ran or was attempted. */
export async function readLedger(pool: Pool, variant: Variant): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ key: string; times: number }>(readings[variant]);
  return new Map(rows.map(({ key, times }) => [key, times]));
}

/** Whether a dead process still has an open transaction in the database. */
export async function isIdle(pool: Pool): Promise<boolean> {
  const others = `SELECT FROM pg_stat_activity WHERE backend_type = 'client backend' AND state <> 'idle' AND pid <> pg_backend_pid()`;
  return (await pool.query(others)).rowCount === 0;
}
