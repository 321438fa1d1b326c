import type { RunStatement } from './postgres-client.ts';

/** `serialization_failure`, above `READ COMMITTED`, and `deadlock_detected`. */
const conflicts = new Set<unknown>(['40001', '40P01']);

/** Beside thirty others at once, at `SERIALIZABLE`, two retries were enough. */
const maxRetries = 9;

/** Runs a statement again that PostgreSQL gave up in favour of another: nothing of it was done. Not for one in a transaction. */
export function retryingRunner(run: RunStatement): RunStatement {
  return async (...statement) => {
    for (let retries = 0; ; retries += 1) {
      try {
        return await run(...statement);
      } catch (error) {
        if (retries === maxRetries || !conflicts.has((error as { code?: unknown })?.code)) throw error;
      }
    }
  };
}
