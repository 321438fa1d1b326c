import { schemas } from '../generated/validators.js';
import { ApiErrorResult } from '../model/api-error.ts';
import { violations } from '../model/validation.ts';
import { errorBrand, isInstanceOf } from '../options/error-brand.ts';

/**
 * Thrown when a control cannot run in the current state, for example when the payment does not exist.
 *
 * @example
 * try {
 *   mock.payments.markPaid(paymentId);
 * } catch (error) {
 *   if (error instanceof ControlError && error.code === 'INVALID_STATUS') console.error('The payment is paid already');
 * }
 */
export class ControlError extends Error {
  override readonly name = 'ControlError';
  /** The error code that the service would use, for example `PAYMENT_NOT_FOUND` or `INVALID_STATUS`. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }

  get [errorBrand](): string {
    return 'ControlError';
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: `this` is the class on the right of `instanceof`.
    return isInstanceOf(this, value);
  }
}

/**
 * Returns a successful result.
 *
 * @throws ControlError when the result is an API error
 */
export function unwrapResult<T>(result: T | ApiErrorResult): T {
  if (result instanceof ApiErrorResult) throw new ControlError(result.code, result.messages.join('; '));
  return result;
}

/**
 * Checks a value against a schema of the OpenAPI document and returns a copy of it.
 *
 * @param path - Prefix of the field names in the error message, for example `amount.`.
 * @throws ControlError `INVALID_PARAMETERS` when the value breaks the schema
 */
export function validateInput<T>(schema: string, value: T, path = ''): T {
  const validate = schemas[schema];
  const problems = validate === undefined ? [`the schema ${schema} does not exist`] : violations(validate, value);
  if (problems.length > 0) throw new ControlError('INVALID_PARAMETERS', problems.map((each) => path + each).join('; '));
  return structuredClone(value);
}

/**
 * Checks that an id is free. Replacing an existing record would undo what has happened to it.
 *
 * @throws ControlError `ID_DUPLICATED` when a record has the id
 */
export function assertUnusedId(kind: string, records: ReadonlyMap<string, unknown>, id: string): void {
  if (records.has(id))
    throw new ControlError('ID_DUPLICATED', `${kind} with the id ${JSON.stringify(id)} already exists`);
}
