import {
  describeUnknownField,
  type JournalEntry,
  type ResponseSummary,
  summarizeBody,
} from '../../merchant/journal.ts';
import { cleanText } from './clean-text.ts';
import { formatDuration, formatMerchant, formatStatus, formatTime, joinColumns } from './columns.ts';
import { plain, type Style } from './style.ts';

/** A request to log: a journal entry with what is known beside it, or a request that no operation handles. */
export interface LoggedRequest
  extends Pick<JournalEntry, 'at' | 'method' | 'path'>,
    Partial<
      Pick<
        JournalEntry,
        | 'operation'
        | 'idempotencyKey'
        | 'replayed'
        | 'bodyDiffers'
        | 'faults'
        | 'authenticated'
        | 'unknownFields'
        | 'warnings'
      >
    > {
  readonly response?: { readonly status: number; readonly body?: unknown } | undefined;
  /** Read from the body of the response when absent. */
  readonly summary?: ResponseSummary;
  /** Whether the request is the first one of a merchant that was not configured. */
  readonly newMerchant?: boolean | undefined;
  /** What is probably wrong with the keys, or why a page cannot call the server. */
  readonly warning?: string | undefined;
  /** Public key of the merchant. */
  readonly merchant?: string | undefined;
  readonly durationMs?: number | undefined;
}

/**
 * Formats a request as one line: time, status, method and path, duration, operation, merchant, and the result, or the error code with the invalid fields. Marks
 * follow: `replayed (same idempotency key)`, `fault before`, `rejected credentials` and the number of unknown fields.
 *
 * @returns The line, without a line break.
 *
 * @example
 * 12:01:07Z  201  POST /v1/payments  4 ms  createPayment  mock-public-key  8f3c52c4 SUCCEEDED
 */
export function formatRequest(request: LoggedRequest, style: Style = plain): string {
  const { at, method, path, response, durationMs, operation, merchant, authenticated } = request;
  return joinColumns([
    style.dim(formatTime(at)),
    formatStatus(response?.status, style),
    `${cleanText(method)} ${cleanText(path)}`,
    style.dim(formatDuration(durationMs)),
    operation === undefined ? '' : cleanText(operation),
    // The owner of the journal is the default merchant then, which did not send the request.
    authenticated === false ? '' : style.dim(formatMerchant(merchant)),
    formatResult(request),
    ...marksOf(request).map(style.yellow),
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
      style.dim(formatTime(at)),
      style.yellow('⚠  '),
      `${cleanText(method)} ${cleanText(path)}`,
      style.yellow(cleanText(text)),
    ]),
  );
}

/** Describes what is unusual about a request. */
export function marksOf({
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
function shortId(id: string): string {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-/i.test(id) ? `${id.slice(0, 8)}…` : id;
}
