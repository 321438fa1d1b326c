import type { PostgresClient } from '@paychord/sdk/webhooks/postgres';
import type pg from 'pg';
import type postgres from 'postgres';

/** A transaction of the merchant's: what it is called with, and a way to run a statement in it. */
export type Effect<T> = (
  tx: PostgresClient,
  run: (text: string, values: string[]) => PromiseLike<unknown>,
) => Promise<T>;

/** Runs an effect in a transaction, which is committed when the effect resolves. */
export type Transaction = <T>(effect: Effect<T>) => Promise<T>;

export function transactionOfPg(pool: pg.Pool): Transaction {
  return async (effect) => {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      const result = await effect(client, (text, values) => client.query(text, values));
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK');
      throw error;
    } finally {
      client.release();
    }
  };
}

export function transactionOfPostgresJs(sql: postgres.Sql): Transaction {
  // Its types unwrap what the effect resolves to, which needs no unwrapping here.
  return <T>(effect: Effect<T>) =>
    sql.begin((tx) => effect(tx, (text, values) => tx.unsafe(text, values))) as Promise<T>;
}
