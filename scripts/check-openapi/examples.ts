import type { ErrorObject } from 'ajv';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { contractAjv, forAjv } from '../generate/contract-ajv.ts';
import { type Document, type MediaType, resolve, type Schema } from '../generate/document.ts';
import { type NamedNode, namedNodes } from './nodes.ts';

interface Example {
  label: string;
  value: unknown;
  schema: Schema;
}

/** Every example and default in the document is valid where it stands. */
export function exampleProblems(document: Document): string[] {
  const ajv = contractAjv(document);
  return namedNodes(document)
    .flatMap((node) => examplesOf(document, node))
    .flatMap((example) => violations(ajv, example));
}

export function examplesOf(document: Document, { name, kind, node }: NamedNode): Example[] {
  if (kind === 'schema') return schemaExamples(name, node);
  if (kind !== 'mediaType' && kind !== 'parameter' && kind !== 'header') return [];
  const { schema = {}, example, examples } = node as MediaType;
  const named = Object.entries(examples ?? {}).map(([key, each]) => {
    return { label: `${name} (example ${key})`, value: resolve(document, each).value, schema };
  });
  return example === undefined ? named : [...named, { label: `${name} (example)`, value: example, schema }];
}

function schemaExamples(name: string, node: Schema): Example[] {
  // A value beside its own rules is judged by these rules only, not by the examples among them.
  const { example, examples, default: preset, ...schema } = node;
  const values = [...((examples as unknown[] | undefined) ?? []), ...('example' in node ? [example] : [])];
  return [
    ...values.map((value, index) => ({ label: `${name} (example ${index + 1})`, value, schema })),
    ...('default' in node ? [{ label: `${name} (default)`, value: preset, schema }] : []),
  ];
}

function violations(ajv: Ajv2020, { label, value, schema }: Example): string[] {
  const validate = ajv.compile(forAjv(schema));
  if (validate(value)) return [];
  return (validate.errors ?? []).map((error: ErrorObject) => {
    return `${label}: ${error.instancePath || '/'} ${error.message} ${JSON.stringify(error.params)}`;
  });
}
