import type { Handle, MockResponse } from '../http/mock-result.ts';
import { unknownPathBody } from '../http/responses.ts';

/** Collects the requests that no operation handles. They are usually a mistake in a path or a host, so a test with one should fail. */
export interface UnhandledRequests {
  /** Passes requests to the mock server, and notes those that no operation handles. */
  readonly handle: Handle;
  /** Notes a request that was blocked. */
  note(blocked: Error): void;
  /** Returns the notes since the last call, one line for each request. */
  take(): string[];
  /** @throws Error with the notes since the last call */
  assertNone(): void;
}

export function createUnhandledRequests(handle: Handle): UnhandledRequests {
  let noted: string[] = [];
  const take = () => {
    const taken = noted;
    noted = [];
    return taken;
  };
  return {
    async handle(request, options) {
      const result = await handle(request, options);
      const reason = 'response' in result ? reasonOf(result.response) : undefined;
      if (reason !== undefined) noted.push(`${request.method} ${request.url}: ${reason}`);
      return result;
    },
    note: ({ message }) => noted.push(message),
    take,
    assertNone() {
      const taken = take();
      if (taken.length > 0) throw new Error(['These requests were not handled:', ...taken].join('\n  '));
    },
  };
}

const unknownPath = JSON.stringify(unknownPathBody);

/** The router's own 404 has a body, and its 405 a header, that no operation sends. */
function reasonOf({ status, headers, body }: MockResponse): string | undefined {
  if (status === 405 && headers.allow !== undefined) return `the path supports ${headers.allow} only`;
  if (status === 404 && body === unknownPath) return 'no operation has this path';
  return undefined;
}
