import type { Validate } from '../generated/validators.js';
import { formatValue, OptionError } from '../options/option-error.ts';
import { assertNames } from '../options/option-rules.ts';
import { violations } from './validation.ts';

/**
 * Checks options against a schema of the admin API document.
 *
 * @param names - The known options, for the suggestion in the error message.
 * @throws {OptionError} A name is unknown, or a value breaks the schema.
 */
export function assertShape(subject: string, validate: Validate, value: unknown, names: readonly string[]): void {
  if (typeof value === 'object' && value !== null) assertNames(subject, value, names, `${subject}.`);
  const [violation] = violations(validate, value, '', formatValue);
  if (violation === undefined) return;
  const [, field = '', problem = ''] = /^(\S*) (.*)$/s.exec(violation) ?? [];
  throw new OptionError(field === '' ? subject : `${subject}.${field}`, problem);
}
