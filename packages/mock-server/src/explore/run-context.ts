import type { MockServer } from '../mock-server.ts';
import type { Activities } from './activities.ts';
import type { FailurePoint } from './failures.ts';
import type { MerchantProcess } from './shop.ts';
import type { Steps } from './steps.ts';
import type { createNormalizer, TraceEvent } from './trace.ts';
import type { VirtualTime } from './virtual-time.ts';

/** A request that the service handles. */
export interface HandledRequest {
  /** The number of deliveries that it caused and that have not ended. */
  openDeliveries: number;
  /** Whether its deliveries come after its response. */
  respondsFirst: boolean;
}

/** What the parts of a run share. */
export interface RunContext {
  readonly mock: MockServer;
  readonly time: VirtualTime;
  readonly steps: Steps;
  readonly activities: Activities;
  readonly names: ReturnType<typeof createNormalizer>;
  /** Returns the latest process of the merchant. */
  process(this: void): MerchantProcess;
  /** Ends a process. With `isOutage`, the next one starts 25 hours later. */
  endProcess(this: void, process: MerchantProcess, isOutage: boolean): void;
  /** Calls back when the process ends. */
  onEnd(this: void, process: MerchantProcess, call: () => void): void;
  /** Returns the failure that the case plans for a point. */
  plannedAt(this: void, point: string): string | undefined;
  addPoint(this: void, point: FailurePoint): void;
  log(this: void, kind: TraceEvent['kind'], text: string, point?: string): void;
  /** Writes down what the order of events depends on. Two runs of a repeatable scenario have the same. */
  fingerprint(this: void, text: string): void;
  /** Logs the orders whose money changed. */
  logMoney(this: void): void;
  /** Says that a planned failure had no effect. */
  neverTookEffect(this: void): void;
  /** Sets the request that causes the deliveries until the next step. */
  causeOfDeliveries(this: void, cause: HandledRequest): void;
  currentCause(this: void): HandledRequest | undefined;
}
