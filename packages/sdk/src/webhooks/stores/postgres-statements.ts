// A row is a claim or a done event. After `expires_at` it means nothing, and its key is free. All times come from clock_timestamp() of the
// database: now() is the start of the transaction, which can be long ago.

/**
 * The key of the row that `claimInTransaction` writes for the key $1. It differs from the key of the receiver's claim, so that claims and
 * renewals never wait for a transaction. No event key contains a space. The token of this row is empty, unlike that of a claim.
 */
const keyInTransaction = `$1::text || ' in transaction'`;

/** Builds the statements for one quoted table name. The names of common table expressions contain a space, so no table has them. */
export function postgresStatements(table: string) {
  const deleteTwoExpired = (condition: string) => `
      DELETE FROM ${table} WHERE key IN (
        SELECT key FROM ${table} WHERE expires_at < now() AND ${condition}
        ORDER BY expires_at LIMIT 2 FOR UPDATE SKIP LOCKED
      )`;
  return {
    /** Parameters: key, token, lease. Returns one row with a `ClaimResult`. It writes nothing for a done or in-flight event. */
    claim: `
      WITH "as it stands" AS (
        SELECT token, done FROM ${table} WHERE key IN ($1::text, ${keyInTransaction}) AND expires_at > clock_timestamp()
      ), "claimed now" AS (
        INSERT INTO ${table} AS held (key, token, done, expires_at)
        SELECT $1::text, $2::text, false, ${expiresAfter('$3')}
        WHERE NOT EXISTS (SELECT FROM "as it stands" WHERE done OR token <> $2::text)
        ON CONFLICT (key) DO UPDATE SET token = excluded.token, done = false, expires_at = excluded.expires_at
        WHERE held.expires_at <= clock_timestamp() OR (held.token = excluded.token AND NOT held.done)
        RETURNING key
      )
      SELECT CASE
        WHEN EXISTS (SELECT FROM "claimed now") THEN 'claimed'
        WHEN EXISTS (SELECT FROM "as it stands" WHERE done) THEN 'done'
        ELSE 'in_flight'
      END AS result`,

    /**
     * Parameters: key, token, time to live. Returns a row, or no row when another token has the key. An event that `claimInTransaction` marked
     * as done counts as committed.
     */
    commit: `
      WITH "done now" AS (
        INSERT INTO ${table} AS held (key, token, done, expires_at) VALUES ($1::text, $2::text, true, ${expiresAfter('$3')})
        ON CONFLICT (key) DO UPDATE SET token = excluded.token, done = true, expires_at = excluded.expires_at
        WHERE held.token = excluded.token OR held.expires_at <= clock_timestamp()
        RETURNING key
      )
      SELECT key FROM "done now"
      UNION ALL
      SELECT key FROM ${table} WHERE key = ${keyInTransaction} AND expires_at > clock_timestamp()`,

    /**
     * Deletes two expired rows that no other statement has locked. It runs once for each new row, so the table does not outgrow the events to
     * remember. It is a separate statement, because above `READ COMMITTED` it fails when another one deleted the same rows.
     */
    sweep: deleteTwoExpired('true'),

    /** Parameters: key, token. */
    release: `DELETE FROM ${table} WHERE key = $1 AND token = $2 AND NOT done`,

    /** Fails with the code 25P01 outside a transaction. Every write takes this lock too, so it blocks no other statement. */
    assertTransaction: `LOCK TABLE ${table} IN ROW EXCLUSIVE MODE`,

    /**
     * Parameters: key, time to live. Returns a row, or no row when the event is done. Of two transactions with the same key, the second waits
     * here until the first ends.
     *
     * It also deletes expired rows, but only at `READ COMMITTED`, where a concurrent delete cannot make it fail. It deletes only rows of other
     * transactions, so that no claim of a receiver waits for them. A transaction that claims such an expired key again does wait.
     */
    claimInTransaction: `
      WITH "swept away" AS (${deleteTwoExpired(
        `token = '' AND key <> ${keyInTransaction} AND current_setting('transaction_isolation') = 'read committed'`,
      )})
      INSERT INTO ${table} AS held (key, token, done, expires_at)
      VALUES (${keyInTransaction}, '', true, ${expiresAfter('$2')})
      ON CONFLICT (key) DO UPDATE SET expires_at = excluded.expires_at WHERE held.expires_at <= clock_timestamp()
      RETURNING key`,
  };
}

/** The limit is 285,616 years from now: the maximum of `timestamptz` is not much later. */
function expiresAfter(milliseconds: string): string {
  return `clock_timestamp() + least(${milliseconds}::float8, ${Number.MAX_SAFE_INTEGER}) * interval '1 millisecond'`;
}
