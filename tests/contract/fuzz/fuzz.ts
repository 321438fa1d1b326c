import { createMockServer } from '@paychord/mock-server';
import { listen } from '@paychord/mock-server/node';
import { type Exchange, verdictOfServer } from './differences.ts';
import type { DocumentValidator } from './document-verdict.ts';
import type { ApiDocument, Json, Operation } from './documents.ts';
import { mutated, sweep } from './mutations.ts';
import { createRandom, type FuzzRequest, type Known, validRequest } from './requests.ts';
import { type Response, send } from './send.ts';
import { vocabularyOf } from './vocabulary.ts';

export interface FuzzOptions {
  readonly document: ApiDocument;
  readonly judge: DocumentValidator;
  /** The operations whose valid requests create the resources of the test. */
  readonly service: ApiDocument;
  /** How many mutated requests. */
  readonly requests: number;
  readonly seed: number;
}

export interface FuzzResult {
  readonly exchanges: readonly Exchange[];
  /** Responses that do not match the document. */
  readonly invalidResponses: readonly string[];
}

/** The number of requests to one server. A new server then replaces it. */
const requestsPerServer = 250;
/** Valid requests to the payments API before. */
const preparations = 40;

/** Sends mutated requests to real servers on a port and validates each request and response with the document. */
export async function fuzz({ document, judge, service, requests, seed }: FuzzOptions): Promise<FuzzResult> {
  const random = createRandom(seed);
  const vocabulary = vocabularyOf(document);
  const operations = document.operations.flatMap((each) => Array<Operation>(weightOf(each)).fill(each));
  const { exchange, ...result } = record(judge);

  for (let sent = 0; sent < requests; ) {
    await onServer(async (call) => {
      const known: Known[] = [];
      for (let count = 0; count < preparations; count += 1) {
        const request = validRequest(service, random.pick(service.operations), random, known);
        storeIdentifiers(request.operation, await call(request), known);
      }
      const previous = new Map<Operation, FuzzRequest>();
      const last = Math.min(sent + requestsPerServer, requests);
      while (sent < last) {
        const operation = operations[result.exchanges.length % operations.length] as Operation;
        const valid = validRequest(document, operation, random, known);
        const isMutated = random.chance(0.95);
        const request = isMutated ? mutated(valid, random, vocabulary, previous.get(operation)) : valid;
        if (isMutated) sent += 1;
        previous.set(operation, request);
        storeIdentifiers(operation, await exchange(request, call), known);
      }
    });
  }
  return result;
}

/** Sends the examples of the document with one place changed, each place in turn, and each operation without its query. */
export async function fuzzEachPlace({
  document,
  judge,
  seed,
}: Omit<FuzzOptions, 'requests' | 'service'>): Promise<FuzzResult> {
  const random = createRandom(seed);
  const { exchange, ...result } = record(judge);
  for (const operation of document.operations) {
    const keys = operation.parameters.filter(({ name }) => /idempotency/i.test(name));
    const request = (): FuzzRequest => {
      const valid = validRequest(document, operation, random, []);
      // A repeated key would return the first response.
      const own = Object.fromEntries(keys.map(({ name }) => [name, crypto.randomUUID()]));
      return { ...valid, headers: { ...valid.headers, ...own } };
    };
    const bodies = operation.body?.examples.flatMap(sweep) ?? [];
    await onServer(async (call) => {
      await exchange({ ...request(), query: {}, mutation: 'no query' }, call);
      for (const body of bodies)
        await exchange({ ...request(), body: JSON.stringify(body), mutation: 'one place' }, call);
    });
  }
  return result;
}

type Call = (request: FuzzRequest) => Promise<Response>;

/** Collects requests with both verdicts, and responses that do not match the document. */
function record(judge: DocumentValidator) {
  const exchanges: Exchange[] = [];
  const invalidResponses: string[] = [];
  const exchange = async (request: FuzzRequest, call: Call): Promise<Response> => {
    const { operation } = request;
    const { verdict, why } = await judge.ofRequest(request);
    const response = await call(request);
    exchanges.push({ request, document: verdict, why, response, server: verdictOfServer(response) });
    const fault = await judge.ofResponse(operation, response);
    if (fault !== undefined)
      invalidResponses.push(`${operation.id} ${response.status}: ${fault} ${JSON.stringify(response.body)}`);
    return response;
  };
  return { exchanges, invalidResponses, exchange };
}

async function onServer(run: (call: Call) => Promise<void>): Promise<void> {
  const mock = createMockServer({ strict: true });
  const server = await listen(mock, { admin: true });
  const { publicApiKey, privateSecretKey } = mock.credentials;
  const credentials = { 'public-api-key': publicApiKey, 'private-secret-key': privateSecretKey };
  try {
    await run((request) => send(server.url, request, request.operation.credentials.length > 0 ? credentials : {}));
  } finally {
    await server.close();
  }
}

/** What has a body has more that can be wrong. A reset removes what the other requests need. */
function weightOf({ id, body, parameters }: Operation): number {
  // A fault has the most forms.
  if (id === 'injectFault') return 12;
  if (body !== undefined && !id.startsWith('reset')) return 4;
  return parameters.length > 2 ? 2 : 1;
}

/** Stores the identifiers of a response by the names of the path parameters. */
function storeIdentifiers({ path }: Operation, { status, body }: Response, known: Known[]): void {
  if (status >= 300) return;
  const [, collection = ''] = /([^/]*)(?:\/\{\w+\})?$/.exec(path) ?? [];
  for (const each of [body].flat()) {
    const ids = idsIn(each as Json, collection);
    if (Object.keys(ids).length > 0) known.push(ids);
  }
  if (known.length > mostKnown) known.splice(0, known.length - mostKnown);
}

const mostKnown = 60;

/** `payments` → `payment_id` and `paymentId`, of this object and of those directly inside it. */
function idsIn(value: Json, collection: string): Record<string, string> {
  const { id, ...rest } = Object(value) as { [name: string]: Json };
  const noun = collection.replaceAll('-', '_').replace(/ies$/, 'y').replace(/s$/, '');
  const own = typeof id === 'string' ? { [`${noun}_id`]: id, [`${noun}Id`]: id } : {};
  const inside = Object.entries(rest).flatMap(([name, each]) => Object.entries(idsOfChild(name, [each].flat().at(-1))));
  return { ...Object.fromEntries(inside), ...own };
}

function idsOfChild(name: string, child: Json | undefined): Record<string, string> {
  const { id } = Object(child) as { id?: Json };
  return typeof id === 'string' && name.endsWith('s') ? { [`${name.replace(/s$/, '')}_id`]: id } : {};
}
