import { ApiError } from '@paychord/sdk';
import { expect } from 'vitest';
import { clientOf } from '../client-of.ts';
import { order } from '../messages.ts';
import { rejectionOf } from '../rejection.ts';
import { json, type Reply, response, traceId } from '../reply.ts';
import type { Row } from '../row.ts';

function refused(server: string, caller: string, reply: Reply, details: object): Row {
  return {
    server,
    caller,
    async run({ begin }) {
      const run = await begin(reply);
      const error = await rejectionOf(clientOf(run, { maxRetries: 0 }).payments.create(order));
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ requestId: traceId, ...details });
      // The printed error stays short for any length of the response.
      expect(error.message.length).toBeLessThan(4000);
      expect(JSON.stringify(error).length).toBeLessThan(20_000);
      expect(JSON.stringify(error.messages).length).toBeLessThan(20_000);
      expect((await run.log()).requests).toHaveLength(1);
    },
  };
}

const invalid = { code: 'invalid_request', status: 422, outcome: 'rejected' };
const failed = { code: 'server', outcome: 'unknown' };
const megabytes = 'x'.repeat(5_000_000);

/** Error responses in undocumented formats. */
export const errorResponses: readonly Row[] = [
  refused('returns 500 with an empty body', 'ServerError with the status', response(500, ''), {
    ...failed,
    status: 500,
  }),
  refused(
    'returns 502 with HTML',
    'ServerError with the status',
    response(502, '<h1>Bad gateway</h1>', { type: 'text/html' }),
    {
      ...failed,
      status: 502,
    },
  ),
  refused(
    'returns 422 with an unknown code',
    'InvalidRequestError with the code as sent, `rejected`',
    json(422, { code: 'BRAND_NEW', messages: ['No'] }),
    { ...invalid, serviceCode: 'BRAND_NEW', messages: ['No'] },
  ),
  refused(
    'returns 422 without `messages`',
    'InvalidRequestError, `messages` is empty',
    json(422, { code: 'BRAND_NEW' }),
    {
      ...invalid,
      serviceCode: 'BRAND_NEW',
      messages: [],
    },
  ),
  refused('returns 422 with an array', 'InvalidRequestError, `messages` is empty', json(422, [{ code: 'A' }]), {
    ...invalid,
    serviceCode: undefined,
    messages: [],
  }),
  refused(
    'returns 422 with a message of 5 MB',
    'InvalidRequestError, shortened when printed',
    json(422, { code: 'TOO_MUCH', messages: [megabytes] }),
    { ...invalid, serviceCode: 'TOO_MUCH' },
  ),
  refused(
    'returns 502 with 5 MB of HTML',
    'ServerError, shortened when printed',
    response(502, megabytes, { type: 'text/html' }),
    {
      ...failed,
      status: 502,
    },
  ),
];
