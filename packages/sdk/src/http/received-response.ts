import type { ReadText } from './read-text.ts';

/** A response with its text, or with the beginning of a text that is too long. */
export interface ReceivedResponse extends ReadText {
  readonly response: Response;
}

/** Redirects are not followed: they would carry the keys somewhere else. A browser hides which redirect it is, as status 0. */
export function isRedirect({ redirected, ok, status }: Response): boolean {
  return redirected || !(ok || status >= 400);
}
