import { refusalAnswer } from './answer.ts';
import { readBody } from './body.ts';
import type { AnswerFault, Strikes } from './faults.ts';
import { requestFields } from './generated/fields.ts';
import type { OperationDescriptor, OperationId } from './generated/operations.ts';
import { operations as validators } from './generated/validators.js';
import { type Answer, type Claim, duplicated } from './idempotency.ts';
import { fingerprint } from './ids.ts';
import { type Merchant, ruleContext } from './merchant.ts';
import { Refusal } from './refusal.ts';
import type { Routes } from './route.ts';
import { refuseUnknown } from './unknown-fields.ts';
import { check } from './validation.ts';

/** A request to one operation, once the router has found it. */
export interface Arrival {
  readonly id: OperationId;
  readonly request: Request;
  readonly path: Record<string, string>;
  readonly query: Record<string, unknown>;
}

/** What a request came to. */
export interface Passage {
  /** Undefined when the connection breaks before there is one. */
  answer?: Answer;
  /** Whether the answer is a fault's and not the service's own. */
  injected: boolean;
  replayed: boolean;
  headers: Record<string, string>;
  /** The body of the request, as far as it was read. */
  requestBody?: unknown;
}

/**
 * What a request passes before a rule sees it, and what its answer passes on the way back: fault `before`, headers, idempotency key,
 * validation, fault `processing`, rule, fault `after-commit`.
 */
export async function pass(
  arrival: Arrival,
  descriptor: OperationDescriptor,
  merchant: Merchant,
  strikes: Strikes,
  routes: Routes<OperationId>,
): Promise<Passage> {
  const headers = { 'x-trace-id': merchant.traceIds.uuid() };
  const passage: Passage = { injected: false, replayed: false, headers };
  const refuse = (refusal: Refusal): Passage => {
    passage.answer = refusalAnswer(atPolicyStatus(refusal, merchant), descriptor.errorBody);
    Object.assign(headers, refusal.headers);
    return passage;
  };
  const inject = (fault: AnswerFault): Passage => {
    passage.injected = true;
    if (fault.retryAfter !== undefined) Object.assign(headers, { 'retry-after': String(fault.retryAfter) });
    return refuse(refusalOf(fault));
  };

  await latency(strikes.before, arrival);
  if (strikes.before?.status !== undefined) return inject(strikes.before);
  if (strikes.transport?.lost === 'request') return passage;

  const headerRefusal = checkHeaders(arrival, descriptor);
  if (headerRefusal !== undefined) return refuse(headerRefusal);

  const key = descriptor.idempotencyKey ? keyOf(arrival) : undefined;
  const claim = key === undefined ? 'claimed' : await claimKey(key, merchant);
  if (claim instanceof Refusal) return refuse(claim);
  if (claim !== 'claimed') {
    const refusal = await refuseOtherBody(claim.bodyHash, arrival, merchant);
    if (refusal !== undefined) return refuse(refusal);
    passage.answer = claim.answer;
    passage.replayed = true;
    Object.assign(headers, { 'x-idempotent-replayed': 'true' });
    return passage;
  }

  let settle = () => {
    if (key !== undefined) merchant.idempotency.release(key);
  };
  try {
    const read = descriptor.body === 'none' ? { json: undefined, text: '' } : await readBody(arrival.request);
    if (read instanceof Refusal) return refuse(read);
    passage.requestBody = read.json;
    const invalid = refuseInvalid(arrival, read.json, merchant);
    if (invalid !== undefined) return refuse(invalid);

    const bodyHash = hashOf(read.text, merchant);
    if (strikes.processing !== undefined) {
      await latency(strikes.processing, arrival);
      settle = () => {
        if (key !== undefined) merchant.idempotency.burn(key, bodyHash, merchant.clock.now());
      };
      return inject(strikes.processing);
    }
    const { path, query, request } = arrival;
    const context = ruleContext(merchant);
    const body = routes[arrival.id]({ merchant, context, path, query, headers: request.headers, body: read.json });
    if (body instanceof Refusal) return refuse(body);
    const answer = { status: descriptor.success, body };
    passage.answer = answer;
    settle = () => {
      if (key !== undefined) merchant.idempotency.complete(key, answer, bodyHash, merchant.clock.now());
    };
  } finally {
    settle();
  }

  const lost = strikes['after-commit'];
  await latency(lost, arrival);
  return lost?.status === undefined ? passage : inject(lost);
}

async function claimKey(
  key: string,
  { idempotency, clock }: Merchant,
): Promise<Exclude<Claim, { running: Promise<void> }>> {
  for (;;) {
    const claim = idempotency.claim(key, clock.now());
    if (typeof claim === 'string' || claim instanceof Refusal || 'answer' in claim) return claim;
    await claim.running;
  }
}

async function refuseOtherBody(
  bodyHash: string,
  { request }: Arrival,
  merchant: Merchant,
): Promise<Refusal | undefined> {
  if (merchant.policies.onBodyMismatch === 'replay') return undefined;
  const read = request.body === null ? { text: '' } : await readBody(request);
  if (read instanceof Refusal) return read;
  return hashOf(read.text, merchant) === bodyHash ? undefined : duplicated();
}

/** Only taken where policy asks for it. */
function hashOf(text: string, { policies }: Merchant): string {
  return policies.onBodyMismatch === 'reject' ? fingerprint(text) : '';
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

function refuseInvalid({ id, path, query }: Arrival, body: unknown, { policies }: Merchant): Refusal | undefined {
  const validate = validators[id];
  return (
    check(validate.path, path) ??
    check(validate.query, query) ??
    (validate.body === undefined ? undefined : check(validate.body, body)) ??
    (policies.onUnknownField === 'reject' ? refuseUnknown(requestFields[id], body) : undefined)
  );
}

function atPolicyStatus(refusal: Refusal, { policies }: Merchant): Refusal {
  if (!refusal.code.endsWith('_NOT_FOUND') || policies.notFoundStatus === refusal.status) return refusal;
  return new Refusal(policies.notFoundStatus, refusal.code, refusal.messages, refusal.headers);
}

const usualCodes: Readonly<Record<number, Refusal['code']>> = {
  401: 'INVALID_CREDENTIALS',
  403: 'AUTHORIZATION_REQUIRED',
  404: 'PAYMENT_NOT_FOUND',
  409: 'REQUEST_IN_PROCESS',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL_ERROR',
  503: 'SERVICE_UNAVAILABLE',
  504: 'GATEWAY_TIMEOUT',
};

function refusalOf({ status, code, messages = ['Injected by a test'] }: AnswerFault): Refusal {
  const usual = usualCodes[status] ?? (status >= 500 ? 'INTERNAL_ERROR' : 'INVALID_REQUEST');
  // A test may ask for a code that nobody knows yet.
  return new Refusal(status, (code ?? usual) as Refusal['code'], messages);
}

/** Passes in real time, and ends early when the caller gives up. */
function latency(fault: { latencyMs?: number } | undefined, { request }: Arrival): Promise<void> | undefined {
  const wait = fault?.latencyMs;
  if (wait === undefined) return undefined;
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, wait);
    request.signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
