// Generated from openapi/*.yaml by `npm run generate`. Do not edit.
import type { OperationId } from './operations.ts';

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
  /** The first 1000 errors of the last call. */
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
  /** The validators by status or `default`. Undefined for a response without a JSON body. */
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
