import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Something that is measured, in a process of its own. */
export interface Running {
  /** The next message that it sends. Rejects when it ends instead. */
  message<T>(): Promise<T>;
  tell(order: object): void;
  stop(): Promise<void>;
}

export function start(script: URL, options: readonly (string | number)[] = [], execArgv: string[] = []): Running {
  const child = fork(script, options.map(String), { execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const kill = () => void child.kill('SIGKILL');
  // However this process ends, its children do not outlive it.
  process.once('exit', kill);
  return {
    message: () => nextMessage(child, script),
    tell: (order) => void child.send(order),
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
        throw new Error(`${pathname} ended with ${code} before it had an answer`);
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
