import { perform } from '../perform.ts';

/** `workerd test` calls it once, and ends when it is over. */
export default {
  test: (_controller: unknown, { control }: { control: string }) => perform({ runtime: 'workerd', control }),
};
