import { send } from '../api/admin-call.ts';
import type { components } from '../generated/admin-api.ts';

type Schemas = components['schemas'];
export type JournalEntry = Schemas['JournalEntry'];
/** A request with every detail. */
export type FullRequest = Schemas['FullRequestLine'];

/** A request as the list shows it. The page loads the headers and bodies when it is opened. */
export interface RequestRow extends Readonly<Schemas['RequestSummary']> {
  /** The position in the stream. It identifies the request, also after a reset. */
  readonly cursor: string;
  readonly merchant: string;
  /** Whether it is the first request of a merchant that was not configured. */
  readonly newMerchant: boolean;
  /** What is probably wrong with the keys or the request. */
  readonly warning?: string;
  readonly durationMs: number;
}

/** Reads a line of the stream of requests. Returns the number of missed requests for a gap. */
export function parseRequestLine(line: string): RequestRow | { readonly missed: number } {
  const parsed: Schemas['RequestSummaryLine'] | Schemas['StreamGap'] = JSON.parse(line);
  if (!('summary' in parsed)) return parsed;
  const { summary, ...others } = parsed;
  return { ...others, ...summary };
}

/**
 * Loads a request.
 *
 * @throws {AdminError} The server no longer has it.
 */
export function loadRequest({ cursor }: Pick<RequestRow, 'cursor'>): Promise<FullRequest> {
  return send({ operation: 'getStreamedRequest', path: { cursor } });
}
