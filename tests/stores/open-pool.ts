import pg from 'pg';

/** Connections to the PostgreSQL of a run. */
export function openPool(connectionString: string, max = 4): pg.Pool {
  // A query that runs into an error rejects with it; a connection that breaks while nobody uses it is no test's business.
  return new pg.Pool({ connectionString, max }).on('error', () => {});
}
