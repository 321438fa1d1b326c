import { HonoRequest } from 'hono/request';
import { RegExpRouter } from 'hono/router/reg-exp-router';
import { getPath } from 'hono/utils/url';
import { ConnectionFault } from '../faults/connection-fault.ts';
import { type OperationId, operations } from '../generated/operations.ts';
import { operations as validators } from '../generated/validators.js';
import type { Merchant } from '../merchant/merchant.ts';
import { redactBody, redactHeaders } from '../merchant/redaction.ts';
import type { Merchants } from '../merchant/registry.ts';
import { Refusal } from '../model/api-error.ts';
import { canonicalIds } from '../model/canonical-id.ts';
import type { Ids } from '../model/ids.ts';
import { spoil } from './corrupt-body.ts';
import { type ArrivingBody, absentBody, arrivingBody } from './incoming-body.ts';
import { type Replies, Reply } from './mock-response.ts';
import { type Arrival, openPassage, type Passage, pass } from './pipeline.ts';
import { assertContract, refusalAnswer, respond } from './responses.ts';

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
export function createApp({ merchants, traceIds, strict, bodyBytes }: AppOptions): Replies {
  const router = new RegExpRouter<(request: HonoRequest, isMeasured: boolean) => Reply | Promise<Reply>>();

  const enter = async (arrival: Arrival): Promise<Reply> => {
    const { request, descriptor } = arrival;
    const merchant = merchants.identify(request.headers, descriptor.method !== 'GET');
    if (merchant instanceof Refusal) {
      const owner = merchants.ownerOf(request.headers);
      const passage = openPassage(owner?.traceIds ?? traceIds);
      passage.answer = refusalAnswer(merchant, descriptor.errorBody);
      // A stranger is not listened to: the body stays unread.
      record(owner ?? merchants.first(), arrival, passage, absentBody);
      return render(arrival, passage);
    }
    const passage = openPassage(merchant.traceIds);
    try {
      await pass(arrival, merchant, passage);
      await arrival.body.present();
    } finally {
      record(merchant, arrival, passage, arrival.body);
    }
    return render(arrival, passage);
  };

  const render = ({ id }: Arrival, { answer, injected, connection, headers, spoil: how }: Passage): Reply => {
    if (answer !== undefined && !injected && strict) assertContract(id, answer, validators[id]);
    if (answer === undefined || connection !== undefined) throw new ConnectionFault(connection ?? 'reset');
    return how === undefined ? respond(answer, headers) : spoil(answer, headers, how);
  };

  for (const id of Object.keys(operations) as OperationId[]) {
    const descriptor = operations[id];
    router.add(descriptor.method, descriptor.route, (req, isMeasured) =>
      enter({
        id,
        descriptor,
        request: req.raw,
        pathname: req.path,
        path: canonicalIds(req.param()),
        query: req.query(),
        body: descriptor.body === 'none' ? absentBody : arrivingBody(req.raw, { mostBytes: bodyBytes, isMeasured }),
      }),
    );
  }
  for (const { route, errorBody } of Object.values(operations)) {
    const methods = methodsOf(route);
    const refusal = new Refusal(405, 'UNSUPPORTED_METHOD', [`This path supports ${methods} only`]);
    router.add('ALL', route, () =>
      respond(refusalAnswer(refusal, errorBody), { ...traceFrom(traceIds), allow: methods }),
    );
  }
  const notFound = () =>
    new Reply(404, { 'content-type': 'text/plain;charset=UTF-8', ...traceFrom(traceIds) }, 'Not Found');

  return async (request, isMeasured = false) => {
    const { method } = request;
    const path = getPath(request);
    const matched = router.match(method === 'HEAD' ? 'GET' : method, path);
    const [handler] = matched[0][0] ?? [notFound];
    // Of what it matched, a request of hono reads the parameters alone.
    const reply = await handler(new HonoRequest(request, path, matched as unknown as MatchedRoute), isMeasured);
    return method === 'HEAD' ? new Reply(reply.status, reply.headers, null) : reply;
  };
}

type MatchedRoute = ConstructorParameters<typeof HonoRequest>[2];

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
  body: ArrivingBody,
): void {
  const entry = journal.record({
    at: clock.timestamp(),
    operation: id,
    method: request.method,
    path: pathname,
    idempotencyKey: request.headers.get('x-idempotency-key') ?? undefined,
    request: { headers: redactHeaders(request.headers), body: redactBody(body.json()) },
    response: connection === undefined ? answer : undefined,
    replayed,
    faults,
    deliveries,
  });
  if (!body.arrived()) void body.eventually().then((json) => journal.complete(entry, redactBody(json)));
}
