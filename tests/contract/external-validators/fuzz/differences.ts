import { commonDifferences, type ExplainedDifference, type Judged, rejection } from '../comparison.ts';
import type { FuzzRequest } from './requests.ts';
import type { Response } from './send.ts';

/** A request, what the document says about it, and what the server did. */
export interface Exchange extends Judged {
  readonly request: FuzzRequest;
  readonly response: Response;
  /** Why the document does not allow the request. */
  readonly why: string;
}

/** All the ways in which the server may differ from the document. */
export const explainedDifferences: readonly ExplainedDifference<Exchange>[] = [
  ...commonDifferences,
  {
    rule: 'a null checkout session',
    why: 'the details of the control createPayment have no rule that spans workflow and checkout; the payment that they make has it',
    covers: rejection(/^checkout must be an object \(received null\)$/),
  },
  {
    rule: 'a repeated idempotency key',
    why: 'the server returns the first response again, whatever the body (policy onBodyMismatch)',
    server: 'valid',
    validator: 'invalid',
    covers: ({ response }) => response.headers.get('x-idempotent-replayed') === 'true',
  },
  {
    rule: 'a query parameter that is not listed',
    why: 'OpenAPI has no keyword for it; the description of the controls says that they refuse it',
    covers: (exchange) => {
      const listed = exchange.request.operation.parameters.map(({ name }) => name);
      const unlisted = Object.keys(exchange.request.query).filter((name) => !listed.includes(name));
      return (
        unlisted.length > 0 &&
        rejection(new RegExp(`^(${unlisted.join('|')}) is not a known field(\\. Did you mean \\w+\\?)?$`))(exchange)
      );
    },
  },
];

/** For a message about an exchange. */
export function describeExchange({ request, validator, why, response, server }: Exchange): string {
  const { operation, path, query, headers, body, mutation } = request;
  return [
    `${operation.id}: the document says ${validator} (${why}), the server ${server}`,
    `${response.status} ${JSON.stringify(response.body)?.slice(0, 300)}`,
    `mutation "${mutation}", ${JSON.stringify({ path, query, headers })}`,
    `body ${body?.slice(0, 600)}`,
  ].join(' | ');
}
