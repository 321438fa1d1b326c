import { Hono } from 'hono';
import { assertContract, refusalAnswer, respond } from './answer.ts';
import { readBody } from './body.ts';
import { campaignRoutes } from './campaigns/routes.ts';
import type { Merchants } from './credentials.ts';
import { customerRoutes } from './customers/routes.ts';
import { disputeRoutes } from './disputes/routes.ts';
import { type OperationDescriptor, type OperationId, operations } from './generated/operations.ts';
import { operations as validators } from './generated/validators.js';
import type { Answer } from './idempotency.ts';
import type { Ids } from './ids.ts';
import { type Merchant, ruleContext } from './merchant.ts';
import { onboardingRoutes } from './onboardings/routes.ts';
import { paymentMethodRoutes } from './payment-methods/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { Refusal } from './refusal.ts';
import type { Routes } from './route.ts';
import { check } from './validation.ts';

/** A request to one operation, once the router has found it. */
interface Arrival {
  readonly id: OperationId;
  readonly request: Request;
  readonly path: Record<string, string>;
  readonly query: Record<string, unknown>;
}

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
    const { answer, headers } =
      merchant instanceof Refusal
        ? { answer: refusalAnswer(merchant, descriptor.errorBody), headers: strangerTrace() }
        : await serve(arrival, descriptor, merchant);
    if (strict) assertContract(arrival.id, answer, validators[arrival.id]);
    return respond(answer, headers);
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

interface Served {
  readonly answer: Answer;
  readonly headers: Record<string, string>;
}

async function serve(arrival: Arrival, descriptor: OperationDescriptor, merchant: Merchant): Promise<Served> {
  const headers = { 'x-trace-id': merchant.traceIds.uuid() };
  const refused = (refusal: Refusal): Served => ({
    answer: refusalAnswer(refusal, descriptor.errorBody),
    headers: { ...headers, ...refusal.headers },
  });

  const headerRefusal = checkHeaders(arrival, descriptor);
  if (headerRefusal !== undefined) return refused(headerRefusal);

  const key = descriptor.idempotencyKey ? keyOf(arrival) : undefined;
  const claim = key === undefined ? 'claimed' : merchant.idempotency.claim(key, merchant.clock.now());
  if (claim instanceof Refusal) return refused(claim);
  if (claim !== 'claimed') return { answer: claim, headers: { ...headers, 'x-idempotent-replayed': 'true' } };

  let answer: Answer | undefined;
  try {
    const body = await carryOut(arrival, descriptor, merchant);
    if (body instanceof Refusal) return refused(body);
    answer = { status: descriptor.success, body };
    return { answer, headers };
  } finally {
    if (key !== undefined) {
      if (answer === undefined) merchant.idempotency.release(key);
      else merchant.idempotency.complete(key, answer, merchant.clock.now());
    }
  }
}

/** A missing header has a code of its own. */
function checkHeaders({ id, request }: Arrival, { parameters }: OperationDescriptor): Refusal | undefined {
  const declared = parameters.filter((each) => each.in === 'header');
  const missing = declared.filter(({ name, required }) => required && !request.headers.has(name));
  if (missing.length > 0) {
    return new Refusal(
      400,
      'MISSING_HEADER',
      missing.map(({ name }) => `${name} is required`),
    );
  }
  const values = declared.map(({ name }) => [name.toLowerCase(), request.headers.get(name) ?? undefined]);
  return check(validators[id].headers, Object.fromEntries(values));
}

/** A key belongs to the operation and the path it was sent to. */
function keyOf({ id, request, path }: Arrival): string {
  return JSON.stringify([id, Object.values(path), request.headers.get('x-idempotency-key')]);
}

async function carryOut(
  { id, request, path, query }: Arrival,
  { body }: OperationDescriptor,
  merchant: Merchant,
): Promise<unknown> {
  const validate = validators[id];
  const read = body === 'none' ? { json: undefined } : await readBody(request);
  if (read instanceof Refusal) return read;
  const refusal =
    check(validate.path, path) ??
    check(validate.query, query) ??
    (validate.body === undefined ? undefined : check(validate.body, read.json));
  if (refusal !== undefined) return refusal;
  return routes[id]({
    merchant,
    context: ruleContext(merchant),
    path,
    query,
    headers: request.headers,
    body: read.json,
  });
}
