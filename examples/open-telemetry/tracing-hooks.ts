import { type Span, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api';
import type { ErrorEvent, Hooks, RequestEvent, RetryEvent } from '@paychord/sdk';

/**
 * Hooks that make a span of every request, a child of whatever span the call is made in. They follow OpenTelemetry's conventions for
 * HTTP clients: a span per attempt, `http.request.resend_count` on all but the first.
 *
 * `url.full` is left out: the hooks are told templates, so that no identifier of a payment ends up in a trace.
 */
export function tracingHooks(tracer: Tracer): Hooks {
  // Each attempt has one, the same in everything that is told of it.
  const spans = new WeakMap<Date, Span>();
  const spanOf = ({ startedAt }: RequestEvent) => startedAt && spans.get(startedAt);

  /** An attempt that was answered has ended already. */
  const endUnanswered = (event: RetryEvent | ErrorEvent) => {
    const span = spanOf(event);
    if (!span?.isRecording()) return;
    if (event.status !== undefined) span.setAttribute('http.response.status_code', event.status);
    end(span, event.cause ?? event.error.code);
  };

  return {
    onRequest(event) {
      const { method, path, attempt, startedAt } = event;
      const span = tracer.startSpan(`${method} ${path}`, { kind: SpanKind.CLIENT, attributes: attributesOf(event) });
      if (attempt > 1) span.setAttribute('http.request.resend_count', attempt - 1);
      if (startedAt !== undefined) spans.set(startedAt, span);
    },
    onResponse(event) {
      const span = spanOf(event)?.setAttribute('http.response.status_code', event.status);
      if (span !== undefined) end(span, event.status >= 400 ? String(event.status) : undefined);
    },
    onRetry: endUnanswered,
    onError: endUnanswered,
  };
}

function attributesOf({ method, path, origin }: RequestEvent) {
  const { protocol, hostname, port } = new URL(origin);
  return {
    'http.request.method': method,
    'url.template': path,
    'url.scheme': protocol.slice(0, -1),
    'server.address': hostname,
    'server.port': Number(port || (protocol === 'https:' ? 443 : 80)),
  };
}

function end(span: Span, errorType: string | undefined): void {
  if (errorType !== undefined) {
    span.setAttribute('error.type', errorType);
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}
