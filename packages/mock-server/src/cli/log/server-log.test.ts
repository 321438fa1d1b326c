import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createMockServer } from '../../mock-server.ts';
import { startServerLog } from './server-log.ts';

test.each([
  [false, '⚠    OPTIONS /v1/payments  CORS: pages of http://localhost:5173 may not call this server. Pass --cors'],
  [true, '"warning":"CORS: pages of http://localhost:5173 may not call this server. Pass --cors'],
])('a preflight request without cors is a warning in the log (json: %s)', async (json, expected) => {
  const mock = createMockServer({ strict: true });
  const stream = new PassThrough();
  const log = startServerLog(mock, { json, stream, env: {} });
  await mock.fetch('https://payments.test/v1/payments', {
    method: 'OPTIONS',
    headers: { origin: 'http://localhost:5173', 'access-control-request-method': 'POST' },
  });
  await log.close();
  stream.end();
  expect(await text(stream)).toContain(expected);
});
