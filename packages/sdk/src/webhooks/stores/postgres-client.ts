import { assertConfig, WebhookConfigurationError } from '../errors.ts';

/**
 * The used part of a pool of the package `pg`, or of its client in a transaction. An adapter for any other driver needs only this
 * method.
 */
export interface PgClient {
  query(text: string, values: (string | number)[]): Promise<{ readonly rows: readonly unknown[] }>;
}

/** The used part of the `sql` of the package `postgres` (postgres.js). */
export interface PostgresJsClient {
  unsafe(text: string, values: (string | number)[]): PromiseLike<readonly unknown[]>;
}

/** A pool of one of these packages, or the client of a transaction. The store neither opens nor closes connections. */
export type PostgresClient = PgClient | PostgresJsClient;

/** Runs a statement and returns its rows. */
export type RunStatement = (text: string, ...values: (string | number)[]) => Promise<readonly unknown[]>;

/** Adapts the query method of a client. Throws `WebhookConfigurationError` when it has none. */
export function createStatementRunner(client: PostgresClient): RunStatement {
  const methods: Partial<PgClient & PostgresJsClient> = Object(client);
  if (typeof methods.unsafe === 'function') {
    const sql = client as PostgresJsClient;
    return async (text, ...values) => sql.unsafe(text, values);
  }
  assertConfig(
    typeof methods.query === 'function',
    `postgresStore needs a Pool of pg or the sql of postgres, and claimInTransaction the client of a transaction, not a promise or a URL (received ${typeof client})`,
  );
  const pg = client as PgClient;
  return async (text, ...values) => (await pg.query(text, values)).rows;
}

/** Rejects with `WebhookConfigurationError` when the table does not exist (`undefined_table`). PostgreSQL names the table. */
export function withTableHint(run: RunStatement): RunStatement {
  return (...statement) =>
    run(...statement).catch((error: { code?: unknown; message?: unknown } | undefined) => {
      if (error?.code !== '42P01') throw error;
      throw new WebhookConfigurationError(`${error.message}. Create it with postgresStoreSchema and the same options`, {
        cause: error,
      });
    });
}

/** `serialization_failure`, above `READ COMMITTED`, and `deadlock_detected`. */
const conflictCodes = new Set<unknown>(['40001', '40P01']);

/**
 * With the delays between retries, 60 busy connections at `SERIALIZABLE` needed at most seven retries. Without the delays, nine were not
 * enough.
 */
const maxRetries = 12;

/**
 * Retries a statement that PostgreSQL aborted because of a conflict. An aborted statement changed nothing. Not for a statement in a
 * transaction: there the whole transaction is aborted.
 */
export function withConflictRetries(run: RunStatement): RunStatement {
  return async (...statement) => {
    for (let retries = 0; ; retries += 1) {
      try {
        return await run(...statement);
      } catch (error) {
        if (retries === maxRetries || !conflictCodes.has((error as { code?: unknown })?.code)) throw error;
        // A random time, because simultaneous retries would conflict again. All delays together are at most 3.6 seconds.
        const delayMs = Math.random() * 8 * 2 ** Math.min(retries, 6);
        await new Promise((resolve) => setTimeout(resolve, delayMs));
      }
    }
  };
}
