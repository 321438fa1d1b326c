import { refuse } from './refuse.ts';
import { isVisibleAscii } from './visible-ascii.ts';

/** The organization that a call is made for. Throws {@link RequestValidationError} for one that no header can carry. */
export function checkOrganizationCode(code: string | undefined): string {
  if (code === undefined) refuse('organizationCode', 'required', 'is required, from the client or from the call');
  if (isVisibleAscii(code)) return code;
  return refuse('organizationCode', 'pattern', 'must not be blank or hold a space or a special character');
}
