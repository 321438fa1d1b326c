import assert from 'node:assert/strict';
import { operationOf } from '../contract/operation-of.ts';
import { faultsOfAnswer } from './faults-of-answer.ts';

const longestMs = 20_000;

/** Holds an answer to whatever request against what every answer has to be. Answers its status. */
export async function judgeAnswer(request: Request, answering: Promise<Response>): Promise<number> {
  const { method } = request;
  const { pathname } = new URL(request.url);
  const response = await inTime(answering);
  const text = await inTime(response.text());
  assert.ok(response.status < 500, `${response.status} ${text}`);
  const operation = operationOf({ method, path: pathname });
  if (operation !== undefined) assert.deepEqual(faultsOfAnswer(operation, response, text), [], text);
  return response.status;
}

/** @throws Error when something hangs */
export async function inTime<T>(happening: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing happened for ${longestMs} ms`)), longestMs);
  });
  try {
    return await Promise.race([happening, late]);
  } finally {
    clearTimeout(timer);
  }
}
