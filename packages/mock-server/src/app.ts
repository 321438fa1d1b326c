import { Hono } from 'hono';
import { assertContract, refusalAnswer, respond } from './answer.ts';
import { campaignRoutes } from './campaigns/routes.ts';
import { ConnectionFault } from './connection-fault.ts';
import type { Merchants } from './credentials.ts';
import { customerRoutes } from './customers/routes.ts';
import { disputeRoutes } from './disputes/routes.ts';
import { type Arrival, type Passage, pass } from './door.ts';
import type { Strikes } from './faults.ts';
import { type OperationDescriptor, type OperationId, operations } from './generated/operations.ts';
import { operations as validators } from './generated/validators.js';
import type { Ids } from './ids.ts';
import type { Merchant } from './merchant.ts';
import { onboardingRoutes } from './onboardings/routes.ts';
import { paymentMethodRoutes } from './payment-methods/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { redactBody, redactHeaders } from './redaction.ts';
import { Refusal } from './refusal.ts';
import type { Routes } from './route.ts';
import { spoil } from './spoiled-body.ts';

/** An operation of the contract without a route does not compile. */
const routes: Routes<OperationId> = {
  ...paymentRoutes,
  ...disputeRoutes,
  ...customerRoutes,
  ...paymentMethodRoutes,
  ...onboardingRoutes,
  ...campaignRoutes,
};

export interface AppOptions {
  readonly merchants: Merchants;
  /** Trace ids of answers to nobody in particular. */
  readonly traceIds: Ids;
  /** Whether every answer is held against the contract. */
  readonly strict: boolean;
}

/** The door: what a request passes, in this order, before a rule sees it. */
export function createApp({ merchants, traceIds, strict }: AppOptions): (request: Request) => Promise<Response> {
  const router = new Hono();
  const strangerTrace = () => ({ 'x-trace-id': traceIds.uuid() });

  const enter = async (arrival: Arrival): Promise<Response> => {
    const descriptor: OperationDescriptor = operations[arrival.id];
    const merchant = merchants.identify(arrival.request.headers, descriptor.method !== 'GET');
    if (merchant instanceof Refusal) {
      const answer = refusalAnswer(merchant, descriptor.errorBody);
      const passage = { answer, injected: false, replayed: false, headers: strangerTrace() };
      record(merchants.witness(arrival.request.headers), arrival, passage, {}, 0);
      return render(arrival, passage, {});
    }
    const before = merchant.webhooks.deliveries().length;
    const strikes = merchant.faults.strike(arrival.id);
    const passage = await pass(arrival, descriptor, merchant, strikes, routes);
    record(merchant, arrival, passage, strikes, before);
    return render(arrival, passage, strikes);
  };

  const render = (arrival: Arrival, { answer, injected, headers }: Passage, strikes: Strikes): Response => {
    if (answer !== undefined && !injected && strict) assertContract(arrival.id, answer, validators[arrival.id]);
    if (answer === undefined || strikes.transport !== undefined) {
      throw new ConnectionFault(strikes.transport?.connection ?? 'reset');
    }
    if (strikes.body === undefined || answer.status >= 400) return respond(answer, headers);
    return spoil(JSON.stringify(answer.body), answer.status, headers, strikes.body.spoil);
  };

  for (const id of Object.keys(operations) as OperationId[]) {
    const { method, route } = operations[id];
    router.on(method, route, ({ req }) => enter({ id, request: req.raw, path: req.param(), query: req.query() }));
  }
  for (const { route, errorBody } of Object.values(operations)) {
    const methods = methodsOf(route);
    const refusal = new Refusal(405, 'UNSUPPORTED_METHOD', [`This path supports ${methods} only`]);
    router.all(route, () => respond(refusalAnswer(refusal, errorBody), { ...strangerTrace(), allow: methods }));
  }
  router.notFound(() => new Response('Not Found', { status: 404, headers: strangerTrace() }));
  router.onError((error) => {
    throw error;
  });

  return async (request) => router.fetch(request);
}

function methodsOf(route: string): string {
  const here = Object.values(operations).filter((each) => each.route === route);
  return here.map(({ method }) => method).join(', ');
}

function record(
  merchant: Merchant,
  arrival: Arrival,
  passage: Passage,
  strikes: Strikes,
  deliveriesBefore: number,
): void {
  const { id, request } = arrival;
  const { answer, requestBody, replayed } = passage;
  merchant.journal.record({
    at: merchant.clock.timestamp(),
    operation: id,
    method: request.method,
    path: new URL(request.url).pathname,
    idempotencyKey: request.headers.get('x-idempotency-key') ?? undefined,
    request: { headers: redactHeaders(request.headers), body: redactBody(requestBody) },
    response:
      answer === undefined || strikes.transport !== undefined
        ? undefined
        : { status: answer.status, body: answer.body },
    replayed,
    faults: Object.keys(strikes),
    deliveries: merchant.webhooks
      .deliveries()
      .slice(deliveriesBefore)
      .map((each) => each.id),
  });
}
