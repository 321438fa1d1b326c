import { assertConfig } from '../errors.ts';

/** What is used of a pool of the package `pg`, or of its client in a transaction, and all that an adapter for any other driver needs to have. */
export interface PgClient {
  query(text: string, values: (string | number)[]): Promise<{ readonly rows: readonly unknown[] }>;
}

/** What is used of the `sql` of the package `postgres` (postgres.js). */
export interface PostgresJsClient {
  unsafe(text: string, values: (string | number)[]): PromiseLike<readonly unknown[]>;
}

/** A pool of one of these packages, or the client of a transaction: nothing here opens or closes a connection. */
export type PostgresClient = PgClient | PostgresJsClient;

/** Runs a statement and answers its rows. */
export type RunStatement = (text: string, ...values: (string | number)[]) => Promise<readonly unknown[]>;

/** Each package has a method of its own. */
export function createStatementRunner(client: PostgresClient): RunStatement {
  const given: Partial<PgClient & PostgresJsClient> = Object(client);
  if (typeof given.unsafe === 'function') {
    const sql = client as PostgresJsClient;
    return async (text, ...values) => sql.unsafe(text, values);
  }
  assertConfig(
    typeof given.query === 'function',
    'postgresStore takes a Pool of pg or the sql of postgres; claimInTransaction, the client of a transaction',
  );
  const pg = client as PgClient;
  return async (text, ...values) => (await pg.query(text, values)).rows;
}
