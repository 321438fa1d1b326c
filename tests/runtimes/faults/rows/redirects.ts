import { UnexpectedResponseError } from '@paychord/sdk';
import { expect } from 'vitest';
import { clientOf } from '../client-of.ts';
import { order, paymentId } from '../messages.ts';
import { rejectionOf } from '../rejection.ts';
import { emptyResponse, otherOrigin } from '../reply.ts';
import type { Row } from '../row.ts';

const hidden = { Chromium: 'its `status` is 0, because a browser hides the status of a redirect' };

/** Redirects to another origin, which would respond successfully. */
export const redirects: readonly Row[] = [301, 302, 307, 308].map((status) => ({
  server: `returns ${status} to another origin, GET and POST`,
  caller: 'UnexpectedResponseError; nothing is sent there',
  differs: hidden,
  async run({ begin, runtime }) {
    const redirect = emptyResponse(status, { location: `${otherOrigin}/v1/payments`, 'content-length': '0' });
    const run = await begin(redirect, redirect);
    const { payments } = clientOf(run);
    for (const call of [() => payments.retrieve(paymentId), () => payments.create(order)]) {
      const error = await rejectionOf(call());
      expect(error).toBeInstanceOf(UnexpectedResponseError);
      expect(error).toMatchObject({ outcome: 'unknown', status: runtime in hidden ? 0 : status });
    }
    const { requests, elsewhere } = await run.log();
    expect(requests).toHaveLength(2);
    expect(elsewhere).toBe(0);
  },
}));
