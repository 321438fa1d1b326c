import type { Fetch, FetchInit } from '../../src/http/fetch.ts';

/** A request as it left, read before anything can be done to it. */
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

/** For tests: sends nothing, keeps the requests and gives the prepared answer. */
export function recordingFetch(answer: (request: Request) => Response | Promise<Response>): RecordingFetch {
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
    return answer(request);
  };
  return Object.assign(fetch, { requests });
}

/** For tests: a JSON answer. */
export function json(value: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(value, { status, headers });
}
