import type { Respond } from '../http/standard-fetch.ts';

/** The requests that were not handled: usually a mistake in a path or a host, and no test should pass with one. */
export interface UnhandledRequests {
  /** Answers with the mock, and takes note of what it has no operation for. */
  readonly fetch: Respond;
  /** Records a request that was refused. */
  note(refused: Error): void;
  /** What has been noted since it was last asked. */
  take(): string[];
  /** @throws Error that names what has been noted since it was last asked */
  assertNone(): void;
}

export function createUnhandledRequests(fetch: Respond): UnhandledRequests {
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
    note: ({ message }) => noted.push(message),
    take,
    assertNone() {
      const taken = take();
      if (taken.length > 0) throw new Error(['These requests were not handled:', ...taken].join('\n  '));
    },
  };
}

/** Tells the door's own refusals from answers of an operation and from faults, which are of another form or in its journal. */
function reasonOf({ status, headers }: Response): string | undefined {
  if (status === 405 && headers.has('allow')) return `the path takes ${headers.get('allow')} only`;
  if (status === 404 && headers.get('content-type')?.startsWith('text/plain')) return 'no operation has this path';
  return undefined;
}
