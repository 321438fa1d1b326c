import { type CurlHeader, curlCommand } from '../../api/shell.ts';
import type { JournalEntry } from '../../state/request-row.ts';

/** The headers that curl or the connection sets. */
const ownHeaders = new Set([
  'host',
  'connection',
  'content-length',
  'accept-encoding',
  'transfer-encoding',
  'keep-alive',
  'expect',
  'te',
  'upgrade',
  'trailer',
  'sec-fetch-mode',
]);

/** The headers whose values stand in environment variables. */
const variables: Readonly<Record<string, string>> = {
  'public-api-key': 'PUBLIC_API_KEY',
  'private-secret-key': 'PRIVATE_SECRET_KEY',
};

/**
 * Writes a request as a curl command. Keys stand in `$PUBLIC_API_KEY` and `$PRIVATE_SECRET_KEY`. Other redacted values keep their mark: the page
 * does not know them.
 */
export function curlOfRequest({ method, path, request }: JournalEntry, origin = location.origin): string {
  const headers = Object.entries(request.headers)
    .filter(([name]) => !ownHeaders.has(name))
    .map(([name, value]): CurlHeader => {
      const variable = variables[name];
      return variable === undefined ? { name, value } : { name, variable };
    });
  const query = request.query === undefined ? '' : `?${new URLSearchParams(request.query)}`;
  return curlCommand({ method, url: `${origin}${path}${query}`, headers, body: request.body ?? undefined });
}

/** Whether a command contains marks that stand for redacted values. */
export function hasRedactedValues({ request }: JournalEntry): boolean {
  const headers = Object.entries(request.headers).filter(([name]) => !(name in variables));
  return JSON.stringify([headers, request.query ?? null, request.body ?? null]).includes('"[redacted]"');
}
