import { expect } from 'vitest';
import type { Run } from './control.ts';

/** Asserts that one request arrived this many times with the same key and the same bytes. Returns its key. */
export async function expectSameRequest(run: Run, times: number): Promise<string | undefined> {
  const { requests } = await run.log();
  const sent = requests.map(({ method, path, headers, body }) => ({ method, path, key: headers[keyHeader], body }));
  expect(sent).toEqual(Array.from({ length: times }, () => sent[0]));
  return sent[0]?.key;
}

const keyHeader = 'x-idempotency-key';
