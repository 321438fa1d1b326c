import type { OperationId } from '@paychord/sdk';
import { type RequestBody, resolve } from '../../../scripts/generate/document.ts';
import { document, documented } from '../../helpers/contract/document.ts';

/** An example of a request in the document, by its name; the only one when absent. */
export function exampleOf(id: OperationId, name?: string): object {
  const described = documented.find(({ operation }) => operation.operationId === id);
  const body = described?.operation.requestBody && resolve<RequestBody>(document, described.operation.requestBody);
  const { example, examples = {} } = body?.content?.['application/json'] ?? {};
  const found = name === undefined ? example : examples[name]?.value;
  if (found === undefined) throw new Error(`The document has no example ${name ?? ''} of a request to ${id}`);
  return structuredClone(found as object);
}
