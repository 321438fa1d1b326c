import type { Setting } from '../../helpers/test-merchant.ts';

/** One thing that holds over every transport. */
export interface Case {
  readonly title: string;
  run(setting: Setting): Promise<void>;
}

export function that(title: string, run: Case['run']): Case {
  return { title, run };
}
