import { type Duration, milliseconds } from '../duration.ts';
import type { Ids } from '../ids.ts';

/** What goes wrong with deliveries, each with a probability from 0 to 1 that is drawn from the seed. */
export interface WebhookChaos {
  /** The attempt is sent twice. */
  duplicate?: number;
  /** The first attempt is held back until a later event has been sent, for a minute at the most. */
  reorder?: number;
  /** The attempt never arrives. */
  drop?: number;
  /** A byte of the body is changed after it was signed. */
  corrupt?: number;
  /** The signature is another's. */
  badSignature?: number;
  /** There is no signature. */
  noSignature?: number;
  /** How much later every event is sent, on the merchant's clock. */
  delay?: Duration;
}

/** What goes wrong with one attempt. */
export type Mishap = 'duplicate' | 'drop' | 'corrupt' | 'badSignature' | 'noSignature';

const mishaps: readonly Mishap[] = ['drop', 'corrupt', 'badSignature', 'noSignature', 'duplicate'];

/** @throws TypeError when a probability is not from 0 to 1 or its name is unknown */
export function assertChaos({ delay = 0, ...chaos }: WebhookChaos): void {
  milliseconds(delay);
  for (const [name, probability] of Object.entries(chaos)) {
    if (name !== 'reorder' && !(mishaps as readonly string[]).includes(name)) {
      throw new TypeError(`chaos knows ${[...mishaps, 'reorder', 'delay'].join(', ')}`);
    }
    if (!(probability >= 0 && probability <= 1)) throw new TypeError(`chaos.${name} must be from 0 to 1`);
  }
}

/** Draws what goes wrong with an attempt: one mishap at the most. */
export function draw(chaos: WebhookChaos, ids: Ids): Mishap | undefined {
  return mishaps.find((each) => happens(chaos[each], ids));
}

/** Draws only where something could happen, so that chaos which is off leaves the sequence alone. */
export function happens(probability: number | undefined, ids: Ids): boolean {
  return probability !== undefined && probability > 0 && ids.fraction() < probability;
}
