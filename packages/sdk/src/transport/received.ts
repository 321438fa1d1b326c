/** An answer with its text. */
export interface Received {
  readonly response: Response;
  readonly text: string;
}

/** Redirects are not followed: they would carry the keys somewhere else. A browser hides which redirect it is, as status 0. */
export function isRedirect({ redirected, ok, status }: Response): boolean {
  return redirected || !(ok || status >= 400);
}
