import type { OperationId } from '@paychord/sdk';
import { documented, faultsOf, headersOf, responseOf } from '../contract/document.ts';

const described = new Map(documented.map((each) => [each.operation.operationId as OperationId, each]));

/** What of an answer to an operation is not as the document says. */
export function faultsOfAnswer(id: OperationId, { status, headers }: Response, text: string): string[] {
  const operation = described.get(id);
  const response = operation && responseOf(operation, status);
  if (response === undefined) return [`the document has no answer ${status}`];
  const body = parsed(text);
  return [
    ...Object.entries(headersOf(response)).flatMap(([name, schema]) =>
      headers.has(name) ? faultsOf(schema, headers.get(name)) : [],
    ),
    ...(headers.has('x-trace-id') ? [] : ['it has no x-trace-id']),
    ...(headers.get('content-type') === 'application/json' ? [] : ['it does not say that it is JSON']),
    ...(body === undefined
      ? ['it is no JSON']
      : faultsOf(response.content?.['application/json']?.schema ?? { not: {} }, body)),
  ];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
