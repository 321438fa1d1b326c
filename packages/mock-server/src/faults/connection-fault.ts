import { type Replies, toResponse } from '../http/mock-response.ts';
import { type Respond, standardFetch } from '../http/standard-fetch.ts';

/**
 * No answer arrives. A reset looks like the error of a fetch whose socket was reset, so that a client that is handed `mock.fetch` sees
 * what it would see on a network.
 */
export class ConnectionFault extends TypeError {
  override readonly name = 'TypeError';
  readonly kind: 'reset' | 'hang';

  constructor(kind: 'reset' | 'hang') {
    super('fetch failed', { cause: Object.assign(new Error('The connection was reset'), { code: 'ECONNRESET' }) });
    this.kind = kind;
  }
}

// How a mock answers before it is rendered, for transports that have a connection to break.
const unrendered = new WeakMap<Respond, Replies>();

/**
 * A standard `fetch` that answers as one over a network would: a caller that gives up is let go, a reset rejects, and nothing ends a
 * hanging call but its own signal.
 */
export function rendered(replies: Replies): typeof globalThis.fetch {
  const fetch = standardFetch(
    (request) =>
      new Promise<Response>((resolve, reject) => {
        const { signal } = request;
        const giveUp = () => reject(signal.reason);
        if (signal.aborted) return giveUp();
        signal.addEventListener('abort', giveUp, { once: true });
        replies(request).then(
          (reply) => resolve(toResponse(reply)),
          (error: unknown) => {
            if (!(error instanceof ConnectionFault && error.kind === 'hang')) reject(error);
          },
        );
      }),
  );
  unrendered.set(fetch, replies);
  return fetch;
}

/** The answers behind what `rendered` made; `fetch` itself when it is something else. */
export function unrenderedOf(fetch: Respond): Replies {
  return unrendered.get(fetch) ?? fetch;
}
