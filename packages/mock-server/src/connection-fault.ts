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

// How a mock answers before connection faults are rendered, for transports that have a connection to break.
const unrendered = new WeakMap<Answers, Answers>();

/** Renders connection faults for a caller in this process: a reset rejects, and nothing settles a hanging call but its own signal. */
export function rendered(answers: Answers): Answers {
  const fetch: Answers = (request) =>
    answers(request).catch((error: unknown) => {
      if (error instanceof ConnectionFault && error.kind === 'hang') return neverAnswer(request);
      throw error;
    });
  unrendered.set(fetch, answers);
  return fetch;
}

/** The answers behind what `rendered` made; `fetch` itself when it is something else. */
export function unrenderedOf(fetch: Answers): Answers {
  return unrendered.get(fetch) ?? fetch;
}

function neverAnswer({ signal }: Request): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
