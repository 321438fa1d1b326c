import { SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api';
import type { Delivery, WebhookEvent } from '@paychord/sdk/webhooks';

/**
 * Creates an `onDelivery` that records a span for every report. The span has the status ERROR unless the event was handled. An alert
 * on errors therefore notices an event that was lost or has no handler.
 *
 * The span contains no key and no payload, so no payment id reaches a trace.
 */
export function traceDeliveries(tracer: Tracer): (delivery: Delivery) => void {
  return ({ result, status, reason, event, attempt, durationMs, isLate }) => {
    const span = tracer.startSpan(`webhook ${typeOf(event)}`, {
      kind: SpanKind.SERVER,
      startTime: Date.now() - durationMs,
      attributes: {
        'http.response.status_code': status,
        'webhook.result': result,
        'webhook.is_late': isLate,
        ...(reason !== undefined && { 'webhook.reason': reason }),
        ...(attempt !== undefined && { 'webhook.attempt': attempt }),
      },
    });
    if (result !== 'handled' && result !== 'duplicate') {
      span.setAttribute('error.type', reason ?? result);
      span.setStatus({ code: SpanStatusCode.ERROR });
    }
    span.end();
  };
}

function typeOf(event: WebhookEvent | undefined): string {
  if (event === undefined) return 'unverified';
  return event.kind === 'payment' ? event.type_event : event.kind;
}
