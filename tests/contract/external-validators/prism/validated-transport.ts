import { createMockServer } from '@paychord/mock-server';
import { listen } from '@paychord/mock-server/node';
import type { OperationId } from '@paychord/sdk';
import { operationOf } from '../../../helpers/contract.ts';
import { parseJson, type Transport } from '../../../helpers/test-merchant.ts';
import { type Judged, type Verdict, verdictOfServer } from '../comparison.ts';
import { startPrism, type Violation, violationsOf } from './prism.ts';

/** One request through Prism to the mock server, with the results of both. */
export interface Exchange extends Judged {
  /** Undefined where the document has none for the request. */
  readonly operation: OperationId | undefined;
  readonly request: { readonly method: string; readonly path: string; readonly headers: Headers };
  /** What Prism did with the request: forwarded it, responded itself with this status, or never responded. */
  readonly prismResult: 'passed on' | 'silence' | number;
  readonly violations: readonly Violation[];
}

/** For a message about an exchange. */
export function describeExchange({ request, response, prismResult, violations }: Exchange): string {
  const body = JSON.stringify(response.body)?.slice(0, 300);
  const said = violations.map(({ message }) => message).join('; ') || prismResult;
  return `${request.method} ${request.path}: the mock says ${response.status} ${body}, Prism says ${said}`;
}

function verdictOfPrism({ prismResult, violations }: Pick<Exchange, 'prismResult' | 'violations'>): Verdict {
  if (prismResult === 'silence') return 'none';
  if (prismResult !== 'passed on') return prismResult < 500 ? 'invalid' : 'none';
  if (violations.some(({ message }) => message === 'Selected route not found')) return 'none';
  return violations.some(({ location }) => location[0] === 'request') ? 'invalid' : 'valid';
}

/** A transport whose requests go through Prism to a mock on a port. */
export interface ValidatedTransport extends Transport {
  /** Everything that went through. */
  readonly exchanges: readonly Exchange[];
  /** The violations that Prism reports for a response that the mock server never sent. */
  judge(method: string, path: string, response: { status: number; body: unknown }): Promise<Violation[]>;
}

/** A request that can be sent more than once, and to more than one place. */
interface RepeatableRequest {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** What a request is recognized by on the far side of Prism. */
const idHeader = 'x-exchange';
const silenceAfterMs = 500;

export async function startValidatedTransport(): Promise<ValidatedTransport> {
  const mock = createMockServer({ strict: true });
  /** The bytes that arrived behind Prism, and the responses that it gets instead of those of the mock server, by id. */
  const arrivals = new Map<string, Uint8Array>();
  const prescribed = new Map<string, Response>();
  const upstream = await listen({
    async fetch(request) {
      const id = request.headers.get(idHeader) ?? '';
      const instead = prescribed.get(id);
      if (instead !== undefined) return instead;
      const [response, body] = await Promise.all([mock.fetch(request.clone() as Request), request.arrayBuffer()]);
      arrivals.set(id, new Uint8Array(body));
      return response;
    },
    close: mock.close,
  });
  const prism = await startPrism(upstream.url).catch(async (error) => {
    await upstream.close();
    throw error;
  });
  const exchanges: Exchange[] = [];
  let sent = 0;

  return {
    name: 'Prism',
    mock,
    // Only the path matters, because each request goes to Prism.
    baseUrl: 'https://judged.test',
    exchanges,
    async fetch(request) {
      const { pathname, search } = new URL(request.url);
      const { method, headers } = request;
      const body = new Uint8Array(await request.arrayBuffer());
      const outgoing: RepeatableRequest = { method, path: pathname + search, headers, body };
      sent += 1;
      const id = String(sent);
      const judged = await sendThrough(prism.url, id, outgoing);
      const arrived = arrivals.get(id);
      // If Prism blocks or changes a request, the test sends the original request to the mock server directly.
      const isWhole = judged !== undefined && arrived !== undefined && Buffer.compare(arrived, body) === 0;
      const whole = isWhole ? judged : await send(upstream.url, id, outgoing);
      const response = { status: whole.status, body: parseJson(await whole.clone().text()) };
      const prismResult = judged === undefined ? 'silence' : arrived === undefined ? judged.status : 'passed on';
      const violations = judged === undefined ? [] : violationsOf(judged);
      const server = verdictOfServer(response);
      exchanges.push({
        operation: operationOf(outgoing),
        request: outgoing,
        response,
        prismResult,
        violations,
        // To Prism, missing credentials are a violation like any other.
        server: server === 'unauthorized' ? 'invalid' : server,
        validator: verdictOfPrism({ prismResult, violations }),
      });
      return whole;
    },
    async judge(method, path, { status, body }) {
      const id = `${method} ${path} ${status}`;
      prescribed.set(id, Response.json(body, { status }));
      return violationsOf(await send(prism.url, id, { method, path, headers: new Headers(), body: new Uint8Array() }));
    },
    async stop() {
      await prism.stop();
      await upstream.close();
    },
  };
}

/** Rejects with a `TimeoutError` when no response arrives in time. */
function send(
  origin: string,
  id: string,
  { method, path, headers, body }: RepeatableRequest,
  timeoutMs = 30_000,
): Promise<Response> {
  const labelled = new Headers(headers);
  labelled.set(idHeader, id);
  return fetch(origin + path, {
    method,
    headers: labelled,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    ...(body.length > 0 ? { body } : {}),
  });
}

/** Prism never responds to a body that it cannot read. Nothing else stops its responses. */
async function sendThrough(url: string, id: string, outgoing: RepeatableRequest): Promise<Response | undefined> {
  const { headers, body } = outgoing;
  const isJson = body.length > 0 && headers.get('content-type')?.startsWith('application/json');
  if (!isJson || parseJson(new TextDecoder().decode(body)) !== undefined) return send(url, id, outgoing);
  return send(url, id, outgoing, silenceAfterMs).catch((error: Error) => {
    if (error.name === 'TimeoutError') return undefined;
    throw error;
  });
}
