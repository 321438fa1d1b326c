import { banner } from './banner.ts';
import { Compilation } from './compilation.ts';
import {
  type Document,
  jsonSchemaOf,
  type LocatedOperation,
  type Operation,
  operationsOf,
  type Parameter,
  type RequestBody,
  type Response,
  resolve,
  type Schema,
} from './document.ts';
import { validatorModule } from './validator-module.ts';

type Entry = readonly [key: string, expression: string | undefined];

/**
 * The contract as plain functions: compiled ahead of time, so that the mock parses no schema at start-up and runs where
 * `eval` is forbidden.
 */
export async function validators(document: Document): Promise<string> {
  const strict = new Compilation('strict', document);
  // What arrives in a query is text; only there may "true" mean true.
  const coercing = new Compilation('coercing', document, { coerceTypes: true, useDefaults: true });

  const operations = operationsOf(document).map((each): Entry => {
    return [each.operation.operationId, operationValidators(document, each, strict, coercing)];
  });
  const webhooks = operationsOf(document, document.webhooks ?? {}).map(({ path: name, operation }): Entry => {
    return [name, bodyValidator(document, operation, strict)];
  });
  const schemas = Object.keys(document.components.schemas ?? {}).map((name): Entry => [name, strict.component(name)]);

  const entry = [
    `import * as strict from 'strict';`,
    `import * as coercing from 'coercing';`,
    `export const operations = ${objectExpression(operations)};`,
    `export const schemas = ${objectExpression(schemas)};`,
    `export const webhooks = ${objectExpression(webhooks)};`,
  ].join('\n');
  return banner + (await validatorModule(entry, { strict: strict.source(), coercing: coercing.source() }));
}

/** Of queries and bodies alone, where there are any: for a document that states no rule elsewhere, and whose answers are judged in tests. */
export async function requestValidators(document: Document): Promise<string> {
  const strict = new Compilation('strict', document);
  const coercing = new Compilation('coercing', document, { coerceTypes: true, useDefaults: true });
  const operations = operationsOf(document).map(({ operation, parameters }): Entry => {
    const query = parametersSchema(parameters, 'query');
    const body = bodyValidator(document, operation, strict);
    return [
      operation.operationId,
      objectExpression([
        ...(parameters.some((each) => each.in === 'query')
          ? [['query', coercing.schema(`${operation.operationId}_query`, query)] as const]
          : []),
        ...(body === undefined ? [] : [['body', body] as const]),
      ]),
    ];
  });
  const entry = [
    `import * as strict from 'strict';`,
    `import * as coercing from 'coercing';`,
    `export const operations = ${objectExpression(operations)};`,
  ].join('\n');
  return banner + (await validatorModule(entry, { strict: strict.source(), coercing: coercing.source() }));
}

function operationValidators(
  document: Document,
  located: LocatedOperation,
  strict: Compilation,
  coercing: Compilation,
) {
  const { operation, parameters } = located;
  const id = operation.operationId;
  const responses = Object.entries(operation.responses).map(([status, each]): Entry => {
    const schema = jsonSchemaOf(resolve<Response>(document, each).content);
    return [status, schema && strict.schema(`${id}_${status}`, schema)];
  });
  const body = bodyValidator(document, operation, strict);
  return objectExpression([
    ['path', strict.schema(`${id}_path`, parametersSchema(parameters, 'path'))],
    ['query', coercing.schema(`${id}_query`, parametersSchema(parameters, 'query'))],
    ['headers', strict.schema(`${id}_headers`, parametersSchema(parameters, 'header'))],
    ...(body === undefined ? [] : [['body', body] as const]),
    ['responses', objectExpression(responses)],
  ]);
}

function bodyValidator(document: Document, operation: Operation, compilation: Compilation): string | undefined {
  if (operation.requestBody === undefined) return undefined;
  const schema = jsonSchemaOf(resolve<RequestBody>(document, operation.requestBody).content);
  return schema && compilation.schema(`${operation.operationId}_body`, schema);
}

/** All parameters of one kind as one object; header names are lower case, as a server sees them. */
function parametersSchema(parameters: Parameter[], kind: Parameter['in']): Schema {
  const chosen = parameters
    .filter((each) => each.in === kind)
    .map((each) => ({ ...each, name: kind === 'header' ? each.name.toLowerCase() : each.name }));
  return {
    type: 'object',
    properties: Object.fromEntries(chosen.map((each) => [each.name, each.schema ?? {}])),
    required: chosen.filter((each) => each.required === true).map((each) => each.name),
  };
}

function objectExpression(entries: Entry[]): string {
  return `{${entries.map(([key, expression]) => `${JSON.stringify(key)}: ${expression}`).join(', ')}}`;
}
