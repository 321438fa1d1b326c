import type { RecordedRequest } from '../http/mock-result.ts';

/** A request with its credentials. It never leaves the server, and no snapshot contains it. */
export interface KeptRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array;
}

/** Keeps the bytes of the latest requests, so that they can be repeated. The journal has only redacted ones. */
export interface RequestKeeper {
  /** Keeps a request when its body is complete. */
  keep(this: void, request: Request, recorded: RecordedRequest): void;
  /** Returns a request. Undefined when it was dropped for newer ones, or when the merchant was reset. */
  find(merchant: string, number: number): KeptRequest | undefined;
}

interface Entry extends KeptRequest {
  readonly bytes: number;
  readonly disposed: AbortSignal;
}

/** The largest number of requests, and their largest total size. The document of the admin API states both. */
const defaultLimits = { count: 2_000, bytes: 16 * 1024 * 1024 };

export function createRequestKeeper(limits = defaultLimits): RequestKeeper {
  /** Oldest first. */
  const entries = new Map<string, Entry>();
  const watched = new WeakSet<AbortSignal>();
  let bytes = 0;

  const remove = (key: string) => {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };

  /** Removes the requests of a journal when it is replaced. The numbers of the next journal start again. */
  const watch = (disposed: AbortSignal) => {
    if (watched.has(disposed)) return;
    watched.add(disposed);
    const removeAll = () => {
      for (const [key, entry] of entries) if (entry.disposed === disposed) remove(key);
    };
    disposed.addEventListener('abort', removeAll, { once: true });
  };

  const add = (key: string, entry: Entry) => {
    if (entry.disposed.aborted || entry.bytes > limits.bytes) return;
    watch(entry.disposed);
    remove(key);
    entries.set(key, entry);
    bytes += entry.bytes;
    for (const oldest of entries.keys()) {
      if (entries.size <= limits.count && bytes <= limits.bytes) return;
      remove(oldest);
    }
  };

  return {
    keep(request, { merchant, entry: { number }, body, disposed }) {
      const { url, method } = request;
      const headers = [...request.headers];
      const length = headers.reduce((sum, [name, value]) => sum + name.length + value.length, url.length);
      void body().then((read) => {
        if (read === undefined) return;
        const own = withoutParent(read);
        add(keyOf(merchant, number), { url, method, headers, body: own, bytes: length + own.length, disposed });
      });
    },
    find: (merchant, number) => entries.get(keyOf(merchant, number)),
  };
}

function keyOf(merchant: string, number: number): string {
  return `${number} ${merchant}`;
}

/** A chunk of a socket is a view of a larger buffer, which would stay in memory. */
function withoutParent(bytes: Uint8Array): Uint8Array {
  return bytes.length === bytes.buffer.byteLength ? bytes : bytes.slice();
}
