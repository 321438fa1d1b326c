import { ControlError } from '../controls/control-error.ts';
import { webhooks } from '../generated/operations.ts';
import { policySchemas } from '../generated/policies.ts';
import type { MockServer } from '../mock-server.ts';
import type { MockServerOptions } from '../mock-server-options.ts';
import { type Policies, resolvePolicies } from '../model/policies.ts';
import type { AdminOptions } from '../options/listen-options.ts';
import { OptionError } from '../options/option-error.ts';
import { defaultPort, parseCommandLine, parseWholeNumber, serverOptions, UsageError } from './command.ts';
import { type ConfigFile, type EndpointConfig, readConfig, recordErrorFrom, type SeedConfig } from './config-file.ts';

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
  const { credentials, limits, strict } = config;
  const policies = parsePolicies(flags.policy ?? []);
  const origins = cors ?? config.cors ?? [];
  const adminToken = token ?? config.token;
  return {
    server: {
      ...withoutUndefined({ credentials, limits, strict }),
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
  const { values, positionals } = parseCommandLine(args, serverOptions);
  if (positionals.length > 0) throw new UsageError(`Unexpected argument: ${positionals[0]}`);
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
  const { 'webhook-url': urls, 'merchant-base-url': baseUrl } = flags;
  const { 'webhook-secret': secret, 'transfer-secret': transferSecret } = flags;
  if (secret !== undefined && urls === undefined) {
    const hint = baseUrl === undefined ? '' : ', or use --transfer-secret to sign transfers';
    throw new UsageError(`--webhook-secret requires --webhook-url. Add it${hint}`);
  }
  if (transferSecret !== undefined && baseUrl === undefined) {
    throw new UsageError('--transfer-secret requires --merchant-base-url. Add it');
  }
  const { endpoints, merchantBaseUrl, ...others } = config;
  const fromFile: ConfigFile = {
    ...others,
    ...(urls === undefined ? withoutUndefined({ endpoints }) : {}),
    ...(baseUrl === undefined ? withoutUndefined({ merchantBaseUrl }) : {}),
  };
  return (mock) => {
    for (const url of urls ?? []) {
      applyUrl('webhook-url', 'webhook-secret', () => mock.webhooks.register({ url, ...withoutUndefined({ secret }) }));
    }
    if (baseUrl !== undefined) {
      applyUrl('merchant-base-url', 'transfer-secret', () =>
        mock.webhooks.setMerchantBaseUrl(baseUrl, withoutUndefined({ secret: transferSecret })),
      );
    }
    applyConfig(mock, file, fromFile);
  };
}

/** Calls a control and names the flag of the URL or of the secret when the control rejects its value. */
function applyUrl(flag: string, secretFlag: string, control: () => void): void {
  try {
    control();
  } catch (error) {
    if (!(error instanceof ControlError)) throw error;
    const problems = error.message.replace(`${error.code}: `, '').split('; ');
    const named = problems.map((problem) => {
      if (problem.startsWith('secret ')) return `--${secretFlag}${problem.slice('secret'.length)}`;
      return `--${flag}${problem.replace(/^url/, '')}`;
    });
    throw new UsageError(named.join('; '));
  }
}

function withoutUndefined<T extends object>(object: T): { [name in keyof T]?: Exclude<T[name], undefined> } {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as never;
}

/**
 * Parses the values of `--policy`, such as `onUnknownField=reject`. A later value of the same policy replaces an earlier one.
 *
 * @throws {UsageError} A policy is unknown, or its value is not valid.
 */
function parsePolicies(texts: readonly string[]): Policies {
  const policies = Object.fromEntries(texts.map(parsePolicy));
  try {
    resolvePolicies(policies);
    return policies;
  } catch (error) {
    if (!(error instanceof OptionError)) throw error;
    const message = error.message.replace(/^policies\./, '').replace('an option of policies', 'a policy');
    throw new UsageError(`--policy ${message}`);
  }
}

function parsePolicy(text: string): [name: string, value: unknown] {
  const [, name, value] = /^([^=]+)=(.+)$/s.exec(text) ?? [];
  if (name === undefined || value === undefined) {
    throw new UsageError(
      `--policy must be name=value, such as onUnknownField=reject (received ${JSON.stringify(text)})`,
    );
  }
  const parse = (part: string) => (/^-?\d+(\.\d+)?$/.test(part) ? Number(part) : part);
  const isList = Object.hasOwn(policySchemas, name) && 'isList' in policySchemas[name as keyof Policies];
  return [name, isList ? value.split(',').map((part) => parse(part.trim())) : parse(value)];
}

/**
 * Applies the settings of a config file to the default merchant: endpoints, records, faults and chaos.
 *
 * @throws {UsageError} A record is not valid. The message has the file, the path of the field and the value.
 */
export function applyConfig(mock: MockServer, file: string, config: ConfigFile): void {
  const { endpoints = [], merchantBaseUrl, seeds = {}, faults = [], chaos } = config;
  for (const endpoint of endpoints) mock.webhooks.register(endpoint);
  if (merchantBaseUrl !== undefined) {
    const { url, ...authentication } = merchantBaseUrl;
    mock.webhooks.setMerchantBaseUrl(url, authentication);
  }
  if (chaos !== undefined) mock.webhooks.chaos(chaos);
  for (const fault of faults) mock.faults.inject(fault);
  applySeeds(mock, file, seeds);
}

function applySeeds(
  { customers, paymentMethods, onboardings, campaigns, transfers }: MockServer,
  file: string,
  seeds: SeedConfig,
): void {
  const each = <Details>(
    name: string,
    list: readonly Details[] = [],
    create: (details: Details, path: string) => void,
  ) => {
    for (const [index, details] of list.entries()) {
      const path = `${name}[${index}]`;
      createRecord(file, path, () => create(details, path));
    }
  };
  each('seeds.customers', seeds.customers, ({ paymentMethods: methods, ...details }, path) => {
    const { id } = customers.seed(details);
    each(`${path}.paymentMethods`, methods, (method) => paymentMethods.enroll(id, method));
  });
  each('seeds.onboardingTransfers', seeds.onboardingTransfers, (details) => onboardings.seedTransfer(details));
  each('seeds.campaigns', seeds.campaigns, (details) => campaigns.seed(details));
  each('seeds.transfers', seeds.transfers, (details) => transfers.receive(details));
}

function createRecord(file: string, path: string, create: () => void): void {
  try {
    create();
  } catch (error) {
    const isKnown = error instanceof ControlError || error instanceof OptionError;
    throw isKnown ? recordErrorFrom(file, path, error) : error;
  }
}
