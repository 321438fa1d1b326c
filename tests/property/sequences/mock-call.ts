import assert from 'node:assert/strict';
import type { MockServer } from '@paychord/mock-server';
import type { OperationId } from '@paychord/sdk';
import { responseProblems } from '../../helpers/contract/response-problems.ts';

/** The test validates one of this many responses with the document. The mock server validates all with its own validators. */
const judged = 5;

export interface MockResponse {
  readonly status: number;
  readonly text: string;
  readonly isReplayed: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: the response is under test.
  readonly json: any;
}

export type MockCall = (
  operation: OperationId,
  path: string,
  init?: { key?: string | undefined; body?: object },
) => Promise<MockResponse>;

/** Calls a mock as its default merchant: with a body it is a POST. */
export function mockCall(mock: MockServer): MockCall {
  const { publicApiKey, privateSecretKey } = mock.credentials;
  const credentials = { 'public-api-key': publicApiKey, 'private-secret-key': privateSecretKey };
  let responses = 0;
  return async (operation, path, { key, body } = {}) => {
    const headers = {
      ...credentials,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'x-idempotency-key': key }),
    };
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await mock.fetch(new Request(`http://mock.test${path}`, init));
    const text = await response.text();
    const json = JSON.parse(text);
    const { status, headers: said } = response;
    responses += 1;
    if (responses % judged === 0) {
      const faults = responseProblems(operation, { status, headers: said, body: json });
      assert.deepEqual(faults, [], `${operation}: ${text}`);
    }
    return { status, text, isReplayed: said.get('x-idempotent-replayed') === 'true', json };
  };
}
