import type { MockServer } from '@paychord/mock-server';
import { listen } from '@paychord/mock-server/node';
import { idHeader } from './repeatable-request.ts';

/** The mock on a port, behind Prism. */
export interface Upstream {
  readonly url: string;
  /** The bytes that arrived with a request, by its id; undefined when it did not arrive. */
  arrived(id: string): Uint8Array | undefined;
  /** Answers the request with this id in the mock's place. */
  prescribe(id: string, answer: { status: number; body: unknown }): void;
  close(): Promise<void>;
}

export async function startUpstream(mock: MockServer): Promise<Upstream> {
  const arrived = new Map<string, Uint8Array>();
  const prescribed = new Map<string, Response>();
  const server = await listen({
    async fetch(request) {
      const id = request.headers.get(idHeader) ?? '';
      const instead = prescribed.get(id);
      if (instead !== undefined) return instead;
      const [response, body] = await Promise.all([mock.fetch(request.clone() as Request), request.arrayBuffer()]);
      arrived.set(id, new Uint8Array(body));
      return response;
    },
    close: mock.close,
  });
  return {
    url: server.url,
    arrived: (id) => arrived.get(id),
    prescribe: (id, { status, body }) => void prescribed.set(id, Response.json(body, { status })),
    close: server.close,
  };
}
