import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The connections of a server. When it closes, idle connections end at once, and others after their last response. */
export interface Connections {
  open(socket: Socket): void;
  /** Counts a request in. Returns a function that counts it out. */
  use(incoming: IncomingMessage, outgoing: ServerResponse): () => void;
  /** Marks a connection with a request that hangs: `end` waits neither for it nor for later requests on the same connection. */
  abandon(socket: Socket): void;
  end(): void;
  /** Cuts the connections on which a request is still arriving, or a response is still being read. */
  cutStalled(): void;
}

export function createConnections(): Connections {
  // A connection can have several requests in flight: a caller may send the next one before it has the response to the last one.
  const inFlight = new Map<Socket, Map<IncomingMessage, ServerResponse>>();
  const abandoned = new WeakSet<Socket>();
  let ended = false;
  return {
    open(socket) {
      inFlight.set(socket, new Map());
      socket.once('close', () => inFlight.delete(socket));
    },
    use(incoming, outgoing) {
      const { socket } = incoming;
      const requests = inFlight.get(socket);
      requests?.set(incoming, outgoing);
      return () => {
        requests?.delete(incoming);
        if (ended && requests?.size === 0) socket.destroySoon();
      };
    },
    abandon(socket) {
      abandoned.add(socket);
      if (ended) socket.destroy();
    },
    end() {
      ended = true;
      for (const [socket, requests] of inFlight) if (requests.size === 0 || abandoned.has(socket)) socket.destroy();
    },
    cutStalled() {
      for (const [socket, requests] of inFlight) if ([...requests].some(isStalled)) socket.destroy();
    },
  };
}

/** A response without headers is not stalled: the mock server is still working on it. */
function isStalled([incoming, outgoing]: readonly [IncomingMessage, ServerResponse]): boolean {
  return !incoming.complete || (outgoing.headersSent && !outgoing.writableFinished);
}
