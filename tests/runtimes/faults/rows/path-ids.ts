import { RequestValidationError } from '@paychord/sdk';
import { expect } from 'vitest';
import { clientOf, failing, payment, successResponse } from '../calls.ts';
import type { Row } from '../row.ts';

const refused = (what: string, id: string) =>
  failing(`is called with the id ${what}`, 'RequestValidationError, `not_sent`', {
    replies: [],
    call: ({ payments }) => payments.retrieve(id),
    type: RequestValidationError,
    error: { code: 'invalid_input', outcome: 'not_sent' },
  });

/** Identifiers that would change the path. */
export const pathIds: readonly Row[] = [
  refused("`''`", ''),
  refused('`.`', '.'),
  refused('`..`', '..'),
  refused('`%2e%2e`', '%2e%2e'),
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
