import { demand } from '../errors.ts';
import { type PostgresClient, statementRunner } from './postgres-client.ts';
import { retryingRunner } from './postgres-retry.ts';
import { postgresStatements } from './postgres-statements.ts';
import { type PostgresStoreOptions, quotedTable } from './postgres-table.ts';
import type { ClaimResult, WebhookStore } from './store.ts';

export type { PgClient, PostgresClient, PostgresJsClient } from './postgres-client.ts';
export { type PostgresStoreOptions, postgresStoreSchema } from './postgres-table.ts';

/** A store that can take part in a transaction of yours. */
export interface PostgresStore extends WebhookStore {
  /**
   * Marks the key done within your own transaction. Resolves to true when the effect is yours to make, in the same
   * transaction: both are committed, or neither is, whenever the process dies. That is exactly once. Resolves to false
   * when another transaction has made it; while that one is open, this waits for its end.
   *
   * Works beside the receiver's own claim, whatever store that is in; when it is in this table, an event that the
   * transaction has done is `done` from the commit of the transaction on. `ttlMs` is 30 days when left out.
   *
   * Rejects with `WebhookConfigurationError` outside of a transaction, for an empty `key` and for a `ttlMs` that is no whole number
   * above 0; and with a serialization failure (40001) where an isolation level above `READ COMMITTED` calls for one: then let the
   * handler fail, and the event comes again.
   *
   * At `READ COMMITTED`, the default of PostgreSQL, it takes two expired rows of other transactions away, and at any other level none.
   * Where all run at another and the receiver's claims are in another store, run `DELETE FROM webhook_claims WHERE expires_at < now()`
   * now and then.
   *
   * @example
   * on: {
   *   async 'payment.purchase'(event, { key }) {
   *     const { id, status } = event.payload.data.payment;
   *     if (status !== 'SUCCEEDED') return;
   *     await sql.begin(async (tx) => {
   *       if (!(await store.claimInTransaction(tx, key))) return;
   *       await tx`update orders set paid = true where payment_id = ${id}`;
   *     });
   *   },
   * }
   */
  claimInTransaction(transaction: PostgresClient, key: string, options?: { readonly ttlMs?: number }): Promise<boolean>;
}

const thirtyDaysMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Keeps in a table of PostgreSQL which events were handled: for all replicas, across their restarts and those of the
 * database. Takes a `Pool` of `pg`, the `sql` of `postgres` (postgres.js), or any object with `query(text, values)` that
 * resolves to `{ rows }`, and takes several calls at a time. `postgresStoreSchema` creates the table.
 *
 * Transactions of yours that are open hold connections of their pool, and a renewal that waits for one may come too late:
 * give the store a pool of its own, or one with room for both. `synchronous_commit = off` would let a crash of the database
 * forget the last events.
 *
 * Throws `WebhookConfigurationError` when there is no client, and for a table name with anything but letters, digits
 * and underscores.
 *
 * @example
 * const pool = new Pool({ connectionString });
 * // A connection that breaks while nobody uses it, as in a restart of PostgreSQL, would else end the process.
 * pool.on('error', console.error);
 * const store = postgresStore(pool);
 * const receive = createWebhookReceiver({ accept: ['payment'], secret, dedupe: store, on });
 */
export function postgresStore(client: PostgresClient, options?: PostgresStoreOptions): PostgresStore {
  const runOnce = statementRunner(client);
  const run = retryingRunner(runOnce);
  const statements = postgresStatements(quotedTable(options));
  return {
    async claim(key, { leaseMs, token }) {
      const [row] = await run(statements.claim, key, token, leaseMs);
      // Its only column, however the client renames it.
      return Object.values(row as object)[0] as ClaimResult;
    },

    async commit(key, token, { ttlMs }) {
      const isOurs = (await run(statements.commit, key, token, ttlMs)).length > 0;
      // What is left is swept away another time; the event is done.
      await runOnce(statements.sweep).catch(() => {});
      return isOurs;
    },

    async release(key, token) {
      await run(statements.release, key, token);
    },

    async claimInTransaction(transaction, key, { ttlMs = thirtyDaysMs } = {}) {
      demand(typeof key === 'string' && key !== '', 'key must be a text that is not empty');
      // With any other, what is done is forgotten at once, or never noted, and every transaction would make the effect.
      demand(Number.isSafeInteger(ttlMs) && ttlMs > 0, 'ttlMs must be a whole number above 0, and not too large');
      const runWithin = statementRunner(transaction);
      await runWithin(statements.demandTransaction).catch((error: { code?: unknown }) => {
        demand(
          error?.code !== '25P01',
          'claimInTransaction takes the client of an open transaction: not a pool, and after BEGIN',
        );
        throw error;
      });
      return (await runWithin(statements.claimInTransaction, key, ttlMs)).length > 0;
    },
  };
}
