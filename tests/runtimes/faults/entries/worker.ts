import { perform } from '../execute-rows.ts';
import { complainTo } from '../report-errors.ts';

/** `workerd test` calls it once, and ends when it is over. */
export default {
  async test(_controller: unknown, { control }: { control: string }): Promise<void> {
    complainTo(control);
    await perform({ runtime: 'workerd', control });
  },
};
