import { expect } from 'vitest';
import type { TestMerchant, TestResponse } from '../../helpers/test-merchant.ts';

/** One claim that holds over each transport. */
export interface Case {
  readonly title: string;
  run(setting: TestMerchant): Promise<void>;
}

export function testCase(title: string, run: Case['run']): Case {
  return { title, run };
}

export const unknownId = '00000000-0000-4000-8000-000000000000';
export const key = () => ({ 'X-Idempotency-Key': crypto.randomUUID() });

/** The path of a call that changes a payment by one of its transactions. */
export function transactionPath(payment: string, transaction: string, verb: string): string {
  return `/v1/payments/${payment}/transactions/${transaction}/${verb}`;
}

/** The message that says that a rule is assumed. */
export const assumes = (row: string) => `Assumed rule, see GAPS: ${row}`;

/** @param messages All messages of the response. Any by default. */
export function expectError(
  response: TestResponse,
  status: number,
  code: string | number,
  messages?: readonly unknown[],
): void {
  expect(response).toMatchObject({ status, json: { code, ...(messages && { messages }) } });
}
