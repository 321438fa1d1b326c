import { escapeHidden } from '@paychord/checks';
import type { Finding, WebhookAttempt, WebhookDelivery } from '../../generated/control-types.ts';
import { shortenText } from '../model/redaction.ts';
import { describeUnknownField, type JournalEntry, type ResponseSummary, summarizeBody } from './journal.ts';

/** A request to log: a journal entry with what is known beside it, or a request that no operation handles. */
export interface LoggedRequest
  extends Pick<JournalEntry, 'at' | 'method' | 'path'>,
    Partial<Omit<JournalEntry, 'at' | 'method' | 'path' | 'operation' | 'response'>> {
  readonly operation?: JournalEntry['operation'] | 'fallback' | undefined;
  readonly response?: { readonly status: number; readonly body?: unknown } | undefined;
  /** Read from the body of the response when absent. */
  readonly summary?: ResponseSummary;
  /** Whether the request is the first one of a merchant that was not configured. */
  readonly newMerchant?: boolean | undefined;
  /** What is probably wrong with the keys, or why a page cannot call the server. */
  readonly warning?: string | undefined;
  /** The address of the page of the customer, for whom the new payment waits. */
  readonly customerPage?: string | undefined;
  /** Public key of the merchant. */
  readonly merchant?: string | undefined;
  readonly durationMs?: number | undefined;
}

/**
 * Formats a request as one line: time, status, method and path, duration, operation, merchant, and the result, or the error code with the invalid fields. Marks
 * follow: the page of the customer, `replayed (same idempotency key)`, `fault before`, `rejected credentials` and the number of unknown fields.
 *
 * @returns The line, without a line break.
 *
 * @example
 * 12:01:07Z  201  POST /v1/payments  4 ms  createPayment  mock-public-key  8f3c52c4 SUCCEEDED
 */
export function formatRequest(request: LoggedRequest, style: Style = plain): string {
  const { at, method, path, response, durationMs, operation, merchant, authenticated } = request;
  return joinColumns([
    style('dim', formatTime(at)),
    formatStatus(response?.status, style),
    `${cleanText(method)} ${cleanText(path)}`,
    style('dim', formatDuration(durationMs)),
    operation === undefined ? '' : cleanText(operation),
    // The owner of the journal is the default merchant then, which did not send the request.
    authenticated === false ? '' : style('dim', formatMerchant(merchant)),
    formatResult(request),
    request.customerPage === undefined ? '' : `page ${cleanText(request.customerPage)}`,
    ...marksOf(request).map((mark) => style('yellow', mark)),
  ]);
}

/**
 * Formats a line for each warning about a request: keys that were mixed up, a record of another merchant, or an unknown field.
 *
 * @example
 * 12:01:12Z  ⚠    POST /v1/payments  unknown field merchant_ordr_id. Did you mean merchant_order_id?
 */
export function formatWarnings(
  { at, method, path, unknownFields = [], warning, warnings = [] }: LoggedRequest,
  style: Style = plain,
): string[] {
  const texts = [...(warning === undefined ? [] : [warning]), ...warnings, ...unknownFields.map(describeUnknownField)];
  return texts.map((text) =>
    joinColumns([
      style('dim', formatTime(at)),
      style('yellow', '⚠  '),
      `${cleanText(method)} ${cleanText(path)}`,
      style('yellow', cleanText(text)),
    ]),
  );
}

/**
 * Formats the first finding of a rule.
 *
 * @example
 * 12:01:12Z  ⚠    finding unknown-field  Request 3 has the unknown field merchant_ordr_id. Did you mean merchant_order_id?  https://github.com/…
 */
export function formatFirstFinding({ firstAt, rule, message, page }: Finding, style: Style = plain): string {
  return joinColumns([
    style('dim', formatTime(firstAt)),
    style('yellow', '⚠  '),
    `finding ${rule}`,
    style('yellow', cleanText(message)),
    style('dim', page),
  ]);
}

/** Describes what is unusual about a request. */
function marksOf({
  replayed,
  bodyDiffers,
  newMerchant,
  faults = [],
  authenticated,
  unknownFields = [],
}: LoggedRequest): string[] {
  const count = unknownFields.length;
  return [
    ...(newMerchant === true ? ['new merchant'] : []),
    ...(replayed === true ? [`replayed (same idempotency key${bodyDiffers === true ? ', different body' : ''})`] : []),
    ...(faults.length === 0 ? [] : [`fault ${faults.map(cleanText).join(', ')}`]),
    ...(authenticated === false ? ['rejected credentials'] : []),
    ...(count === 0 ? [] : [`${count} unknown field${count === 1 ? '' : 's'}`]),
  ];
}

/** The id and the status of the resource, or the error code with the fields. The rest of a body can be personal data. */
function formatResult({ response, summary = summarizeBody(response?.body) }: LoggedRequest): string {
  const { id = '', status = '', code = '', fields = [] } = summary;
  return [shortId(id), status, code, formatFields(fields)]
    .flatMap((part) => (part === '' ? [] : [cleanText(part)]))
    .join(' ');
}

const maxFields = 3;

/** The names of invalid fields. Their values can be personal data. */
function formatFields(fields: readonly string[]): string {
  const left = fields.length - maxFields;
  return `${fields.slice(0, maxFields).join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
}

/** The first group of a UUID. Other ids stay whole. */
export function shortId(id: string): string {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-/i.test(id) ? `${id.slice(0, 8)}…` : id;
}

/** A webhook attempt to log, with the delivery that it belongs to. */
export interface LoggedAttempt extends Pick<WebhookDelivery, 'id' | 'url' | 'status' | 'nextAttemptAt'> {
  readonly event: string;
  readonly attempt: Pick<WebhookAttempt, 'number' | 'at' | 'failure' | 'chaosEffect'> & {
    readonly response?: { readonly status: number };
  };
  /** Public key of the merchant. */
  readonly merchant?: string | undefined;
}

/**
 * Formats a webhook attempt as one line: time, status of the response, event, host and path of the endpoint, number of the attempt, merchant, and
 * what happens next. Attempts count from 1.
 *
 * @returns The line, without a line break.
 *
 * @example
 * 12:01:07Z  503  webhook payment.purchase → 127.0.0.1:3000/webhooks  attempt 1  mock-public-key  next attempt 12:06:07Z
 */
export function formatAttempt(logged: LoggedAttempt, style: Style = plain): string {
  const { id, event, url, attempt, merchant } = logged;
  return joinColumns([
    style('dim', formatTime(attempt.at)),
    formatStatus(attempt.response?.status, style),
    `webhook ${cleanText(event)} → ${addressOf(url)}`,
    `attempt ${attempt.number + 1}`,
    style('dim', `delivery ${cleanText(id)}`),
    style('dim', formatMerchant(merchant)),
    attempt.failure === undefined ? '' : style('red', cleanText(attempt.failure)),
    attempt.chaosEffect === undefined ? '' : style('yellow', `chaos ${cleanText(attempt.chaosEffect)}`),
    formatNext(logged, style),
  ]);
}

function formatNext({ status, attempt, nextAttemptAt }: LoggedAttempt, style: Style): string {
  if (status === 'delivered') return style('green', 'delivered');
  // Only a transfer notification requires a body.
  if (status === 'rejected' && attempt.response?.status === 200) {
    return style('red', 'rejected: the response must be {"received": true}');
  }
  if (status !== 'pending') return style('red', cleanText(status));
  if (nextAttemptAt === undefined) return '';
  const isSameDay = nextAttemptAt.slice(0, 10) === attempt.at.slice(0, 10);
  const time = isSameDay ? formatTime(nextAttemptAt) : cleanText(nextAttemptAt);
  return style('yellow', `next attempt ${time}`);
}

/** The host and the path of a URL. A query or a password can hold a token. */
export function addressOf(url: string): string {
  if (!URL.canParse(url)) return 'invalid URL';
  const { host, pathname, search } = new URL(url);
  return cleanText(`${host}${pathname}${search === '' ? '' : '?…'}`);
}

/** Joins the columns of a line. An empty column takes no space. */
function joinColumns(columns: readonly string[]): string {
  return columns.filter((column) => column !== '').join('  ');
}

/** The time of day of an ISO 8601 time in UTC: `12:01:07Z`. */
export function formatTime(at: string): string {
  return /^[^T]*T\d\d:\d\d:\d\d/.test(at) ? `${at.slice(at.indexOf('T') + 1).slice(0, 8)}Z` : cleanText(at);
}

/** A status with its color. `---` means that no response was sent. */
function formatStatus(status: number | undefined, style: Style): string {
  if (status === undefined) return style('red', '---');
  return style(status >= 500 ? 'red' : status >= 400 ? 'yellow' : 'green', String(status));
}

/** A duration in milliseconds; empty when it is unknown. */
function formatDuration(durationMs: number | undefined): string {
  if (durationMs === undefined) return '';
  return durationMs < 1 ? '<1 ms' : `${Math.round(durationMs)} ms`;
}

/** The longest public key that a line shows whole. */
const maxKeyLength = 24;

/** A public key. A long one keeps its beginning and its end, where keys differ. */
function formatMerchant(publicApiKey: string | undefined): string {
  if (publicApiKey === undefined) return '';
  const { length } = publicApiKey;
  return cleanText(length <= maxKeyLength ? publicApiKey : `${publicApiKey.slice(0, 11)}…${publicApiKey.slice(-12)}`);
}

/**
 * Creates a function that returns the day of a line when it is not the day of the line before, and otherwise nothing. The lines of a log show
 * only the time, and the clock of a merchant can be on any day.
 *
 * @param today - The day before the first line: `2026-11-23`.
 */
export function createDayMarker(today = new Date().toISOString().slice(0, 10)) {
  let latest = today;
  return (at: string): readonly string[] => {
    const [day] = /^[+-]?\d{4,6}-\d\d-\d\d(?=T)/.exec(at) ?? [];
    if (day === undefined || day === latest) return [];
    latest = day;
    return [day];
  };
}

/** Replaces each character that could forge or disturb a line. */
export { escapeHidden as escapeUnsafe } from '@paychord/checks';

/** Adds a color to a part of a line. */
export type Style = (color: 'dim' | 'red' | 'green' | 'yellow', text: string) => string;

export const plain: Style = (_, text) => text;

/** The most characters of one text in a line. */
export const maxTextLength = 160;

/** Makes a text from a request safe for a log line: without control characters and card numbers, and cut after 160 characters. */
export function cleanText(text: string): string {
  return escapeHidden(shortenText(text, maxTextLength));
}
