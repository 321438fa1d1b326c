import { ControlError } from '../controls/control-error.ts';
import { webhooks } from '../generated/operations.ts';
import type { MockServer } from '../mock-server.ts';
import type { MockServerOptions } from '../mock-server-options.ts';
import type { AdminOptions } from '../options/listen-options.ts';
import { formatValue, type OptionError } from '../options/option-error.ts';
import { defaultPort, parseCommandLine, parseWholeNumber } from './command-line.ts';
import { applyConfig } from './config/apply-config.ts';
import type { ConfigFile, EndpointConfig } from './config/config-file.ts';
import { parsePolicies } from './config/parse-policy.ts';
import { readConfig } from './config/read-config.ts';
import { UsageError } from './print-error.ts';
import { describeLateCommand } from './unknown-command.ts';

/** The settings of the server: those of the command line, then those of the config file, then the defaults. */
export interface ServeSettings {
  readonly server: MockServerOptions;
  readonly listen: { readonly port: number; readonly hostname: string; readonly admin: AdminOptions };
  readonly quiet: boolean;
  readonly json: boolean;
  /** Path of the config file. */
  readonly configFile: string | undefined;
  /** Where webhooks go, by the command line or by the config file. */
  readonly webhooks: WebhookUrls;
  /** Whether the user chose a seed. */
  readonly isSeedChosen: boolean;
  /** Applies the other settings to the default merchant. */
  setUp(mock: MockServer): void;
}

export interface WebhookUrls {
  /** The URLs that receive payment events. */
  readonly payments: readonly string[];
  /** The URLs that receive notifications of bank transfers. */
  readonly transfers: readonly string[];
  /** Whether the command line gives URLs but no secret, so the receivers get no signature. */
  readonly isUnsigned: boolean;
}

/** The path that the service adds to the base URL of a merchant. */
export const transferPath = webhooks.incomingTransfer.path;

const options = {
  config: { type: 'string' },
  port: { type: 'string' },
  host: { type: 'string' },
  seed: { type: 'string' },
  clock: { type: 'string' },
  'start-at': { type: 'string' },
  policy: { type: 'string', multiple: true },
  'merchant-base-url': { type: 'string' },
  'webhook-url': { type: 'string', multiple: true },
  'webhook-secret': { type: 'string' },
  token: { type: 'string' },
  'admin-host': { type: 'string', multiple: true },
  cors: { type: 'string', multiple: true },
  quiet: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

type Flags = ReturnType<typeof parseFlags>;

/**
 * Parses the options of the server.
 *
 * @throws {UsageError} An option is unknown or has an invalid value, in the command line or in the config file.
 */
export function parseServeOptions(args: readonly string[]): ServeSettings {
  const flags = parseFlags(args);
  const { config: configFile, token, cors, 'admin-host': adminHosts, 'start-at': startAt } = flags;
  const config = configFile === undefined ? {} : readConfig(configFile);
  const policies = parsePolicies(flags.policy ?? []);
  const origins = cors ?? config.cors ?? [];
  const adminToken = token ?? config.token;
  return {
    server: {
      ...pick(config, ['credentials', 'limits', 'strict']),
      seed:
        flags.seed === undefined ? (config.seed ?? 1) : parseWholeNumber('seed', flags.seed, Number.MAX_SAFE_INTEGER),
      // createMockServer checks the value.
      clock: (flags.clock as 'real') ?? config.clock ?? 'real',
      cors: origins.length > 0,
      policies: { ...config.policies, ...policies },
      ...withoutUndefined({ startAt: startAt === undefined ? config.startAt : parseStartAt(startAt) }),
    },
    listen: {
      port: flags.port === undefined ? (config.port ?? defaultPort) : parseWholeNumber('port', flags.port, 65_535),
      hostname: flags.host ?? config.host ?? '127.0.0.1',
      admin: { hosts: adminHosts ?? config.adminHosts ?? [], origins, ...withoutUndefined({ token: adminToken }) },
    },
    quiet: flags.quiet ?? config.quiet ?? false,
    json: flags.json ?? config.json ?? false,
    configFile,
    webhooks: findWebhookUrls(flags, config),
    isSeedChosen: (flags.seed ?? config.seed) !== undefined,
    setUp: createSetUp(flags, configFile ?? '', config),
  };
}

/** A number is milliseconds, as in the config file. */
function parseStartAt(text: string): string | number {
  return /^\d{5,}$/.test(text) ? Number(text) : text;
}

function parseFlags(args: readonly string[]) {
  const { values, positionals } = parseCommandLine(args, options);
  if (positionals.length > 0) throw new UsageError(describeLateCommand(positionals));
  return values;
}

function findWebhookUrls(flags: Flags, config: ConfigFile): WebhookUrls {
  const endpoints: readonly EndpointConfig[] = flags['webhook-url']?.map((url) => ({ url })) ?? config.endpoints ?? [];
  const baseUrl = flags['merchant-base-url'] ?? config.merchantBaseUrl?.url;
  const receivers = (isWanted: (event: string) => boolean, byDefault: boolean) =>
    endpoints.filter(({ events }) => events?.some(isWanted) ?? byDefault).map(({ url }) => url);
  return {
    payments: receivers((event) => event !== 'banking.transfer', true),
    transfers: [
      ...(baseUrl === undefined ? [] : [baseUrl.replace(/\/+$/, '') + transferPath]),
      ...receivers((event) => event === 'banking.transfer', false),
    ],
    isUnsigned: flags['webhook-url'] !== undefined && flags['webhook-secret'] === undefined,
  };
}

/** The flags whose name differs from the option that they set. */
const flagNames: Readonly<Record<string, string>> = {
  startAt: 'start-at',
  hostname: 'host',
  'admin.token': 'token',
  'admin.hosts': 'admin-host',
  'admin.origins': 'cors',
};

/** Names the flag instead of the option. The config file has been checked before, so that a wrong value comes from a flag. */
export function flagErrorFrom({ option, message }: OptionError): UsageError {
  const name = option.replace(/\[\d+\]$/, '');
  return new UsageError(`--${flagNames[name] ?? name}${message.slice(option.length)}`);
}

/** A flag replaces the webhook settings of the same kind in the config file. */
function createSetUp(flags: Flags, file: string, config: ConfigFile): ServeSettings['setUp'] {
  const { 'webhook-url': urls, 'merchant-base-url': baseUrl, 'webhook-secret': secret } = flags;
  if (secret !== undefined && urls === undefined && baseUrl === undefined) {
    throw new UsageError('--webhook-secret requires --webhook-url or --merchant-base-url. Add one of them');
  }
  const authentication = secret === undefined ? {} : { secret };
  const { endpoints, merchantBaseUrl, ...others } = config;
  const fromFile: ConfigFile = {
    ...others,
    ...(urls === undefined ? withoutUndefined({ endpoints }) : {}),
    ...(baseUrl === undefined ? withoutUndefined({ merchantBaseUrl }) : {}),
  };
  return (mock) => {
    for (const url of urls ?? []) {
      applyUrl('webhook-url', url, () => mock.webhooks.register({ url, ...authentication }));
    }
    if (baseUrl !== undefined) {
      applyUrl('merchant-base-url', baseUrl, () => mock.webhooks.setMerchantBaseUrl(baseUrl, authentication));
    }
    applyConfig(mock, file, fromFile);
  };
}

/** Calls a control and names the flag when the control rejects its value. */
function applyUrl(flag: string, url: string, control: () => void): void {
  try {
    control();
  } catch (error) {
    if (!(error instanceof ControlError)) throw error;
    const problems = error.message.replace(`${error.code}: `, '').split('; ');
    const named = problems.map((problem) => {
      if (problem.startsWith('secret ')) return `--webhook-secret${problem.slice('secret'.length)}`;
      // A password in a URL is a secret.
      const received = url.includes('@') || problem.includes('(received') ? '' : ` (received ${formatValue(url)})`;
      return `--${flag}${problem.replace(/^url/, '')}${received}`;
    });
    throw new UsageError(named.join('; '));
  }
}

function pick<T extends object, Name extends keyof T>(object: T, names: readonly Name[]): Pick<T, Name> {
  return Object.fromEntries(
    names.flatMap((name) => (object[name] === undefined ? [] : [[name, object[name]]])),
  ) as Pick<T, Name>;
}

function withoutUndefined<T extends object>(object: T): { [name in keyof T]?: Exclude<T[name], undefined> } {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as never;
}
