import type { AdminTarget } from '../admin-client.ts';
import { defaultPort, parseServerUrl } from '../command-line.ts';
import { UsageError } from '../print-error.ts';
import type { OptionHelp } from './command.ts';

const defaultUrl = `http://127.0.0.1:${defaultPort}`;

/** The options that select a running server and a merchant. */
export const targetOptions = {
  url: { type: 'string', default: defaultUrl },
  token: { type: 'string' },
  merchant: { type: 'string' },
} as const;

export const targetHelp: readonly OptionHelp[] = [
  ['--url <url>', `URL of the server (default ${defaultUrl})`],
  ['--token <text>', 'Admin token, if the server requires one'],
  ['--merchant <key>', 'Public key of the merchant (default: the default merchant)'],
];

interface TargetValues {
  readonly url: string;
  readonly token?: string;
  readonly merchant?: string;
}

/** @throws {UsageError} A value is not valid. */
export function targetOf({ url, token, merchant }: TargetValues): AdminTarget {
  if (token !== undefined && !isVisible(token)) throw new UsageError('--token must be visible ASCII characters');
  if (merchant !== undefined && !isVisible(merchant)) {
    throw new UsageError(`--merchant must be visible ASCII characters (received ${JSON.stringify(merchant)})`);
  }
  return { url: parseServerUrl('url', url), token, merchant };
}

/** Creates a command line for the same server and merchant. It contains no token, because a terminal may be recorded. */
export function sameTarget({ url, merchant }: AdminTarget): (command: string) => string {
  const options = [...(url === defaultUrl ? [] : [`--url ${url}`]), ...(merchant ? [`--merchant ${merchant}`] : [])];
  return (command) => ['paychord-mock', command, ...options].join(' ');
}

function isVisible(text: string): boolean {
  return /^[\x21-\x7e]+$/.test(text);
}
