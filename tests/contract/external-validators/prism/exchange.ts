import type { OperationId } from '@paychord/sdk';
import type { Violation } from './violations.ts';

/** One request through Prism to the mock server, with the results of both. */
export interface Exchange {
  /** Undefined where the document has none for the request. */
  readonly operation: OperationId | undefined;
  readonly request: { readonly method: string; readonly path: string; readonly headers: Headers };
  /** The response of the mock server. */
  readonly response: { readonly status: number; readonly body: unknown };
  /** What Prism did with the request: forwarded it, responded itself with this status, or never responded. */
  readonly prismResult: 'passed on' | 'silence' | number;
  readonly violations: readonly Violation[];
}

/** For a message about an exchange. */
export function describeExchange({ request, response, prismResult, violations }: Exchange): string {
  const body = JSON.stringify(response.body)?.slice(0, 300);
  const said = violations.map(({ message }) => message).join('; ') || prismResult;
  return `${request.method} ${request.path}: the mock says ${response.status} ${body}, Prism says ${said}`;
}
