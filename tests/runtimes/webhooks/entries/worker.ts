import { reportErrorsTo } from '../../faults/report-errors.ts';
import type { Cryptography } from '../cases.ts';
import { executeVectors } from '../execute-vectors.ts';

interface Environment {
  readonly control: string;
  readonly only: Cryptography;
}

/** `workerd test` calls it once, and ends when it is over. */
export default {
  async test(_controller: unknown, { control, only }: Environment): Promise<void> {
    reportErrorsTo(control);
    await executeVectors(only, control);
  },
};
