import { expect, test } from 'vitest';
import { takeRequest } from './raw-request.ts';

const get = 'GET /a HTTP/1.1\r\nHost: x\r\n\r\n';
const post = 'POST /b HTTP/1.1\r\nContent-Length: 3\r\n\r\n\xe2\x82\xac';
const chunked = 'POST /c HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n1\r\nc\r\n0\r\n\r\n';

test.each([
  [get, { method: 'GET', path: '/a', headers: { host: 'x' }, body: '' }],
  [post, { method: 'POST', path: '/b', headers: { 'content-length': '3' }, body: '\xe2\x82\xac' }],
  [chunked, { method: 'POST', path: '/c', headers: { 'transfer-encoding': 'chunked' }, body: 'abc' }],
])('parses %j when it is complete and leaves the following bytes', (text, request) => {
  for (let length = 0; length < text.length; length += 1) {
    expect(takeRequest(Buffer.from(text.slice(0, length), 'latin1'))).toBeUndefined();
  }
  const taken = takeRequest(Buffer.from(`${text}GET`, 'latin1'));
  expect(taken).toEqual({ request, rest: Buffer.from('GET') });
});
