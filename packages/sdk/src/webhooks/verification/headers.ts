/**
 * The headers of a request, in any of the forms that frameworks give them: a `Headers` object, a plain object
 * (`request.headers`, `headersDistinct`, a Lambda event's `headers` or `multiValueHeaders`), or name and value pairs.
 */
export type WebhookHeaders = Headers | Readonly<Record<string, HeaderValue>> | Iterable<readonly [string, HeaderValue]>;

type HeaderValue = string | readonly string[] | undefined;

/**
 * The value of one header, whatever the case of its name; undefined when it is absent. A repeated header gives all its
 * values (or one that was joined with a comma before it came here): which to believe is not for us to guess.
 */
export function readHeader(headers: WebhookHeaders, name: string): unknown {
  const given: object = Object(headers);
  const pairs = Symbol.iterator in given ? (given as Iterable<readonly [string, unknown]>) : Object.entries(given);
  const values = [...pairs].flatMap(([key, value]) => (key.toLowerCase() === name ? value : []));
  return values.length > 1 ? values : values[0];
}
