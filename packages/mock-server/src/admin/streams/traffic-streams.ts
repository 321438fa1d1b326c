import { redactSecrets } from '../../merchant/redaction.ts';
import type { AttemptedDelivery, JournaledRequest } from '../../merchant/traffic.ts';
import type { MockServer } from '../../mock-server.ts';
import { createFeed, type Feed } from './feed.ts';
import { createLineStream } from './line-stream.ts';

/** Streams the requests and the webhook attempts of a mock server as JSON lines. */
export interface TrafficStreams {
  requests(options: StreamOptions): Response;
  attempts(options: StreamOptions): Response;
  /** Ends every stream and the subscription. */
  close(): void;
}

export interface StreamOptions {
  /** Public key of the merchant; undefined for every merchant. */
  readonly merchant: string | undefined;
  /** The cursor of the last line that the reader has seen. Undefined: every entry that the server keeps. */
  readonly after: string | undefined;
  /** Whether the stream stays open for new entries. */
  readonly follow: boolean;
}

/** The number of requests and of attempts that the server keeps for readers. */
const maxEntries = 1_000;

/** Subscribes to a mock server. */
export function createTrafficStreams(mock: MockServer): TrafficStreams {
  const requests = createFeed<JournaledRequest>(maxEntries);
  const attempts = createFeed<AttemptedDelivery>(maxEntries);
  const stopWatching = mock.watch({ request: requests.append, attempt: attempts.append });
  // A cursor of an earlier run of the server means nothing in this run.
  const run = crypto.randomUUID().slice(0, 8);
  const cursorOf = (position: number) => `${run}-${position}`;

  const open = <T extends { readonly merchant: string }>(
    feed: Feed<T>,
    { merchant, after, follow }: StreamOptions,
    fieldsOf: (value: T) => object,
  ): Response => {
    const body = createLineStream<T>({
      feed,
      after: positionOf(after, run, feed.latest()),
      follow,
      matches: (value) => merchant === undefined || value.merchant === merchant,
      toLine: (value, position) => redactSecrets({ cursor: cursorOf(position), ...fieldsOf(value) }) as object,
      toGap: (missed, position) => ({ cursor: cursorOf(position), missed }),
    });
    return new Response(body, {
      headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
    });
  };

  return {
    requests: (options) => open(requests, options, ({ entry, summary: _, ...rest }) => ({ ...rest, request: entry })),
    attempts: (options) =>
      open(attempts, options, ({ merchant, attempt, delivery, ...summary }) => {
        const sent = delivery().attempts.find(({ number }) => number === attempt.number);
        return { merchant, delivery: { ...summary, attempts: [{ request: sent?.request, ...attempt }] } };
      }),
    close() {
      stopWatching();
      requests.close();
      attempts.close();
    },
  };
}

/** Returns the position of a cursor. A cursor of another run means that the reader has seen nothing of this run. */
function positionOf(cursor: string | undefined, run: string, latest: number): number {
  if (cursor === 'latest') return latest;
  const [, ofRun, digits] = /^(\w+)-(\d+)$/.exec(cursor ?? '') ?? [];
  const position = ofRun === run ? Number(digits) : 0;
  return Math.min(position, latest);
}
