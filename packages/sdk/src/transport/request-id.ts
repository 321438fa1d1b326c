/** The service's identifier of an answer. */
export function requestIdOf(headers: Headers): string | undefined {
  return headers.get('x-trace-id') ?? headers.get('x-request-id') ?? undefined;
}
