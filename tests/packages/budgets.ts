/** The cost limits of the SDK, and how they are measured. The bench shows them next to the costs of its peers. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { run } from './run.ts';

/** A part of the SDK as a program that imports only this part. */
export interface SizeBudget {
  readonly what: string;
  readonly program: string;
  /** Bytes, as `bundledBytes` counts them. */
  readonly atMost: number;
  /** The limit until `atMost` is reached. */
  readonly growthLimit?: number;
}

export const sizeBudgets: readonly SizeBudget[] = [
  {
    what: '`createClient`',
    program: `export { createClient } from '@paychord/sdk';`,
    atMost: 10_500,
    // The check for keys that were built from a missing field is 60 of them, the faster check of bodies 50, and the fix in messages about an id,
    // an amount and `until` 50. 1,080 are the proof that a response is about the payment that was asked for, texts and amounts that JSON cannot
    // hold, a dispatcher of another undici, and secrets that a service repeats in another encoding. 190 are the names that an error suggests:
    // the same as those of the mock server. 110 are keys without a global crypto, and 70 the copy of a body, which makes a call a tenth faster.
    growthLimit: 13_410,
  },
  {
    what: '`createFetch`',
    program: `export { createFetch } from '@paychord/sdk/openapi-fetch';`,
    atMost: 12_670,
    // The checks of hooks, of `idempotentOperations` and of keys, and the fix in each message. 1,060 are the same checks as in `createClient`.
    // 190 are the names that an error suggests, 120 keys without a global crypto, and 70 the copy of a body.
    growthLimit: 14_520,
  },
  {
    what: '`createOpenApiClient`',
    program: `export { createOpenApiClient } from '@paychord/sdk/openapi-fetch';`,
    atMost: 15_590,
    // The checks of hooks, of `idempotentOperations` and of keys, and the fix in each message. 1,090 are the same checks as in `createClient`.
    // 190 are the names that an error suggests, 140 keys without a global crypto, and 70 the copy of a body.
    growthLimit: 17_480,
  },
  {
    what: '`logHooks`',
    program: `export { logHooks } from '@paychord/sdk';`,
    atMost: 1_785,
    // The names that an error suggests are 190 of them.
    growthLimit: 2_000,
  },
  {
    what: '`verifySignature` and `constructEvent`',
    program: `export { constructEvent, verifySignature } from '@paychord/sdk/webhooks';`,
    atMost: 2_800,
    // The configuration and its messages are 300 of them, the way without node:crypto 140, and the cause of a missing signature 40. 220 are bodies of an unknown shape, and amounts that no number holds. 40 are credentials that no comparison reveals.
    // 60 are a secret that is a promise, or stands in place of the options.
    growthLimit: 3_480,
  },
  {
    what: '`createWebhookReceiver`',
    program: `export { createWebhookReceiver } from '@paychord/sdk/webhooks';`,
    atMost: 5_800,
    // Claims in a store are 370 of them, the default log 330, checks of the options 700, and the clock for tests 80. 1,020 are what would lose an
    // event without a word: misspelled types, returned responses, events without a key, and platforms that stop work.
    // 160 are the header of an event that is dropped, and the names that an error suggests.
    growthLimit: 7_625,
  },
];

/** What the compiler may have to do for a small program, as `typeCheck` counts it. */
export const instantiationsBudget = 100;

/** The packages that are installed for it to run. */
export const dependenciesBudget = 1;

/** What a browser loads for the inspector of the mock server: bytes of its script and its style, compressed. */
export const inspectorBudget = 100_000;

/**
 * The bytes of the packed mock server. The explorer with its page and reports is 75,000 of them, the check of a state file and the marks of assumed
 * rules 20,000, and the list of the libraries that it contains 5,000.
 */
export const packedMockServerBudget = 1_190_000;

/** What a page loads for a program: bundled for browsers, minified and compressed. Finds packages as a file of the folder would. */
export async function bundledBytes(program: string, folder: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: folder },
    absWorkingDir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    // The tsconfig of the project would resolve the published names to source.
    tsconfigRaw: '{}',
    logLevel: 'silent',
  });
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
}

const tsc = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));

/**
 * Checks a program as most people do: with all libraries and the types of Node, and without the declarations of what it
 * imports. Rejects when it does not compile.
 * @param folder for the configuration
 */
export async function typeCheck(file: string, folder: string) {
  const configuration = join(folder, 'tsconfig.type-check.json');
  const compilerOptions = {
    target: 'es2022',
    module: 'nodenext',
    types: ['node'],
    strict: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    noEmit: true,
  };
  await writeFile(configuration, JSON.stringify({ compilerOptions, files: [file] }));
  const printed = await run(process.execPath, [tsc, '--project', configuration, '--extendedDiagnostics'], folder);
  // The time is that of everything: reading, binding, checking.
  return { instantiations: figure(printed, 'Instantiations'), seconds: figure(printed, 'Total time') };
}

function figure(printed: string, name: string): number {
  const [, value] = new RegExp(`^${name}:\\s+([\\d.]+)`, 'm').exec(printed) ?? [];
  if (value === undefined) throw new Error(`tsc printed no ${name}:\n${printed}`);
  return Number(value);
}
