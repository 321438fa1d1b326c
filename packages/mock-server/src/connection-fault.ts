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

type Answers = (request: Request) => Promise<Response>;

// How a mock answers before it is rendered, for transports that have a connection to break.
const unrendered = new WeakMap<Answers, Answers>();

/** Answers as a fetch would: a caller that gives up is let go, a reset rejects, and nothing ends a hanging call but its own signal. */
export function rendered(answers: Answers): Answers {
  const fetch: Answers = (request) =>
    new Promise((resolve, reject) => {
      const { signal } = request;
      const giveUp = () => reject(signal.reason);
      if (signal.aborted) return giveUp();
      signal.addEventListener('abort', giveUp, { once: true });
      answers(request).then(resolve, (error: unknown) => {
        if (!(error instanceof ConnectionFault && error.kind === 'hang')) reject(error);
      });
    });
  unrendered.set(fetch, answers);
  return fetch;
}

/** The answers behind what `rendered` made; `fetch` itself when it is something else. */
export function unrenderedOf(fetch: Answers): Answers {
  return unrendered.get(fetch) ?? fetch;
}
