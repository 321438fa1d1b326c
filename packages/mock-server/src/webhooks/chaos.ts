import type { Duration } from '../clock/duration.ts';
import { bodyFields } from '../generated/admin-fields.ts';
import { schemas } from '../generated/control-validators.js';
import { createIds } from '../model/ids.ts';
import { assertShape } from '../model/validation.ts';

/**
 * Network problems that the mock server simulates for webhook deliveries.
 *
 * Every option except `delay` is a probability from 0 to 1, drawn from the seed: `reorder` for each event, the others for each attempt. At
 * most one effect applies to an attempt. If several are drawn, the first of `drop`, `corrupt`, `badSignature`, `noSignature` and
 * `duplicate` applies. The two signature effects do not apply to an endpoint without a secret.
 *
 * @example
 * mock.webhooks.chaos({ duplicate: 0.2, reorder: 0.3, delay: '10s' });
 */
export interface WebhookChaos {
  /**
   * Probability that the attempt is sent twice, with the same bytes.
   *
   * @default 0
   */
  duplicate?: number;
  /**
   * Probability that an event is held back until the next event to the same endpoint was sent. Without a next event it is sent after one
   * minute on the merchant's clock, or when `reorder` is turned off.
   *
   * @default 0
   */
  reorder?: number;
  /**
   * Probability that the attempt is lost before it reaches the endpoint.
   *
   * @default 0
   */
  drop?: number;
  /**
   * Probability that the body is corrupt: one digit changes after signing.
   *
   * @default 0
   */
  corrupt?: number;
  /**
   * Probability that the signature does not match the body.
   *
   * @default 0
   */
  badSignature?: number;
  /**
   * Probability that the signature header is missing.
   *
   * @default 0
   */
  noSignature?: number;
  /**
   * Time by which every event is delayed, on the merchant's clock: milliseconds, or text such as `10s` or `5m`. Less than 100,000 days.
   *
   * @default 0
   */
  delay?: Duration;
}

/** The chaos effect that was applied to an attempt. */
export type ChaosEffect = 'duplicate' | 'drop' | 'corrupt' | 'badSignature' | 'noSignature';

/** In order of precedence: the first one that is drawn applies. */
const chaosEffects: readonly ChaosEffect[] = ['drop', 'corrupt', 'badSignature', 'noSignature', 'duplicate'];

/** @throws OptionError An option is unknown, a probability is not from 0 to 1, or `delay` is not a duration. */
export function assertChaos(chaos: unknown, path = 'chaos'): void {
  assertShape(path, schemas.WebhookChaos, chaos, bodyFields.setWebhookChaos ?? {});
}

/**
 * Chooses the effect for an attempt, or undefined for none.
 *
 * The choice depends only on the delivery and the attempt number, because attempts over sockets end in any order.
 */
export function chooseChaosEffect(
  chaos: WebhookChaos,
  attempt: { deliveryId: string; number: number; isSigned: boolean },
): ChaosEffect | undefined {
  if (chaosEffects.every((effect) => chaos[effect] === undefined)) return undefined;
  const { fraction } = createIds(JSON.stringify([attempt.deliveryId, attempt.number]));
  const needsSignature = (effect: ChaosEffect) => effect === 'badSignature' || effect === 'noSignature';
  const isApplicable = (effect: ChaosEffect) => attempt.isSigned || !needsSignature(effect);
  // A number is drawn for every effect, so that signed and unsigned endpoints get the same draws.
  return chaosEffects.find((effect) => fraction() < (chaos[effect] ?? 0) && isApplicable(effect));
}

/** Reports whether `reorder` holds a delivery back. */
export function isHeldBack({ reorder = 0 }: WebhookChaos, deliveryId: string): boolean {
  return reorder > 0 && createIds(deliveryId).fraction() < reorder;
}
