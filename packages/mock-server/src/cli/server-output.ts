import type { MockServer } from '../mock-server.ts';
import type { ListeningServer } from '../node.ts';
import { toLine } from './log/json-line.ts';
import { startServerLog } from './log/server-log.ts';
import type { ServeSettings } from './serve-options.ts';
import { startUpMessage } from './start-up-message.ts';

/** What the server writes. */
export interface ServerOutput {
  /** @param note - Lines about the settings; empty when there are none. */
  started(server: Pick<ListeningServer, 'url' | 'adminToken'>, note?: string): void;
  stopping(): void;
  /** Writes the last lines of the log. */
  close(): Promise<void>;
}

const stoppingText = 'Stopping after the requests and deliveries in flight. Press Ctrl+C to stop now.\n';

/**
 * Creates the output of a server, and starts its log.
 *
 * @param settings - With `quiet`, nothing is logged. With `json`, each line of stdout is a JSON object. None has a secret: a generated
 *   admin token goes to stderr.
 */
export function createServerOutput(
  mock: MockServer,
  settings: Pick<ServeSettings, 'quiet' | 'json' | 'listen' | 'server' | 'webhooks' | 'isSeedChosen'>,
): ServerOutput {
  const { stdout, stderr, env } = process;
  const { quiet, json, listen } = settings;
  const log = quiet ? undefined : startServerLog(mock, { json, stream: stdout, env });
  const close = async () => log?.close();
  if (!json) {
    return {
      started: (server, note = '') => void stdout.write(startUpMessage(server, mock, settings, note)),
      stopping: () => void stdout.write(stoppingText),
      close,
    };
  }
  const { publicApiKey } = mock.credentials;
  return {
    started({ url, adminToken }, note = '') {
      const paths = { adminApi: `${url}/__mock`, openapi: `${url}/openapi.json` };
      stdout.write(`${toLine({ type: 'listening', url, publicApiKey, ...paths })}\n`);
      if (adminToken !== undefined && listen.admin.token === undefined) stderr.write(`Admin token  ${adminToken}\n`);
      stderr.write(note);
    },
    stopping: () => void stdout.write(`${toLine({ type: 'stopping' })}\n`),
    close,
  };
}
