import type { MockServer } from './mock-server.ts';

/** The requests that nobody handled: more often than not a mistake in a path, and nothing that a test should pass with. */
export interface UnhandledRequests {
  /** Answers with the mock, and takes note of what it has no operation for. */
  readonly fetch: MockServer['fetch'];
  /** Takes note of a request that went elsewhere. */
  note(request: Request): void;
  /** What has been noted since it was last asked. */
  take(): string[];
  /** @throws Error that names what has been noted since it was last asked */
  assertNone(): void;
}

export function createUnhandledRequests(fetch: MockServer['fetch']): UnhandledRequests {
  let noted: string[] = [];
  const take = () => {
    const taken = noted;
    noted = [];
    return taken;
  };
  return {
    async fetch(request) {
      const response = await fetch(request);
      const reason = reasonOf(response);
      if (reason !== undefined) noted.push(`${request.method} ${request.url}: ${reason}`);
      return response;
    },
    note: ({ method, url }) => noted.push(`${method} ${url}: no handler has this address`),
    take,
    assertNone() {
      const taken = take();
      if (taken.length > 0) throw new Error(['Nobody handled these requests:', ...taken].join('\n  '));
    },
  };
}

/** Tells the door's own refusals from answers of an operation and from faults, which are of another form or in its journal. */
function reasonOf({ status, headers }: Response): string | undefined {
  if (status === 405 && headers.has('allow')) return `the path takes ${headers.get('allow')} only`;
  if (status === 404 && headers.get('content-type')?.startsWith('text/plain')) return 'no operation has this path';
  return undefined;
}
