/** Returns the end of a message about a wrong client. `connect()` of some packages returns a promise of the client. */
export function promiseHint(client: unknown): string {
  return client instanceof Promise ? ' (received a promise: await it)' : '';
}
