import { assertConfig } from '../errors.ts';
import type { ClaimResult, WebhookStore } from './store.ts';

/** The used part of a `DatabaseSync` of `node:sqlite`, or of a `Database` of `better-sqlite3`. */
export interface SqliteDatabase {
  exec(sql: string): unknown;
  prepare(sql: string): SqliteStatement;
}

interface SqliteStatement {
  // biome-ignore lint/suspicious/noExplicitAny: the packages declare different types of parameters
  get(...parameters: any[]): unknown;
  // biome-ignore lint/suspicious/noExplicitAny: the packages declare different types of parameters
  run(...parameters: any[]): unknown;
}

/** The options of `sqliteStore`. */
export interface SqliteStoreOptions {
  /**
   * The table: letters, digits and underscores. The store creates it. Receivers of different webhooks need different tables.
   *
   * @default 'webhook_claims'
   */
  readonly table?: string;
}

/**
 * Creates a store in a file of SQLite. It survives restarts of the process and of the machine, without a server. Processes on one machine can
 * share the file. For several machines, use `redisStore` or `postgresStore`.
 *
 * Give the store a connection for itself. On a connection with an open transaction of yours, a rollback would also undo a claim. The store sets
 * `busy_timeout` of the connection, so that it waits up to five seconds for another process that writes.
 *
 * @param database - A `DatabaseSync` of `node:sqlite` (Node 22.13 and newer), a `Database` of `better-sqlite3`, or any object with the same
 *   `exec` and `prepare`.
 * @param options - The name of the table.
 * @returns A store for the `dedupe` option of `createWebhookReceiver`.
 * @throws {WebhookConfigurationError} The argument is no open database, or the table name has other characters.
 *
 * @example
 * import { DatabaseSync } from 'node:sqlite';
 *
 * const store = sqliteStore(new DatabaseSync('webhooks.db'));
 * const receive = createWebhookReceiver({ accept: 'payment', secret, dedupe: store, on: handlers });
 */
export function sqliteStore(
  database: SqliteDatabase,
  { table = 'webhook_claims' }: SqliteStoreOptions = {},
): WebhookStore {
  assertConfig(
    typeof database?.exec === 'function' && typeof database.prepare === 'function',
    `sqliteStore needs a database of node:sqlite or better-sqlite3, not a path (received ${typeof database})`,
  );
  // The name becomes part of statements.
  assertConfig(
    typeof table === 'string' && /^[A-Za-z_]\w{0,62}$/.test(table),
    `table must be at most 63 letters, digits and underscores (received ${JSON.stringify(table)})`,
  );
  database.exec(`
    PRAGMA busy_timeout = 5000;
    CREATE TABLE IF NOT EXISTS "${table}" (
      key TEXT PRIMARY KEY, token TEXT NOT NULL, done INTEGER NOT NULL, expires_at INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS "${table}_expires_at" ON "${table}" (expires_at);`);

  const claim = database.prepare(claimStatement(table));
  const read = database.prepare(`SELECT done FROM "${table}" WHERE key = ? AND expires_at > ?`);
  const commit = database.prepare(commitStatement(table));
  const sweep = database.prepare(sweepStatement(table));
  const release = database.prepare(`DELETE FROM "${table}" WHERE key = ? AND token = ? AND NOT done`);

  // The functions are asynchronous, so that an error of the database rejects.
  return {
    async claim(key, { leaseMs, token }): Promise<ClaimResult> {
      const now = Date.now();
      if (claim.get(key, token, expiresAt(now, leaseMs), now) !== undefined) return 'claimed';
      const held = read.get(key, now) as { readonly done: number } | undefined;
      // Another process can release its claim in between. Then a later delivery gets it.
      return held?.done ? 'done' : 'in_flight';
    },

    async commit(key, token, { ttlMs }) {
      const now = Date.now();
      const isCommitted = commit.get(key, token, expiresAt(now, ttlMs), now) !== undefined;
      sweep.run(now);
      return isCommitted;
    },

    async release(key, token) {
      release.run(key, token);
    },
  };
}

/**
 * Parameters: key, token, end of the lease, now. Returns a row if the token has the claim. Each statement is one atomic step. The parameters have
 * no numbers: older versions of Node do not find `?1` by its place.
 */
function claimStatement(table: string): string {
  return `
    INSERT INTO "${table}" AS held (key, token, done, expires_at) VALUES (?, ?, 0, ?)
    ON CONFLICT (key) DO UPDATE SET token = excluded.token, done = 0, expires_at = excluded.expires_at
    WHERE held.expires_at <= ? OR (held.token = excluded.token AND NOT held.done)
    RETURNING key`;
}

/** Parameters: key, token, end of the time to live, now. Returns no row when another token has the key. */
function commitStatement(table: string): string {
  return `
    INSERT INTO "${table}" AS held (key, token, done, expires_at) VALUES (?, ?, 1, ?)
    ON CONFLICT (key) DO UPDATE SET token = excluded.token, done = 1, expires_at = excluded.expires_at
    WHERE held.token = excluded.token OR held.expires_at <= ?
    RETURNING key`;
}

/** Parameter: now. Deletes two expired rows. It runs once for each event, so the table does not outgrow the events to remember. */
function sweepStatement(table: string): string {
  return `
    DELETE FROM "${table}" WHERE key IN (
      SELECT key FROM "${table}" WHERE expires_at <= ? ORDER BY expires_at LIMIT 2
    )`;
}

/** SQLite stores integers of 64 bits, and JavaScript counts exactly up to this limit. */
function expiresAt(now: number, ms: number): number {
  return Math.min(now + Math.ceil(ms), Number.MAX_SAFE_INTEGER);
}
