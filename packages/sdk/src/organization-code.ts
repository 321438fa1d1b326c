import { refuse } from './refuse.ts';
import { invisible, isVisibleAscii } from './visible-ascii.ts';

/** The organization that a call is made for. Throws {@link RequestValidationError} for one that no header can carry. */
export function checkOrganizationCode(code: string | undefined): string {
  if (isVisibleAscii(code)) return code;
  return refuse('organizationCode', code === undefined ? 'required' : 'pattern', invisible);
}
