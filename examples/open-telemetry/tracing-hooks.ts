import { type Span, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api';
import type { ErrorEvent, Hooks, RequestEvent, RetryEvent } from '@paychord/sdk';

/**
 * Creates hooks that record a span for every attempt, as a child of the current span. They follow the OpenTelemetry conventions for HTTP
 * clients, with `http.request.resend_count` on every retry.
 *
 * The spans have no `url.full`. They use path templates and no identifiers, so no payment id reaches a trace.
 */
export function tracingHooks(tracer: Tracer): Hooks {
  // All events of an attempt share one Date object.
  const spans = new WeakMap<Date, Span>();
  const spanOf = ({ startedAt }: RequestEvent) => spans.get(startedAt as Date);

  /** Ends the span of an attempt without a response. onResponse has already ended the others. */
  const endWithoutResponse = (event: RetryEvent | ErrorEvent) => {
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
      spans.set(startedAt as Date, span);
    },
    onResponse(event) {
      const span = spanOf(event)?.setAttribute('http.response.status_code', event.status);
      if (span !== undefined) end(span, event.status >= 400 ? String(event.status) : undefined);
    },
    onRetry: endWithoutResponse,
    onError: endWithoutResponse,
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
