/** An answer with its text. */
export interface Received {
  readonly response: Response;
  readonly text: string;
}

/** Redirects are not followed: they would carry the keys somewhere else. A browser hides which redirect it is. */
export function isRedirect({ redirected, type, status }: Response): boolean {
  return redirected || type === 'opaqueredirect' || (status >= 300 && status < 400);
}
