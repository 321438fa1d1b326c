import type { Fault } from '../faults/fault.ts';
import { operations } from '../generated/operations.ts';
import { createRouter } from '../http/router.ts';
import type { JournaledRequest } from '../merchant/traffic.ts';
import { currentCallSite } from './call-site.ts';
import { describeFailure, type FailurePoint, type RequestFailure } from './failures.ts';
import type { HandledRequest, RunContext } from './run-context.ts';
import type { MerchantProcess } from './shop.ts';

type Mutable<T> = { -readonly [Name in keyof T]: T[Name] };

/** How long after the time-out of the client a late request has its effect. It is the assumption of the SDK about requests in flight. */
const longestLateMs = 60_000;

/** What the mock server does with a request that fails. The mock server records it, so that its findings know what the client saw. */
const faults: Partial<Record<RequestFailure, Fault>> = {
  'lost-before': { phase: 'transport', connection: 'reset', lost: 'request' },
  'lost-after': { phase: 'transport', connection: 'reset', lost: 'response' },
  late: { phase: 'transport', connection: 'reset', lost: 'response' },
  'too-many': { phase: 'before', status: 429 },
  '500-before': { phase: 'processing', status: 500 },
  '500-after': { phase: 'after-commit', status: 500 },
  '503-before': { phase: 'before', status: 503 },
  '503-after': { phase: 'after-commit', status: 503 },
  truncated: { phase: 'body', corrupt: 'truncated' },
  empty: { phase: 'body', corrupt: 'empty' },
  'crash-after': { phase: 'transport', connection: 'reset', lost: 'response' },
  outage: { phase: 'transport', connection: 'reset', lost: 'response' },
};

const route = createRouter(operations);

/** Creates the network between the processes of the merchant and the service. Each request and each response is a step of the run. */
export function createNetwork(run: RunContext) {
  const { mock, steps, activities } = run;
  let count = 0;
  let latest: JournaledRequest | undefined;
  mock.watch({
    request(request) {
      latest = request;
    },
  });
  /** The requests whose effect comes after the time-out of the client. */
  const late: (() => Promise<void>)[] = [];
  /** Lets the service handle a request that comes late. Returns whether there was one. */
  const handleLate = async (): Promise<boolean> => {
    const next = late.shift();
    await next?.();
    return next !== undefined;
  };

  /** Lets the service handle a request. */
  const handle = async (request: Request, failure: RequestFailure | undefined): Promise<Response | Error> => {
    const fault = failure && faults[failure];
    latest = undefined;
    if (fault !== undefined) mock.faults.inject(fault);
    const response = await mock.fetch(request).catch((error: Error) => error);
    if (fault === undefined) return response;
    // A request that was rejected has no effect that a failure could hide.
    if (!(latest as JournaledRequest | undefined)?.entry.faults.length) run.neverTookEffect();
    mock.faults.clear();
    return response;
  };

  const arrive = async (process: MerchantProcess, request: Request, callSite: string | undefined, reply: Reply) => {
    if (process.isDead) return;
    count += 1;
    const name = `request-${count}`;
    const planned = run.plannedAt(name) as RequestFailure | undefined;
    const body = await request.text();
    const { method, url, headers } = request;
    const { pathname, search } = new URL(url);
    const key = headers.get('x-idempotency-key');
    const shownKey = key === null ? '' : `  ${run.names.key(key)}`;
    run.fingerprint(`${method} ${pathname}${search}${shownKey} ${body}`);
    run.log(
      'request',
      `${method} ${run.names.ids(pathname)}${search}${shownKey}${callSite ? `  at ${callSite}` : ''}`,
      name,
    );
    const match = route(request);
    const title = match.kind === 'matched' ? match.id : `${method} ${pathname}`;
    const failed = () => run.log('failure', describeFailure('request', planned ?? ''), name);
    const point: Mutable<FailurePoint> = {
      name,
      kind: 'request',
      title,
      callSite,
      isRead: method === 'GET',
      causesDelivery: false,
    };
    run.addPoint(point);
    if (planned === 'refused') {
      failed();
      return reply(networkError('ECONNREFUSED', 'connect'));
    }
    if (planned === 'crash-before') {
      failed();
      return run.endProcess(process, false);
    }
    const endsProcess = planned === 'crash-after' || planned === 'outage';
    const effect = async () => {
      const handled: HandledRequest = {
        openDeliveries: 0,
        respondsFirst: !steps.isRandom && planned !== 'webhook-first' && !endsProcess,
      };
      run.causeOfDeliveries(handled);
      // Without the signal: the service does not know that the client has given up.
      const sent = new Request(url, { method, headers, ...(body !== '' && { body }) });
      const response = await handle(sent, planned);
      point.causesDelivery = handled.openDeliveries > 0;
      if (!point.isRead) run.logMoney();
      const { id, status, code } = latest?.summary ?? {};
      const result =
        response instanceof Response ? [response.status, status ?? code, id && run.names.ids(id)] : ['no response'];
      const respond = () => {
        handled.respondsFirst = false;
        if (process.isDead) return;
        run.log('response', result.filter(Boolean).join('  '), name);
        reply(response);
      };
      return { isReady: () => planned !== 'webhook-first' || handled.openDeliveries === 0, run: respond };
    };
    if (planned === 'late') {
      failed();
      const comeLate = async () => {
        run.log('failure', 'The service handles the request now.', name);
        // A client without a time-out still waits.
        steps.add(await effect());
      };
      late.push(comeLate);
      const limit = () =>
        run.time.add(() => {
          if (late[0] === comeLate) steps.add({ run: async () => void (await handleLate()) });
        }, longestLateMs);
      request.signal.addEventListener('abort', limit);
      run.onEnd(process, limit);
      return;
    }
    const hasLate = late.length > 0;
    const response = await effect();
    if (planned !== undefined) failed();
    if (endsProcess) run.endProcess(process, planned === 'outage');
    else steps.add(response);
    // The effect of an earlier request comes after the repeat.
    if (hasLate) await handleLate();
  };

  return {
    /** Creates the `fetch` of a process. */
    fetchOf(process: () => MerchantProcess): typeof globalThis.fetch {
      return (input, init) => {
        const callSite = currentCallSite();
        const request = new Request(input, init);
        const { signal } = request;
        return new Promise((resolve, reject) => {
          const end = activities.wait();
          let isOpen = true;
          const reply: Reply = (response) => {
            if (!isOpen || process().isDead) return;
            isOpen = false;
            end();
            if (response instanceof Error) reject(response);
            else resolve(response);
          };
          const abort = () => reply(signal.reason);
          if (signal.aborted) return abort();
          signal.addEventListener('abort', abort);
          steps.add({ run: () => (isOpen ? arrive(process(), request, callSite, reply) : undefined) });
        });
      };
    },
    handleLate,
  };
}

type Reply = (response: Response | Error) => void;

/** The error of Node's `fetch`. */
function networkError(code: string, syscall?: string): TypeError {
  return new TypeError('fetch failed', {
    cause: Object.assign(new Error(code), { code, ...(syscall && { syscall }) }),
  });
}
