import { assertFault } from '../../faults/assert-fault.ts';
import type { Fault } from '../../faults/fault.ts';
import { schemas } from '../../generated/control-validators.js';
import { mockServerRules } from '../../mock-server-options.ts';
import { assertShape } from '../../model/assert-shape.ts';
import { parseHost, parseOrigin, parsePort } from '../../options/address.ts';
import { isAdminToken } from '../../options/listen-options.ts';
import { OptionError } from '../../options/option-error.ts';
import {
  assertOptions,
  isBoolean,
  isListOf,
  mustBe,
  type OptionRule,
  type OptionRules,
  parsedBy,
} from '../../options/option-rules.ts';
import type { WebhookChaos } from '../../webhooks/chaos.ts';
import { assertChaos } from '../../webhooks/chaos.ts';
import { configErrorFrom } from './config-error.ts';
import type { ConfigFile, EndpointConfig, MerchantBaseUrlConfig, SeedConfig } from './config-file.ts';

const endpointFields: Readonly<Record<keyof EndpointConfig, true>> = {
  url: true,
  secret: true,
  apiKey: true,
  apiSecret: true,
  events: true,
};
const baseUrlFields: Readonly<Record<keyof MerchantBaseUrlConfig, true>> = {
  url: true,
  secret: true,
  apiKey: true,
  apiSecret: true,
};

const isObject = mustBe('an object', (value) => typeof value === 'object' && value !== null && !Array.isArray(value));

const seedRules: OptionRules<SeedConfig> = {
  // The controls check the records when they create them.
  customers: isListOf(isObject),
  onboardingTransfers: isListOf(isObject),
  campaigns: isListOf(isObject),
  transfers: isListOf(isObject),
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
export function assertConfig(file: string, config: unknown): asserts config is ConfigFile {
  try {
    assertOptions('the config file', config, rules);
  } catch (error) {
    throw error instanceof OptionError ? configErrorFrom(file, config, withConfigName(error)) : error;
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
