import {
  createDayMarker,
  escapeUnsafe,
  formatAttempt,
  formatRequest,
  formatWarnings,
  type Style,
} from '../../core/merchant/format-log.ts';
import type { JournalEntry } from '../../core/merchant/journal.ts';
import type { JournaledRequest } from '../../core/merchant/traffic.ts';
import type { AdminOperationId } from '../../generated/admin-operations.ts';
import type { WebhookDelivery } from '../../generated/control-types.ts';
import { readStream } from './admin-client.ts';
import { assertNoMerchant, type Command, createCommand, print, printError, printHint } from './command-line.ts';
import { styleFor } from './terminal-style.ts';

/** A line of a stream of the admin API. */
type StreamLine = { readonly cursor: string; readonly missed?: number; readonly merchant: string };
type RequestLine = StreamLine & Omit<JournaledRequest, 'entry' | 'summary'> & { readonly request: JournalEntry };
type AttemptLine = StreamLine & { readonly delivery: WebhookDelivery };

/** `requests` prints the requests to the payments API. */
export const requests = followCommand('requests', 'streamRequests', {
  summary: 'Prints the requests to the payments API, oldest first',
  timeOf: ({ request }: RequestLine) => request.at,
  format: ({ request, ...facts }: RequestLine, style) => {
    const logged = { ...request, ...facts };
    return [formatRequest(logged, style), ...formatWarnings(logged, style)];
  },
});

/** `deliveries` prints the attempts at webhook deliveries. */
export const deliveries = followCommand('deliveries', 'streamDeliveries', {
  summary: 'Prints the attempts at webhook deliveries, oldest first',
  emptyHint: '`paychord-mock call flushWebhooks` makes the attempts of pending deliveries',
  timeOf: ({ delivery }: AttemptLine) => delivery.attempts[0]?.at ?? '',
  format: ({ merchant, delivery }: AttemptLine, style) =>
    delivery.attempts.map((attempt) => formatAttempt({ ...delivery, attempt, merchant }, style)),
});

interface FollowOptions<Line> {
  readonly summary: string;
  /** What else can be done when there is no line. */
  readonly emptyHint?: string;
  /** Returns the time of a line. */
  timeOf(line: Line): string;
  /** Formats a line of the stream as lines for a terminal. */
  format(line: Line, style: Style): readonly string[];
}

function followCommand<Line extends StreamLine>(
  name: string,
  operation: AdminOperationId,
  { summary, emptyHint, timeOf, format }: FollowOptions<Line>,
): Command {
  return createCommand({
    name,
    summary,
    details: 'The server keeps the latest 1,000, also after a reset.',
    options: {
      follow: { short: 'f', help: 'Waits for new ones, until the server stops or Ctrl+C is pressed' },
      all: { help: 'Prints those of every merchant' },
      json: { help: 'Prints one JSON object in each line' },
    },
    examples: [`paychord-mock ${name}`, `paychord-mock ${name} --follow --all`, `paychord-mock ${name} --json`],
    async run({ target, values: { follow = false, all = false, json = false } }) {
      if (all) assertNoMerchant(target, '--all');
      const style = styleFor(process.stdout);
      const dayOf = createDayMarker();
      let isEmpty = true;
      for await (const text of readStream(target, operation, { follow, all })) {
        isEmpty = false;
        const line: Line = JSON.parse(text);
        if (json) print(`${escapeUnsafe(text)}\n`);
        else if (line.missed !== undefined) printError(`${line.missed} ${name} of all merchants are missing here`);
        else print(`${[...dayOf(timeOf(line)), ...format(line, style)].join('\n')}\n`);
      }
      if (!isEmpty || follow) return;
      const owner = all ? 'any merchant' : (target.merchant ?? 'the default merchant');
      // Each key pair is a separate merchant, so the requests of a program with other keys are elsewhere.
      const hints = [all ? [] : '--all prints those of every merchant', emptyHint ?? []].flat();
      printHint(`${[`No ${name} of ${owner} since the server started`, ...hints].join('. ')}\n`);
    },
  });
}
