import { RequestValidationError } from '@paychord/sdk';
import { expect } from 'vitest';
import { clientOf } from '../client-of.ts';
import { payment, successResponse } from '../messages.ts';
import { rejectionOf } from '../rejection.ts';
import type { Row } from '../row.ts';

function refused(what: string, id: string): Row {
  return {
    server: `is called with the id ${what}`,
    caller: 'RequestValidationError, `not_sent`',
    async run({ begin }) {
      const run = await begin(successResponse);
      const error = await rejectionOf(clientOf(run).payments.retrieve(id));
      expect(error).toBeInstanceOf(RequestValidationError);
      expect(error).toMatchObject({ code: 'invalid_input', outcome: 'not_sent' });
      expect((await run.log()).requests).toEqual([]);
    },
  };
}

/** Identifiers that would change the path. */
export const pathIds: readonly Row[] = [
  refused("`''`", ''),
  refused('`.`', '.'),
  refused('`..`', '..'),
  refused('`%2e%2e`', '%2e%2e'),
  refused('of 10 kB', 'x'.repeat(10_000)),
  {
    server: 'is called with the id `a/b`',
    caller: 'the response; the id is encoded',
    async run({ begin }) {
      const run = await begin(successResponse);
      expect(await clientOf(run).payments.retrieve('a/b')).toEqual(payment);
      const paths = (await run.log()).requests.map(({ path }) => path.replace(/^\/[^/]+/, ''));
      expect(paths).toEqual(['/v1/payments/a%2Fb']);
    },
  },
];
