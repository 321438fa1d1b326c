import {
  type Document,
  jsonSchemaOf,
  type LocatedOperation,
  operationsOf,
  type RequestBody,
  resolve,
  type Schema,
} from './document.ts';
import { fieldTrees } from './request-fields.ts';

const start = '<!-- Generated from openapi/admin.yaml by `npm run generate`. -->';
const end = '<!-- End of the generated part. -->';

/** Writes the table of the bodies of the admin API into a page. */
export function withAdminBodies(page: string, document: Document): string {
  const [before, after] = [page.split(start)[0], page.split(end)[1]];
  if (before === undefined || after === undefined) throw new Error(`The page has no line ${start} and ${end}`);
  return `${before}${start}\n\n${adminBodies(document)}\n\n${end}${after}`;
}

/** Returns a table with the fields and the example of each request body. */
export function adminBodies(document: Document): string {
  const trees = fieldTrees(document, true);
  const rows = operationsOf(document).flatMap((located) => {
    const { operation, method, path } = located;
    if (operation.requestBody === undefined) return [];
    const { content, required: isRequired } = resolve<RequestBody>(document, operation.requestBody);
    const required = isRequired === true ? requiredFields(document, jsonSchemaOf(content) ?? {}) : [];
    const names = Object.keys(trees[operation.operationId] ?? {});
    const fields = names.map((name) => (required.includes(name) ? name : `${name}?`)).join(', ');
    const call = `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '$ID')}`;
    return [`| \`${call}\` | \`${fields}\` | \`${JSON.stringify(exampleOf(located, content))}\` |`];
  });
  return ['| Call | Fields | Example |', '| --- | --- | --- |', ...rows].join('\n');
}

/** Returns the fields that every form of a value requires. */
function requiredFields(document: Document, given: Schema): string[] {
  const { required = [], oneOf = [] } = resolve<Schema>(document, given);
  const [first = [], ...others] = oneOf.map((form) => requiredFields(document, form));
  return [...required, ...first.filter((name) => others.every((names) => names.includes(name)))];
}

function exampleOf({ operation }: LocatedOperation, content: RequestBody['content']): unknown {
  const { example, examples = {} } = (content?.['application/json'] ?? {}) as Example;
  const value = example ?? Object.values(examples)[0]?.value;
  if (value === undefined) throw new Error(`${operation.operationId} has no example of its body`);
  return value;
}

interface Example {
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}
