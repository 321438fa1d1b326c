import { milliseconds } from '../core/clock/duration.ts';
import { connectionReset, resultOf } from '../core/http/mock-fetch.ts';
import { toResponse } from '../core/http/mock-result.ts';
import { createRouter } from '../core/http/router.ts';
import type { JournaledRequest } from '../core/merchant/traffic.ts';
import { outcomes, type SimulatedOutcome, testTokenOf } from '../core/model/outcomes.ts';
import { operations } from '../generated/operations.ts';
import { policySchemas } from '../generated/policies.ts';
import { currentActivity } from './activities.ts';
import { type Call, callOf } from './call-site.ts';
import { type FailurePoint, type RequestFailure, requestFailures } from './failures.ts';
import { endProcess, type HandledRequest, plannedAt, type RunContext } from './run-context.ts';
import type { Step } from './steps.ts';

/** A request of a process of the merchant. */
interface SentRequest {
  readonly request: Request;
  readonly call: Call;
  /** What the customer wants whose visit sends it. */
  readonly wish: string | undefined;
  /** Aborted when its process has ended. */
  readonly ended: AbortSignal;
  readonly reply: (response: Response | Error) => void;
}

/** How long the mock server remembers an idempotency key, in milliseconds. */
const keyMs = milliseconds(policySchemas.idempotencyTtl.default);

/** How long the service is down, in milliseconds. Longer than a client retries. */
const downMs = 10 * 60_000;

/** When a late request has its effect, after it was sent. It is the assumption of the SDK about requests in flight. */
const longestLateMs = 60_000;

const route = createRouter(operations);

/** The decline of a bank. */
const decline = outcomes.find(({ status }) => status === 'DECLINED') as SimulatedOutcome;

/** Creates the network between the processes of the merchant and the service. Each request and each response is a step of the run. */
export function createNetwork(run: RunContext) {
  const { mock, steps, activities, record } = run;
  let count = 0;
  let latest: JournaledRequest | undefined;
  mock.watch({
    request(request) {
      latest = request;
    },
  });
  /** The failures that go on after their first request, each with the calls that it hits. */
  const lasting: { readonly failure: RequestFailure; readonly hits: (call: Call) => boolean }[] = [];
  /** Lets a failure go on, if its kind does. */
  const keep = (failure: RequestFailure, call: Call): void => {
    const { scope } = requestFailures[failure];
    if (scope === 'call') lasting.push({ failure, hits: (other) => other === call });
    if (scope !== 'ten-minutes') return;
    const until = run.time.now() + downMs;
    run.failedMs += downMs;
    lasting.push({ failure, hits: () => run.time.now() < until });
  };

  /** The keys of the payments that the service declines. A repeat of one is declined too. */
  const declinedKeys = new Set<string>();
  /** The service declines the next payment with another key than this. */
  let declinesAfter: string | undefined;
  /** Returns what the service reads of a request to create a payment. */
  const readPayment = (body: string, key: string, failure: RequestFailure | undefined): string => {
    if (failure === 'declined-next') declinesAfter ??= key;
    const isNext = declinesAfter !== undefined && declinesAfter !== key;
    const isDeclined = failure === 'declined' || failure === 'forged' || isNext;
    if (isDeclined && !record.keyExpiries.has(key)) {
      declinedKeys.add(key);
      if (isNext) declinesAfter = undefined;
    }
    return declinedKeys.has(key) ? withDecline(body) : body;
  };

  /** The requests whose effect comes late. */
  const late: (() => Promise<void>)[] = [];
  /** Lets the service handle a request that comes late. Returns whether there was one. */
  const handleLate = async (): Promise<boolean> => {
    const next = late.shift();
    await next?.();
    return next !== undefined;
  };

  /** Lets the service handle a request. */
  const handle = async (
    request: Request,
    failure: RequestFailure | undefined,
    isHit: boolean,
  ): Promise<Response | Error> => {
    const fault = failure && requestFailures[failure].fault;
    latest = undefined;
    if (fault !== undefined) mock.faults.inject(fault);
    const response = await resultOf(mock.fetch, request).then(toReply, (error: Error) => error);
    if (fault === undefined) return response;
    // A request that was rejected has no effect that a failure could hide.
    if (!isHit && !(latest as JournaledRequest | undefined)?.entry.faults.length) record.tookEffect = false;
    mock.faults.clear();
    return response;
  };

  const arrive = async ({ request, call, wish, ended, reply }: SentRequest): Promise<void> => {
    if (ended.aborted) return;
    count += 1;
    call.attempts += 1;
    const { callSite, attempts: attempt } = call;
    const name = `request-${count}`;
    const hit = lasting.find(({ hits }) => hits(call))?.failure;
    const planned = hit ?? (plannedAt(run, name) as RequestFailure | undefined);
    if (planned !== undefined && hit === undefined) keep(planned, call);

    const { method, url, headers } = request;
    const body = await request.text();
    const content = parseJson(body);
    const { pathname, search, searchParams } = new URL(url);
    const key = headers.get('x-idempotency-key');
    const line = `${method} ${record.names.ids(pathname)}`;
    const shown = [line + search, key && record.names.key(key), callSite && `at ${callSite}`];
    record.log('merchant', shown.filter(Boolean).join('  '), name);
    if (headers.get('public-api-key') !== mock.credentials.publicApiKey)
      record.errors.push(`${line} has other credentials than shop.clientOptions`);
    const parts = { path: pathname.split('/'), query: Object.fromEntries(searchParams), key, body: content };
    record.events.push({ title: line, parts });

    const match = route(request);
    const title = match.kind === 'matched' ? match.id : `${method} ${pathname}`;
    const { params = {}, query = {} } = match.kind === 'matched' ? match : {};
    const isCreation = title === 'createPayment';
    const isRead = method === 'GET';
    const point: FailurePoint = { name, kind: 'request', title, callSite, isRead, attempt, isHit: hit !== undefined };
    record.points.push(point);
    const order = isCreation ? Object(content).merchant_order_id : query.merchant_order_id;
    if (order !== undefined && wish !== undefined && !record.wishOf.has(order)) record.wishOf.set(order, wish);
    if (title === 'refundPayment') record.refundsSent.add(params.payment_id ?? '');
    const logFailure = () => planned && record.fail(requestFailures[planned].description, name);
    const endsAfter = planned === 'crash-after' || planned === 'outage';

    /** Lets the service handle the request. Returns the arrival of the response. */
    const takeEffect = async (): Promise<Step> => {
      const respondsFirst = !steps.isRandom && planned !== 'webhook-first' && !endsAfter;
      const handled: HandledRequest = { openDeliveries: 0, respondsFirst, isForged: planned === 'forged' };
      run.cause = handled;
      // Without the signal: the service does not know that the client has given up.
      const read = isCreation ? readPayment(body, key ?? name, planned) : body;
      const sent = new Request(url, { method, headers, ...(read !== '' && { body: read }) });
      const response = await handle(sent, planned, hit !== undefined);
      point.causesDelivery = handled.openDeliveries > 0;
      if (!isRead) record.logMoney();
      const at = run.time.now();
      if (key !== null && !((record.keyExpiries.get(key) ?? 0) > at)) record.keyExpiries.set(key, at + keyMs);
      const { id, status, code } = latest?.summary ?? {};
      const isComplete = response instanceof Response;
      const result = isComplete ? [response.status, status ?? code, id && record.names.ids(id)] : ['no response'];
      return {
        isReady: () => planned !== 'webhook-first' || handled.openDeliveries === 0,
        run() {
          handled.respondsFirst = false;
          if (ended.aborted) return;
          record.log('service', result.filter(Boolean).join('  '), name);
          reply(response);
        },
      };
    };

    if (planned === 'late') {
      logFailure();
      const comeLate = async () => {
        record.fail('The service handles the request now.', name);
        const { run: respond } = await takeEffect();
        // A client without a time-out still waits.
        steps.add({ isReady: () => request.signal.aborted, run: respond });
      };
      late.push(comeLate);
      run.time.add(() => {
        if (late[0] === comeLate) steps.add({ run: async () => void (await handleLate()) });
      }, longestLateMs);
      return;
    }
    if (planned === 'refused' || planned === 'down-before' || planned === 'crash-before') {
      logFailure();
      if (planned === 'crash-before') endProcess(run, 'now');
      else reply(connectionRefused());
      return;
    }
    const hasLate = late.length > 0;
    const response = await takeEffect();
    logFailure();
    if (endsAfter) endProcess(run, planned === 'outage' ? 'after an outage' : 'now');
    else steps.add(response);
    // The effect of an earlier request comes after this one.
    if (hasLate) await handleLate();
  };

  return {
    /** Sends a request of a process. The process gets no response after it has ended. */
    send(request: Request, ended: AbortSignal): Promise<Response> {
      const call = callOf(request);
      const { wish } = currentActivity() ?? {};
      const { signal } = request;
      return new Promise((resolve, reject) => {
        const end = activities.wait();
        let isOpen = true;
        const reply = (response: Response | Error) => {
          if (!isOpen || ended.aborted) return;
          isOpen = false;
          end();
          if (response instanceof Error) reject(response);
          else resolve(response);
        };
        const abort = () => reply(signal.reason);
        if (signal.aborted) return abort();
        signal.addEventListener('abort', abort);
        steps.add({ run: () => (isOpen ? arrive({ request, call, wish, ended, reply }) : undefined) });
      });
    },
    handleLate,
  };
}

/** A truncated body breaks off at once: with a timer, the order of events would depend on the machine. */
function toReply(result: Awaited<ReturnType<typeof resultOf>>): Response | Error {
  return 'response' in result ? toResponse(result, async () => {}) : connectionReset();
}

export type Network = ReturnType<typeof createNetwork>;

/** The error of Node's `fetch`. */
function connectionRefused(): TypeError {
  const code = 'ECONNREFUSED';
  return new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code, syscall: 'connect' }) });
}

/** Changes a request to create a payment so that the service declines it. */
function withDecline(body: string): string {
  const { payment_method: method, ...others } = JSON.parse(body);
  const token = method?.token === undefined ? {} : { token: testTokenOf(decline) };
  return JSON.stringify({ ...others, description: decline.code, payment_method: { ...method, ...token } });
}

/** Parses a body. The merchant may send any text. */
function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
