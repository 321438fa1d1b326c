import { assertConfig } from '../errors.ts';
import { createStatementRunner, type PostgresClient, withConflictRetries, withTableHint } from './postgres-client.ts';
import { postgresStatements } from './postgres-statements.ts';
import { type PostgresStoreOptions, quoteTableName } from './postgres-table.ts';
import type { ClaimResult, WebhookStore } from './store.ts';

export type { PgClient, PostgresClient, PostgresJsClient } from './postgres-client.ts';
export { type PostgresStoreOptions, postgresStoreSchema } from './postgres-table.ts';

/** A store that can also mark an event as done inside your own transaction. */
export interface PostgresStore extends WebhookStore {
  /**
   * Marks an event as done inside your own transaction. Both the mark and your changes are committed, or neither is, even if the process
   * dies. That makes the effect exactly-once.
   *
   * While another transaction for the same key is open, the call waits until that transaction ends. It works beside the receiver's own claim,
   * whichever store has that claim. If the claim is in the same table, the event counts as `done` after your transaction commits.
   *
   * At `READ COMMITTED`, the default of PostgreSQL, each call also deletes two expired rows of other transactions. At other isolation levels
   * it deletes none. If all your transactions use another level and the claims are in another store, delete expired rows regularly:
   * `DELETE FROM webhook_claims WHERE expires_at < now()`.
   *
   * @param transaction - The client of an open transaction.
   * @param key - The key of the event, from the context of the handler.
   * @param options - `ttlMs`: how long the event is remembered, in milliseconds. Default: 30 days.
   * @returns True when your transaction must make the effect. False when another transaction has made it.
   * @throws {WebhookConfigurationError} There is no open transaction, `key` is empty, or `ttlMs` is not a positive integer.
   * @throws A serialization failure (40001) of the database, above `READ COMMITTED`. Let the handler fail, and the event is sent again.
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
 * Creates a store in a PostgreSQL table. All replicas share it, and it survives their restarts and those of the database. Create the table
 * with `postgresStoreSchema`.
 *
 * Your open transactions use connections of their pool, and a renewal that waits for a connection can come too late. Give the store a
 * separate pool, or a pool that is large enough for both. With `synchronous_commit = off`, a crash of the database can forget the last
 * events.
 *
 * @param client - A `Pool` of `pg`, the `sql` of `postgres` (postgres.js), or any object with `query(text, values)`. `query` must
 *   resolve to `{ rows }`. The client must allow concurrent calls.
 * @param options - The name of the table.
 * @returns A store for the `dedupe` option of `createWebhookReceiver`.
 * @throws {WebhookConfigurationError} The client has no query method, or the table name contains anything but letters, digits and underscores.
 *
 * @example
 * const pool = new Pool({ connectionString });
 * // Without this listener, an idle connection that breaks ends the process.
 * pool.on('error', console.error);
 * const store = postgresStore(pool);
 * const receive = createWebhookReceiver({ accept: ['payment'], secret, dedupe: store, on });
 */
export function postgresStore(client: PostgresClient, options?: PostgresStoreOptions): PostgresStore {
  const runOnce = withTableHint(createStatementRunner(client));
  const run = withConflictRetries(runOnce);
  const statements = postgresStatements(quoteTableName(options));
  return {
    async claim(key, { leaseMs, token }) {
      const [row] = await run(statements.claim, key, token, leaseMs);
      // By position, because a client can rename columns.
      return Object.values(row as object)[0] as ClaimResult;
    },

    async commit(key, token, { ttlMs }) {
      const isCommitted = (await run(statements.commit, key, token, ttlMs)).length > 0;
      // The event is done even if the sweep fails. A later commit sweeps the rest.
      await runOnce(statements.sweep).catch(() => {});
      return isCommitted;
    },

    async release(key, token) {
      await run(statements.release, key, token);
    },

    async claimInTransaction(transaction, key, { ttlMs = thirtyDaysMs } = {}) {
      assertConfig(typeof key === 'string' && key !== '', 'key must be a non-empty string');
      // With any other value the row would expire at once or not exist, and every transaction would make the effect.
      assertConfig(
        Number.isSafeInteger(ttlMs) && ttlMs > 0,
        `ttlMs must be a positive integer, and not too large (received ${ttlMs})`,
      );
      const runInTransaction = createStatementRunner(transaction);
      await runInTransaction(statements.assertTransaction).catch((error: { code?: unknown }) => {
        assertConfig(
          error?.code !== '25P01',
          'claimInTransaction needs the client of an open transaction. Call it after BEGIN, and do not pass a pool',
        );
        throw error;
      });
      return (await runInTransaction(statements.claimInTransaction, key, ttlMs)).length > 0;
    },
  };
}
