import type { AnswerFault, BodyFault, FaultIn, FaultPhase, TransportFault } from '../faults/fault.ts';
import { faultAnswer } from '../faults/fault-response.ts';
import { latency } from '../faults/latency.ts';
import { requestFields } from '../generated/fields.ts';
import type { OperationDescriptor, OperationId } from '../generated/operations.ts';
import { operations as validators } from '../generated/validators.js';
import { type Answer, duplicated } from '../merchant/idempotency.ts';
import { type Merchant, ruleContext } from '../merchant/merchant.ts';
import { Refusal } from '../model/api-error.ts';
import { canonicalId } from '../model/canonical-id.ts';
import { fingerprint, type Ids } from '../model/ids.ts';
import { check } from '../model/validation.ts';
import { routes } from '../operations/handlers.ts';
import type { ArrivingBody } from './incoming-body.ts';
import { refusalAnswer } from './responses.ts';
import { refuseUnknown } from './unknown-fields.ts';

const idempotencyHeader = 'X-Idempotency-Key';

/** A request to one operation, once the router has found it. */
export interface Arrival {
  readonly id: OperationId;
  readonly descriptor: OperationDescriptor;
  readonly request: Request;
  readonly pathname: string;
  readonly path: Record<string, string>;
  readonly query: Record<string, unknown>;
  readonly body: ArrivingBody;
}

/** What a request came to. */
export interface Passage {
  readonly headers: Record<string, string>;
  /** Undefined when the request never came through. */
  answer?: Answer;
  /** Whether the answer is a fault's and not the service's own. */
  injected?: boolean;
  /** Whether the answer is that of an earlier request with the same key. */
  replayed?: boolean;
  /** What happens to the connection instead of an answer. */
  connection?: TransportFault['connection'] | undefined;
  /** How the answer's body is spoiled. */
  spoil?: BodyFault['spoil'] | undefined;
  /** The phases in which a fault struck. */
  readonly faults: FaultPhase[];
  /** Ids of the webhook deliveries it caused. */
  deliveries: readonly string[];
}

/** A merchant's request on its way through the door. */
interface Visit extends Arrival {
  readonly merchant: Merchant;
  readonly passage: Passage;
}

/** What a step of the way came to: an answer, or what stands in for it. */
type Outcome = Answer | Refusal | AnswerFault;

export function openPassage(traceIds: Ids): Passage {
  return { headers: { 'x-trace-id': traceIds.uuid() }, faults: [], deliveries: [] };
}

/** Lets a merchant's request through, and writes down what it comes to. Rejects when its body breaks off. */
export async function pass(arrival: Arrival, merchant: Merchant, passage: Passage): Promise<void> {
  const visit = { ...arrival, merchant, passage };
  const outcome = await enter(visit);
  if (outcome === undefined) return;

  if (isFault(outcome)) passage.injected = true;
  const said = isFault(outcome) ? faultAnswer(outcome) : outcome;
  if (said instanceof Refusal) Object.assign(passage.headers, said.headers);
  passage.answer = said instanceof Refusal ? refusalAnswer(said, arrival.descriptor.errorBody) : said;
  if (passage.connection === undefined) passage.spoil = strike(visit, 'body')?.spoil;
}

/**
 * The order at the door: fault `before`, headers, idempotency key, body, fault `processing`, rule, fault `after-commit`. Undefined when
 * the request gets lost on its way here.
 */
async function enter(visit: Visit): Promise<Outcome | undefined> {
  const { request, passage, descriptor } = visit;
  const before = strike(visit, 'before');
  const transport = strike(visit, 'transport');
  passage.connection = transport?.connection;
  await latency(before?.latencyMs, request);
  if (before?.status !== undefined) return before;
  if (transport?.lost === 'request') return undefined;

  const outcome = checkHeaders(visit) ?? (await (descriptor.idempotencyKey ? processOnce(visit) : process(visit)));
  if (passage.replayed || outcome instanceof Refusal || isFault(outcome)) return outcome;

  const lost = strike(visit, 'after-commit');
  await latency(lost?.latencyMs, request);
  return lost?.status === undefined ? outcome : lost;
}

async function processOnce(visit: Visit): Promise<Outcome> {
  const { merchant, passage } = visit;
  const { idempotency, clock, policies } = merchant;
  const key = keyOf(visit);
  const claim = await idempotency.claim(key, clock.now);
  if (claim instanceof Refusal) return claim;
  if (claim !== 'claimed') {
    if (policies.onBodyMismatch === 'reject' && claim.bodyHash !== (await hashOf(visit))) return duplicated();
    passage.replayed = true;
    passage.headers['x-idempotent-replayed'] = 'true';
    return claim.answer;
  }

  let settle = () => idempotency.release(key);
  try {
    const outcome = await process(visit);
    if (isFault(outcome)) settle = () => idempotency.burn(key, clock.now());
    else if (!(outcome instanceof Refusal)) {
      const bodyHash = policies.onBodyMismatch === 'reject' ? await hashOf(visit) : '';
      settle = () => idempotency.complete(key, outcome, bodyHash, clock.now());
    }
    return outcome;
  } finally {
    settle();
  }
}

async function process(visit: Visit): Promise<Outcome> {
  const { id, descriptor, request, path, query, merchant, passage } = visit;
  const read = await visit.body.read();
  if (read instanceof Refusal) return read;
  const invalid = refuseInvalid(visit, read.json);
  if (invalid !== undefined) return invalid;

  const failure = strike(visit, 'processing');
  if (failure !== undefined) {
    await latency(failure.latencyMs, request);
    return failure;
  }
  const context = ruleContext(merchant);
  const { webhooks } = merchant;
  const before = webhooks.sent().length;
  const { headers } = request;
  const idempotencyKey = headers.get('x-idempotency-key');
  const body = routes[id]({ merchant, context, path, query, headers, idempotencyKey, body: read.json });
  passage.deliveries = webhooks
    .sent()
    .slice(before)
    .map((each) => each.id);
  return body instanceof Refusal ? atPolicyStatus(body, merchant) : { status: descriptor.success, body };
}

function strike<Phase extends FaultPhase>({ id, merchant, passage }: Visit, phase: Phase): FaultIn[Phase] | undefined {
  const fault = merchant.faults.strike(id, phase);
  if (fault !== undefined) passage.faults.push(phase);
  return fault;
}

function isFault(outcome: Outcome): outcome is AnswerFault {
  return 'phase' in outcome;
}

/** A key belongs to the operation, its path and what else its headers name, such as the organization. */
function keyOf({ id, request: { headers }, path, descriptor }: Arrival): string {
  const named = descriptor.parameters.filter(({ in: place, name }) => place === 'header' && name !== idempotencyHeader);
  const scope = named.map(({ name }) => canonicalId(headers.get(name) ?? ''));
  return JSON.stringify([id, Object.values(path), ...scope, headers.get(idempotencyHeader)]);
}

async function hashOf({ body }: Arrival): Promise<string> {
  const read = await body.read();
  return read instanceof Refusal ? '' : fingerprint(read.text);
}

/** A missing header has a code of its own. */
function checkHeaders({ id, request: { headers }, descriptor: { parameters } }: Arrival): Refusal | undefined {
  const values: Record<string, string | undefined> = {};
  const missing: string[] = [];
  for (const { in: place, name, required } of parameters) {
    if (place !== 'header') continue;
    const value = headers.get(name);
    if (value === null && required) missing.push(`${name} is required`);
    values[name.toLowerCase()] = value ?? undefined;
  }
  return missing.length > 0 ? new Refusal(400, 'MISSING_HEADER', missing) : check(validators[id].headers, values);
}

function refuseInvalid({ id, path, query, merchant }: Visit, body: unknown): Refusal | undefined {
  const validate = validators[id];
  return (
    check(validate.path, path) ??
    check(validate.query, query) ??
    (validate.body === undefined ? undefined : check(validate.body, body)) ??
    (merchant.policies.onUnknownField === 'reject' ? refuseUnknown(requestFields[id], body) : undefined)
  );
}

function atPolicyStatus(refusal: Refusal, { policies }: Merchant): Refusal {
  if (!refusal.code.endsWith('_NOT_FOUND')) return refusal;
  return new Refusal(policies.notFoundStatus, refusal.code, refusal.messages, refusal.headers);
}
