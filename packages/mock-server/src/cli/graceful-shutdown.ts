import { constants } from 'node:os';
import type { ListeningServer } from '../node.ts';
import { printError } from './print-error.ts';
import type { ServerOutput } from './server-output.ts';

/** How long a shutdown may take. Container runtimes usually kill a process after ten seconds. */
const shutdownTimeoutMs = 8_000;

/**
 * Stops the server on SIGINT or SIGTERM and then ends the process. Requests and webhook deliveries in flight finish first. A second signal
 * ends the process immediately.
 */
export function shutDownOnSignal(server: Pick<ListeningServer, 'close'>, output: ServerOutput): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(128 + constants.signals[signal]);
      isStopping = true;
      void shutDown(server, output);
    });
  }
}

async function shutDown(server: Pick<ListeningServer, 'close'>, output: ServerOutput): Promise<void> {
  output.stopping();
  setTimeout(() => {
    printError(`the shutdown timed out after ${shutdownTimeoutMs / 1_000} seconds`);
    process.exit(1);
  }, shutdownTimeoutMs);
  await server.close();
  await output.close();
  process.exit(0);
}
