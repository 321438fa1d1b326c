import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openInChromium, run } from '../program.ts';
import type { RunOptions } from './execute.ts';
import type { Programs } from './programs.ts';
import type { RuntimeKind } from './row.ts';
import type { Cryptography } from './vector-cases.ts';

/** How the cases are run somewhere. */
export interface FaultRuntime {
  readonly title: string;
  readonly kind: RuntimeKind;
  /** Set if the program cannot report it. */
  readonly version?: string;
  /** What can compute signatures there. */
  readonly cryptographies: readonly Cryptography[];
  /** Runs cases. Resolves with the errors outside the cases, or an empty text. */
  start(programs: Programs, options: Omit<RunOptions, 'runtime'>, signal: AbortSignal): Promise<string>;
  /** Whether it ends by itself when there is nothing left to do. */
  readonly endsByItself: boolean;
}

const installed = (path: string) => fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url));
const node24 = fileURLToPath(new URL('../../../node_modules/node/bin/node', import.meta.url));
const deno = [
  'run',
  '--no-prompt',
  '--node-modules-dir=manual',
  '--allow-env',
  '--allow-net=127.0.0.1,nonexistent.invalid',
];
const installedModule = createRequire(import.meta.url);
/** Its version is its compatibility date: 1.20260730.1 is 2026-07-30. */
const workerdVersion = installedModule('workerd/package.json').version.replace(
  /^1\.(\d{4})(\d\d)(\d\d)\..*$/,
  '$1-$2-$3',
);

export const faultRuntimes: readonly FaultRuntime[] = [
  inProcess('Node 20', 'Node', installed('node-20/bin/node')),
  inProcess('Node 22', 'Node', installed('node-22/bin/node')),
  inProcess('Node 24', 'Node', node24),
  inProcess('Node 26', 'Node', installed('node-26/bin/node')),
  inProcess('Bun', 'Bun', installed('.bin/bun'), '--no-install'),
  inProcess('Deno', 'Deno', installed('.bin/deno'), ...deno),
  {
    title: 'workerd',
    kind: 'workerd',
    version: workerdVersion,
    endsByItself: true,
    cryptographies: ['WebCrypto', 'node:crypto'],
    start: testInWorkerd,
  },
  {
    title: 'Chromium',
    kind: 'Chromium',
    endsByItself: false,
    cryptographies: ['WebCrypto'],
    start(_programs, { control, cryptography }, signal) {
      const search = cryptography === undefined ? '' : `?cryptography=${cryptography}`;
      return openInChromium(`${control}/${search}`, signal);
    },
  },
];

function inProcess(title: string, kind: RuntimeKind, command: string, ...args: readonly string[]): FaultRuntime {
  return {
    title,
    kind,
    endsByItself: true,
    // Where there are modules of Node, they can also be hidden.
    cryptographies: ['node:crypto', 'WebCrypto'],
    start({ process, authorityFile }, options, signal) {
      const env = { NODE_EXTRA_CA_CERTS: authorityFile, DENO_CERT: authorityFile };
      return run({ command, args: [...args, process, JSON.stringify({ runtime: kind, ...options })], env }, signal);
    },
  };
}

/** Calls `test` of the worker once. The worker may call this machine and resolve host names. */
async function testInWorkerd(
  { worker, authorityFile }: Programs,
  { control, cryptography }: Omit<RunOptions, 'runtime'>,
  signal: AbortSignal,
): Promise<string> {
  const flags = cryptography === 'node:crypto' ? ['nodejs_compat'] : [];
  const bindings = { control, ...(cryptography !== undefined && { cryptography }) };
  const texts = Object.entries(bindings).map(([name, text]) => `(name = "${name}", text = "${text}")`);
  const text = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .program),
    (name = "internet", network = (allow = ["public", "private", "local"], tlsOptions = (trustBrowserCas = true, trustedCertificates = [embed "${basename(authorityFile)}"]))),
  ],
);
const program :Workerd.Worker = (
  modules = [(name = "${basename(worker)}", esModule = embed "${basename(worker)}")],
  compatibilityDate = "${workerdVersion}",
  compatibilityFlags = ${JSON.stringify(flags)},
  bindings = [${texts.join(', ')}],
);
`;
  const config = join(dirname(worker), 'workerd.capnp');
  await writeFile(config, text);
  return run({ command: installedModule('workerd').default, args: ['test', config] }, signal);
}
