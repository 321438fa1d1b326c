import { useEffect, useState } from 'preact/hooks';
import { type BodySchema, loadBodySchema, type Schema } from '../../api/schema.ts';
import type { AdminOperationId } from '../../generated/operations.ts';

/** Returns the fields of the body of an operation by name; empty until the document of the server has arrived. */
export function useBodyFields(operation: AdminOperationId): Readonly<Record<string, Schema>> {
  const [schema, setSchema] = useState<BodySchema>();
  useEffect(() => {
    // The connection state reports a server that does not respond.
    loadBodySchema(operation).then(setSchema, () => {});
  }, [operation]);
  if (schema === undefined) return {};
  const { properties = {} } = schema.resolve(schema.schema);
  return Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, schema.resolve(each)]));
}

/** Returns the names of every event. */
export function useEventNames(): readonly string[] {
  return (useBodyFields('sendTestWebhook').event?.enum ?? []).map(String);
}
