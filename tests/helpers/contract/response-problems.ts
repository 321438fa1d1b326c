import type { OperationId } from '@paychord/sdk';
import { documented, headersOf, responseOf, violationsOf } from './document.ts';

const described = new Map(documented.map((each) => [each.operation.operationId as OperationId, each]));

/** A recorded response. Its body is undefined when it is not JSON. */
export interface SeenResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Returns how a response of an operation differs from the document. */
export function responseProblems(id: OperationId, { status, headers, body }: SeenResponse): string[] {
  const operation = described.get(id);
  const response = operation && responseOf(operation, status);
  if (response === undefined) return [`the document has no answer ${status}`];
  return [
    ...Object.entries(headersOf(response)).flatMap(([name, schema]) =>
      headers.has(name) ? violationsOf(schema, headers.get(name)) : [],
    ),
    ...(headers.has('x-trace-id') ? [] : ['it has no x-trace-id']),
    ...(headers.get('content-type') === 'application/json' ? [] : ['it does not say that it is JSON']),
    ...(body === undefined
      ? ['it is no JSON']
      : violationsOf(response.content?.['application/json']?.schema ?? { not: {} }, body)),
  ];
}
