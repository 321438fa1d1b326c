import { verificationFix } from '../errors.ts';
import type { UnknownEvent } from '../events/events.ts';
import type { WebhookKind } from '../verification/webhook-config.ts';
import type { Delivery } from './delivery.ts';

/** Enough for every real type. A sender that needs no signature could invent more. */
const maxWarnedTypes = 100;

/** Creates the default of `onDelivery`: logs what failed, every response other than 200, and events that are dropped. */
export function createDeliveryLog(accept: WebhookKind): (delivery: Delivery) => void {
  const warned = new Set<string>();
  const isFirst = (subject: string): boolean => {
    if (warned.has(subject) || warned.size === maxWarnedTypes) return false;
    warned.add(subject);
    return true;
  };
  return ({ result, status, reason, error, event, key }) => {
    const isDropped = result === 'unhandled' && status === 200;
    const isRepeatable = reason === 'not_deduplicated';
    if (result !== 'failed' && status === 200 && !isDropped && !isRepeatable) return;
    const { field, rule, expectedKind, type_event = '' }: Partial<UnknownEvent> = Object(event);
    if (isDropped && reason !== 'malformed' && !isFirst(`type ${type_event}`)) return;
    if (isRepeatable && !isFirst('repeatable')) return;
    const type = JSON.stringify(type_event.slice(0, 80));
    const dropped = (option: string) =>
      ` ${type}. The event was dropped: add a handler for it to ${option}, or onUnknown`;
    const why = reason ?? 'after the time-out';
    const details: Record<string, string> = {
      method_not_allowed: '. Use POST',
      not_verified: '. The function verify did not return true',
      not_accepted: `. Send it to a receiver with accept: '${expectedKind}'`,
      malformed: ` (${field}: ${rule})`,
      no_handler: dropped('on'),
      unknown_type: dropped('onOther'),
      unknown_shape:
        '. The body is neither a payment event nor a transfer. Pass onUnknown to decide what to do with it',
      not_deduplicated:
        '. The event has no transaction id, idempotency key and updated_at, so each delivery runs its handler. Retrieve the payment, and make the handler idempotent',
      handler_timeout: '. The handler exceeded ackTimeoutMs',
      // The stack of a broken connection leads to this package only.
      body_incomplete: `. ${Object(error).message ?? error}`,
    };
    console[isDropped || isRepeatable ? 'warn' : 'error'](
      `Webhook ${result} with ${status}: ${why}${key ? ` of ${key}` : ''}${details[why] ?? verificationFix(why, accept)}`,
      // A verification error only repeats the reason and its fix.
      ...(result === 'rejected' || error === undefined ? [] : [error]),
    );
  };
}
