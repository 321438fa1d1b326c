import { PaychordError } from '../errors/base.ts';

/**
 * Whether a framework threw this to control its own rendering, for example because a page cannot be static. Next.js marks such errors
 * with a `digest`. React adds one to other errors too, also to ours.
 */
export function isFrameworkError(thrown: unknown): boolean {
  return typeof Object(thrown).digest === 'string' && !(thrown instanceof PaychordError);
}
