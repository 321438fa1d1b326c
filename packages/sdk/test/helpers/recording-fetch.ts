import type { Fetch, FetchInit } from '../../src/http/fetch.ts';

/** A request that the client passed to `fetch`. */
export interface RecordedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly redirect: string;
}

export interface RecordingFetch extends Fetch {
  readonly requests: RecordedRequest[];
}

/** Creates a `fetch` that records each request and returns the response of `respond`, without a network. */
export function createRecordingFetch(respond: (request: Request) => Response | Promise<Response>): RecordingFetch {
  const requests: RecordedRequest[] = [];
  const fetch = async (url: string, init: FetchInit): Promise<Response> => {
    const request = new Request(url, init);
    const { method, redirect } = request;
    requests.push({
      method,
      url: request.url,
      redirect,
      headers: Object.fromEntries(request.headers),
      body: await request.text(),
    });
    return respond(request);
  };
  return Object.assign(fetch, { requests });
}

/** Creates a JSON response. */
export function json(value: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(value, { status, headers });
}
