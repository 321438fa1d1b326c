import { banner } from './banner.ts';
import { type Document, jsonSchemaOf, operationsOf, type RequestBody, resolve, type Schema } from './document.ts';
import { fieldTrees } from './request-fields.ts';
import { tsLiteral } from './ts-source.ts';

/** What the client has to know about the body of each request: one constant each, so that a bundle carries those it names. */
export function requestBodies(document: Document): string {
  const trees = fieldTrees(document, true);
  const bodies = operationsOf(document).flatMap(({ operation }) => {
    if (operation.requestBody === undefined) return [];
    const schema = jsonSchemaOf(resolve<RequestBody>(document, operation.requestBody).content) ?? {};
    const moneyFields = moneyFieldsOf(document, schema, '');
    const body = { fields: trees[operation.operationId] ?? {}, ...(moneyFields.length > 0 && { moneyFields }) };
    return [`\nexport const ${operation.operationId}Body: RequestBody = ${tsLiteral(body)};\n`];
  });
  return `${banner}
/** The fields of an object by name, those of a list's items included; true for a field without documented fields inside. */
export interface FieldTree {
  readonly [name: string]: FieldTree | true;
}

export interface RequestBody {
  /** Every documented field. */
  readonly fields: FieldTree;
  /** The paths of the fields without which the service moves money differently. */
  readonly moneyFields?: readonly string[];
}
${bodies.join('')}`;
}

/** The paths of the fields that are marked with \`x-absence-moves-money\`. */
function moneyFieldsOf(document: Document, given: Schema, prefix: string): string[] {
  const schema = resolve<Schema>(document, given);
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const paths = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
    ...(property['x-absence-moves-money'] === true ? [prefix + name] : []),
    ...moneyFieldsOf(document, property, `${prefix}${name}.`),
  ]);
  return [...new Set([...paths, ...parts.flatMap((part) => moneyFieldsOf(document, part, prefix))])];
}
