import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { afterRealTime } from '../../core/clock/real-timers.ts';
import { parseBaseUrl } from '../../core/options/address.ts';
import { OptionError } from '../../core/options/option-error.ts';
import {
  assertOptions,
  isObject,
  isText,
  isWholeNumber,
  mustBe,
  type OptionRules,
  parsedBy,
} from '../../core/options/option-rules.ts';

/** The application that the tests open in the browser: a `command` that starts it, the `url` of one that runs already, or both. */
export interface Application {
  /**
   * The command that starts your application, such as `npm start`. It runs in a shell, once in each worker, in the
   * folder of the Playwright configuration. Without a command, the application must run already.
   */
  command?: string;
  /**
   * The URL of your application, such as `http://localhost:3000`. By default, each worker selects a free port for its application, which
   * must listen on the port in the variable `PORT`. With a `command`, a fixed URL needs `workers: 1`. A URL without a port does not set `PORT`.
   */
  url?: string;
  /** The path of your application that receives payment webhooks, such as `/webhooks`. By default, no webhooks are sent. */
  webhookPath?: string;
  /**
   * The secret that signs the webhooks. The application receives it as `PAYCHORD_WEBHOOK_SECRET`.
   *
   * @default 'whsec-playwright'
   */
  webhookSecret?: string;
  /** More environment variables for the command, but those that the fixture sets stay as they are. The value undefined removes a variable of the test process. */
  env?: Readonly<Record<string, string | undefined>>;
  /**
   * The path that responds with a status below 500 when the application is ready.
   *
   * @default '/'
   */
  readyPath?: string;
  /**
   * How long the application may take to start, in milliseconds.
   *
   * @default 60000
   */
  startTimeoutMs?: number;
}

/** An application that responds. */
export interface ReadyApplication {
  readonly url: string;
  /** Returns what the application has printed since the last call. A long text loses its beginning. */
  takeOutput(): string;
  /** @throws {Error} The process of the application has ended. */
  assertRunning(): void;
  /** Ends the application and its child processes. A process in a separate session keeps running. */
  stop(): Promise<void>;
}

const isPath = mustBe('a path that begins with /', (value) => typeof value === 'string' && value.startsWith('/'));

const rules: OptionRules<Application> = {
  command: isText,
  url: parsedBy(parseBaseUrl),
  webhookPath: isPath,
  webhookSecret: isText,
  env: mustBe('an object', isObject),
  readyPath: isPath,
  startTimeoutMs: isWholeNumber(1),
};

/**
 * Starts an application, and waits until it responds.
 *
 * @param environment - Variables for the application, which `env` cannot replace.
 * @param folder - The folder in which the command runs.
 * @throws {OptionError} An option is unknown or has an invalid value.
 * @throws {Error} Something already listens where the command would, and would count as the application.
 * @throws {Error} The application ended, or did not respond in time. The message contains its output.
 */
export async function startApplication(
  application: Application,
  environment: Readonly<Record<string, string>>,
  folder: string,
): Promise<ReadyApplication> {
  assertOptions('application', application, rules, 'application.');
  const { command, env = {}, readyPath = '/', startTimeoutMs = 60_000 } = application;
  if (command === undefined && application.url === undefined) {
    throw new OptionError(
      'application',
      'needs the command that starts it, or the url of an application that runs already',
    );
  }
  // The name leads to every loopback address on which an application may listen.
  const url = application.url?.replace(/\/+$/, '') ?? `http://localhost:${await freePort()}`;
  if (command !== undefined && application.url !== undefined && (await isListening(url, startTimeoutMs))) {
    throw new Error(
      `Something already listens at ${url}. Stop it, or leave out command. A fixed url with a command needs workers: 1`,
    );
  }
  const { port } = new URL(url);
  const variables = { ...process.env, ...env, ...environment, ...(port !== '' && { PORT: port }) };
  const running = command === undefined ? runsElsewhere : startCommand(command, folder, variables);
  const fix = command === undefined ? 'Start it, or set command' : 'It must listen on the port in the variable PORT';
  const problem = await Promise.race([
    running.ended.then((end) => `ended ${end} before it responded at ${url}${readyPath}`),
    untilReady(url + readyPath, startTimeoutMs, running.ended).then((problem) => problem && `${problem}. ${fix}`),
  ]);
  if (problem === undefined) return { url, ...running };
  await running.stop();
  const output = running.takeOutput();
  throw new Error(`The application ${problem}${output && `. It printed:\n${output}`}`);
}

/** An application that somebody else starts and stops. */
const runsElsewhere = {
  ended: new Promise<string>(() => {}),
  takeOutput: () => '',
  assertRunning() {},
  async stop() {},
};

function startCommand(command: string, cwd: string, env: NodeJS.ProcessEnv) {
  // As the leader of a group, it can be ended with its children.
  const child = spawn(command, { cwd, env, shell: true, detached: !isWindows, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-maxOutput);
    });
  }
  let end: string | undefined;
  // Also after the child processes have closed the output.
  const ended = once(child, 'close').then(
    ([code, signal]) => (end = `with ${signal ?? `code ${code}`}`),
    // The folder or the shell does not exist.
    ({ message }: Error) => (end = `with ${message}`),
  );
  const endNow = () => endGroup(child, 'SIGKILL');
  process.once('exit', endNow);
  return {
    ended,
    takeOutput() {
      const taken = stripVTControlCharacters(output);
      output = '';
      return taken;
    },
    assertRunning() {
      if (end !== undefined)
        throw new Error(`The application ended ${end} during an earlier test. It printed:\n${output}`);
    },
    async stop() {
      endGroup(child, 'SIGTERM');
      const cancel = afterRealTime(stopTimeoutMs, () => {
        endNow();
        // A process outside the group can keep the output open. Without the streams, `close` waits only for the exit.
        child.stdout.destroy();
        child.stderr.destroy();
      });
      await ended;
      cancel();
      process.off('exit', endNow);
    },
  };
}

/** Ends a command and the processes that it started. */
function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  if (isWindows) {
    spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch {
    // All of them have ended.
  }
}

/** Returns nothing when a page responds, or why it does not. */
async function untilReady(url: string, timeoutMs: number, ended: Promise<unknown>): Promise<string | undefined> {
  const end = new AbortController();
  void ended.then(() => end.abort());
  const signal = AbortSignal.any([end.signal, AbortSignal.timeout(timeoutMs)]);
  let last = 'no response';
  while (!signal.aborted) {
    try {
      const { status, body } = await fetch(url, { redirect: 'manual', signal });
      await body?.cancel();
      if (status < 500) return undefined;
      last = `status ${status}`;
    } catch {
      // It does not listen yet.
    }
    await wait(100);
  }
  return `did not respond at ${url} with a status below 500 within ${timeoutMs} ms (${last})`;
}

/** Whether something listens at the address of a URL. */
async function isListening(url: string, timeoutMs: number): Promise<boolean> {
  const { protocol, hostname, port } = new URL(url);
  const defaultPort = protocol === 'https:' ? 443 : 80;
  // A URL has an address of IPv6 in brackets.
  const socket = connect(Number(port) || defaultPort, hostname.replace(/^\[|\]$/g, ''));
  const connected = once(socket, 'connect', { signal: AbortSignal.timeout(timeoutMs) });
  const isConnected = await connected.then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isConnected;
}

/** Returns a port that is free on every address of this machine. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const isWindows = process.platform === 'win32';
/** In characters. */
const maxOutput = 100_000;
/** How long an application may take to end by itself. */
const stopTimeoutMs = 5_000;
