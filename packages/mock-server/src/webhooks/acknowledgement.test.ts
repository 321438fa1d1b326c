import { expect, test } from 'vitest';
import { isAcknowledgement } from './acknowledgement.ts';

test.each(['{"received":true}', ' { "received" : true }\n', '{"received":true,"more":1}'])(
  '200 %s acknowledges',
  (body) => {
    expect(isAcknowledgement({ status: 200, body })).toBe(true);
  },
);

test.each([
  '',
  'true',
  'ok',
  '{}',
  'null',
  '[]',
  '{"received":"true"}',
  '{"received":1}',
  '{"received":false}',
  '{"received":true',
])('200 %j does not', (body) => expect(isAcknowledgement({ status: 200, body })).toBe(false));

test('no other status does', () => {
  for (const status of [201, 202, 204, 301, 400, 500]) {
    expect(isAcknowledgement({ status, body: '{"received":true}' })).toBe(false);
  }
});
