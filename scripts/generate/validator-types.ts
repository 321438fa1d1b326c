import { maxErrors } from './limit-errors.ts';
import { banner } from './ts-source.ts';

/** The declarations beside the compiled validators: ajv's functions without ajv. */
export const validatorTypes = `${banner}import type { OperationId } from './operations.ts';

export interface ValidationError {
  /** JSON pointer to the value at fault. */
  instancePath: string;
  /** JSON pointer to the rule it breaks. */
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

export interface Validate {
  (data: unknown): boolean;
  /** The first ${maxErrors} of the last call. */
  errors?: ValidationError[] | null;
}

export interface OperationValidators {
  path: Validate;
  /** Turns text into the declared type and fills in defaults, in the object it is given. */
  query: Validate;
  /** Of an object whose names are in lower case. */
  headers: Validate;
  body?: Validate;
  /** By status or \`default\`; undefined where the response has no JSON body. */
  responses: Record<string, Validate | undefined>;
}

export const operations: Record<OperationId, OperationValidators>;
/** By component name. */
export const schemas: Record<string, Validate>;
/** Of the bodies, by webhook name. */
export const webhooks: Record<string, Validate>;
`;

/** The declarations beside the compiled validators. */
export const adminValidatorTypes = `${banner}import type { AdminOperationId } from './admin-operations.ts';
import type { Validate } from './validators.js';

export interface AdminValidators {
  /** Of an object whose names are in lower case. */
  headers: Validate;
  path: Validate;
  /** Turns text into the declared type and fills in defaults, in the object it is given. */
  query: Validate;
  body?: Validate;
}

export const operations: Record<AdminOperationId, AdminValidators>;
`;

/** What the controls check in process, too: not every caller has types. */
export const checkedInProcess = ['Duration', 'Fault', 'MerchantBaseUrl', 'WebhookChaos', 'WebhookEndpoint'] as const;

/** The declarations beside the compiled validators of these. */
export const controlValidatorTypes = `${banner}import type { Validate } from './validators.js';

export const schemas: Record<${checkedInProcess.map((name) => `'${name}'`).join(' | ')}, Validate>;
/** What a pattern means, in words that follow "must be". */
export const patternRules: Readonly<Record<string, string>>;
`;
