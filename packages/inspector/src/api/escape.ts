import { escapeUnits, hiddenCharacters } from '@paychord/checks';

/** All but line breaks and tabs, which a page shows. */
const hiddenCharacter = new RegExp(`(?![\\t\\n])${hiddenCharacters.source}`, 'gu');

/** Replaces each hidden character with its escape in JSON: `\u202e`. */
export function escapeControls(text: string): string {
  return text.replace(hiddenCharacter, escapeUnits);
}

/** Returns an address of the server for a link. Another scheme than https could run code, so such a link leads nowhere. */
export function httpsOnly(address: string): string {
  return address.startsWith('https://') ? address : '';
}

/** Quotes a text for a POSIX shell. Nothing has a meaning between single quotes, not even `!` or a line break. */
export function shellQuote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** A request as a curl command. */
interface CurlRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly CurlHeader[];
  /** Sent as JSON. */
  readonly body?: unknown;
}

/** A header with its value, or with the environment variable that holds it. */
export type CurlHeader =
  | { readonly name: string; readonly value: string }
  | { readonly name: string; readonly variable: string; readonly prefix?: string };

/** Writes a request as a curl command that works when it is pasted into a shell. */
export function curlCommand({ method, url, headers, body }: CurlRequest): string {
  return [
    // Without --globoff, curl reads brackets and braces in a URL as a pattern. With -X HEAD, it waits for a body.
    `curl --globoff ${method === 'HEAD' ? '--head' : `-X ${shellQuote(method)}`} ${shellQuote(url)}`,
    ...headers.map((header) => `  -H ${formatHeader(header)}`),
    // JSON means the same with escaped control characters. A terminal would act on the raw ones.
    ...(body === undefined ? [] : [`  --data-raw ${shellQuote(escapeControls(JSON.stringify(body)))}`]),
  ].join(' \\\n');
}

function formatHeader(header: CurlHeader): string {
  if ('variable' in header) return `"${header.name}: ${header.prefix ?? ''}$${header.variable}"`;
  // curl removes a header without a value, unless a semicolon stands for the colon.
  return shellQuote(header.value === '' ? `${header.name};` : `${header.name}: ${header.value}`);
}
