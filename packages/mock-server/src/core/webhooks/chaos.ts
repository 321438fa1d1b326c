import { bodyFields } from '../../generated/admin-fields.ts';
import type { ChaosEffect, WebhookChaos } from '../../generated/control-types.ts';
import { schemas } from '../../generated/control-validators.js';
import { createIds } from '../model/ids.ts';
import { assertShape } from '../model/validation.ts';

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
