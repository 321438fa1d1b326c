import { verificationFix } from '../errors.ts';
import type { UnknownEvent } from '../events/events.ts';
import type { WebhookKind } from '../verification/webhook-config.ts';
import type { Delivery } from './delivery.ts';

/** Enough for every real type. A sender that needs no signature could invent more. */
const maxWarnedTypes = 100;

/** Creates the default of `onDelivery`: logs what failed, every response other than 200, and events that are dropped. */
export function createDeliveryLog(accept: WebhookKind): (delivery: Delivery) => void {
  const warnedTypes = new Set<string>();
  return ({ result, status, reason, error, event, key }) => {
    const isDropped = result === 'unhandled' && status === 200 && reason !== 'no_handler';
    if (result !== 'failed' && status === 200 && !isDropped) return;
    const { field, rule, expectedKind, type_event = '' }: Partial<UnknownEvent> = Object(event);
    if (isDropped && reason === 'unknown_type') {
      if (warnedTypes.has(type_event) || warnedTypes.size === maxWarnedTypes) return;
      warnedTypes.add(type_event);
    }
    const why = reason ?? 'after the time-out';
    const details: Record<string, string> = {
      method_not_allowed: '. Use POST',
      not_verified: '. The function verify did not return true',
      not_accepted: `. Send it to a receiver with accept: '${expectedKind}'`,
      malformed: ` (${field}: ${rule})`,
      unknown_type: ` ${JSON.stringify(type_event.slice(0, 80))}${isDropped ? '. The event was dropped: add a handler for it to on, or onUnknown' : ''}`,
      handler_timeout: '. The handler exceeded ackTimeoutMs',
      // The stack of a broken connection leads to this package only.
      body_incomplete: `. ${Object(error).message ?? error}`,
    };
    console[isDropped ? 'warn' : 'error'](
      `Webhook ${result} with ${status}: ${why}${key ? ` of ${key}` : ''}${details[why] ?? verificationFix(why, accept)}`,
      // A verification error only repeats the reason and its fix.
      ...(result === 'rejected' || error === undefined ? [] : [error]),
    );
  };
}
