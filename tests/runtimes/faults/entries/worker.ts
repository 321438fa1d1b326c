import { executeRows } from '../execute-rows.ts';
import { reportErrorsTo } from '../report-errors.ts';

/** `workerd test` calls it once, and ends when it is over. */
export default {
  async test(_controller: unknown, { control }: { control: string }): Promise<void> {
    reportErrorsTo(control);
    await executeRows({ runtime: 'workerd', control });
  },
};
