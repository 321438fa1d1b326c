// A row is a claim, or what became of it; past `expires_at` it means nothing, and its key is free. All times are by the
// clock of the database, and by the time of day rather than that of the transaction, which may have begun, or waited, long before.

/** The statements over one table, whose quoted name this takes. */
export function postgresStatements(table: string) {
  return {
    /**
     * Key, token, lease. Answers one row with a `ClaimResult`. Looks before it writes: an event that is done or in
     * flight costs no write, and waits for no transaction that has yet to end.
     */
    claim: `
      WITH standing AS (
        SELECT token, done FROM ${table} WHERE key = $1 AND expires_at > clock_timestamp()
      ), won AS (
        INSERT INTO ${table} AS held (key, token, done, expires_at)
        SELECT $1, $2, false, ${after('$3')} WHERE NOT EXISTS (SELECT FROM standing WHERE done OR token <> $2)
        ON CONFLICT (key) DO UPDATE SET token = excluded.token, done = false, expires_at = excluded.expires_at
        WHERE held.expires_at <= clock_timestamp() OR (held.token = excluded.token AND NOT held.done)
        RETURNING key
      )
      SELECT CASE
        WHEN EXISTS (SELECT FROM won) THEN 'claimed'
        WHEN EXISTS (SELECT FROM standing WHERE done) THEN 'done'
        ELSE 'in_flight'
      END AS result`,

    /**
     * Key, token, time to live. Answers one row, or none when another token has the key; without a token it was a
     * transaction, which is as good as ours. Takes two expired rows away for each that it leaves, so the table does not
     * grow past what is remembered.
     */
    commit: `
      WITH swept AS (
        DELETE FROM ${table} WHERE key IN (
          SELECT key FROM ${table} WHERE expires_at < now() AND key <> $1
          ORDER BY expires_at LIMIT 2 FOR UPDATE SKIP LOCKED
        )
      )
      INSERT INTO ${table} AS held (key, token, done, expires_at) VALUES ($1, $2, true, ${after('$3')})
      ON CONFLICT (key) DO UPDATE SET
        token = CASE held.token WHEN '' THEN '' ELSE excluded.token END, done = true, expires_at = excluded.expires_at
      WHERE held.token IN (excluded.token, '') OR held.expires_at <= clock_timestamp()
      RETURNING key`,

    /** Key, token. */
    release: `DELETE FROM ${table} WHERE key = $1 AND token = $2 AND NOT done`,

    /** Fails with the code 25P01 outside of a transaction. The lock is the one that a write takes anyway, and stops nobody. */
    demandTransaction: `LOCK TABLE ${table} IN ROW EXCLUSIVE MODE`,

    /**
     * Key, time to live. Answers one row, or none when it is done already. A claim is no obstacle: of two transactions
     * over one key, the second waits here for the first to end, which no lease can outdo.
     */
    claimInTransaction: `
      INSERT INTO ${table} AS held (key, token, done, expires_at) VALUES ($1, '', true, ${after('$2')})
      ON CONFLICT (key) DO UPDATE SET token = '', done = true, expires_at = excluded.expires_at
      WHERE NOT held.done OR held.expires_at <= clock_timestamp()
      RETURNING key`,
  };
}

function after(milliseconds: string): string {
  return `clock_timestamp() + ${milliseconds}::float8 * interval '1 millisecond'`;
}
