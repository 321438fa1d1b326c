import { type ParseArgsConfig, parseArgs } from 'node:util';
import { parseBaseUrl } from '../options/address.ts';
import { nameWithWord, nearestName } from '../options/suggest-name.ts';
import { UsageError } from './print-error.ts';

/** The port that the server listens on, and that the other commands call. */
export const defaultPort = 4010;

/**
 * Parses the options and positional arguments of a command.
 *
 * @throws {UsageError} An option is unknown or has no value.
 */
export function parseCommandLine<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    if (error instanceof TypeError && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')) {
      // Node adds advice about positional arguments, which no command with this option needs.
      const message = toOneLine(error.message.replace(/\. To specify a positional argument.*$/s, ''));
      throw new UsageError(withSuggestion(message, Object.keys(options)));
    }
    throw error;
  }
}

/** Shortens a message of `parseArgs` to one line, without advice about arguments that start with a dash but are not options. */
function toOneLine(message: string): string {
  return message
    .replace(/\. To specify a positional argument .*$/s, '')
    .replaceAll('\n', ' ')
    .replace(/\.$/, '');
}

/** Adds the option that the user probably meant. */
function withSuggestion(message: string, names: readonly string[]): string {
  const [, written = ''] = /^Unknown option '--([^']+)'/.exec(message) ?? [];
  // A command calls a server by its address. Only the server itself has a port.
  if (written === 'port' && names.includes('url')) return `${message}. Pass --url http://127.0.0.1:<port>`;
  const nearest = written === '' ? undefined : (nearestName(written, names) ?? nameWithWord(written, names));
  return nearest === undefined ? message : `${message}. Did you mean --${nearest}?`;
}

/** @throws {UsageError} A command that takes no arguments received some. */
export function rejectPositionals(command: string, positionals: readonly string[]): void {
  if (positionals.length > 0) throw new UsageError(`${command} takes no arguments (received ${positionals.join(' ')})`);
}

/** @throws {UsageError} The text is not a whole number in the range. */
export function parseWholeNumber(option: string, text: string, most: number): number {
  const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value <= most)) {
    throw new UsageError(`--${option} must be a whole number from 0 to ${most} (received ${JSON.stringify(text)})`);
  }
  return value;
}

/** @throws {OptionError} The text is not a base URL. */
export function parseServerUrl(option: string, text: string): string {
  return parseBaseUrl(option, text).href.replace(/\/+$/, '');
}
