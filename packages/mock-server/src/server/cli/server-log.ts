import type { Writable } from 'node:stream';
import {
  createDayMarker,
  escapeUnsafe,
  formatAttempt,
  formatFirstFinding,
  formatRequest,
  formatWarnings,
  type LoggedAttempt,
  type LoggedRequest,
  maxTextLength,
} from '../../core/merchant/format-log.ts';
import { summarizeBody } from '../../core/merchant/journal.ts';
import { printFailure, type ReportedRequest } from '../../core/merchant/traffic.ts';
import type { MockServer } from '../../core/mock-server.ts';
import { shortenText } from '../../core/model/redaction.ts';
import type { Finding, FindingRule, UnknownField } from '../../generated/control-types.ts';
import { styleFor } from './terminal-style.ts';

/**
 * Writes a line for each request and each webhook attempt, a warning for each unknown field, and a line for the first finding of each rule.
 * `close` writes how often each rule found something.
 *
 * @param json - Whether each line is a JSON object.
 */
export function startServerLog(mock: Pick<MockServer, 'watch'>, json: boolean, stream: Writable) {
  const style = styleFor(stream);
  const describeDropped = (count: number) =>
    json
      ? toLine({ type: 'dropped', lines: count })
      : style('yellow', `${count} lines are missing here, because the reader of the log was too slow`);
  const writer = createLineWriter(stream, describeDropped, () => stop());
  const dayOf = createDayMarker();
  const withDay = (at: string, lines: readonly string[]) =>
    [...dayOf(at).map((day) => style('dim', day)), ...lines].join('\n');
  /** How often each rule found something, of every merchant and also before a reset. */
  const counts = new Map<FindingRule, number>();

  const logRequest = (request: LoggedRequest) =>
    writer.write(() => {
      if (json) return requestJson(request);
      return withDay(request.at, [formatRequest(request, style), ...formatWarnings(request, style)]);
    });
  const stop = mock.watch({
    request(event) {
      // The mock server reports no other objects.
      const { head, merchant, newMerchant, warning, customerPage, summary, durationMs } = event as ReportedRequest;
      logRequest({ ...head, merchant, newMerchant, warning, customerPage, summary, durationMs });
    },
    unhandled: logRequest,
    attempt: (attempt) =>
      writer.write(() => (json ? attemptJson(attempt) : withDay(attempt.attempt.at, [formatAttempt(attempt, style)]))),
    finding({ finding, merchant }) {
      const count = counts.get(finding.rule) ?? 0;
      counts.set(finding.rule, count + 1);
      if (count > 0) return;
      writer.write(() =>
        json ? findingJson(finding, merchant) : withDay(finding.firstAt, [formatFirstFinding(finding, style)]),
      );
    },
  });
  return {
    close() {
      stop();
      if (counts.size > 0) writer.write(() => summarizeFindings(counts, json));
      return writer.close();
    },
  };
}

/** Says how often each rule found something. */
function summarizeFindings(counts: ReadonlyMap<FindingRule, number>, json: boolean): string {
  if (json) return toLine({ type: 'findings', counts: Object.fromEntries(counts) });
  return ['Findings:', ...[...counts].map(([rule, count]) => `  ${rule} × ${count}`)].join('\n');
}

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
    customerPage: request.customerPage,
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

/** Formats the first finding of a rule as one line of JSON. */
function findingJson({ firstAt, rule, message, requests, paymentIds, fix, page }: Finding, merchant: string): string {
  return toLine({ type: 'finding', at: firstAt, merchant, rule, message, requests, paymentIds, fix, page });
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
  return escapeUnsafe(
    JSON.stringify(fields, (_, value) => (typeof value === 'string' ? shortenText(value, maxTextLength) : value)),
  );
}

/** The most bytes that wait for a slow reader. */
const maxWaiting = 1024 * 1024;

/** How long lines are collected. A reader does not see the delay, and one write for many lines is cheap. */
const collectMs = 10;

/** How long `close` waits for a slow reader. */
const closeTimeoutMs = 500;

/**
 * Creates a writer for a stream such as stdout, which never waits for the reader. When the reader is too slow, it drops lines and writes how many
 * it dropped. When the reader has gone, it drops everything. A dropped line is never formatted.
 *
 * @param describeDropped - Formats the line that tells how many lines were dropped.
 * @param onGone - Called when the reader has gone.
 */
export function createLineWriter(
  stream: Writable,
  describeDropped: (count: number) => string,
  onGone: () => void = () => {},
) {
  let waiting: (() => string)[] = [];
  let dropped = 0;
  let isGone = false;
  let hasFailed = false;
  let timer: NodeJS.Timeout | undefined;

  /** Formats a line. A mistake in the log changes nothing else. */
  const lineOf = (format: () => string): string => {
    try {
      return `${format()}\n`;
    } catch (error) {
      if (!hasFailed) printFailure('the log', error, 'No response changed. Later failures of it are not reported');
      hasFailed = true;
      return '';
    }
  };
  const writeDropped = () => {
    if (dropped > 0 && !isGone) stream.write(`${describeDropped(dropped)}\n`);
    dropped = 0;
  };
  const writeWaiting = () => {
    clearTimeout(timer);
    timer = undefined;
    const lines = waiting;
    waiting = [];
    if (dropped > 0 || stream.writableLength >= maxWaiting) dropped += lines.length;
    else if (lines.length > 0) stream.write(lines.map(lineOf).join(''));
  };
  stream.on('drain', writeDropped);
  // stdout reports an error for each write, and one without a listener would end the process.
  stream.on('error', () => {
    isGone = true;
    onGone();
  });

  return {
    /** Writes the line that the function returns, with the next ones. */
    write(format: () => string): void {
      if (isGone) return;
      waiting.push(format);
      timer ??= setTimeout(writeWaiting, collectMs);
    },
    /** Resolves when every line is written, when the reader has gone, or after the time limit. */
    close(): Promise<void> {
      writeWaiting();
      writeDropped();
      return new Promise((resolve) => {
        if (isGone) return resolve();
        const timeLimit = setTimeout(resolve, closeTimeoutMs);
        const end = () => {
          clearTimeout(timeLimit);
          resolve();
        };
        stream.once('error', end);
        // Called after every earlier write.
        stream.write('', end);
      });
    },
  };
}
