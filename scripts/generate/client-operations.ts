import { banner } from './banner.ts';
import { type Document, type LocatedOperation, operationsOf } from './document.ts';
import { tsLiteral } from './ts-literal.ts';

/** What the client's transport has to know about each operation: one constant each, so that a bundle carries those it names. */
export function clientOperations(document: Document): string {
  const operations = operationsOf(document).map((located) => ({
    id: located.operation.operationId,
    method: located.method,
    path: located.path,
    ...(takesHeader(located, 'x-idempotency-key') && { idempotencyKey: true }),
  }));
  return `${banner}
/** The name of an operation in the OpenAPI document. */
export type OperationId =
${operations
  .map(({ id }) => `  | '${id}'\n`)
  .join('')
  .trimEnd()};

export interface Operation<Id extends OperationId> {
  readonly id: Id;
  readonly method: string;
  /** A template: \`/v1/payments/{payment_id}\`. */
  readonly path: string;
  /** It takes \`X-Idempotency-Key\`. */
  readonly idempotencyKey?: true;
}
${operations.map((each) => `\nexport const ${each.id}Operation: Operation<'${each.id}'> = ${tsLiteral(each)};\n`).join('')}`;
}

export function takesHeader({ parameters }: LocatedOperation, lowerCaseName: string): boolean {
  return parameters.some((each) => each.in === 'header' && each.name.toLowerCase() === lowerCaseName);
}
