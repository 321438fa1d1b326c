import { readdirSync, readFileSync, readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { assertFormat, assertRecords, type Snapshot, snapshotFormat } from '../../core/merchant/snapshot-format.ts';
import type { MockServer } from '../../core/mock-server.ts';
import { isObject } from '../../core/options/option-rules.ts';
import { CommandError, printError } from './command-line.ts';

/** The content of a state file: a snapshot, the version that wrote it, and the real time in milliseconds since 1970. */
interface SavedState extends Snapshot {
  readonly version: string;
  readonly savedAt: number;
}

/** The file of `--state`. No other server can use it until the process ends. */
export type StateFile = ReturnType<typeof openStateFile>;

/** A change is written after this time, in milliseconds. A kill loses the changes in it, and those during a write. */
const waitMs = 1_000;

/**
 * The largest number of payments in a file. Requests wait during a write, and the JSON of about 140,000 payments is longer than a text can be
 * in JavaScript.
 */
const maxPayments = 50_000;

/**
 * Opens a state file. It need not exist, but its folder must.
 *
 * @param path - As written on the command line. Error messages contain it.
 * @throws {CommandError} The file is not valid, another server uses it, or its folder cannot be written.
 */
export function openStateFile(path: string, version: string) {
  const file = targetOf(path);
  lock(file, path);
  const saved = read(file, path, version);

  const write = (mock: MockServer) => {
    const count = mock.merchants().reduce((sum, { payments }) => sum + payments, 0);
    if (count > maxPayments) {
      throw new Error(
        `a state file holds at most ${maxPayments} payments, and the server has ${count}: reset a merchant`,
      );
    }
    const state: SavedState = { ...mock.snapshot(), version, savedAt: Date.now() };
    const draft = `${file}.tmp`;
    // Of a process that was killed. A link in its place must not lead the secrets elsewhere.
    rmSync(draft, { force: true });
    try {
      writeFileSync(draft, JSON.stringify(state), { flag: 'wx', mode: 0o600, flush: true });
      renameSync(draft, file);
    } catch (error) {
      rmSync(draft, { force: true });
      throw error;
    }
  };

  return {
    /** The absolute path, for messages. */
    path: resolve(path),
    /** Whether the file has a state. */
    isSaved: saved !== undefined,
    /**
     * Restores the state of the file. With a real clock, the time of each merchant continues as if the server had run, so what became due
     * happens soon after this call.
     *
     * @returns undefined when the file has no state
     * @throws {CommandError} The state is not valid. The promise rejects, or the call throws when the mock server has the state already.
     */
    restore(mock: MockServer): Promise<void> | undefined {
      if (saved === undefined) return undefined;
      const downtime = mock.clock.mode() === 'real' ? Math.max(0, Date.now() - saved.savedAt) : 0;
      const merchants = saved.merchants.map((each) => ({
        ...each,
        merchant: { ...each.merchant, now: each.merchant.now + downtime },
      }));
      const restored = mock.restore({ format: saved.format, merchants }).catch((error: Error) => {
        throw unusable(path, error.message);
      });
      try {
        assertReadable(mock);
      } catch {
        throw unusable(path, 'a merchant in it is not valid');
      }
      return restored;
    },
    /** Keeps the state in the file from now on, until the process ends. */
    keep(mock: MockServer): void {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let hasFailed = false;
      let lastWrite = new Date();
      const save = () => {
        timer = undefined;
        try {
          write(mock);
          hasFailed = false;
          lastWrite = new Date();
        } catch (error) {
          const warning = `could not write ${path} (${reasonOf(error)}). The file keeps its last state. The server tries again`;
          if (!hasFailed) printError(warning);
          hasFailed = true;
          saveSoon();
        }
      };
      const saveSoon = () => {
        timer ??= setTimeout(save, waitMs).unref();
      };
      mock.watch({ request: saveSoon, change: saveSoon });
      // Before the lock is released.
      process.prependOnceListener('exit', () => {
        if (timer === undefined) return;
        try {
          write(mock);
        } catch (error) {
          const loss = `The changes since ${lastWrite.toISOString()} are lost`;
          printError(`could not write ${path} (${reasonOf(error)}) when stopping. ${loss}`);
          process.exitCode = 1;
        }
      });
      save();
    },
  };
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
}

/** Reads what a restore takes as it is, before the file is overwritten. It fails when a part is broken inside. */
function assertReadable(mock: MockServer): void {
  for (const { publicApiKey } of mock.snapshot().merchants) {
    const { payments, faults } = mock.merchant({ publicApiKey });
    payments.list();
    if (!Array.isArray(faults.list())) throw new TypeError('The faults are not valid');
  }
}

/** Follows a link, also to a file that does not exist. A write would replace the link itself. */
function targetOf(path: string): string {
  try {
    return targetOf(resolve(dirname(path), readlinkSync(path)));
  } catch {
    // Not a link.
    return resolve(path);
  }
}

/**
 * Reserves the file for this process until it ends. Each process has its own lock file, so that none removes the lock of another. Two servers
 * that start in the same instant can both refuse.
 */
function lock(file: string, path: string): void {
  const own = lockOf(file, process.pid);
  try {
    // In a container, the next server has the id of the killed one.
    rmSync(own, { force: true });
    writeFileSync(own, '', { flag: 'wx', mode: 0o600 });
    process.once('exit', () => rmSync(own, { force: true }));
    const owner = findOtherOwner(file);
    if (owner === undefined) return;
    rmSync(own);
    const fix = `Stop that server, or pass another file. If it is no server, delete ${lockOf(file, owner)}`;
    throw new CommandError(`--state: the process ${owner} uses ${JSON.stringify(path)}. ${fix}`);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(
      `--state: could not write in the folder of ${JSON.stringify(path)} (${reasonOf(error)}). Pass a file in a folder that exists and that this user can write`,
    );
  }
}

function lockOf(file: string, processId: number): string {
  return `${file}.${processId}.lock`;
}

/** Returns the id of another process that has a lock. Removes the locks of processes that have ended. */
function findOtherOwner(file: string): number | undefined {
  for (const name of readdirSync(dirname(file))) {
    const id = Number(/\.([1-9]\d*)\.lock$/.exec(name)?.[1]);
    if (id === process.pid || join(dirname(file), name) !== lockOf(file, id)) continue;
    if (isRunning(id)) return id;
    rmSync(lockOf(file, id), { force: true });
  }
  return undefined;
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    // Any other error, such as that of a process of another user, says that it runs.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

function read(file: string, path: string, version: string): SavedState | undefined {
  let saved: unknown;
  try {
    saved = JSON.parse(new TextDecoder().decode(readFileSync(file)));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    // The message of JSON.parse can contain a part of the file.
    throw unusable(path, code ? `it could not be read (${code})` : 'it is not JSON, or its end is missing');
  }
  if (!isState(saved)) throw unusable(path, 'it is not a state of paychord-mock');
  if (saved.format !== snapshotFormat) {
    const formats = `it has the format ${saved.format} of version ${saved.version}, and version ${version} reads format ${snapshotFormat}`;
    throw unusable(path, `${formats}. Start it with version ${saved.version}`);
  }
  try {
    assertFormat(saved);
    assertRecords(saved);
  } catch (error) {
    throw unusable(path, (error as TypeError).message);
  }
  return saved;
}

function isState(value: unknown): value is SavedState {
  const hasFields = isObject(value) && typeof value.version === 'string' && typeof value.format === 'number';
  return hasFields && Number.isFinite(value.savedAt);
}

function unusable(path: string, problem: string): CommandError {
  return new CommandError(
    `--state: could not use ${JSON.stringify(path)}: ${problem}. Nothing was written. To start without this state, move the file away, or pass another`,
  );
}
