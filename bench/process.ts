import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A child process that measures something. */
export interface Running {
  /** Resolves with the next message of the child. Rejects when the child ends first. */
  message<T>(): Promise<T>;
  send(task: object): void;
  stop(): Promise<void>;
}

export function start(script: URL, options: readonly (string | number)[] = [], execArgv: string[] = []): Running {
  const child = fork(script, options.map(String), { execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const kill = () => void child.kill('SIGKILL');
  // The children end with this process, even when it ends abnormally.
  process.once('exit', kill);
  return {
    message: () => nextMessage(child, script),
    send: (task) => void child.send(task),
    async stop() {
      process.off('exit', kill);
      if (child.exitCode !== null || child.signalCode !== null) return;
      kill();
      await once(child, 'exit');
    },
  };
}

async function nextMessage<T>(child: ChildProcess, { pathname }: URL): Promise<T> {
  const waiting = new AbortController();
  try {
    const [message] = await Promise.race([
      once(child, 'message', { signal: waiting.signal }),
      once(child, 'exit', { signal: waiting.signal }).then(([code]) => {
        throw new Error(`${pathname} exited with code ${code} before it sent its result`);
      }),
    ]);
    return message as T;
  } finally {
    waiting.abort();
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
