import type { MockServer } from '../core/mock-server.ts';
import { uuids } from '../core/model/ids.ts';
import { redactCardNumbers } from '../core/model/redaction.ts';
import type { Violation } from './compare-books.ts';
import type { FailurePoint } from './failures.ts';
import { type Money, moneyOf } from './money.ts';
import type { RunEvent } from './repeatability.ts';
import type { Amount } from './shop.ts';
import type { VirtualTime } from './virtual-time.ts';

/** Who did something, or what changed. */
export const lanes = ['customer', 'merchant', 'service', 'webhook', 'money'] as const;

/** Something that happened in a run. */
export interface TraceEvent {
  /** Milliseconds since the start of the run, in virtual time. */
  readonly at: number;
  readonly lane: (typeof lanes)[number];
  readonly isFailure: boolean;
  /** The failure point that it belongs to, such as `request-2`. */
  readonly point?: string;
  /** What happened, in a line. */
  readonly text: string;
}

export type RunRecord = ReturnType<typeof createRecord>;

/** Writes down what happens in a run. */
export function createRecord(mock: MockServer, time: VirtualTime) {
  const startAt = time.now();
  const trace: TraceEvent[] = [];
  const names = createNormalizer();
  const wishOf = new Map<string, string>();
  let money: ReadonlyMap<string, Money> = new Map();
  const add = (lane: TraceEvent['lane'], text: string, point: string | undefined, isFailure: boolean) =>
    void trace.push({ at: time.now() - startAt, lane, isFailure, text, ...(point !== undefined && { point }) });
  const log = (lane: TraceEvent['lane'], text: string, point?: string): void => add(lane, text, point, false);
  return {
    trace,
    points: [] as FailurePoint[],
    /** The requests and deliveries in their order. Two runs of a repeatable scenario have the same, apart from generated values. */
    events: [] as RunEvent[],
    /** The errors of the merchant's code, apart from those of its webhooks. */
    errors: [] as string[],
    /** Whether every planned failure that was met had an effect. */
    tookEffect: true,
    names,
    log,
    /** Logs a failure at a point. */
    fail: (text: string, point: string): void =>
      add(point.startsWith('delivery') ? 'webhook' : 'service', text, point, true),
    /** What the merchant's code wrote to the console: the first texts. */
    output: [] as string[],
    /** The rules that the run broke. */
    violations: [] as Violation[],
    /** What should be known about the run. */
    notes: [] as string[],
    /** The wish that an order is part of. */
    wishOf,
    /** The amounts that the scenario named, by the name of the wish. */
    wished: new Map<string, Amount>(),
    /** The payments that a refund was sent for. */
    refundsSent: new Set<string>(),
    /** When the service forgets the keys that it received, in virtual time. */
    keyExpiries: new Map<string, number>(),
    /** Logs the orders whose money changed. */
    logMoney(): void {
      const before = money;
      money = moneyOf(mock.payments.list(), wishOf).orders;
      for (const [order, { held, captured, refunded, currency }] of money) {
        const last = before.get(order);
        if (held === last?.held && captured === last.captured && refunded === last.refunded) continue;
        const holds = held > 0 ? `held ${held} ${currency}, ` : '';
        log('money', `${order}: ${holds}captured ${captured} ${currency}, refunded ${refunded} ${currency}`);
      }
    },
  };
}

/** Replaces generated ids and keys by their number, so that two runs can be compared: `id-1`, `key-2`. */
function createNormalizer() {
  const nameKey = createNamer('key');
  const nameId = createNamer('id');
  return {
    ids: (text: string): string => text.replaceAll(uuids, nameId),
    /** The key as the merchant sends it, with a name in place of each generated part. */
    key: (key: string): string => redactCardNumbers(key.replaceAll(uuids, nameKey)),
  };
}

function createNamer(kind: string) {
  const names = new Map<string, string>();
  return (value: string): string => {
    const name = names.get(value) ?? `${kind}-${names.size + 1}`;
    names.set(value, name);
    return name;
  };
}
