import { maxErrors } from './limit-errors.ts';
import { banner } from './ts-source.ts';

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
}

export interface Validate {
  (data: unknown): boolean;
  /** The first ${maxErrors} errors of the last call. */
  errors?: ValidationError[] | null;
}

export interface OperationValidators {
  path: Validate;
  /** Converts each text to its declared type and adds defaults. Changes its argument. */
  query: Validate;
  /** Expects header names in lower case. */
  headers: Validate;
  body?: Validate;
  /** The validators by status or \`default\`. Undefined for a response without a JSON body. */
  responses: Record<string, Validate | undefined>;
}

export const operations: Record<OperationId, OperationValidators>;
/** The validators of the schemas by component name. */
export const schemas: Record<string, Validate>;
/** The validators of the webhook bodies by webhook name. */
export const webhooks: Record<string, Validate>;
/** When a field is required, as text after "is required", by the path of the rule and the name of the field. */
export const requiredRules: Readonly<Record<string, string>>;
`;

/** The type declarations of the compiled validators of the admin API. */
export const adminValidatorTypes = `${banner}import type { AdminOperationId } from './admin-operations.ts';
import type { Validate } from './validators.js';

export interface AdminValidators {
  /** Expects header names in lower case. */
  headers: Validate;
  path: Validate;
  /** Converts each text to its declared type and adds defaults. Changes its argument. */
  query: Validate;
  body?: Validate;
}

export const operations: Record<AdminOperationId, AdminValidators>;
`;

/** The schemas that the controls also check in process, because callers in JavaScript have no types. */
export const checkedInProcess = [
  'Duration',
  'Fault',
  'MerchantBaseUrl',
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
