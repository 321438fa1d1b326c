import assert from 'node:assert/strict';
import { operationOf } from '../contract/operation-of.ts';
import { faultsOfAnswer } from './faults-of-answer.ts';
import { inTime } from './in-time.ts';

/** Holds an answer to whatever request against what every answer has to be. Answers its status. */
export async function judgeAnswer(request: Request, answering: Promise<Response>): Promise<number> {
  const { method } = request;
  const { pathname } = new URL(request.url);
  const response = await inTime(answering, `${method} ${pathname}`);
  const text = await inTime(response.text(), `the body for ${method} ${pathname}`);
  assert.ok(response.status < 500, `${response.status} ${text}`);
  const operation = operationOf({ method, path: pathname });
  if (operation !== undefined) assert.deepEqual(faultsOfAnswer(operation, response, text), [], text);
  return response.status;
}
