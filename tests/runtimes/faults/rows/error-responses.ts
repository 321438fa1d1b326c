import { ApiError } from '@paychord/sdk';
import { expect } from 'vitest';
import { failing } from '../calls.ts';
import { json, type Reply, response, traceId } from '../reply.ts';
import type { Row } from '../row.ts';

const megabytes = 'x'.repeat(5_000_000);
const invalid = { code: 'invalid_request', status: 422, outcome: 'rejected' };
const html = (text: string) => response(502, text, { type: 'text/html' });

const responses: readonly (readonly [server: string, caller: string, reply: Reply, error: object])[] = [
  ['500 with an empty body', 'ServerError with the status', response(500, ''), { status: 500 }],
  ['502 with HTML', 'ServerError with the status', html('<h1>Bad gateway</h1>'), { status: 502 }],
  [
    '422 with an unknown code',
    'InvalidRequestError with the code as sent, `rejected`',
    json(422, { code: 'BRAND_NEW', messages: ['No'] }),
    { ...invalid, serviceCode: 'BRAND_NEW', messages: ['No'] },
  ],
  [
    '422 without `messages`',
    'InvalidRequestError, `messages` is empty',
    json(422, { code: 'BRAND_NEW' }),
    { ...invalid, serviceCode: 'BRAND_NEW', messages: [] },
  ],
  [
    '422 with an array',
    'InvalidRequestError, `messages` is empty',
    json(422, [{ code: 'A' }]),
    { ...invalid, serviceCode: undefined, messages: [] },
  ],
  [
    '422 with a message of 5 MB',
    'InvalidRequestError, shortened when printed',
    json(422, { code: 'TOO_MUCH', messages: [megabytes] }),
    { ...invalid, serviceCode: 'TOO_MUCH' },
  ],
  ['502 with 5 MB of HTML', 'ServerError, shortened when printed', html(megabytes), { status: 502 }],
];

/** Error responses in undocumented formats. */
export const errorResponses: readonly Row[] = responses.map(([what, caller, reply, fields]) => {
  const error = { code: 'server', outcome: 'unknown', requestId: traceId, ...fields };
  const call = { replies: [reply], options: { maxRetries: 0 }, type: ApiError, error };
  return failing(`returns ${what}`, caller, call, (printed) => {
    // The printed error stays short for any length of the response.
    expect(printed.message.length).toBeLessThan(4000);
    expect(JSON.stringify(printed).length).toBeLessThan(20_000);
    expect(JSON.stringify(printed.messages).length).toBeLessThan(20_000);
  });
});
