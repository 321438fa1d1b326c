import {
  type Document,
  jsonSchemaOf,
  operationsOf,
  type RequestBody,
  resolve,
  type Schema,
  schemaNameOf,
} from './document.ts';

/**
 * The document as request types should say it. An object that may hold any field, and whose usual fields are known, has only those in a
 * type: with an index signature a misspelled field would compile. A caller adds other fields with `unlisted`.
 */
export function closedInputs(document: Document): Document {
  const copy = structuredClone(document);
  const visited = new Set<string>();

  const close = (schema: Schema): void => {
    if (schema.$ref !== undefined) {
      const name = schemaNameOf(schema.$ref);
      if (name === undefined || visited.has(name)) return;
      visited.add(name);
      close(resolve<Schema>(copy, schema));
      return;
    }
    if (schema.properties !== undefined && schema.additionalProperties === true) delete schema.additionalProperties;
    for (const inner of innerSchemas(schema)) close(inner);
  };

  for (const { operation } of operationsOf(copy)) {
    if (operation.requestBody === undefined) continue;
    const schema = jsonSchemaOf(resolve<RequestBody>(copy, operation.requestBody).content);
    if (schema !== undefined) close(schema);
  }
  return copy;
}

function innerSchemas({ properties = {}, items, allOf = [], anyOf = [], oneOf = [] }: Schema): Schema[] {
  return [...Object.values(properties), ...(typeof items === 'object' ? [items] : []), ...allOf, ...anyOf, ...oneOf];
}
