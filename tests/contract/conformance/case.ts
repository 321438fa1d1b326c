import type { TestMerchant } from '../../helpers/test-merchant.ts';

/** One claim that holds over each transport. */
export interface Case {
  readonly title: string;
  run(setting: TestMerchant): Promise<void>;
}

export function testCase(title: string, run: Case['run']): Case {
  return { title, run };
}
