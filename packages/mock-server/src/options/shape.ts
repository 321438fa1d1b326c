import type { Validate } from '../generated/validators.js';
import { violations } from '../model/validation.ts';
import { OptionError } from './option-error.ts';
import { assertNames } from './rules.ts';

/**
 * Checks options that the document of the controls describes.
 *
 * @param names what the options can be called, for the advice in the error
 * @throws OptionError that says what the document says
 */
export function assertShape(subject: string, validate: Validate, value: unknown, names: readonly string[]): void {
  if (typeof value === 'object' && value !== null) assertNames(subject, value, names, `${subject}.`);
  const [broken] = violations(validate, value, '');
  if (broken === undefined) return;
  const [, field = '', problem = ''] = /^(\S*) (.*)$/s.exec(broken) ?? [];
  throw new OptionError(field === '' ? subject : `${subject}.${field}`, problem);
}
