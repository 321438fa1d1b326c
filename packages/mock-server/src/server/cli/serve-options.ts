import { ControlError } from '../../core/controls/control-error.ts';
import { createRecords } from '../../core/controls/scenario-controls.ts';
import type { MockServer } from '../../core/mock-server.ts';
import type { MockServerOptions } from '../../core/mock-server-options.ts';
import { redactUrl } from '../../core/model/redaction.ts';
import type { Policies } from '../../core/model/resolve-policies.ts';
import { parseHost } from '../../core/options/address.ts';
import type { AdminOptions } from '../../core/options/listen-options.ts';
import type { OptionError } from '../../core/options/option-error.ts';
import { definedFields } from '../../core/options/option-rules.ts';
import { policySchemas } from '../../generated/policies.ts';
import { readCertificate } from './certificate.ts';
import { ConfigError, defaultPort, hostVariable, parseCommandLine, serverOptions, UsageError } from './command-line.ts';
import { assertConfig, type ConfigFile, readConfig } from './config-file.ts';

type Flags = ReturnType<typeof parseFlags>;

export type ServeSettings = ReturnType<typeof parseServeOptions>;

/**
 * Parses the options of the server: those of the command line, then those of the config file, then the defaults.
 *
 * @throws {UsageError} An option is unknown or has an invalid value, in the command line or in the config file.
 */
export function parseServeOptions(args: readonly string[]) {
  const flags = parseFlags(args);
  const { config: configFile } = flags;
  const fromFile = configFile === undefined ? {} : readConfig(configFile);
  const fromFlags = configOf(flags);
  assertConfig(fromFlags, toFlagError);
  const config: ConfigFile = { ...fromFile, ...fromFlags, policies: { ...fromFile.policies, ...fromFlags.policies } };
  const { credentials, policies, limits, strict, seed = 1, clock = 'real', startAt } = config;
  const { port = defaultPort, token, adminHosts = [], cors = [] } = config;
  const host = config.host ?? parseHost(hostVariable, process.env[hostVariable] || '127.0.0.1');
  const server: MockServerOptions = {
    ...definedFields({ credentials, policies, limits, strict, startAt }),
    seed,
    clock,
    cors: cors.length > 0,
  };
  const admin: AdminOptions = { hosts: adminHosts, origins: cors, ...definedFields({ token }) };
  const { publicUrl } = config;
  const certificate = readCertificate(config);
  const tls = certificate && { cert: certificate.cert, key: certificate.key };
  return {
    server,
    listen: { port, hostname: host, admin, ...definedFields({ tls, publicUrl }) },
    /** The file that clients must trust. Undefined for http. */
    certFile: certificate?.certFile,
    quiet: config.quiet ?? false,
    json: config.json ?? false,
    /** Path of the config file. */
    configFile,
    /** Path of the state file. */
    stateFile: config.state,
    /** Whether the user chose a seed. */
    isSeedChosen: config.seed !== undefined,
    /** Applies the other settings to the default merchant. */
    setUp: (mock: MockServer) => applyConfig(mock, configFile ?? '', config),
    /** Applies those that a restored state does not have: where webhooks go now. */
    setEndpoints: (mock: MockServer) => applyEndpoints(mock, config),
  };
}

function parseFlags(args: readonly string[]) {
  const { values, positionals } = parseCommandLine(args, serverOptions);
  if (positionals.length > 0) throw new UsageError(`Unexpected argument: ${positionals[0]}`);
  return values;
}

/** Returns the options of the command line in the form of the config file. A URL replaces the webhook settings of the same kind. */
function configOf(flags: Flags): ConfigFile {
  const { state, host, token, cors, quiet, json, policy, 'admin-host': adminHosts, 'start-at': startAt } = flags;
  const { 'tls-cert': tlsCert, 'tls-key': tlsKey, 'public-url': publicUrl } = flags;
  const { 'webhook-url': urls, 'webhook-secret': secret } = flags;
  const { 'merchant-base-url': baseUrl, 'transfer-secret': transferSecret } = flags;
  for (const [flag, value] of Object.entries({ 'webhook-secret': secret, 'transfer-secret': transferSecret })) {
    if (value === '') throw new UsageError(`--${flag} is empty. Is the variable set?`);
  }
  if (secret !== undefined && urls === undefined) {
    const hint = baseUrl === undefined ? '' : ', or use --transfer-secret to sign transfers';
    throw new UsageError(`--webhook-secret requires --webhook-url. Add it${hint}`);
  }
  if (transferSecret !== undefined && baseUrl === undefined) {
    throw new UsageError('--transfer-secret requires --merchant-base-url. Add it');
  }
  return definedFields({
    ...{ state, host, publicUrl, token, cors, quiet, json, adminHosts, tlsCert, tlsKey },
    // The values are checked with the other settings.
    port: parseNumber(flags.port) as ConfigFile['port'],
    seed: parseNumber(flags.seed) as ConfigFile['seed'],
    clock: flags.clock as ConfigFile['clock'],
    // A number is milliseconds, as in the config file.
    startAt: startAt !== undefined && /^\d{5,}$/.test(startAt) ? Number(startAt) : startAt,
    policies: policy && Object.fromEntries(policy.map(parsePolicy)),
    endpoints: urls?.map((url) => definedFields({ url, secret })),
    merchantBaseUrl: baseUrl === undefined ? undefined : definedFields({ url: baseUrl, secret: transferSecret }),
  });
}

/** The flags whose name is not that of the setting in other letters. */
const flagNames: Readonly<Record<string, string>> = {
  adminHosts: 'admin-host',
  'endpoints.url': 'webhook-url',
  'endpoints.secret': 'webhook-secret',
  'merchantBaseUrl.url': 'merchant-base-url',
  'merchantBaseUrl.secret': 'transfer-secret',
};

/** Names the flag instead of the setting. */
function toFlagError({ option, message }: OptionError): UsageError {
  const policy = /^policies\.(.*)/s.exec(message)?.[1];
  if (policy !== undefined) return new UsageError(`--policy ${policy.replace('an option of policies', 'a policy')}`);
  const setting = option.replace(/\[\d+\]/, '');
  const flag = flagNames[setting] ?? setting.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return new UsageError(`--${flag}${message.slice(option.length)}`);
}

/** Parses a value of `--policy`, such as `onUnknownField=reject`. */
function parsePolicy(text: string): [name: string, value: unknown] {
  const [, name, value] = /^([^=]+)=(.+)$/s.exec(text) ?? [];
  if (name === undefined || value === undefined) {
    throw new UsageError(
      `--policy must be name=value, such as onUnknownField=reject (received ${JSON.stringify(text)})`,
    );
  }
  const isList = Object.hasOwn(policySchemas, name) && 'isList' in policySchemas[name as keyof Policies];
  return [name, isList ? value.split(',').map((part) => parseNumber(part.trim())) : parseNumber(value)];
}

/** Returns the number that a text is, and any other text as it is. */
function parseNumber(text: string | undefined): unknown {
  return text !== undefined && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/**
 * Applies the settings of a config file to the default merchant: endpoints, records, faults and chaos.
 *
 * @throws {UsageError} A record is not valid. The message has the file, the path of the field and the value.
 */
export function applyConfig(mock: MockServer, file: string, config: ConfigFile): void {
  const { seeds = {}, faults = [], chaos } = config;
  applyEndpoints(mock, config);
  if (chaos !== undefined) mock.webhooks.chaos(chaos);
  for (const fault of faults) mock.faults.inject(fault);
  try {
    createRecords(mock, seeds, 'seeds.');
  } catch (error) {
    if (!(error instanceof ControlError)) throw error;
    throw new ConfigError(`${file}: ${error.message.replace(`${error.code}: `, '')}`);
  }
}

/**
 * Registers the endpoints of the settings in place of those with the same URL. The pending deliveries of the former ones continue, signed
 * with the secret that the receiver has now.
 */
function applyEndpoints({ webhooks }: MockServer, { endpoints = [], merchantBaseUrl }: ConfigFile): void {
  const former = webhooks.endpoints();
  for (const endpoint of endpoints) {
    for (const { id } of former.filter(({ url }) => url === redactUrl(endpoint.url))) {
      if (endpoint.secret !== undefined) webhooks.setSecret(id, endpoint.secret);
      webhooks.remove(id);
    }
    webhooks.register(endpoint);
  }
  if (merchantBaseUrl === undefined) return;
  const { url, ...authentication } = merchantBaseUrl;
  webhooks.setMerchantBaseUrl(url, authentication);
}
