import { assertConfig } from '../errors.ts';

/** The options of `postgresStore` and `postgresStoreSchema`. */
export interface PostgresStoreOptions {
  /**
   * The table: `name` or `schema.name`, case-sensitive. Receivers of different webhooks need different tables.
   *
   * @default 'webhook_claims'
   */
  readonly table?: string;
}

/** PostgreSQL truncates names to 63 bytes, so the table name must leave room for this suffix. */
const indexSuffix = '_expires_at_idx';
const namePattern = new RegExp(
  `^(?:[A-Za-z_][A-Za-z0-9_]{0,62}\\.)?[A-Za-z_][A-Za-z0-9_]{0,${62 - indexSuffix.length}}$`,
);

/** Returns the quoted table name. Throws `WebhookConfigurationError` for other characters, because the name becomes part of statements. */
export function quoteTableName(options: PostgresStoreOptions = {}): string {
  assertConfig(
    typeof options === 'object' && options !== null,
    `the options of a PostgreSQL store must be an object such as { table: 'webhook_claims' } (received a value of type ${typeof options})`,
  );
  const { table = 'webhook_claims' } = options;
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
