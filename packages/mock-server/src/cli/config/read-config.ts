import { readFileSync } from 'node:fs';
import { ConfigError, UsageError } from '../print-error.ts';
import { assertConfig } from './assert-config.ts';
import type { ConfigFile } from './config-file.ts';
import { findJsonProblem } from './json-syntax.ts';

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
  } catch (error) {
    const { line, column, problem } = findJsonProblem(text) ?? { line: 1, column: 1, problem: String(error) };
    throw new ConfigError(`${path}:${line}:${column}: not valid JSON: ${problem}`);
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
