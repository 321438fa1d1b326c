import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a command wrote and how it ended. */
export interface CommandResult {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** A command in its own process. */
export interface Command {
  readonly child: ChildProcess;
  /** What it has written to its standard output. */
  output(): string;
  /** Resolves when the output matches; rejects when the command ends before that. */
  shows(pattern: RegExp): Promise<RegExpMatchArray>;
  kill(signal: NodeJS.Signals): void;
  /** Stops the command with SIGTERM. */
  stop(): Promise<CommandResult>;
  readonly ended: Promise<CommandResult>;
}

const cli = fileURLToPath(new URL('../../packages/mock-server/src/cli.ts', import.meta.url));
const sourceNames = new URL('./resolve-to-source.ts', import.meta.url).href;
const running = new Set<ChildProcess>();
// However this process ends, its programs do not outlive it.
process.once('exit', killAll);

/** Starts `paychord-mock` from source. */
export function start(...args: string[]): Command {
  return startSource(cli, ...args);
}

/** Starts a program that imports the packages from source. */
export function startSource(file: string, ...args: string[]): Command {
  return startProgram(process.execPath, '--import', sourceNames, file, ...args);
}

/** Starts any program, with the Node of the tools first in its path. */
export function startProgram(program: string, ...args: string[]): Command {
  return startProgramIn(process.cwd(), {}, program, ...args);
}

/** Starts any program in a folder, with more environment variables. The value undefined removes a variable. */
export function startProgramIn(
  cwd: string,
  env: Readonly<Record<string, string | undefined>>,
  program: string,
  ...args: string[]
): Command {
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const child = spawn(program, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH, ...env },
  });
  running.add(child);
  let output = '';
  let errors = '';
  const listeners = new Set<() => void>();
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    output += chunk;
    for (const each of listeners) each();
  });
  child.stderr.setEncoding('utf8').on('data', (chunk) => {
    errors += chunk;
  });
  const ended = new Promise<CommandResult>((resolve) => {
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code, output, errors });
    });
  });
  return {
    child,
    output: () => output,
    shows: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = output.match(pattern);
          if (match === null) return;
          listeners.delete(look);
          resolve(match);
        };
        listeners.add(look);
        void ended.then(() => reject(new Error(`The command ended without printing ${pattern}:\n${output}${errors}`)));
        look();
      }),
    kill: (signal) => void child.kill(signal),
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
    ended,
  };
}

/** Runs it to its end. */
export function run(...args: string[]): Promise<CommandResult> {
  return start(...args).ended;
}

/** Leaves nothing behind, however a test went. */
export function killAll(): void {
  for (const child of running) child.kill('SIGKILL');
}
