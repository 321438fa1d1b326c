// A row is a claim, or what became of it; past `expires_at` it means nothing, and its key is free. All times are by the
// clock of the database, and by the time of day rather than that of the transaction, which may have begun, or waited, long before.

/**
 * The row that a transaction of the merchant's leaves for the key $1: another than that of the receiver's claim, so that a claim
 * waits for no transaction, nor a renewal. No key has a space, and no token of a claim is empty, as that of this row is.
 */
const keyInTransaction = `$1::text || ' in transaction'`;

/** The statements over one table, whose quoted name this takes. A name with a space in it stands for no table. */
export function postgresStatements(table: string) {
  const twoSweptAway = (condition: string) => `
      DELETE FROM ${table} WHERE key IN (
        SELECT key FROM ${table} WHERE expires_at < now() AND ${condition}
        ORDER BY expires_at LIMIT 2 FOR UPDATE SKIP LOCKED
      )`;
  return {
    /** Key, token, lease. Answers one row with a `ClaimResult`. What is done or in flight costs no write. */
    claim: `
      WITH "as it stands" AS (
        SELECT token, done FROM ${table} WHERE key IN ($1::text, ${keyInTransaction}) AND expires_at > clock_timestamp()
      ), "claimed now" AS (
        INSERT INTO ${table} AS held (key, token, done, expires_at)
        SELECT $1::text, $2::text, false, ${after('$3')}
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
     * Key, token, time to live. Answers a row, or none when another token has the key; what a transaction has done is as
     * good as ours.
     */
    commit: `
      WITH "done now" AS (
        INSERT INTO ${table} AS held (key, token, done, expires_at) VALUES ($1::text, $2::text, true, ${after('$3')})
        ON CONFLICT (key) DO UPDATE SET token = excluded.token, done = true, expires_at = excluded.expires_at
        WHERE held.token = excluded.token OR held.expires_at <= clock_timestamp()
        RETURNING key
      )
      SELECT key FROM "done now"
      UNION ALL
      SELECT key FROM ${table} WHERE key = ${keyInTransaction} AND expires_at > clock_timestamp()`,

    /**
     * Takes two expired rows away that nobody holds: run for each row that is left, it keeps the table from growing past what
     * is remembered. A statement of its own, since above `READ COMMITTED` it fails when another has taken them away.
     */
    sweep: twoSweptAway('true'),

    /** Key, token. */
    release: `DELETE FROM ${table} WHERE key = $1 AND token = $2 AND NOT done`,

    /** Fails with the code 25P01 outside of a transaction. The lock is the one that a write takes anyway, and stops nobody. */
    demandTransaction: `LOCK TABLE ${table} IN ROW EXCLUSIVE MODE`,

    /**
     * Key, time to live. Answers a row, or none when it is done already. Of two transactions over one key, the second
     * waits here for the first to end, which no lease can outdo. Sweeps where nothing that another has taken away can fail
     * it, and only rows that no claim of a receiver would then have to wait for. A transaction that claims such a key anew does:
     * for an event that comes again after it was forgotten.
     */
    claimInTransaction: `
      WITH "swept away" AS (${twoSweptAway(
        `token = '' AND key <> ${keyInTransaction} AND current_setting('transaction_isolation') = 'read committed'`,
      )})
      INSERT INTO ${table} AS held (key, token, done, expires_at)
      VALUES (${keyInTransaction}, '', true, ${after('$2')})
      ON CONFLICT (key) DO UPDATE SET expires_at = excluded.expires_at WHERE held.expires_at <= clock_timestamp()
      RETURNING key`,
  };
}

/** In 285,616 years is the latest: no `timestamptz` goes much further. */
function after(milliseconds: string): string {
  return `clock_timestamp() + least(${milliseconds}::float8, ${Number.MAX_SAFE_INTEGER}) * interval '1 millisecond'`;
}
