import { type Document, type Schema, schemaNameOf } from './document.ts';
import { propertiesOf } from './derived-schemas.ts';

/**
 * Gives every schema with `x-fields-of: <Schema>` the fields that the named schema has in another document, each of them optional. Fields
 * that the marked schema declares itself stay as they are. What the fields refer to is copied, too.
 */
export function withBorrowedFields(document: Document, source: Document): Document {
  const schemas = structuredClone(document.components.schemas ?? {});

  const copyReferred = (value: unknown): void => {
    JSON.stringify(value, (key, each) => {
      const name = key === '$ref' ? schemaNameOf(each) : undefined;
      if (name === undefined || name in schemas) return each;
      const schema = source.components.schemas?.[name];
      if (schema === undefined) throw new Error(`The other document has no schema ${name}`);
      schemas[name] = structuredClone(schema);
      copyReferred(schema);
      return each;
    });
  };

  for (const [name, schema] of Object.entries(schemas)) {
    const { 'x-fields-of': mark, ...rest } = schema;
    if (mark === undefined) continue;
    if (!(String(mark) in (source.components.schemas ?? {})))
      throw new Error(`${name}: x-fields-of names no schema: ${mark}`);
    const fields = propertiesOf(source, { $ref: `#/components/schemas/${mark}` });
    const properties: Record<string, Schema> = structuredClone({ ...fields, ...rest.properties });
    schemas[name] = { ...rest, properties };
    copyReferred(properties);
  }
  const sorted = Object.fromEntries(Object.entries(schemas).sort(([one], [other]) => (one < other ? -1 : 1)));
  return { ...document, components: { ...document.components, schemas: sorted } };
}
