import type { Finding } from '../../generated/control-types.ts';
import type { AttemptReport } from '../webhooks/delivery.ts';
import { copyEntry, type JournalEntry, type ResponseSummary, summarizeBody } from './journal.ts';

/** A request that an operation handled or rejected. */
export interface JournaledRequest {
  /** The public key of the merchant in whose journal the request is. */
  readonly merchant: string;
  /** Whether the request is the first one of a merchant that was not configured. */
  readonly newMerchant: boolean;
  /** What is probably wrong with the keys of a new merchant, and the fix. */
  readonly warning?: string;
  /** The address of the customer's page, when the request created a payment that waits for the customer. */
  readonly customerPage?: string;
  /** The number of the entry. Reading it alone costs less than the entry. */
  readonly number: number;
  /** Secrets and card data are redacted. */
  readonly entry: JournalEntry;
  /** The part of the response body that a log shows. Reading the whole body costs more. */
  readonly summary: ResponseSummary;
  /** The real time from the request to its response, in milliseconds. */
  readonly durationMs: number;
}

/** What listeners of this package get. */
export type ReportedRequest = ReturnType<typeof reportRequest>;

/**
 * Creates what listeners get. The entry is copied and redacted when it is first read: most requests on a port have no reader, and with a copy
 * for each, payments over HTTP take twice as long.
 */
export function reportRequest(kept: JournalEntry, facts: Omit<JournaledRequest, 'number' | 'entry' | 'summary'>) {
  let copy: JournalEntry | undefined;
  const reported: JournaledRequest = {
    ...facts,
    number: kept.number,
    summary: summarizeBody(kept.response?.body),
    get entry() {
      copy ??= copyEntry(kept);
      return copy;
    },
  };
  const { request: _, response, ...rest } = kept;
  /** The entry without headers and bodies, which a copy takes the most time for. It is not a copy. No spread has it. */
  const head = { ...rest, response: response && { status: response.status } };
  return Object.defineProperty(reported as JournaledRequest & { readonly head: typeof head }, 'head', { value: head });
}

/** A request that no operation handles: its path or its method does not exist. It is in no journal. The body of a fallback is absent. */
export interface UnhandledRequest {
  readonly at: string;
  readonly method: string;
  readonly path: string;
  /** `fallback` when the option `fallback` responded. */
  readonly operation?: 'fallback';
  /** Why a page cannot call this server, and the fix. */
  readonly warning?: string;
  readonly response: { readonly status: number; readonly body: unknown };
  readonly durationMs: number;
}

/** An attempt to deliver a webhook, after it ended. */
export interface AttemptedDelivery extends AttemptReport {
  /** The public key of the merchant that the event belongs to. */
  readonly merchant: string;
}

/** The finding of a rule, with everything that the rule found so far. */
export interface ReportedFinding {
  /** The public key of the merchant. */
  readonly merchant: string;
  readonly finding: Finding;
}

/**
 * Observes the requests and the webhook attempts of every merchant. A function that throws or rejects changes no response. The mock server
 * reports it on stderr, once for each kind of event.
 */
export interface TrafficListener {
  request?(request: JournaledRequest): void;
  unhandled?(request: UnhandledRequest): void;
  attempt?(delivery: AttemptedDelivery): void;
  /** A rule that is on by default found something. Its `count` is 1 for the first time. */
  finding?(found: ReportedFinding): void;
  /** Something other than a request may change the state, or has changed it: a control, the clock, a reset or a restored snapshot. */
  change?(): void;
}

/** The requests and the webhook attempts of a mock server. A reset and a restored snapshot do not end a subscription. */
export type Traffic = ReturnType<typeof createTraffic>;

export function createTraffic() {
  const listeners = new Set<TrafficListener>();
  const reported = new Set<string>();

  /**
   * Calls an observer: the journal, the findings, a listener. Everything that only observes runs through here, so that a mistake in it changes
   * no response, rejects no call and ends no process.
   *
   * @param name - What a message calls the observer. Its first failure is reported on stderr.
   */
  const observe = (name: string, observer: () => unknown): void => {
    const report = (error: unknown) => {
      if (reported.has(name)) return;
      reported.add(name);
      printFailure(name, error, 'No response changed. Later failures of it are not reported');
    };
    try {
      const result = observer();
      // An async function fits the type of a listener.
      if (typeof result === 'object') Promise.resolve(result).catch(report);
    } catch (error) {
      report(error);
    }
  };

  return {
    observe,
    /** Calls the functions of the listener until the returned function is called. */
    watch(listener: TrafficListener): () => void {
      // A copy, so that the same object can subscribe twice.
      const own = { ...listener };
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    /** Whether a listener is subscribed. Without one, an event costs nothing. */
    isWatched: () => listeners.size > 0,
    /** Passes an event to every listener. */
    emit<Name extends keyof TrafficListener>(name: Name, ...event: Parameters<Required<TrafficListener>[Name]>): void {
      for (const listener of listeners) {
        // The type of the event belongs to the name.
        const call = listener[name] as ((...event: unknown[]) => unknown) | undefined;
        if (call !== undefined) observe(`a listener for "${name}"`, () => call(...event));
      }
    },
  };
}

/** Prints that a function failed, and where. Not the message of the error, which can contain a part of a request. */
export function printFailure(name: string, error: unknown, effect: string): void {
  try {
    const { name: kind = typeof error, stack = '' } = Object(error) as { name?: unknown; stack?: unknown };
    const places = String(stack)
      .split('\n')
      .filter((line) => /^\s+at /.test(line));
    const text = `Mock server: ${name} failed (${String(kind)}). ${effect}`;
    console.error([text, ...places].join('\n'));
  } catch {
    // An error can have a stack that throws, and a test may replace the console by one that throws.
  }
}
