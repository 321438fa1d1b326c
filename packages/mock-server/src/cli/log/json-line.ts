import { summarizeBody, type UnknownField } from '../../merchant/journal.ts';
import { escapeUnsafe, shortenText } from './clean-text.ts';
import type { LoggedAttempt } from './format-attempt.ts';
import type { LoggedRequest } from './format-request.ts';

/** Formats a request as one line of JSON, without its body and its headers. An absent field is unknown. */
export function requestJson(request: LoggedRequest): string {
  const { at, method, path, response, durationMs, operation, merchant, idempotencyKey, unknownFields } = request;
  const { id, status, code, fields } = request.summary ?? summarizeBody(response?.body);
  return toLine({
    type: 'request',
    at,
    method,
    path,
    // Null: no response was sent.
    status: response?.status ?? null,
    durationMs: durationMs === undefined ? undefined : Math.round(durationMs * 10) / 10,
    operation,
    // The owner of the journal is the default merchant then, which did not send the request.
    merchant: request.authenticated === false ? undefined : merchant,
    newMerchant: request.newMerchant,
    warning: request.warning,
    warnings: request.warnings,
    idempotencyKey,
    resourceId: id,
    resourceStatus: status,
    code,
    fields,
    replayed: request.replayed,
    bodyDiffers: request.bodyDiffers,
    faults: request.faults,
    authenticated: request.authenticated,
    unknownFields: unknownFields?.map(({ path: field, suggestion }: UnknownField) => ({ path: field, suggestion })),
  });
}

/** Formats a webhook attempt as one line of JSON, without its body and its headers. `attempt` counts from 1. */
export function attemptJson({ id, event, url, status, nextAttemptAt, attempt, merchant }: LoggedAttempt): string {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  return toLine({
    type: 'webhook',
    at: attempt.at,
    event,
    host: address?.host,
    path: address?.pathname,
    delivery: id,
    attempt: attempt.number + 1,
    // Null: no complete response arrived.
    status: attempt.response?.status ?? null,
    failure: attempt.failure,
    chaosEffect: attempt.chaosEffect,
    deliveryStatus: status,
    nextAttemptAt,
    merchant,
  });
}

/** Serializes an object to one line of JSON that no reader of text can misread. */
export function toLine(fields: object): string {
  return escapeUnsafe(JSON.stringify(fields, (_, value) => (typeof value === 'string' ? shortenText(value) : value)));
}
