#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { main } from './server/cli/main.ts';

/** Reads the version of this package. The path is the same before and after the build. */
function version(): string {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
}

// The reader of a pipe may close it early, as `head` does.
process.stdout.on('error', () => {});
process.exitCode = await main(process.argv.slice(2), version);
