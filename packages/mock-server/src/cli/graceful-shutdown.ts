import { constants } from 'node:os';
import type { ListeningServer } from '../node.ts';

/** For as long it waits for requests and deliveries that are under way: less than the ten seconds after which containers are killed. */
const drainMs = 8_000;

/** Stops the server at the first signal, and ends the process when that is done. Another signal ends it at once, as does work without end. */
export function shutDownOnSignal(server: Pick<ListeningServer, 'close'>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(128 + constants.signals[signal]);
      stopping = true;
      void stop(server);
    });
  }
}

async function stop(server: Pick<ListeningServer, 'close'>): Promise<void> {
  process.stdout.write('Stopping when what is under way is done; another signal stops at once.\n');
  setTimeout(() => {
    process.stderr.write(`paychord-mock: gave up after ${drainMs / 1_000} seconds\n`);
    process.exit(1);
  }, drainMs);
  await server.close();
  process.exit(0);
}
