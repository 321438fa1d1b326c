import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface RequestOptions {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  /** In one piece, or in many. */
  readonly body?: string | Uint8Array | readonly Uint8Array[];
  /** Leaves the request unfinished. */
  readonly isEndless?: boolean;
}

export interface ReceivedResponse {
  readonly status: number | undefined;
  readonly allow: string | undefined;
  readonly body: string;
}

/** Sends a request on a new connection. */
export async function send(
  url: string,
  { method = 'POST', headers = {}, body = '', isEndless }: RequestOptions,
): Promise<ReceivedResponse> {
  const outgoing = request(url, { method, headers: { connection: 'keep-alive', ...headers }, agent: false });
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      outgoing.on('response', resolve).on('error', reject);
      for (const piece of [body].flat()) outgoing.write(piece);
      if (!isEndless) outgoing.end();
    });
    return { status: response.statusCode, allow: response.headers.allow, body: await text(response) };
  } finally {
    outgoing.destroy();
  }
}
