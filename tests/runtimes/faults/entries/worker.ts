import { controlAt } from '../control.ts';
import { execute, reportErrorsTo } from '../execute.ts';
import type { Cryptography } from '../vector-cases.ts';

/** `workerd test` calls it once, and ends when it is over. */
export default {
  async test(_controller: unknown, environment: { control: string; cryptography?: Cryptography }): Promise<void> {
    reportErrorsTo(controlAt(environment.control));
    await execute({ runtime: 'workerd', ...environment });
  },
};
