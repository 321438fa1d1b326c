import { existsSync } from 'node:fs';
import { createMockServer, type MockServer } from '../mock-server.ts';
import { type ListeningServer, listen } from '../node.ts';
import { OptionError } from '../options/option-error.ts';
import { shutDownOnSignal } from './graceful-shutdown.ts';
import { CommandError } from './print-error.ts';
import { reapplyOnReset } from './reapply-on-reset.ts';
import { flagErrorFrom, parseServeOptions, type ServeSettings } from './serve-options.ts';
import { createServerOutput } from './server-output.ts';

/** Starts the server. The process runs until a signal stops it. */
export async function serve(args: readonly string[]): Promise<void> {
  try {
    const settings = parseServeOptions(args);
    const mock = createConfiguredMock(settings);
    const output = createServerOutput(mock, settings);
    const server = await listenOnPort(mock, settings);
    shutDownOnSignal(server, output);
    output.started(server, describeConfig(settings));
  } catch (error) {
    throw error instanceof OptionError ? flagErrorFrom(error) : error;
  }
}

function createConfiguredMock({ server, setUp }: ServeSettings): MockServer {
  const mock = createMockServer(server);
  return reapplyOnReset(mock, () => setUp(mock));
}

async function listenOnPort(mock: MockServer, { listen: options }: ServeSettings): Promise<ListeningServer> {
  const { hostname, port } = options;
  return listen(mock, options).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      throw new CommandError(
        `Could not listen on ${hostname}:${port}, because another program uses this port. Pass --port 0 for a free port`,
      );
    }
    if (error instanceof OptionError || error.code === undefined) throw error;
    // The flag of the option `hostname` is --host.
    throw new CommandError(error.message.replace(/Pass (.*) as hostname/, 'Pass --host with $1'));
  });
}

const usualConfigFile = 'paychord-mock.config.json';

/** Names the config file. The command reads one only when --config names it, so that a server does the same in every folder. */
function describeConfig({ configFile }: ServeSettings): string {
  if (configFile !== undefined) return `The settings of ${configFile} apply to the default merchant.\n`;
  if (!existsSync(usualConfigFile)) return '';
  return `${usualConfigFile} in this folder is not used. Pass --config ${usualConfigFile} to use it.\n`;
}
