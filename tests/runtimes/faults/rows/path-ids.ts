import { RequestValidationError } from '@paychord/sdk';
import { expect } from 'vitest';
import { clientOf, failing, payment } from '../calls.ts';
import { json } from '../reply.ts';
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
      const found = { ...payment, id: 'a/b' };
      const run = await begin(json(200, found));
      expect(await clientOf(run).payments.retrieve('a/b')).toEqual(found);
      const paths = (await run.log()).requests.map(({ path }) => path.replace(/^\/[^/]+/, ''));
      expect(paths).toEqual(['/v1/payments/a%2Fb']);
    },
  },
];
