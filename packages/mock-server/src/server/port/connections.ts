import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The connections of a server. When it closes, idle connections end at once, and others after their last response. */
export type Connections = ReturnType<typeof createConnections>;

export function createConnections() {
  // A connection can have several requests in flight: a caller may send the next one before it has the response to the last one.
  // Lists, because a map that shrinks keeps its former entries in memory until the next full garbage collection.
  const inFlight = new Map<Socket, Exchange[]>();
  const abandoned = new WeakSet<Socket>();
  const carriers = new WeakMap<Socket, Socket>();
  let ended = false;
  return {
    /** @param carrier - The TCP connection, if `socket` encrypts it. */
    open(socket: Socket, carrier = socket): void {
      carriers.set(socket, carrier);
      inFlight.set(socket, []);
      socket.once('close', () => inFlight.delete(socket));
    },
    /** Counts a request in. Returns a function that counts it out. */
    use(incoming: IncomingMessage, outgoing: ServerResponse): () => void {
      const { socket } = incoming;
      const requests = inFlight.get(socket) ?? [];
      const exchange: Exchange = [incoming, outgoing];
      requests.push(exchange);
      return () => {
        const index = requests.indexOf(exchange);
        if (index >= 0) requests.splice(index, 1);
        if (ended && requests.length === 0) socket.destroySoon();
      };
    },
    /**
     * Waits until the response to the latest request of a connection is sent. A caller may send the next request before, but it must have
     * its effect after the earlier ones (RFC 9112, section 9.3.2).
     */
    async earlier(socket: Socket): Promise<void> {
      const [, outgoing] = inFlight.get(socket)?.at(-1) ?? [];
      if (outgoing !== undefined) await new Promise((resolve) => outgoing.once('close', resolve));
    },
    /** Cuts a connection, so that the caller gets an error of the connection. */
    reset(socket: Socket): void {
      (carriers.get(socket) ?? socket).resetAndDestroy();
    },
    /** Marks a connection with a request that hangs: `end` waits neither for it nor for later requests on the same connection. */
    abandon(socket: Socket): void {
      abandoned.add(socket);
      if (ended) socket.destroy();
    },
    end(): void {
      ended = true;
      for (const [socket, requests] of inFlight) if (requests.length === 0 || abandoned.has(socket)) socket.destroy();
    },
    /** Cuts the connections on which a request is still arriving, or a response is still being read. */
    cutStalled(): void {
      for (const [socket, requests] of inFlight) if (requests.some(isStalled)) socket.destroy();
    },
  };
}

/** A request and its response. */
type Exchange = readonly [incoming: IncomingMessage, outgoing: ServerResponse];

/** A response without headers is not stalled: the mock server is still working on it. */
function isStalled([incoming, outgoing]: Exchange): boolean {
  return !incoming.complete || (outgoing.headersSent && !outgoing.writableFinished);
}
