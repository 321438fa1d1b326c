/** An answer before a transport renders it: a port writes it out as it is, everything else makes a `Response` of it. */
export class Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | ReadableStream<Uint8Array> | null;

  constructor(status: number, headers: Readonly<Record<string, string>>, body: Reply['body']) {
    this.status = status;
    this.headers = headers;
    this.body = body;
  }

  toResponse(): Response {
    return new Response(this.body, { status: this.status, headers: this.headers });
  }
}

/**
 * Answers requests, without regard to what a connection can do.
 *
 * @param isMeasured whether no body is longer than its `content-length` says, as a server sees to and a `Request` made by hand does not
 */
export type Replies = (request: Request, isMeasured?: boolean) => Promise<Reply | Response>;

export function toResponse(reply: Reply | Response): Response {
  return reply instanceof Reply ? reply.toResponse() : reply;
}
