import { throwValidationError } from '../validation/refuse.ts';
import { assertHeaderValue } from '../validation/require-visible.ts';

/** The organization that a call is made for. Throws {@link RequestValidationError} for one that no header can carry. */
export function checkOrganizationCode(code: string | undefined): string {
  return assertHeaderValue('organizationCode', code, throwValidationError);
}
