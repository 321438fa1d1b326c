import type { AdminTarget } from '../admin-client.ts';
import { defaultPort, parseServerUrl } from '../command-line.ts';
import { UsageError } from '../print-error.ts';
import type { OptionHelp } from './command.ts';

const defaultUrl = `http://127.0.0.1:${defaultPort}`;

/** The environment variables of the URL and of the token. A token in a command line is visible to other users of the machine. */
const urlVariable = 'PAYCHORD_MOCK_URL';
const tokenVariable = 'PAYCHORD_MOCK_TOKEN';

/** The options that select a running server and a merchant. */
export const targetOptions = {
  url: { type: 'string' },
  token: { type: 'string' },
  merchant: { type: 'string' },
} as const;

export const targetHelp: readonly OptionHelp[] = [
  ['--url <url>', `URL of the server (default: the variable ${urlVariable}, or ${defaultUrl})`],
  ['--token <text>', `Admin token, if the server requires one (default: the variable ${tokenVariable})`],
  ['--merchant <key>', 'Public key of the merchant (default: the default merchant)'],
];

interface TargetValues {
  readonly url?: string;
  readonly token?: string;
  readonly merchant?: string;
}

/** @throws {UsageError} A value is not valid. */
export function targetOf({ url, token, merchant }: TargetValues): AdminTarget {
  const { [urlVariable]: urlOfEnvironment = '', [tokenVariable]: tokenOfEnvironment = '' } = process.env;
  const adminToken = token ?? (tokenOfEnvironment || undefined);
  if (adminToken !== undefined && !isVisible(adminToken)) {
    throw new UsageError(`${token === undefined ? tokenVariable : '--token'} must be visible ASCII characters`);
  }
  if (merchant !== undefined && !isVisible(merchant)) {
    throw new UsageError(`--merchant must be visible ASCII characters (received ${JSON.stringify(merchant)})`);
  }
  const parsed =
    url === undefined ? parseServerUrl(urlVariable, urlOfEnvironment || defaultUrl) : parseServerUrl('--url', url);
  return { url: parsed, token: adminToken, merchant };
}

/** Creates a command line for the same server and merchant. It contains no token, because a terminal may be recorded. */
export function sameTarget({ url, merchant }: AdminTarget): (command: string) => string {
  const usual = process.env[urlVariable]?.replace(/\/+$/, '') || defaultUrl;
  const options = [...(url === usual ? [] : [`--url ${url}`]), ...(merchant ? [`--merchant ${merchant}`] : [])];
  return (command) => ['paychord-mock', command, ...options].join(' ');
}

function isVisible(text: string): boolean {
  return /^[\x21-\x7e]+$/.test(text);
}
