import { absentFields } from './absent-fields.ts';
import type { GapName } from './assumed-rules.ts';
import {
  bodySchemaOf,
  type Document,
  jsonSchemaOf,
  type LocatedOperation,
  type Operation,
  operationsOf,
  type Parameter,
  type Response,
  resolve,
  type Schema,
  schemaNameOf,
} from './document.ts';
import { banner } from './ts-source.ts';
import { Compilation, maxErrors, validatorModule } from './validator-compiler.ts';

type Entry = readonly [key: string, expression: string | undefined];

/**
 * Compiles the service document to plain functions. The mock server then parses no schema at start-up, and runs where `eval` is
 * forbidden.
 *
 * @param stateFile - The schema of the records in a state file.
 * @param gapName - Marks the errors about rules that the specification does not show.
 */
export async function validators(document: Document, stateFile: Schema, gapName: GapName): Promise<string> {
  const strict = new Compilation('strict', document, { gapName });
  const defaulting = new Compilation('defaulting', document, { useDefaults: true, gapName });

  const operations = operationsOf(document).map((each): Entry => {
    return [each.operation.operationId, operationValidators(document, each, strict, defaulting)];
  });
  const webhooks = operationsOf(document, document.webhooks ?? {}).map(({ path: name, operation }): Entry => {
    return [name, bodyValidator(document, operation, strict)];
  });
  const schemas = Object.keys(document.components.schemas ?? {}).map((name): Entry => [name, strict.component(name)]);

  const exported = {
    operations: objectExpression(operations),
    schemas: objectExpression(schemas),
    webhooks: objectExpression(webhooks),
    savedRecords: strict.schema('SavedRecords', stateFile),
    requiredRules: JSON.stringify(requiredRules(document)),
  };
  return moduleOf({ strict, defaulting }, exported, [fromTextSource]);
}

/**
 * Compiles validators of requests only, because tests validate the responses of the admin API. A query can contain only the listed
 * parameters. OpenAPI has no keyword for that rule.
 */
export async function requestValidators(document: Document): Promise<string> {
  const strict = new Compilation('strict', document);
  const defaulting = new Compilation('defaulting', document, { useDefaults: true });
  const operations = operationsOf(document).map((each): Entry => {
    const request = requestEntries(document, each, strict, defaulting, { additionalProperties: false });
    return [each.operation.operationId, objectExpression(request)];
  });
  const exported = { operations: objectExpression(operations) };
  return moduleOf({ strict, defaulting }, exported, [discriminatedSource, fromTextSource]);
}

/** Compiles validators of the named schemas, with the meaning of each pattern in these documents from `x-rule`. */
export async function schemaValidators(
  document: Document,
  names: readonly string[],
  documents: readonly Document[] = [document],
): Promise<string> {
  const strict = new Compilation('strict', document);
  const schemas = names.map((name): Entry => [name, schemaValidator(document, name, strict)]);
  const exported = { schemas: objectExpression(schemas), patternRules: JSON.stringify(patternRules(documents)) };
  return moduleOf({ strict }, exported, [discriminatedSource]);
}

/** Writes a module with these exports, which use the compilations by name, and with these functions. */
async function moduleOf(
  compilations: Record<string, Compilation>,
  exported: Record<string, string>,
  functions: readonly string[],
): Promise<string> {
  const entry = [
    ...Object.keys(compilations).map((name) => `import * as ${name} from '${name}';`),
    ...Object.entries(exported).map(([name, expression]) => `export const ${name} = ${expression};`),
    ...functions,
  ];
  const sources = Object.entries(compilations).map(([name, compilation]) => [name, compilation.source()]);
  return banner + (await validatorModule(entry.join('\n'), Object.fromEntries(sources)));
}

/**
 * Validates a schema with a discriminator only against the selected alternative, because errors of the other alternatives do not help. The
 * result is the same as with `oneOf`, because each alternative has a different value of the property. An error about a missing field has its
 * possible values.
 */
function schemaValidator(document: Document, name: string, compilation: Compilation): string {
  const { discriminator } = document.components.schemas?.[name] ?? {};
  if (discriminator === undefined) return compilation.component(name);
  const { propertyName, mapping } = discriminator as { propertyName: string; mapping: Record<string, string> };
  const forms: Entry[] = [];
  const values: Record<string, unknown> = {};
  for (const [value, form] of Object.entries(mapping)) {
    const name = schemaNameOf(form) ?? form;
    const { properties = {} } = document.components.schemas?.[name] ?? {};
    for (const [field, schema] of Object.entries(properties as Record<string, Schema>)) values[field] = schema.enum;
    forms.push([value, compilation.component(name)]);
  }
  return `discriminated(${JSON.stringify(propertyName)}, ${objectExpression(forms)}, ${JSON.stringify(values)})`;
}

const discriminatedSource = `
function discriminated(propertyName, forms, values) {
  const fail = (instancePath, keyword, params) => {
    validate.errors = [{ instancePath, schemaPath: '#/' + keyword, keyword, params }];
    return false;
  };
  const validate = (data) => {
    validate.errors = null;
    if (typeof data !== 'object' || data === null || Array.isArray(data)) return fail('', 'type', { type: 'object' });
    const value = data[propertyName];
    if (value === undefined) return fail('', 'required', { missingProperty: propertyName, allowedValues: Object.keys(forms) });
    const form = typeof value === 'string' && Object.hasOwn(forms, value) ? forms[value] : undefined;
    if (form === undefined) return fail('/' + propertyName, 'enum', { allowedValues: Object.keys(forms) });
    const isValid = form(data);
    validate.errors = form.errors;
    const missing = (form.errors ?? []).filter(({ keyword, instancePath }) => keyword === 'required' && instancePath === '');
    for (const { params } of missing) params.allowedValues = values[params.missingProperty];
    return isValid;
  };
  return validate;
}`;

/** The `x-rule` of each alternative of a schema, by what an error about a missing field of it contains. */
function requiredRules({ components }: Document): Record<string, string> {
  const rules: Record<string, string> = {};
  for (const { oneOf = [] } of Object.values(components.schemas ?? {})) {
    for (const [index, { required = [], 'x-rule': rule }] of oneOf.entries()) {
      for (const field of rule === undefined ? [] : required) {
        const key = `#/oneOf/${index}/required ${field}`;
        if (key in rules) throw new Error(`Two schemas have a rule for ${key}`);
        rules[key] = String(rule);
      }
    }
  }
  return rules;
}

/** @throws Error when a pattern has no `x-rule`: a message would have to show a regular expression. */
function patternRules(documents: readonly Document[]): Record<string, string> {
  const rules: Record<string, string> = {};
  JSON.stringify(documents, (_key, value) => {
    const { pattern, 'x-rule': rule } = Object(value) as Schema;
    if (typeof pattern !== 'string') return value;
    if (typeof rule !== 'string')
      throw new Error(`The pattern ${pattern} needs an x-rule, which says in words what it allows`);
    rules[pattern] = rule;
    return value;
  });
  return rules;
}

function operationValidators(
  document: Document,
  located: LocatedOperation,
  strict: Compilation,
  defaulting: Compilation,
) {
  const { operationId, responses } = located.operation;
  const entries = Object.entries(responses).map(([status, each]): Entry => {
    const schema = jsonSchemaOf(resolve<Response>(document, each).content);
    return [status, schema && strict.schema(`${operationId}_${status}`, schema)];
  });
  const request = requestEntries(document, located, strict, defaulting);
  const absent = absentFields(document, located);
  return objectExpression([
    ...request,
    ...(absent === undefined ? [] : [['absent', JSON.stringify(absent)] as const]),
    ['responses', objectExpression(entries)],
  ]);
}

/** Returns the validators of the parts of a request. `queryRules` are added to the schema of the query. */
function requestEntries(
  document: Document,
  { operation, parameters }: LocatedOperation,
  strict: Compilation,
  defaulting: Compilation,
  queryRules: Schema = {},
): Entry[] {
  const id = operation.operationId;
  const body = bodyValidator(document, operation, strict);
  return [
    ['headers', strict.schema(`${id}_headers`, parametersSchema(parameters, 'header'))],
    ['path', strict.schema(`${id}_path`, parametersSchema(parameters, 'path'))],
    ['query', queryValidator(id, { ...parametersSchema(parameters, 'query'), ...queryRules }, defaulting)],
    ...(body === undefined ? [] : [['body', body] as const]),
  ];
}

/** Converts query parameters before validation, because a query contains only text. */
function queryValidator(operationId: string, query: Schema, defaulting: Compilation): string {
  const types = Object.entries(query.properties ?? {}).flatMap(([name, { type }]) =>
    type === 'boolean' || type === 'integer' || type === 'number' ? [[name, type]] : [],
  );
  const validate = defaulting.schema(`${operationId}_query`, query);
  return types.length === 0 ? validate : `fromText(${JSON.stringify(Object.fromEntries(types))}, ${validate})`;
}

/** Replaces ajv's own conversion, which accepts `0x10` and ` 5 ` as numbers. */
const fromTextSource = `
function fromText(types, validate) {
  const read = (data) => {
    for (const [name, type] of Object.entries(types)) {
      const text = data[name];
      if (type === 'boolean' && (text === 'true' || text === 'false')) data[name] = text === 'true';
      if (type !== 'boolean' && /^-?\\d+(\\.\\d+)?$/.test(text)) data[name] = Number(text);
    }
    const isValid = validate(data);
    read.errors = validate.errors;
    return isValid;
  };
  return read;
}`;

function bodyValidator(document: Document, operation: Operation, compilation: Compilation): string | undefined {
  const schema = bodySchemaOf(document, { operation });
  const name = schema?.$ref === undefined ? undefined : schemaNameOf(schema.$ref);
  if (name !== undefined) return schemaValidator(document, name, compilation);
  return schema && compilation.schema(`${operation.operationId}_body`, schema);
}

/** Combines all parameters of one kind into an object schema. Header names are in lower case, as a server receives them. */
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

/** The type declarations of the compiled validators of the service. They have the form of ajv's functions, but do not import ajv. */
export const validatorTypes = `${banner}import type { OperationId } from './operations.ts';

export interface ValidationError {
  /** JSON pointer to the invalid value. */
  instancePath: string;
  /** JSON pointer to the violated rule. */
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
  /** The row of GAPS.md about the rule, if the specification does not show it. */
  assumed?: string;
}

export interface Validate {
  (data: unknown): boolean;
  /** The first ${maxErrors} errors of the last call. */
  errors?: ValidationError[] | null;
}

/** The fields of an object, and of the items of a list, by name. */
export interface AbsentFields {
  readonly [name: string]: { readonly null?: true; readonly empty?: true; readonly fields?: AbsentFields };
}

export interface OperationValidators {
  path: Validate;
  /** Converts each text to its declared type and adds defaults. Changes its argument. */
  query: Validate;
  /** Expects header names in lower case. */
  headers: Validate;
  body?: Validate;
  /** The fields of the body that null or an empty text makes absent. Undefined without a body. */
  absent?: AbsentFields;
  /** The validators by status or \`default\`. Undefined for a response without a JSON body. */
  responses: Record<string, Validate | undefined>;
}

export const operations: Record<OperationId, OperationValidators>;
/** The validators of the schemas by component name. */
export const schemas: Record<string, Validate>;
/** The validators of the webhook bodies by webhook name. */
export const webhooks: Record<string, Validate>;
/** The validator of the records of a merchant in a state file. */
export const savedRecords: Validate;
/** When a field is required, as text after "is required", by the path of the rule and the name of the field. */
export const requiredRules: Readonly<Record<string, string>>;
`;

/** The type declarations of the compiled validators of the admin API. */
export const adminValidatorTypes = `${banner}import type { AdminOperationId } from './admin-operations.ts';
import type { OperationValidators } from './validators.js';

export const operations: Record<AdminOperationId, Omit<OperationValidators, 'absent' | 'responses'>>;
`;

/** The schemas that the controls also check in process, because callers in JavaScript have no types. */
export const checkedInProcess = [
  'Duration',
  'Fault',
  'MerchantBaseUrl',
  'ScenarioMove',
  'PaymentResponse',
  'WebhookChaos',
  'WebhookEndpoint',
  'WebhookSecret',
] as const;

/** The type declarations of the compiled validators of the controls. */
export const controlValidatorTypes = `${banner}import type { Validate } from './validators.js';

export const schemas: Record<${checkedInProcess.map((name) => `'${name}'`).join(' | ')}, Validate>;
/** The meaning of each pattern, as text after "must be". */
export const patternRules: Readonly<Record<string, string>>;
`;
