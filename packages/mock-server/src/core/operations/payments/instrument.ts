import type { CreatePaymentRequest } from '@paychord/sdk';
import { type ApiErrorResult, invalidParameters } from '../../model/api-error.ts';
import { describeType } from '../../model/describe-violation.ts';
import { isChosenOnPage } from './card.ts';
import { typeOf } from './creation.ts';

const tokens = ['token', 'vaulted_token'] as const;

/**
 * Rejects a card payment whose token was sent empty, with nothing else to charge. A checkout that failed to get a token would pass its tests.
 *
 * @param sent - The body as it was sent. Nothing has been validated.
 * @param input - The body without the fields whose value means that they are absent
 */
export function checkInstrument(sent: unknown, input: unknown): ApiErrorResult | undefined {
  const { payment_method: sentMethod } = Object(sent) as { payment_method?: unknown };
  const { payment_method, subscription, workflow = null } = Object(input) as Partial<CreatePaymentRequest>;
  const method: CreatePaymentRequest['payment_method'] = Object(payment_method);
  const empty = tokens.filter((name) => Object.hasOwn(Object(sentMethod), name) && method[name] === undefined);
  const isCharged =
    tokens.some((name) => method[name] !== undefined) ||
    method.detail?.card?.card_data?.number !== undefined ||
    subscription !== undefined;
  // An empty type, or one in other letters, is a broken checkout of a card too.
  const type = typeOf({ payment_method: { ...method, type: method.type || null } });
  const isCard = String(type).toUpperCase() === 'CARD' && !isChosenOnPage({ workflow, payment_method: method });
  if (empty.length === 0 || isCharged || !isCard) return undefined;
  const fix = 'Pass a token, a vaulted_token, a card number or a subscription';
  const messages = empty.map((name) => {
    const { [name]: value } = sentMethod as Record<string, unknown>;
    const received = value === '' ? 'an empty text' : describeType(value);
    return `payment_method.${name} must not be empty, because nothing else is charged (received ${received}). ${fix}`;
  });
  return invalidParameters(...messages);
}
