#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { main } from './cli/main.ts';

/** Of the package this file is in, before and after it is built. */
function version(): string {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
}

// Whoever reads the output may stop before the end.
process.stdout.on('error', () => {});
process.exitCode = await main(process.argv.slice(2), version);
