import type { Duration } from '../clock/duration.ts';
import { schemas } from '../generated/control-validators.js';
import { assertShape } from '../model/assert-shape.ts';
import { createIds } from '../model/ids.ts';

/**
 * What goes wrong with deliveries, each with a probability from 0 to 1 that is drawn from the seed. One thing at the most is done to an
 * attempt: of those that are drawn, the first of drop, corrupt, badSignature, noSignature and duplicate. What is not signed has no
 * signature to go wrong.
 */
export interface WebhookChaos {
  /** The attempt is sent twice. */
  duplicate?: number;
  /**
   * The event is held back until the next one to the same endpoint has been sent. It goes by itself after a minute, or when chaos ends.
   */
  reorder?: number;
  /** The attempt never arrives. */
  drop?: number;
  /** A byte of the body is changed after it was signed. */
  corrupt?: number;
  /** The signature is another's. */
  badSignature?: number;
  /** The signature is missing. */
  noSignature?: number;
  /** How much later every event is sent, on the merchant's clock. Less than 100,000 days. */
  delay?: Duration;
}

/** What goes wrong with one attempt. */
export type ChaosEffect = 'duplicate' | 'drop' | 'corrupt' | 'badSignature' | 'noSignature';

/** The first that is drawn happens. */
const chaosEffects: readonly ChaosEffect[] = ['drop', 'corrupt', 'badSignature', 'noSignature', 'duplicate'];

const fields: Readonly<Record<keyof WebhookChaos, true>> = {
  duplicate: true,
  reorder: true,
  drop: true,
  corrupt: true,
  badSignature: true,
  noSignature: true,
  delay: true,
};

/** @throws OptionError when a probability is not from 0 to 1, the delay is no duration or a name is unknown */
export function assertChaos(chaos: WebhookChaos): void {
  assertShape('chaos', schemas.WebhookChaos, chaos, Object.keys(fields));
}

/**
 * What goes wrong with an attempt: one mishap at the most. It follows from the delivery and the number alone, as attempts over sockets
 * come in any order.
 */
export function chooseChaosEffect(
  chaos: WebhookChaos,
  attempt: { deliveryId: string; number: number; isSigned: boolean },
): ChaosEffect | undefined {
  if (chaosEffects.every((each) => chaos[each] === undefined)) return undefined;
  const { fraction } = createIds(JSON.stringify([attempt.deliveryId, attempt.number]));
  const isVoid = (each: ChaosEffect) => !attempt.isSigned && (each === 'badSignature' || each === 'noSignature');
  // Drawn for each, void or not: what is drawn for the others is the same at every endpoint.
  return chaosEffects.find((each) => fraction() < (chaos[each] ?? 0) && !isVoid(each));
}

/** Whether an event is held back. */
export function isHeldBack({ reorder = 0 }: WebhookChaos, deliveryId: string): boolean {
  return reorder > 0 && createIds(deliveryId).fraction() < reorder;
}
