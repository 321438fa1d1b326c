import { escapeUnits } from '@paychord/checks';
import type { PaychordError } from '../errors/base.ts';
import type { OperationId, PathIds } from '../generated/operations.ts';
import { assertKnownNames } from '../utils/known-names.ts';
import { assertFunction, isObject, throwConfigurationError } from '../validation/assert.ts';
import type { Hooks, RequestEvent } from './hooks.ts';
import { replaceCardNumbers } from './secrets.ts';

/** From the least to the most important. */
const levels = ['debug', 'info', 'warn', 'error'] as const;

/** The level of a log line. */
export type LogLevel = (typeof levels)[number];

/** A logger with one function per level: `console`, and the loggers of pino, winston and bunyan. */
export type Logger = { readonly [Level in LogLevel]: (line: string) => unknown };

/**
 * Receives each line with its level and its fields, for a logger that stores fields.
 *
 * @param level - `debug`, `info`, `warn` or `error`
 * @param line - The same text that a {@link Logger} receives
 * @param fields - The values of the line, with names
 */
export type WriteLog = (level: LogLevel, line: string, fields: LogFields) => unknown;

/** The values of a log line. A value that the attempt does not have is absent. */
export interface LogFields extends PathIds {
  readonly operation?: OperationId;
  readonly method: string;
  /** The path template, without identifiers. */
  readonly path: string;
  /** The HTTP status; absent without a response. */
  readonly status?: number;
  /** In milliseconds. */
  readonly durationMs?: number;
  /** The number of the attempt within the call, from 1; 0 when nothing was sent. */
  readonly attempt: number;
  readonly idempotencyKey?: string;
  readonly requestId?: string;
  /** Why the attempt failed: a network code, an error code of the service, or the `code` of the error. */
  readonly reason?: string;
  /** The field or option that a validation error names. */
  readonly field?: string;
  /** The wait before the next attempt, in milliseconds. */
  readonly retryInMs?: number;
  /** Whether a failed call can have taken effect. */
  readonly outcome?: string;
}

/** Options of {@link logHooks}. */
export interface LogHooksOptions {
  /**
   * The least important level that is written.
   *
   * - `debug`: also the start of each attempt
   * - `info`: also successful attempts
   * - `warn`: also attempts that the client retries
   * - `error`: only calls that fail
   *
   * @default 'info'
   */
  readonly level?: LogLevel | undefined;
}

/**
 * Creates hooks that write one log line per attempt: method, path, status, duration, idempotency key, payment id, request id, and the
 * reason of a retry or failure.
 *
 * A line never contains a body, a header or a credential. Of a number that could be a card number, it contains the last four digits. It
 * contains printable ASCII only, without line breaks.
 *
 * @param logger - `console` or another {@link Logger}, which receives one text per line. Or a function, which also receives the fields.
 * @param options - `level`: the least important level that is written, `info` by default.
 * @returns Hooks for the option `hooks` of the client.
 * @throws {ConfigurationError} The logger lacks a level, or the level is unknown.
 *
 * @example
 * const client = createClient({ ...options, hooks: logHooks(console) });
 * // paychord POST /v1/payments 201 12 ms attempt=1 idempotencyKey=order-1 paymentId=0a7e2c7b-… requestId=7f3a…
 *
 * @example
 * const hooks = logHooks((level, line, fields) => pinoLogger[level](fields, line), { level: 'debug' });
 */
export function logHooks(logger: Logger | WriteLog, options: LogHooksOptions = {}): Hooks {
  if (!isObject(options)) throwConfigurationError('options', "must be an object such as { level: 'debug' }");
  assertKnownNames(options, ['level'], 'an option of logHooks', throwConfigurationError);
  const { level = 'info' } = options;
  const least = levels.indexOf(level);
  if (least < 0) throwConfigurationError('level', `must be one of ${levels.join(', ')}`);
  const write = toWriteLog(logger);
  const log = (of: LogLevel, event: RequestEvent, result: string, more?: object): undefined => {
    if (levels.indexOf(of) < least) return;
    const fields = toFields({ ...event, outcome: undefined, ...more });
    // The client ignores a promise that rejects, as for every hook.
    return write(of, toLine(fields, result), fields) as undefined;
  };
  return {
    onRequest: (event) => log('debug', event, 'started', { durationMs: undefined }),
    onResponse(event) {
      // onRetry or onError follows any other response.
      if (event.isSuccess) return log('info', event, resultOf(event));
    },
    onRetry(event) {
      const retryInMs = Math.round(event.delayMs);
      return log('warn', event, resultOf(event), { ...causeOf(event), retryInMs });
    },
    onError: (event) => log('error', event, resultOf(event), { ...causeOf(event), outcome: event.outcome }),
  };
}

function toWriteLog(logger: Logger | WriteLog): WriteLog {
  if (typeof logger === 'function') return logger;
  if (!isObject(logger)) throwConfigurationError('logger', 'must be a function or an object such as console');
  for (const level of levels) assertFunction(`logger.${level}`, logger[level]);
  // One text, because loggers differ in the order of a text and an object. As a method, because some loggers need `this`.
  return (level, line) => logger[level](line);
}

function resultOf({ attempt, status, durationMs }: RequestEvent): string {
  return attempt === 0 ? 'not sent' : `${status ?? 'no response'} ${durationMs} ms`;
}

/** Returns why an attempt failed. Not the message of the error, which may repeat a value of a body. */
function causeOf({ cause, error }: RequestEvent & { readonly error: PaychordError }) {
  const { serviceCode = '', field } = error as { readonly serviceCode?: string; readonly field?: string };
  return { reason: cause ?? (/^[A-Z][A-Z_]+$/.test(serviceCode) ? serviceCode : error.code), field };
}

/** All fields, in the order of the line. */
const fieldNames = [
  'operation',
  'method',
  'path',
  'status',
  'durationMs',
  'attempt',
  'idempotencyKey',
  'paymentId',
  'transactionId',
  'customerId',
  'transferId',
  'campaignId',
  'requestId',
  'reason',
  'field',
  'retryInMs',
  'outcome',
] as const satisfies (keyof LogFields)[];

function toFields(facts: object): LogFields {
  const values = facts as Record<string, unknown>;
  const present = fieldNames.filter((name) => values[name] !== undefined);
  return Object.fromEntries(present.map((name) => [name, clean(values[name])])) as never;
}

function toLine(fields: LogFields, result: string): string {
  const shown = fieldNames.slice(fieldNames.indexOf('attempt')).filter((name) => fields[name] !== undefined);
  const details = shown.map((name) => ` ${name}=${quote(fields[name])}`);
  return `paychord ${fields.method} ${fields.path || '(undocumented path)'} ${result}${details.join('')}`;
}

/** Quotes a text that would look like two fields. */
function quote(value: unknown): string {
  const text = String(value);
  return /[ "=\\]/.test(text) ? `"${text.replace(/["\\]/g, '\\$&')}"` : text;
}

const maxLength = 200;

/** Returns a text that cannot end a line, and that shows at most four digits of a card number. */
function clean(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return replaceCardNumbers(value, (digits) => '*'.repeat(digits.length - 4) + digits.slice(-4))
    .slice(0, maxLength)
    .replace(/[^ -~]/g, escapeUnits);
}
