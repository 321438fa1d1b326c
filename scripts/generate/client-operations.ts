import { banner } from './banner.ts';
import { type Document, type LocatedOperation, operationsOf } from './document.ts';
import { tsLiteral } from './ts-literal.ts';

/** What the client's transport has to know about each operation. */
export function clientOperations(document: Document): string {
  const table = Object.fromEntries(
    operationsOf(document).map((each) => [each.operation.operationId, descriptor(each)]),
  );
  return `${banner}
export const operations = ${tsLiteral(table)} as const;

export type OperationId = keyof typeof operations;
`;
}

function descriptor(located: LocatedOperation): object {
  return {
    method: located.method,
    path: located.path,
    idempotencyKey: takesHeader(located, 'x-idempotency-key'),
    organizationCode: takesHeader(located, 'x-organization-code'),
    success: successStatus(located),
  };
}

export function takesHeader({ parameters }: LocatedOperation, lowerCaseName: string): boolean {
  return parameters.some((each) => each.in === 'header' && each.name.toLowerCase() === lowerCaseName);
}

/** The one 2xx status that the document declares. */
export function successStatus({ operation }: LocatedOperation): number {
  const successes = Object.keys(operation.responses).filter((status) => /^2\d\d$/.test(status));
  if (successes.length !== 1) throw new Error(`${operation.operationId} must declare exactly one 2xx response`);
  return Number(successes[0]);
}
