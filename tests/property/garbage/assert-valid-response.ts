import assert from 'node:assert/strict';
import { operationOf } from '../../helpers/contract/operation-of.ts';
import { parsedJson } from '../../helpers/contract/parse-json.ts';
import { faultsOfAnswer } from '../../helpers/contract/response-problems.ts';
import { inTime } from './within-deadline.ts';

/** Asserts what holds for each response to any request. Returns its status. */
export async function judgeAnswer(request: Request, answering: Promise<Response>): Promise<number> {
  const { method } = request;
  const { pathname } = new URL(request.url);
  const response = await inTime(answering, `${method} ${pathname}`);
  const text = await inTime(response.text(), `the body for ${method} ${pathname}`);
  const { status, headers } = response;
  assert.ok(status < 500, `${status} ${text}`);
  const operation = operationOf({ method, path: pathname });
  const answer = { status, headers, body: parsedJson(text) };
  if (operation !== undefined) assert.deepEqual(faultsOfAnswer(operation, answer), [], text);
  return status;
}
