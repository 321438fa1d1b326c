import pg from 'pg';

/** Connections to the PostgreSQL of a run. */
export function openPool(connectionString: string, max = 4): pg.Pool {
  // A failing query rejects. A broken idle connection is not relevant to a test.
  return new pg.Pool({ connectionString, max }).on('error', () => {});
}
