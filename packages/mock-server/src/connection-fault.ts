/**
 * The connection broke before an answer arrived: what a fault makes of a reset. It looks like the error of a fetch whose socket was
 * reset, so that a client that is handed `mock.fetch` sees what it would see on a network.
 */
export class ConnectionFault extends TypeError {
  override readonly name = 'TypeError';

  constructor() {
    super('fetch failed', { cause: Object.assign(new Error('The connection was reset'), { code: 'ECONNRESET' }) });
  }
}

/** Never answers: settles only when the caller gives up. */
export function neverAnswer({ signal }: Request): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
