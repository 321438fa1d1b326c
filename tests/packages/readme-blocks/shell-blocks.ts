import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import type { Block } from './blocks.ts';

export interface ShellOptions {
  /** The folder of the project in which the reader runs the blocks. */
  readonly folder: string;
  /** The Node that `node`, `npm` and `npx` use. @default the Node of the tests */
  readonly node?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Texts to replace in every block, for example a port by a free one: `{ '4010': '51234' }`. */
  readonly replace?: Readonly<Record<string, string>>;
}

/** A command that the reader leaves running, in another terminal. */
interface BackgroundCommand {
  /** Matches the whole command, with its continuation lines joined. */
  readonly command: RegExp;
  /** A fixed text that the command prints when it is ready. Without it, the next command starts at once. */
  readonly ready?: string;
  /** Whether the command before it of the same kind stops first, as with Ctrl+C, for example because both need the port. */
  readonly replacesPrevious?: boolean;
}

export interface ShellResult {
  readonly block: Block;
  /** What the commands of the block printed, on both streams. */
  readonly output: string;
  /** What the background commands of all blocks printed until the end of the page, on both streams. */
  background(): string;
}

const background: readonly BackgroundCommand[] = [
  // `paychord-mock` and its npx forms without a subcommand start the server.
  {
    command: /^(npx )?(@paychord\/mock-server|paychord-mock)(?= +-|$)(?!.* (--help|--version|-h|-v)\b)/,
    ready: 'listening on',
    replacesPrevious: true,
  },
  // The receiver of a tutorial.
  { command: /^node webhooks\.mjs/, ready: 'listening on' },
  // `paychord-mock requests --follow` prints until it is stopped.
  { command: /--follow\b/ },
];

/**
 * Runs shell blocks in order, as a reader who copies them into one terminal: variables of a block exist in the next. The run stops at the
 * first command that fails, and the error contains its output. A background command runs until the end of the last block.
 */
export async function runShellBlocks(blocks: readonly Block[], options: ShellOptions): Promise<ShellResult[]> {
  const { folder, node = process.execPath, env = {}, replace = {} } = options;
  const scripts = await mkdtemp(join(tmpdir(), 'paychord-blocks-'));
  const PATH = [dirname(node), process.env.PATH].join(delimiter);
  // Its own process group, so that the commands in the background end with it.
  const shell = spawn('bash', ['-e', '-o', 'pipefail'], {
    cwd: folder,
    env: { ...process.env, ...env, PATH },
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });
  const closed = new Promise<void>((resolve) => shell.once('close', () => resolve()));
  const logs: string[] = [];
  const printed: string[] = [];
  try {
    const results: ShellResult[] = [];
    for (const [index, block] of blocks.entries()) {
      const script = join(scripts, `${index}.sh`);
      const outputFile = join(scripts, `${index}.out`);
      const code = Object.entries(replace).reduce((text, [from, to]) => text.replaceAll(from, to), block.code);
      await writeFile(script, withBackground(code, scripts, logs));
      const isDone = new Promise<boolean>((resolve) => {
        shell.stdout.once('data', () => resolve(true));
        void closed.then(() => resolve(false));
      });
      // A command must not read the next lines of the session.
      shell.stdin.write(`. '${script}' </dev/null >'${outputFile}' 2>&1\necho done\n`);
      const isPassed = await isDone;
      const output = await readFile(outputFile, 'utf8').catch(() => '');
      if (!isPassed) throw new Error(`${block.page}:${block.line} (${block.heading}) failed:\n${code}\n${output}`);
      results.push({ block, output, background: () => printed.join('') });
    }
    return results;
  } finally {
    const groups = await readFile(join(scripts, 'groups'), 'utf8').catch(() => '');
    for (const group of [...groups.trim().split('\n'), `${shell.pid}`]) endGroup(Number(group));
    await closed;
    for (const log of logs) printed.push(await readFile(log, 'utf8').catch(() => ''));
    await rm(scripts, { recursive: true, force: true });
  }
}

/** Sends the commands that do not end to the background, and waits until each is ready. */
function withBackground(code: string, scripts: string, logs: string[]): string {
  return commandsOf(code)
    .map((command) => {
      const found = background.findIndex((each) => each.command.test(command));
      const { ready, replacesPrevious } = background[found] ?? {};
      if (found < 0 || /&\s*$/.test(command)) return command;
      const pid = `background_${found}`;
      const file = join(scripts, `background-${logs.length}.out`);
      logs.push(file);
      const log = `'${file}'`;
      return [
        ...(replacesPrevious ? [`if [ -n "\${${pid}:-}" ]; then ${interrupt(pid)}; fi`] : []),
        // Job control gives the command its own process group, which contains what npx starts.
        'set -m',
        `${command.replace(/ +#.*$/, '')} >${log} 2>&1 &`,
        `${pid}=$!; echo "$!" >>'${join(scripts, 'groups')}'`,
        'set +m',
        ...(ready === undefined
          ? []
          : [
              `until grep -qsF '${ready}' ${log}; do`,
              `  kill -0 "$${pid}" 2>/dev/null || { cat ${log}; echo 'The command ended before it printed "${ready}"'; exit 1; }`,
              '  sleep 0.05',
              'done',
            ]),
      ].join('\n');
    })
    .join('\n');
}

/** Ends a command as Ctrl+C does, and waits until the last process of it has ended. */
const interrupt = (pid: string) =>
  `kill -INT -- "-$${pid}"; while kill -0 -- "-$${pid}" 2>/dev/null; do sleep 0.05; done`;

/** Joins the lines of a command that end with a backslash. */
function commandsOf(code: string): string[] {
  return code.replaceAll(/ *\\\n\s*/g, ' ').split('\n');
}

function endGroup(leader: number): void {
  try {
    if (leader > 0) process.kill(-leader, 'SIGKILL');
  } catch {
    // All processes of the group have ended.
  }
}
