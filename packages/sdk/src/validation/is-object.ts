/** What `{…}` is in JSON: neither a list nor null, nor a Map, of which nothing would be left there. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(Symbol.iterator in value);
}
