import type { MockServer } from '../core/mock-server.ts';
import type { WebhookReceiver } from '../core/webhooks/endpoint.ts';
import type { Activities } from './activities.ts';
import type { Case } from './cases.ts';
import type { RunRecord } from './record.ts';
import type { Shop } from './shop.ts';
import type { Steps } from './steps.ts';
import type { VirtualTime } from './virtual-time.ts';

/** A process of the merchant. A run has one, and another one after each failure that ends a process. */
export interface MerchantProcess {
  readonly shop: Shop;
  /** Aborted when the process has ended. */
  readonly ended: AbortSignal;
  end(this: void): void;
  receiver: WebhookReceiver | undefined;
}

/** A request that the service handles. */
export interface HandledRequest {
  /** The number of deliveries that it caused and that have not ended. */
  openDeliveries: number;
  /** Whether its deliveries come after its response. */
  respondsFirst: boolean;
  /** Whether forged webhooks follow its deliveries. */
  readonly isForged: boolean;
}

/** What the parts of a run share. */
export interface RunContext {
  readonly plan: Case;
  readonly mock: MockServer;
  readonly time: VirtualTime;
  readonly steps: Steps;
  readonly activities: Activities;
  readonly record: RunRecord;
  /** How long failures went on, in milliseconds of virtual time. */
  failedMs: number;
  /** The latest process of the merchant. */
  process?: MerchantProcess;
  /** When the next process starts, after one has ended. */
  nextStart?: 'now' | 'after an outage' | undefined;
  /** The request that causes the deliveries until the next step. */
  cause?: HandledRequest | undefined;
}

/** Returns the failure that the case plans for a point. */
export function plannedAt({ plan }: RunContext, point: string): string | undefined {
  return plan.failures.find(({ at }) => at === point)?.failure;
}

/** Ends the process of the merchant. */
export function endProcess(run: RunContext, nextStart: RunContext['nextStart']): void {
  run.process?.end();
  run.nextStart = nextStart;
}
