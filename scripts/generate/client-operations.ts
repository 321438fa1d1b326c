import {
  type Document,
  jsonSchemaOf,
  type LocatedOperation,
  operationsOf,
  type Response,
  resolve,
  successStatus,
} from './document.ts';
import { banner, tsLiteral } from './ts-source.ts';

/** Generates one constant per operation for the client. A bundler can then drop the operations that an application does not use. */
export function clientOperations(document: Document): string {
  const operations = operationsOf(document).map((located) => ({
    id: located.operation.operationId,
    method: located.method,
    path: located.path,
    ...(takesHeader(located, 'x-idempotency-key') && { idempotencyKey: true }),
    identity: identityOf(located),
    ...(returnsList(document, located) && { isList: true }),
  }));
  return `${banner}
/** The name of an operation in the OpenAPI document. */
export type OperationId =
${operations
  .map(({ id }) => `  | '${id}'\n`)
  .join('')
  .trimEnd()};

/** What the OpenAPI document says about an operation. */
export interface OperationContract {
  readonly id: OperationId;
  readonly method: string;
  /** A template: \`/v1/payments/{payment_id}\`. */
  readonly path: string;
  /** The service runs a request once per \`X-Idempotency-Key\`. */
  readonly idempotencyKey?: true;
  /** The paths of the fields that every successful response contains. */
  readonly identity: readonly string[];
  /** The response is a list of objects, each with these fields. */
  readonly isList?: true;
}
${operations.map((each) => `\nexport const ${each.id}Contract: OperationContract = ${tsLiteral(each)};\n`).join('')}`;
}

/** Returns the identifying fields of a successful response. Every operation must declare them. */
function identityOf({ operation }: LocatedOperation): unknown {
  const { 'x-identity': identity, operationId } = operation;
  if (Array.isArray(identity) && identity.length > 0) return identity;
  throw new Error(`${operationId} has no x-identity. List the fields that every successful response contains`);
}

function returnsList(document: Document, located: LocatedOperation): boolean {
  const response = located.operation.responses[successStatus(located)] as Response;
  const schema = jsonSchemaOf(resolve<Response>(document, response).content);
  return schema !== undefined && resolve(document, schema).type === 'array';
}

export function takesHeader({ parameters }: LocatedOperation, lowerCaseName: string): boolean {
  return parameters.some((each) => each.in === 'header' && each.name.toLowerCase() === lowerCaseName);
}
