import { type ParseArgsConfig, parseArgs } from 'node:util';
import { parseBaseUrl } from '../options/address.ts';
import { UsageError } from './print-error.ts';

/**
 * The options and words of a command line.
 *
 * @throws UsageError for an option that is unknown or lacks its value
 */
export function parseCommandLine<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    if (error instanceof TypeError && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')) {
      throw new UsageError(error.message);
    }
    throw error;
  }
}

/** @throws UsageError when the text is no whole number in the range */
export function wholeNumber(option: string, text: string, most: number): number {
  const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value <= most)) throw new UsageError(`--${option} must be a whole number from 0 to ${most}`);
  return value;
}

/** @throws OptionError when the text is no address of a server */
export function serverUrl(option: string, text: string): string {
  return parseBaseUrl(`--${option}`, text).href.replace(/\/+$/, '');
}
