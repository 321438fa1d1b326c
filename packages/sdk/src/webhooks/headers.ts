import { WebhookConfigurationError } from './errors.ts';

/**
 * The headers of a request, in any of the forms that frameworks give them: a `Headers` object, a plain object
 * (`request.headers`, `headersDistinct`, a Lambda event's `headers` or `multiValueHeaders`), or name and value pairs.
 */
export type WebhookHeaders = Headers | Readonly<Record<string, HeaderValue>> | Iterable<readonly [string, HeaderValue]>;

type HeaderValue = string | readonly string[] | undefined;

/**
 * Every value of one header, whatever the case of its name. A repeated header gives several (or one that was joined
 * with a comma before it came here); which of them to believe is not for us to guess.
 */
export function headerValues(headers: WebhookHeaders, name: string): unknown[] {
  if (typeof headers !== 'object' || headers === null) {
    throw new WebhookConfigurationError('The headers must be a Headers object, a plain object or a list of pairs');
  }
  const pairs: Iterable<readonly [string, unknown]> =
    Symbol.iterator in headers ? (headers as Iterable<readonly [string, unknown]>) : Object.entries(headers);
  const values: unknown[] = [];
  for (const [key, value] of pairs) {
    if (value !== undefined && key.toLowerCase() === name) values.push(...(Array.isArray(value) ? value : [value]));
  }
  return values;
}
