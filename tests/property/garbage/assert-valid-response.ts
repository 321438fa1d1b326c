import assert from 'node:assert/strict';
import { operationOf } from '../../helpers/contract/operation-of.ts';
import { parseJson } from '../../helpers/contract/parse-json.ts';
import { responseProblems } from '../../helpers/contract/response-problems.ts';
import { withinDeadline } from './within-deadline.ts';

/** Asserts what holds for each response to any request. Returns its status. */
export async function assertValidResponse(request: Request, pending: Promise<Response>): Promise<number> {
  const { method } = request;
  const { pathname } = new URL(request.url);
  const response = await withinDeadline(pending, `${method} ${pathname}`);
  const text = await withinDeadline(response.text(), `the body for ${method} ${pathname}`);
  const { status, headers } = response;
  assert.ok(status < 500, `${status} ${text}`);
  const operation = operationOf({ method, path: pathname });
  const parsed = { status, headers, body: parseJson(text) };
  if (operation !== undefined) assert.deepEqual(responseProblems(operation, parsed), [], text);
  return status;
}
