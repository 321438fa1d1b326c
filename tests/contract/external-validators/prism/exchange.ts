import type { OperationId } from '@paychord/sdk';
import type { Violation } from './violations.ts';

/** One request through Prism to the mock server, with the results of both. */
export interface Exchange {
  /** Undefined where the document has none for the request. */
  readonly operation: OperationId | undefined;
  readonly request: { readonly method: string; readonly path: string; readonly headers: Headers };
  /** The response of the mock server. */
  readonly answer: { readonly status: number; readonly body: unknown };
  /** What Prism did with the request: forwarded it, responded itself with this status, or never responded. */
  readonly passage: 'passed on' | 'silence' | number;
  readonly violations: readonly Violation[];
}

/** For a message about an exchange. */
export function describeExchange({ request, answer, passage, violations }: Exchange): string {
  const body = JSON.stringify(answer.body)?.slice(0, 300);
  const said = violations.map(({ message }) => message).join('; ') || passage;
  return `${request.method} ${request.path}: the mock says ${answer.status} ${body}, Prism says ${said}`;
}
