/**
 * A request before it is one: its text is fixed, and any number of requests can be made of it, while a `Request` can be
 * sent only once.
 */
export interface Draft {
  readonly url: string;
  readonly method: string;
  readonly redirect: 'manual';
  /** All but the credentials. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** What of the body must not show up in an error. */
  readonly secretsOf?: ((body: string) => string[]) | undefined;
}
