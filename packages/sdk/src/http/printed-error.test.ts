import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { json } from '../../test/helpers/recording-fetch.ts';
import { createScriptedClient, type Responder, resetConnection } from '../../test/helpers/scripted-client.ts';
import type { CallError } from '../errors/errors.ts';

const body = { code: 'X', messages: ['x'] };

test.each<[code: CallError['code'], id: string, respond: Responder]>([
  ['authentication', '1', () => json({}, 401)],
  ['permission', '1', () => json({}, 403)],
  ['not_found', '1', () => json({}, 404)],
  ['invalid_request', '1', () => json({}, 400)],
  ['idempotency', '1', () => json({}, 409)],
  ['rate_limit', '1', () => json(body, 429)],
  ['server', '1', () => json({}, 500)],
  ['unexpected_response', '1', () => new Response(null)],
  ['connection', '1', resetConnection],
  ['invalid_input', '', () => json({})],
])('a printed error with the code %s shows no property without a value', async (code, id, respond) => {
  const { client } = createScriptedClient([respond], { maxRetries: 0 });
  const error = await client.payments.retrieve(id).catch((thrown: CallError) => thrown);
  expect(error).toMatchObject({ code, operation: 'retrievePayment', idempotencyKey: undefined, requestId: undefined });
  expect(Object.values(error)).not.toContain(undefined);
  expect(inspect({ ...error })).not.toContain('undefined');
  expect(inspect(error)).not.toMatch(/: undefined[,\n]/);
});

test('a printed error shows the properties that have a value', async () => {
  const { client } = createScriptedClient([() => json(body, 429, { 'retry-after': '7', 'x-trace-id': 'trace-1' })], {
    maxRetries: 0,
  });
  const error = await client.payments.retrieve('1').catch((thrown: CallError) => thrown);
  expect(inspect(error)).toMatch(/retryAfterMs: 7000,[\s\S]*requestId: 'trace-1'/);
});

test('an enumerable method that the program adds to all errors stays a method', async () => {
  const prototype = Error.prototype as { toJSON?: unknown; details?: unknown };
  prototype.toJSON = () => 'JSON of the program';
  prototype.details = undefined;
  try {
    const { client } = createScriptedClient([() => json({}, 404)], { maxRetries: 0 });
    const error = await client.payments.retrieve('1').catch((thrown: CallError) => thrown);
    expect(JSON.stringify(error)).toBe('"JSON of the program"');
    expect(Object.hasOwn(error, 'details')).toBe(false);
  } finally {
    delete prototype.toJSON;
    delete prototype.details;
  }
});
