import { readFileSync } from 'node:fs';
import type { CreateCustomerRequest, EnrolledPaymentMethod } from '@paychord/sdk';
import { ControlError } from '../controls/control-error.ts';
import { assertFault, type Fault } from '../faults/fault.ts';
import { schemas } from '../generated/control-validators.js';
import { type MockServerOptions, mockServerRules } from '../mock-server-options.ts';
import type { OnboardingTransferDetails } from '../model/onboarding-transfer.ts';
import { assertShape } from '../model/validation.ts';
import type { CampaignDetails } from '../operations/campaigns.ts';
import type { TransferDetails } from '../operations/transfers.ts';
import { parseHost, parseOrigin, parsePort } from '../options/address.ts';
import { isAdminToken } from '../options/listen-options.ts';
import { OptionError } from '../options/option-error.ts';
import {
  assertOptions,
  isBoolean,
  isListOf,
  isObject,
  mustBe,
  type OptionRule,
  type OptionRules,
  parsedBy,
} from '../options/option-rules.ts';
import { assertChaos, type WebhookChaos } from '../webhooks/chaos.ts';
import type { WebhookAuthentication, WebhookEventName } from '../webhooks/endpoint.ts';
import { ConfigError, UsageError } from './command.ts';

/**
 * The settings of a mock server. The command reads them from the file of `--config`. Options of the command line override them.
 * `openapi/config-file.yaml` describes each.
 */
export interface ConfigFile extends Pick<MockServerOptions, 'credentials' | 'policies' | 'limits' | 'strict'> {
  $schema?: string;
  port?: number;
  host?: string;
  token?: string;
  adminHosts?: readonly string[];
  cors?: readonly string[];
  quiet?: boolean;
  json?: boolean;
  seed?: number;
  clock?: 'virtual' | 'real';
  startAt?: string | number;
  endpoints?: readonly EndpointConfig[];
  merchantBaseUrl?: MerchantBaseUrlConfig;
  seeds?: SeedConfig;
  faults?: readonly Fault[];
  chaos?: WebhookChaos;
}

export type EndpointConfig = WebhookAuthentication & { url: string; events?: readonly WebhookEventName[] };

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
  const config = parseJson(path, text);
  assertConfig(path, config);
  return config;
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ConfigError(`${path}:${findJsonProblem(text)}`);
  }
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

const baseUrlFields: Readonly<Record<keyof MerchantBaseUrlConfig, true>> = {
  url: true,
  secret: true,
  apiKey: true,
  apiSecret: true,
};
const endpointFields: Readonly<Record<keyof EndpointConfig, true>> = { ...baseUrlFields, events: true };

/** The controls check the records when they create them. */
const areRecords = isListOf(mustBe('an object', isObject));
const seedRules: OptionRules<SeedConfig> = {
  customers: areRecords,
  onboardingTransfers: areRecords,
  campaigns: areRecords,
  transfers: areRecords,
};

const { credentials, policies, limits, strict, seed, clock, startAt } = mockServerRules;

const rules: OptionRules<ConfigFile> = {
  $schema: mustBe('a path or a URL', (value) => typeof value === 'string'),
  port: parsedBy(parsePort),
  host: parsedBy(parseHost),
  token: isAdminToken,
  adminHosts: isListOf(parsedBy(parseHost)),
  cors: isListOf(parsedBy(parseOrigin)),
  quiet: isBoolean,
  json: isBoolean,
  credentials,
  policies,
  limits,
  strict,
  seed,
  clock,
  startAt,
  endpoints: isListOf((path, value) => {
    assertShape(path, schemas.WebhookEndpoint, value, endpointFields);
  }),
  merchantBaseUrl(path, value) {
    assertShape(path, schemas.MerchantBaseUrl, value, baseUrlFields);
  },
  seeds: (path, value) => assertOptions(path, value, seedRules, `${path}.`),
  faults: isListOf(withPath('fault', (value) => assertFault(value as Fault))),
  chaos: withPath('chaos', (value) => assertChaos(value as WebhookChaos)),
};

/**
 * Checks a config file, except for the records of `seeds`.
 *
 * @throws {UsageError} A field is unknown, or a value is not valid. The message has the file, the path of the field and the value.
 */
function assertConfig(file: string, config: unknown): asserts config is ConfigFile {
  try {
    assertOptions('the config file', config, rules);
  } catch (error) {
    throw error instanceof OptionError ? new ConfigError(`${file}: ${withConfigName(error).message}`) : error;
  }
}

/** What to write for an option of the command line that has another form in the file. */
const configForms: Readonly<Record<string, string>> = {
  webhookurl: '"endpoints": [{ "url": … }]',
  webhooksecret: '"endpoints": [{ "url": …, "secret": … }]',
  policy: '"policies": { … }',
  merchantbaseurl: '"merchantBaseUrl": { "url": … }',
};

function withConfigName(error: OptionError): OptionError {
  const { option, message } = error;
  const form = configForms[option.replaceAll('-', '').toLowerCase()];
  if (form === undefined || !message.includes(' is not an option of ')) return error;
  return new OptionError(option, `is not an option of the config file. Write ${form}`);
}

/** Creates a rule from a check whose error begins with a fixed subject. */
function withPath(subject: string, assert: (value: unknown) => void): OptionRule {
  return (path, value) => {
    try {
      assert(value);
    } catch (error) {
      if (!(error instanceof OptionError) || !error.option.startsWith(subject)) throw error;
      throw new OptionError(path + error.option.slice(subject.length), error.message.slice(error.option.length + 1));
    }
  };
}

/** Creates an error about a record of the file that a control rejected. `path` is that of the record. */
export function recordErrorFrom(file: string, path: string, error: OptionError | ControlError): ConfigError {
  if (!(error instanceof ControlError)) return new ConfigError(`${file}: ${path}.${error.message}`);
  const text = error.message.replace(`${error.code}: `, '');
  if (error.code !== 'INVALID_PARAMETERS') return new ConfigError(`${file}: ${path}: ${text}`);
  const problems = text.split('; ').map((problem) => `${path}.${problem}`);
  return new ConfigError(`${file}: ${problems.join('; ')}`);
}
