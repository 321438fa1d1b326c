/** A body as it is sent. */
export interface SerializedBody {
  readonly body: BodyInit | undefined;
  readonly headers: Readonly<Record<string, string>> | undefined;
  /** What else `fetch` has to know to send it. */
  readonly init?: object;
  /** What of it must not show up in an error. */
  readonly secrets: () => string[];
}

/**
 * A request before it is one: its text is fixed, and any number of requests can be made of it, while a `Request` can be
 * sent only once.
 */
export interface PreparedRequest {
  readonly url: string;
  readonly method: string;
  /** All but the credentials. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: BodyInit | undefined;
  /** What else `fetch` has to know to send it. */
  readonly init?: object;
  /** What of it must not show up in an error. */
  readonly secrets: () => string[];
}
