import type { ExploreOptions } from '@paychord/mock-server/explore';
import { explorationOf, Merchant } from './correct.ts';
import { doubleEntry } from './designs/double-entry.ts';
import { eventSourced } from './designs/event-sourced.ts';
import { files } from './designs/files.ts';
import { handlerTable } from './designs/handler-table.ts';
import { inbox } from './designs/inbox.ts';
import { optimisticLock } from './designs/optimistic-lock.ts';
import { outbox } from './designs/outbox.ts';
import { parcel } from './designs/parcel.ts';
import { polling } from './designs/polling.ts';
import { retryQueue } from './designs/retry-queue.ts';
import { saga } from './designs/saga.ts';
import { severalShops } from './designs/several-shops.ts';
import { sqlite } from './designs/sqlite.ts';
import { stateMachine } from './designs/state-machine.ts';
import { subscription } from './designs/subscription.ts';
import { webhookStatus } from './designs/webhook-status.ts';
import { RefundShop } from './refund-shop.ts';
import { type Design, explorationOfDesign } from './shop-kit.ts';
import { explorationOfShop, SmallShop } from './small-shop.ts';
import { TwoCardShop } from './two-card-shop.ts';

/** A correct merchant. */
interface CorrectMerchant {
  readonly name: string;
  readonly exploration: ExploreOptions;
}

const design = <Storage>(name: string, design: Design<Storage>): CorrectMerchant => ({
  name,
  exploration: explorationOfDesign(design),
});

export const designs: readonly CorrectMerchant[] = [
  { name: 'authorizes, captures and refunds', exploration: explorationOf(Merchant) },
  { name: 'pays in one step', exploration: explorationOfShop(SmallShop) },
  { name: 'pays with another card after a decline', exploration: explorationOfShop(TwoCardShop) },
  { name: 'refunds a part', exploration: explorationOfShop(RefundShop) },
  design('sends the commands of an outbox', outbox),
  design('stores events', eventSourced),
  design('captures after six hours', saga),
  design('only polls', polling),
  design('keeps orders in files', files),
  design('uses SQLite', sqlite),
  design('takes the status from webhooks', webhookStatus),
  design('charges each period of a subscription', subscription),
  design('has two shops in one account', severalShops),
  design('has a queue of retries and no job', retryQueue),
  design('is a state machine', stateMachine),
  design('changes rows with an optimistic lock', optimisticLock),
  design('handles webhooks with the receiver', handlerTable),
  design('stores webhooks in an inbox', inbox),
  design('captures a parcel and releases the rest', parcel),
  design('books each transaction once', doubleEntry),
];
