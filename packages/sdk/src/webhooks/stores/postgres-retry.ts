import type { RunStatement } from './postgres-client.ts';

/** `serialization_failure`, above `READ COMMITTED`, and `deadlock_detected`. */
const conflicts = new Set<unknown>(['40001', '40P01']);

/** At `SERIALIZABLE`, over sixty busy connections, seven were needed at most with the pauses between them. Without, nine were not enough. */
const maxRetries = 12;

/** Runs a statement again that PostgreSQL gave up in favour of another: nothing of it was done. Not for one in a transaction. */
export function withConflictRetries(run: RunStatement): RunStatement {
  return async (...statement) => {
    for (let retries = 0; ; retries += 1) {
      try {
        return await run(...statement);
      } catch (error) {
        if (retries === maxRetries || !conflicts.has((error as { code?: unknown })?.code)) throw error;
        await pauseAfter(retries);
      }
    }
  };
}

/** Those that come again at the same time are in each other's way again. All pauses together are 3.6 seconds at most. */
function pauseAfter(retries: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * 8 * 2 ** Math.min(retries, 6)));
}
