import type { FieldTree } from '../generated/fields.ts';
import type { Validate } from '../generated/validators.js';
import { formatValue, OptionError } from '../options/option-error.ts';
import { assertNames } from '../options/option-rules.ts';
import { violations } from './validation.ts';

/**
 * Checks options against a schema of the admin API document.
 *
 * @param fields - The known fields, for the suggestion in the error message.
 * @throws {OptionError} A name is unknown, or a value breaks the schema.
 */
export function assertShape(subject: string, validate: Validate, value: unknown, fields: FieldTree): void {
  if (typeof value === 'object' && value !== null) assertNames(subject, value, Object.keys(fields), `${subject}.`);
  const [violation] = violations(validate, value, '', formatValue, fields);
  if (violation === undefined) return;
  const [, field = '', problem = ''] = /^(\S*) (.*)$/s.exec(violation) ?? [];
  throw new OptionError(field === '' ? subject : `${subject}.${field}`, problem);
}
