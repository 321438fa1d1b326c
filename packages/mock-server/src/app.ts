import { Hono } from 'hono';
import { assertContract, refusalAnswer, respond } from './answer.ts';
import { readBody } from './body.ts';
import { ConnectionFault } from './connection-fault.ts';
import type { Merchants } from './credentials.ts';
import { type Arrival, type Passage, pass } from './door.ts';
import { type OperationId, operations } from './generated/operations.ts';
import { operations as validators } from './generated/validators.js';
import type { Ids } from './ids.ts';
import type { Merchant } from './merchant.ts';
import { redactBody, redactHeaders } from './redaction.ts';
import { Refusal } from './refusal.ts';
import { spoil } from './spoiled-body.ts';

export interface AppOptions {
  readonly merchants: Merchants;
  /** Trace ids of answers to nobody in particular. */
  readonly traceIds: Ids;
  /** Whether every answer is held against the contract. */
  readonly strict: boolean;
  /** The largest body of a request. */
  readonly bodyBytes: number;
}

/** The door: what a request passes, in this order, before a rule sees it. */
export function createApp({
  merchants,
  traceIds,
  strict,
  bodyBytes,
}: AppOptions): (request: Request) => Promise<Response> {
  const router = new Hono();

  const enter = async (arrival: Arrival): Promise<Response> => {
    const { request, descriptor } = arrival;
    const merchant = merchants.identify(request.headers, descriptor.method !== 'GET');
    if (merchant instanceof Refusal) {
      const owner = merchants.ownerOf(request.headers);
      const headers = traceFrom(owner?.traceIds ?? traceIds);
      const answer = refusalAnswer(merchant, descriptor.errorBody);
      const passage: Passage = { headers, answer, faults: [], deliveries: [] };
      // A stranger is not listened to: the body stays unread.
      record(owner ?? merchants.first(), arrival, passage, undefined);
      return render(arrival, passage);
    }
    const passage = await pass(arrival, merchant);
    const body = await arrival.body();
    record(merchant, arrival, passage, body instanceof Refusal ? undefined : body.json);
    return render(arrival, passage);
  };

  const render = ({ id }: Arrival, { answer, injected, connection, headers, spoil: how }: Passage): Response => {
    if (answer !== undefined && !injected && strict) assertContract(id, answer, validators[id]);
    if (answer === undefined || connection !== undefined) throw new ConnectionFault(connection ?? 'reset');
    return how === undefined ? respond(answer, headers) : spoil(answer, headers, how);
  };

  for (const id of Object.keys(operations) as OperationId[]) {
    const descriptor = operations[id];
    router.on(descriptor.method, descriptor.route, ({ req }) => {
      let reading: ReturnType<Arrival['body']> | undefined;
      const body = () => {
        reading ??= descriptor.body === 'none' ? nothing : readBody(req.raw, bodyBytes);
        return reading;
      };
      const arrival = {
        id,
        descriptor,
        request: req.raw,
        pathname: req.path,
        path: req.param(),
        query: req.query(),
        body,
      };
      return enter(arrival);
    });
  }
  for (const { route, errorBody } of Object.values(operations)) {
    const methods = methodsOf(route);
    const refusal = new Refusal(405, 'UNSUPPORTED_METHOD', [`This path supports ${methods} only`]);
    router.all(route, () => respond(refusalAnswer(refusal, errorBody), { ...traceFrom(traceIds), allow: methods }));
  }
  router.notFound(() => new Response('Not Found', { status: 404, headers: traceFrom(traceIds) }));
  router.onError((error) => {
    throw error;
  });

  return async (request) => router.fetch(request);
}

const nothing = Promise.resolve({ text: '', json: undefined });

function traceFrom(ids: Ids): Record<string, string> {
  return { 'x-trace-id': ids.uuid() };
}

function methodsOf(route: string): string {
  const here = Object.values(operations).filter((each) => each.route === route);
  return here.map(({ method }) => method).join(', ');
}

function record(
  { journal, clock }: Merchant,
  { id, request, pathname }: Arrival,
  { answer, connection, replayed = false, faults, deliveries }: Passage,
  body: unknown,
): void {
  journal.record({
    at: clock.timestamp(),
    operation: id,
    method: request.method,
    path: pathname,
    idempotencyKey: request.headers.get('x-idempotency-key') ?? undefined,
    request: { headers: redactHeaders(request.headers), body: redactBody(body) },
    response: connection === undefined ? answer : undefined,
    replayed,
    faults,
    deliveries,
  });
}
