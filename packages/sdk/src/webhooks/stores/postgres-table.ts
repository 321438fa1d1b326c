import { demand } from '../errors.ts';

/** Which table a `postgresStore` uses. */
export interface PostgresStoreOptions {
  /**
   * `name` or `schema.name`, spelled with the capitals it has in the database; `webhook_claims` when left out.
   * Receivers of different webhooks need different ones.
   */
  readonly table?: string;
}

/** What the names of a table's indexes end in. PostgreSQL cuts a name off after 63 bytes, so the table's own has to be shorter. */
const indexEnding = '_expires_at_idx';
const namePattern = new RegExp(
  `^(?:[A-Za-z_][A-Za-z0-9_]{0,62}\\.)?[A-Za-z_][A-Za-z0-9_]{0,${62 - indexEnding.length}}$`,
);

/** The table's name, quoted. Throws `WebhookConfigurationError` for what is no plain name: it becomes part of statements. */
export function quotedTable({ table = 'webhook_claims' }: PostgresStoreOptions = {}): string {
  demand(typeof table === 'string' && namePattern.test(table), 'A table name is letters, digits and _, at most 48');
  return table
    .split('.')
    .map((name) => `"${name}"`)
    .join('.');
}

/**
 * The statement that creates the table of a `postgresStore`, for a migration or for the start of the program. Run
 * again, or by several replicas at once, it changes nothing, and no claim waits for it. Throws `WebhookConfigurationError`
 * like `postgresStore`.
 *
 * @example
 * await pool.query(postgresStoreSchema());
 */
export function postgresStoreSchema(options?: PostgresStoreOptions): string {
  const table = quotedTable(options);
  const index = table.slice(table.lastIndexOf('.') + 2, -1) + indexEnding;
  // Of two that create the same table at the same time, IF NOT EXISTS lets one fail: hence the lock. And before CREATE INDEX looks
  // whether there is anything to do, it waits until no transaction writes to the table, with all claims behind it: hence
  // the question, which above READ COMMITTED the past may answer.
  return `DO $schema$ BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('${table}'));
  CREATE TABLE IF NOT EXISTS ${table} (
    key text COLLATE "C" PRIMARY KEY,
    token text NOT NULL,
    done boolean NOT NULL,
    expires_at timestamptz NOT NULL
  );
  IF NOT EXISTS (
    SELECT FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
    WHERE indrelid = '${table}'::regclass AND relname = '${index}'
  ) THEN
    CREATE INDEX IF NOT EXISTS "${index}" ON ${table} (expires_at);
  END IF;
END $schema$`;
}
