import { assertConfig } from '../errors.ts';

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
export function quoteTableName({ table = 'webhook_claims' }: PostgresStoreOptions = {}): string {
  assertConfig(typeof table === 'string' && namePattern.test(table), 'A table name is letters, digits and _, at most 48');
  return table
    .split('.')
    .map((name) => `"${name}"`)
    .join('.');
}

/**
 * The statement that creates the table of a `postgresStore`, for a migration or for the start of the program. Run
 * again, or by several replicas at once, it changes nothing, no claim waits for it, and it needs no right to create anything.
 * Throws `WebhookConfigurationError` like `postgresStore`.
 *
 * @example
 * await pool.query(postgresStoreSchema());
 */
export function postgresStoreSchema(options?: PostgresStoreOptions): string {
  const table = quoteTableName(options);
  const at = table.lastIndexOf('.') + 1;
  const schema = at > 0 ? `'${table.slice(0, at)}'` : `quote_ident(current_schema()) || '.'`;
  const name = table.slice(at);
  const index = `"${name.slice(1, -1)}${indexEnding}"`;
  // Of two that create the same table at the same time, IF NOT EXISTS lets one fail: hence the lock. Where all is there, CREATE still
  // demands the right to create, and CREATE INDEX waits until no transaction writes to the table, with all claims behind it:
  // hence the questions. What to_regclass answers is never of the past, also above READ COMMITTED. A name without a schema is that of
  // a table in the first schema of the search path, not in one behind it.
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
