import { complainTo } from '../../faults/complaints.ts';
import { perform } from '../perform.ts';

/** `workerd test` calls it once, and ends when it is over. */
export default {
  async test(_controller: unknown, { control }: { control: string }): Promise<void> {
    complainTo(control);
    await perform('WebCrypto', control);
  },
};
