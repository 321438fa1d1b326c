import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { run } from '../program.ts';

const installed = createRequire(import.meta.url);

/** Its version is the day it was made on. It would do things the way it did on any day before. */
export const workerdVersion = versionOf(installed('workerd/package.json').version);

/** 1.20260730.1 is that of 2026-07-30. */
function versionOf(version: string): string {
  return version.replace(/^1\.(\d{4})(\d\d)(\d\d)\..*$/, '$1-$2-$3');
}

export interface WorkerdOptions {
  /** What the module finds in its environment. */
  readonly bindings: Readonly<Record<string, string>>;
  /** Compatibility flags, `nodejs_compat` for example; none when left out. */
  readonly flags?: readonly string[];
  /** A trusted certificate in PEM, as a file next to the module. */
  readonly authorityFile?: string | undefined;
}

/** Calls `test` of a module once. Resolves with the errors, or an empty text on success. Never rejects. */
export async function testInWorkerd(file: string, options: WorkerdOptions, signal: AbortSignal): Promise<string> {
  const config = join(dirname(file), 'workerd.capnp');
  await writeFile(config, configOf(basename(file), options));
  return run({ command: installed('workerd').default, args: ['test', config] }, signal);
}

/** The worker may call this machine and resolve host names. */
function configOf(file: string, { bindings, flags = [], authorityFile }: WorkerdOptions): string {
  const trusted = authorityFile === undefined ? '' : `embed "${basename(authorityFile)}"`;
  const texts = Object.entries(bindings).map(([name, text]) => `(name = "${name}", text = "${text}")`);
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .program),
    (name = "internet", network = (allow = ["public", "private", "local"], tlsOptions = (trustBrowserCas = true, trustedCertificates = [${trusted}]))),
  ],
);
const program :Workerd.Worker = (
  modules = [(name = "${file}", esModule = embed "${file}")],
  compatibilityDate = "${workerdVersion}",
  compatibilityFlags = ${JSON.stringify(flags)},
  bindings = [${texts.join(', ')}],
);
`;
}
