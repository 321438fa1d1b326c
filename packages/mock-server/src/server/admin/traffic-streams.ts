import type { AttemptedDelivery, JournaledRequest, ReportedRequest } from '../../core/merchant/traffic.ts';
import type { MockServer } from '../../core/mock-server.ts';
import { setLatest } from '../../core/model/ids.ts';
import { redactSecrets } from '../../core/model/redaction.ts';
import { definedFields } from '../../core/options/option-rules.ts';
import { createFeed, createLineStream, type Feed } from './line-stream.ts';
import { requestKey } from './request-keeper.ts';

/** Streams the requests and the webhook attempts of a mock server as JSON lines. */
export type TrafficStreams = ReturnType<typeof createTrafficStreams>;

export interface StreamOptions {
  /** Public key of the merchant; undefined for every merchant. */
  readonly merchant: string | undefined;
  /** The cursor of the last line that the reader has seen. Undefined: every entry that the server keeps. */
  readonly after?: string | undefined;
  /** Whether the stream stays open for new entries. */
  readonly follow: boolean;
  readonly detail: 'full' | 'summary';
  /** The text that a request must contain; undefined for every request. */
  readonly search?: string | undefined;
}

/** The number of requests and of attempts that the server keeps for readers. A larger journal makes it larger. */
const minEntries = 1_000;
/** How long a stream of summaries collects lines. A person does not notice it. */
const batchMs = 40;

/**
 * Subscribes to a mock server.
 *
 * @param isReplayable - Whether the server has the bytes of a request of a merchant.
 */
export function createTrafficStreams(mock: MockServer, isReplayable: (merchant: string, number: number) => boolean) {
  const maxEntries = Math.max(minEntries, mock.limits.journalEntries);
  const requests = createFeed<JournaledRequest>(maxEntries);
  const attempts = createFeed<AttemptedDelivery>(maxEntries);
  /** The position of the newest request of each merchant and number. Numbers start again with each journal. */
  const newest = new Map<string, number>();
  const stopWatching = mock.watch({
    request(value) {
      requests.append(value);
      setLatest(newest, requestKey(value.merchant, value.number), requests.latest(), maxEntries);
    },
    attempt: attempts.append,
  });
  // A cursor of an earlier run of the server means nothing in this run.
  const run = process.getBuiltinModule('node:crypto').randomUUID().slice(0, 8);
  const cursorOf = (position: number) => `${run}-${position}`;

  const open = <T extends { readonly merchant: string }>(
    feed: Feed<T>,
    { merchant, after, follow, detail }: StreamOptions,
    toLine: (value: T, cursor: string) => object,
    isWanted: (value: T, cursor: string) => boolean = () => true,
    otherFeed?: Feed<unknown>,
  ): Response => {
    const body = createLineStream<T>({
      feed,
      otherFeed,
      after: positionOf(after, run, feed.latest()),
      follow,
      matches: (value, position) =>
        (merchant === undefined || value.merchant === merchant) && isWanted(value, cursorOf(position)),
      toLine: (value, position) => JSON.stringify(toLine(value, cursorOf(position))),
      toGap: (missed, position) => JSON.stringify({ cursor: cursorOf(position), missed }),
      batchMs: detail === 'summary' ? batchMs : 0,
    });
    return new Response(body, {
      headers: {
        'content-type': 'application/x-ndjson',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        'x-run-id': run,
      },
    });
  };

  /** Whether the request at a cursor is still the one that its merchant's journal has under this number. */
  const isInJournal = (cursor: string, merchant: string, number: number) =>
    newest.get(requestKey(merchant, number)) === positionOf(cursor, run, requests.latest());

  const canReplay = ({ merchant, number }: JournaledRequest, cursor: string) =>
    isReplayable(merchant, number) && isInJournal(cursor, merchant, number);
  const fullRequest = (value: JournaledRequest, cursor: string): object => {
    const { entry, number: _, summary: __, ...rest } = value;
    return redactSecrets({ cursor, ...rest, request: { ...entry, replayable: canReplay(value, cursor) } }) as object;
  };

  return {
    requests({ search, ...options }: StreamOptions): Response {
      const isSummary = options.detail === 'summary';
      const toLine = isSummary ? summarizeRequest : fullRequest;
      if (search !== undefined) {
        const contains = containing(search);
        return open(requests, options, toLine, (value, cursor) => contains(JSON.stringify(fullRequest(value, cursor))));
      }
      // A page needs no second stream to know that it has to load webhooks again: a browser opens few connections to one server.
      return open(requests, options, toLine, undefined, isSummary ? attempts : undefined);
    },
    attempts: (options: StreamOptions) =>
      open(attempts, options, options.detail === 'summary' ? summarizeAttempt : fullAttempt),
    /** Returns the full line of a request. */
    request(cursor: string): object | undefined {
      const position = positionOf(cursor, run, requests.latest());
      const entry = position === 0 ? undefined : requests.next(position - 1);
      return entry?.position === position ? fullRequest(entry.value, cursorOf(position)) : undefined;
    },
    isInJournal,
    /** Ends every stream and the subscription. */
    close(): void {
      stopWatching();
      requests.close();
      attempts.close();
    },
  };
}

function summarizeRequest(value: JournaledRequest, cursor: string): object {
  // The mock server reports no other objects.
  const { head, merchant, newMerchant, customerPage, durationMs, summary } = value as ReportedRequest;
  const { bodyDiffers: _, deliveries, unknownFields, warnings = [], response, ...kept } = head;
  const counts = { deliveryCount: deliveries.length, unknownFieldCount: unknownFields.length };
  const warning = value.warning ?? warnings[0];
  const facts = { merchant, newMerchant, ...definedFields({ warning, customerPage }), durationMs };
  return { cursor, ...facts, summary: { ...kept, ...counts, status: response?.status, code: summary.code } };
}

function fullAttempt({ merchant, attempt, delivery, ...summary }: AttemptedDelivery, cursor: string): object {
  const sent = delivery().attempts.find(({ number }) => number === attempt.number);
  return redactSecrets({
    cursor,
    merchant,
    delivery: { ...summary, attempts: [{ request: sent?.request, ...attempt }] },
  }) as object;
}

function summarizeAttempt({ merchant, attempt, ...delivery }: AttemptedDelivery, cursor: string): object {
  const { id: deliveryId, event, url, status: deliveryStatus, nextAttemptAt } = delivery;
  const { response, ...kept } = attempt;
  const subject = { deliveryId, event, url, deliveryStatus, nextAttemptAt };
  return { cursor, merchant, attempt: { ...subject, ...kept, status: response?.status } };
}

/** Creates the test whether a line contains a text in any case. It reads what the reader may see, so it finds no secret. */
function containing(search: string): (line: string) => boolean {
  // The line is JSON, where some characters of the text are escaped.
  const escaped = JSON.stringify(search.toLowerCase()).slice(1, -1);
  // The cursor, which is first, is no part of the request.
  return (line) => line.toLowerCase().includes(escaped, line.indexOf(','));
}

/** Returns the position of a cursor. A cursor of another run means that the reader has seen nothing of this run. */
function positionOf(cursor: string | undefined, run: string, latest: number): number {
  if (cursor === 'latest') return latest;
  const [, ofRun, digits] = /^(\w+)-(\d+)$/.exec(cursor ?? '') ?? [];
  const position = ofRun === run ? Number(digits) : 0;
  return Math.min(position, latest);
}
