import { readFileSync } from 'node:fs';
import type { CreateCustomerRequest, EnrolledPaymentMethod } from '@paychord/sdk';
import { assertFault, type Fault } from '../faults/fault.ts';
import { bodyFields } from '../generated/admin-fields.ts';
import type { WebhookChaos, WebhookEventName } from '../generated/control-types.ts';
import { schemas } from '../generated/control-validators.js';
import { type MockServerOptions, mockServerRules } from '../mock-server-options.ts';
import type { OnboardingTransferDetails } from '../model/onboarding-transfer.ts';
import { assertShape } from '../model/validation.ts';
import type { CampaignDetails } from '../operations/campaigns.ts';
import type { TransferDetails } from '../operations/transfers.ts';
import { parseHost, parseOrigin, parsePort } from '../options/address.ts';
import { type AdminOptions, isAdminToken, type ListenOptions } from '../options/listen-options.ts';
import { OptionError } from '../options/option-error.ts';
import {
  assertOptions,
  isBoolean,
  isListOf,
  isObject,
  mustBe,
  type OptionRules,
  parsedBy,
} from '../options/option-rules.ts';
import { assertChaos } from '../webhooks/chaos.ts';
import type { WebhookAuthentication } from '../webhooks/endpoint.ts';
import { ConfigError, UsageError } from './command-line.ts';

/**
 * The settings of a mock server. The command reads them from the file of `--config`. Options of the command line override them.
 * `openapi/config-file.yaml` describes each.
 */
export interface ConfigFile
  extends Omit<MockServerOptions, 'cors'>,
    Pick<ListenOptions, 'port'>,
    Pick<AdminOptions, 'token'> {
  $schema?: string;
  host?: string;
  adminHosts?: readonly string[];
  cors?: readonly string[];
  quiet?: boolean;
  json?: boolean;
  endpoints?: readonly EndpointConfig[];
  merchantBaseUrl?: MerchantBaseUrlConfig;
  seeds?: SeedConfig;
  faults?: readonly Fault[];
  chaos?: WebhookChaos;
}

type EndpointConfig = WebhookAuthentication & { url: string; events?: readonly WebhookEventName[] };

type MerchantBaseUrlConfig = WebhookAuthentication & { url: string };

/** Records of the default merchant. */
export interface SeedConfig {
  customers?: readonly (CreateCustomerRequest & {
    id?: string;
    paymentMethods?: readonly Partial<EnrolledPaymentMethod>[];
  })[];
  onboardingTransfers?: readonly OnboardingTransferDetails[];
  campaigns?: readonly CampaignDetails[];
  transfers?: readonly TransferDetails[];
}

/**
 * Reads a config file.
 *
 * @param path - As written on the command line. Error messages contain it.
 * @throws {UsageError} The file cannot be read, is not JSON, or has an unknown field or an invalid value.
 */
export function readConfig(path: string): ConfigFile {
  const text = readText(path).replace(/^\ufeff/, '');
  let config: unknown;
  try {
    config = JSON.parse(text);
  } catch {
    throw new ConfigError(`${path}:${findJsonProblem(text)}`);
  }
  assertConfig(config, (error) => new ConfigError(`${path}: ${describeSetting(error)}`));
  return config;
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError(`--config: could not read ${JSON.stringify(path)} (${code}). Check the path`);
  }
}

/** White space, and a token of JSON. */
const jsonToken =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids these characters in a string.
  /[ \t\n\r]*("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])|[{}[\],:])/y;

/**
 * Finds the first place where a text is not JSON, as `line:column: problem`. The messages of `JSON.parse` differ between runtimes, and not all
 * have the place.
 */
function findJsonProblem(text: string): string {
  const ends: string[] = [];
  let at = 0;
  let expected: string | undefined = aValue;
  let missing = aValue;
  while (expected !== undefined) {
    missing = expected;
    jsonToken.lastIndex = at;
    const token = jsonToken.exec(text)?.[1];
    expected = token === undefined ? undefined : expectAfter(token, missing, ends);
    if (expected !== undefined) at = jsonToken.lastIndex;
  }
  const place = text.slice(0, at) + /^[ \t\n\r]*/.exec(text.slice(at));
  const lines = place.split('\n');
  const found = text[place.length] ?? 'the end of the file';
  const isAfterComma = missing === aValue || missing === aName;
  const fixes: Readonly<Record<string, string | false>> = {
    '/': '. JSON has no comments: remove the comment',
    "'": '. Write double quotes',
    '"': /^, or|^:/.test(missing) ? '' : '. The text has no end, or an invalid character or escape',
    ']': isAfterComma && '. Remove the comma before it',
    '}': isAfterComma && '. Remove the comma before it',
  };
  const problem = `expected ${missing}, found ${found}${fixes[found] || ''}`;
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}: not valid JSON: ${problem}`;
}

const aValue = 'a value';
const aName = 'a name in double quotes';

/** Returns what the text must have after a token, or undefined when the token is not the expected one. `ends` has the open brackets. */
function expectAfter(token: string, expected: string, ends: string[]): string | undefined {
  const end = ends.at(-1);
  if (token === end && expected.endsWith(` or ${end}`)) ends.pop();
  else if (token === ',' && expected === `, or ${end}`) return end === '}' ? aName : aValue;
  else if (token === ':' && expected === ':') return aValue;
  else if (token.startsWith('"') && expected.startsWith(aName)) return ':';
  else if (!expected.startsWith(aValue) || /^[\]},:]$/.test(token)) return undefined;
  else if (token === '{' || token === '[') {
    ends.push(token === '{' ? '}' : ']');
    return token === '{' ? `${aName} or }` : `${aValue} or ]`;
  }
  return ends.length === 0 ? 'the end of the file' : `, or ${ends.at(-1)}`;
}

/** An endpoint of the file has a URL. */
const { inbox: _inbox, ...endpointFields } = bodyFields.registerWebhookEndpoint ?? {};

/** The controls check the records when they create them. */
const areRecords = isListOf(mustBe('an object', isObject));
const seedRules: OptionRules<SeedConfig> = {
  customers: areRecords,
  onboardingTransfers: areRecords,
  campaigns: areRecords,
  transfers: areRecords,
};

const rules: OptionRules<ConfigFile> = {
  ...mockServerRules,
  $schema: mustBe('a path or a URL', (value) => typeof value === 'string'),
  port: parsedBy(parsePort),
  host: parsedBy(parseHost),
  token: isAdminToken,
  adminHosts: isListOf(parsedBy(parseHost)),
  cors: isListOf(parsedBy(parseOrigin)),
  quiet: isBoolean,
  json: isBoolean,
  endpoints: isListOf((path, value) => assertShape(path, schemas.WebhookEndpoint, value, endpointFields)),
  merchantBaseUrl: (path, value) =>
    assertShape(path, schemas.MerchantBaseUrl, value, bodyFields.setMerchantBaseUrl ?? {}),
  seeds: (path, value) => assertOptions(path, value, seedRules, `${path}.`),
  faults: isListOf((path, value) => assertFault(value, path)),
  chaos: (path, value) => assertChaos(value, path),
};

/**
 * Checks settings, except for the records of `seeds`.
 *
 * @param toError - Converts an error about a setting. `option` is its path.
 */
export function assertConfig(
  config: unknown,
  toError: (error: OptionError) => UsageError,
): asserts config is ConfigFile {
  try {
    assertOptions('the config file', config, rules);
  } catch (error) {
    throw error instanceof OptionError ? toError(error) : error;
  }
}

/** What to write for an option of the command line that has another form in the file. */
const configForms: Readonly<Record<string, string>> = {
  webhookurl: '"endpoints": [{ "url": … }]',
  webhooksecret: '"endpoints": [{ "url": …, "secret": … }]',
  policy: '"policies": { … }',
  merchantbaseurl: '"merchantBaseUrl": { "url": … }',
};

function describeSetting({ option, message }: OptionError): string {
  const form = configForms[option.replaceAll('-', '').toLowerCase()];
  if (form === undefined || !message.includes(' is not an option of ')) return message;
  return `${option} is not an option of the config file. Write ${form}`;
}
