import { assertHeaderValue, describeValue, isObject, throwConfigurationError } from '../validation/assert.ts';
import { reservedHeaders } from './request-options.ts';

/** Headers for every request of a client. A header whose value is undefined is omitted. */
export type ClientHeaders = Readonly<Record<string, string | undefined>>;

/** What the client always sets itself, besides the headers that no call may set. */
const ownHeaders = /^(accept|content-type|private-secret-key|public-api-key|x-organization-code)$/;

/**
 * Returns the headers with names in lower case. Throws {@link ConfigurationError} for a header that the client sets itself, and for an
 * invalid one. The message contains the name, and never the value, which may be secret.
 */
export function parseClientHeaders(given: ClientHeaders = {}): Readonly<Record<string, string>> {
  if (!isObject(given)) {
    throwConfigurationError('headers', 'type', `must be an object (received ${describeValue(given)})`);
  }
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    const option = `headers.${name}`;
    const lowerCaseName = name.toLowerCase();
    if (reservedHeaders.test(lowerCaseName) || ownHeaders.test(lowerCaseName)) {
      throwConfigurationError(option, 'reservedHeader', 'is reserved: the client sets it');
    }
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) throwConfigurationError(option, 'pattern', 'is not a header name');
    if (value !== undefined) headers[lowerCaseName] = assertHeaderValue(option, value);
  }
  return headers;
}
