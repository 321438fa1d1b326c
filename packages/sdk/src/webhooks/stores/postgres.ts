import { assertConfig } from '../errors.ts';
import { createStatementRunner, type PostgresClient, withConflictRetries, withTableHint } from './postgres-client.ts';
import { postgresStatements } from './postgres-statements.ts';
import type { ClaimResult, WebhookStore } from './store.ts';

export type { PgClient, PostgresClient, PostgresJsClient } from './postgres-client.ts';

/** The options of `postgresStore` and `postgresStoreSchema`. */
export interface PostgresStoreOptions {
  /**
   * The table: `name` or `schema.name`, case-sensitive. Receivers of different webhooks need different tables.
   *
   * @default 'webhook_claims'
   */
  readonly table?: string;
}

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
   * @throws A serialization failure (40001) of the database, above `READ COMMITTED`. Let the handler fail: the receiver
   *   then responds with 500.
   *
   * @example
   * on: {
   *   async 'payment.purchase'(event, { key }) {
   *     const { id, status } = event.payload.data.payment;
   *     if (status !== 'SUCCEEDED') return;
   *     await sql.begin(async (tx) => {
   *       // Without a key, the update itself must be idempotent.
   *       if (key && !(await store.claimInTransaction(tx, key))) return;
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
 * const receive = createWebhookReceiver({ accept: 'payment', secret, dedupe: store, on });
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

/** PostgreSQL truncates names to 63 bytes, so the table name must leave room for this suffix. */
const indexSuffix = '_expires_at_idx';
const namePattern = new RegExp(
  `^(?:[A-Za-z_][A-Za-z0-9_]{0,62}\\.)?[A-Za-z_][A-Za-z0-9_]{0,${62 - indexSuffix.length}}$`,
);

/** Returns the quoted table name. Throws `WebhookConfigurationError` for other characters, because the name becomes part of statements. */
function quoteTableName({ table = 'webhook_claims' }: PostgresStoreOptions = {}): string {
  assertConfig(
    typeof table === 'string' && namePattern.test(table),
    `table must be at most 48 letters, digits and underscores (received ${JSON.stringify(table)})`,
  );
  return table
    .split('.')
    .map((name) => `"${name}"`)
    .join('.');
}

/**
 * Returns the SQL statement that creates the table of a `postgresStore`.
 *
 * Run it in a migration, or at the start of the program. When the table exists, the statement changes nothing, blocks no claim and needs no
 * CREATE privilege. Several replicas can run it at the same time.
 *
 * @param options - The name of the table, as for `postgresStore`.
 * @returns One SQL statement without parameters.
 * @throws {WebhookConfigurationError} The table name contains anything but letters, digits and underscores.
 *
 * @example
 * await pool.query(postgresStoreSchema());
 */
export function postgresStoreSchema(options?: PostgresStoreOptions): string {
  const table = quoteTableName(options);
  const nameStart = table.lastIndexOf('.') + 1;
  const schema = nameStart > 0 ? `'${table.slice(0, nameStart)}'` : `quote_ident(current_schema()) || '.'`;
  const name = table.slice(nameStart);
  const index = `"${name.slice(1, -1)}${indexSuffix}"`;
  // The lock: with IF NOT EXISTS alone, one of two simultaneous statements can still fail.
  // The checks: CREATE needs its privilege even when the table exists, and CREATE INDEX blocks every claim
  // while it waits for writes. to_regclass reads the current catalog at every isolation level. A name without a schema means the first schema of the
  // search path, not a later one.
  return `DO $schema$ DECLARE place text := ${schema};
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('${table}'));
  IF to_regclass(place || '${name}') IS NULL THEN
    CREATE TABLE IF NOT EXISTS ${table} (
      key text COLLATE "C" PRIMARY KEY,
      token text NOT NULL,
      done boolean NOT NULL,
      expires_at timestamptz NOT NULL
    );
  END IF;
  IF to_regclass(place || '${index}') IS NULL THEN
    CREATE INDEX IF NOT EXISTS ${index} ON ${table} (expires_at);
  END IF;
END $schema$`;
}
