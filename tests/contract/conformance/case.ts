import type { Setting } from '../../helpers/test-merchant.ts';

/** One claim that holds over each transport. */
export interface Case {
  readonly title: string;
  run(setting: Setting): Promise<void>;
}

export function that(title: string, run: Case['run']): Case {
  return { title, run };
}
