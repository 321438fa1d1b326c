import type { ErrorObject } from 'ajv';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { contractAjv, forAjv } from '../generate/contract-ajv.ts';
import {
  type Document,
  type MediaType,
  operationsOf,
  type RequestBody,
  type Response,
  resolve,
  type Schema,
} from '../generate/document.ts';
import { type NamedNode, namedNodes } from './named-nodes.ts';

interface Example {
  label: string;
  value: unknown;
  schema: Schema;
}

/** Reports examples and defaults that are invalid against their schema. */
export function exampleProblems(document: Document): string[] {
  const ajv = contractAjv(document);
  return namedNodes(document)
    .flatMap((node) => examplesOf(document, node))
    .flatMap((example) => violations(ajv, example));
}

/** Reports request bodies and successful responses without an example. */
export function missingExampleProblems(document: Document): string[] {
  const operations = [...operationsOf(document), ...operationsOf(document, document.webhooks ?? {})];
  return operations.flatMap(({ operation: { operationId, requestBody, responses } }) => {
    const body = requestBody && resolve<RequestBody>(document, requestBody);
    const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
    const contents = [
      [operationId, body?.content] as const,
      ...successes.map(
        ([status, each]) => [`${operationId}.${status}`, resolve<Response>(document, each).content] as const,
      ),
    ];
    return contents.flatMap(([name, content]) => {
      const isShown = Object.values(content ?? {}).every(({ example, examples }) => example !== undefined || examples);
      return isShown ? [] : [`${name} has no example`];
    });
  });
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
  // The examples are removed, because ajv checks a value against constraints only.
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
