import { fileURLToPath } from 'node:url';
import { openInChromium } from '../chromium.ts';
import { run } from '../program.ts';
import type { Programs } from './programs.ts';
import type { RuntimeKind } from './row.ts';
import { testInWorkerd, workerdVersion } from './workerd.ts';

/** How the rows are run somewhere. */
export interface FaultRuntime {
  readonly title: string;
  readonly kind: RuntimeKind;
  /** Set if the program cannot report it. */
  readonly version?: string;
  /** Runs one row, or all rows that do not need their own process. Resolves with the errors outside the rows, or an empty text. */
  start(programs: Programs, control: string, signal: AbortSignal, only?: string): Promise<string>;
  /** Whether it ends by itself when there is nothing left to do. */
  readonly endsByItself: boolean;
}

const installed = (path: string) => fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url));
const node24 = fileURLToPath(new URL('../../../node_modules/node/bin/node', import.meta.url));
const deno = [
  'run',
  '--no-prompt',
  '--node-modules-dir=manual',
  '--allow-env',
  '--allow-net=127.0.0.1,nonexistent.invalid',
];

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
    start: ({ worker, authorityFile }, control, signal) =>
      testInWorkerd(worker, { bindings: { control }, authorityFile }, signal),
  },
  {
    title: 'Chromium',
    kind: 'Chromium',
    endsByItself: false,
    start: (_programs, control, signal) => openInChromium(`${control}/`, signal),
  },
];

function inProcess(title: string, kind: RuntimeKind, command: string, ...args: readonly string[]): FaultRuntime {
  return {
    title,
    kind,
    endsByItself: true,
    start({ process, authorityFile }, control, signal, only) {
      const performance = JSON.stringify({ runtime: kind, control, only });
      const env = authorityFile ? { NODE_EXTRA_CA_CERTS: authorityFile, DENO_CERT: authorityFile } : undefined;
      return run({ command, args: [...args, process, performance], env }, signal);
    },
  };
}
