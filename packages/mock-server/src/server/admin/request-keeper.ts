import type { RecordedRequest } from '../../core/http/mock-result.ts';

/** A request without its body. */
export interface RequestHead {
  readonly url: string;
  readonly method: string;
  /** Names and values in turn, as Node lists raw headers. A copy of the headers would cost more than the rest. */
  readonly headers: readonly string[];
}

/** Keeps the bytes of the latest requests, so that they can be repeated. The journal has only redacted ones. */
export type RequestKeeper = ReturnType<typeof createRequestKeeper>;

/** A request with its credentials. It never leaves the server, and no snapshot contains it. */
interface KeptRequest extends RequestHead {
  readonly body: Uint8Array;
  readonly bytes: number;
  readonly disposed: AbortSignal;
}

/** The largest number of requests, and their largest total size. The document of the admin API states both. */
const defaultLimits = { count: 2_000, bytes: 16 * 1024 * 1024 };

export function createRequestKeeper(limits = defaultLimits) {
  /** Oldest first. */
  const entries = new Map<string, KeptRequest>();
  let bytes = 0;

  const remove = (key: string) => {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };

  const add = ({ url, method, headers }: RequestHead, recorded: RecordedRequest, body: Uint8Array | undefined) => {
    const { merchant, number, disposed } = recorded;
    if (body === undefined || disposed.aborted) return;
    const size = headers.reduce((sum, { length }) => sum + length, url.length + body.length);
    if (size > limits.bytes) return;
    const key = requestKey(merchant, number);
    remove(key);
    entries.set(key, { url, method, headers, body: body.slice(), bytes: size, disposed });
    bytes += size;
    for (const oldest of entries.keys()) {
      if (entries.size <= limits.count && bytes <= limits.bytes) return;
      remove(oldest);
    }
  };

  return {
    /** Keeps a request when its body is complete. */
    keep: async (head: RequestHead, recorded: RecordedRequest) => add(head, recorded, await recorded.body()),
    /** Returns a request. Undefined when it was dropped for newer ones, or when the merchant was reset. */
    find(merchant: string, number: number): KeptRequest | undefined {
      const found = entries.get(requestKey(merchant, number));
      // A reset replaced the journal of the request. The numbers of the next journal start again.
      return found?.disposed.aborted ? undefined : found;
    },
  };
}

/** The key of a request in a map of the requests of every merchant. */
export function requestKey(merchant: string, number: number): string {
  return `${number} ${merchant}`;
}
