import { readFileSync } from 'node:fs';
import type { SeedRecords } from '../../core/controls/scenario.ts';
import { assertFault, type Fault } from '../../core/faults/fault.ts';
import { type MockServerOptions, mockServerRules } from '../../core/mock-server-options.ts';
import { assertShape } from '../../core/model/validation.ts';
import { parseBaseUrl, parseHost, parseOrigin, parsePort } from '../../core/options/address.ts';
import { type AdminOptions, isAdminToken, type ListenOptions } from '../../core/options/listen-options.ts';
import { OptionError } from '../../core/options/option-error.ts';
import {
  assertOptions,
  isBoolean,
  isListOf,
  isObject,
  isText,
  mustBe,
  type OptionRules,
  parsedBy,
} from '../../core/options/option-rules.ts';
import { assertChaos } from '../../core/webhooks/chaos.ts';
import { bodyFields } from '../../generated/admin-fields.ts';
import type { MerchantBaseUrl, WebhookChaos, WebhookEventName } from '../../generated/control-types.ts';
import { schemas } from '../../generated/control-validators.js';
import { ConfigError, UsageError } from './command-line.ts';

/**
 * The settings of a mock server. The command reads them from the file of `--config`. Options of the command line override them.
 * `openapi/config-file.yaml` describes each.
 */
export interface ConfigFile
  extends Omit<MockServerOptions, 'cors' | 'fallback'>,
    Pick<ListenOptions, 'port' | 'publicUrl'>,
    Pick<AdminOptions, 'token'> {
  $schema?: string;
  state?: string;
  host?: string;
  tlsCert?: string;
  tlsKey?: string;
  adminHosts?: readonly string[];
  cors?: readonly string[];
  quiet?: boolean;
  json?: boolean;
  endpoints?: readonly EndpointConfig[];
  merchantBaseUrl?: MerchantBaseUrl;
  /** Records of the default merchant. */
  seeds?: SeedRecords;
  faults?: readonly Fault[];
  chaos?: WebhookChaos;
}

type EndpointConfig = MerchantBaseUrl & { events?: readonly WebhookEventName[] };

/**
 * Reads a config file.
 *
 * @param path - As written on the command line. Error messages contain it.
 * @throws {UsageError} The file cannot be read, is not JSON, or has an unknown field or an invalid value.
 */
export function readConfig(path: string): ConfigFile {
  const config = readJsonFile(path, '--config');
  assertConfig(config, ({ message }) => new ConfigError(`${path}: ${message}`));
  return config;
}

/**
 * Reads a JSON file.
 *
 * @param argument - What named the file, for the message when it cannot be read.
 * @throws {UsageError} The file cannot be read, or is not JSON.
 */
export function readJsonFile(path: string, argument: string): unknown {
  const text = readText(path, argument);
  try {
    return JSON.parse(text);
  } catch {
    // The message of Node can show a part of the file, which can contain secrets.
    throw new ConfigError(`${path}: not valid JSON. It has double quotes, no comments, and no comma before } or ]`);
  }
}

/** @throws {UsageError} The file cannot be read. */
export function readBytes(path: string, argument: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError(`${argument}: could not read ${JSON.stringify(path)} (${code}). Check the path`);
  }
}

function readText(path: string, argument: string): string {
  const bytes = readBytes(path, argument);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ConfigError(`${path}: the file is not in UTF-8. Save it as UTF-8`);
  }
}

/** An endpoint of the file has a URL. */
const { inbox: _inbox, ...endpointFields } = bodyFields.registerWebhookEndpoint ?? {};

/** The controls check the records when they create them. */
const areRecords = isListOf(mustBe('an object', isObject));
const seedRules: OptionRules<SeedRecords> = {
  customers: areRecords,
  onboardingTransfers: areRecords,
  campaigns: areRecords,
  transfers: areRecords,
};

/** JSON has no functions. */
const { fallback: _fallback, ...optionRules } = mockServerRules;

const rules: OptionRules<ConfigFile> = {
  ...optionRules,
  $schema: mustBe('a path or a URL', (value) => typeof value === 'string'),
  state: mustBe('the path of a file', (value) => typeof value === 'string' && value !== ''),
  port: parsedBy(parsePort),
  host: parsedBy(parseHost),
  publicUrl: parsedBy(parseBaseUrl),
  tlsCert: isText,
  tlsKey: isText,
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
