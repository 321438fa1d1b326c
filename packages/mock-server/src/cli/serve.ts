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
    const mock = createMockServer(settings.server);
    const configured = reapplyOnReset(mock, () => settings.setUp(mock));
    const output = createServerOutput(configured, settings);
    const server = await listenOnPort(configured, settings);
    shutDownOnSignal(server, output);
    output.started(server, describeConfig(settings));
  } catch (error) {
    throw error instanceof OptionError ? flagErrorFrom(error) : error;
  }
}

async function listenOnPort(mock: MockServer, settings: ServeSettings): Promise<ListeningServer> {
  const { port, hostname } = settings.listen;
  return listen(mock, settings.listen).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      throw new CommandError(`Port ${port} is already in use. Pass --port 0 to select a free port`);
    }
    if (error instanceof OptionError || error.code === undefined) throw error;
    throw new CommandError(`Cannot listen on ${hostname} port ${port} (${error.code})`);
  });
}

const usualConfigFile = 'paychord-mock.config.json';

/** Names the config file. The command reads one only when --config names it, so that a server does the same in every folder. */
function describeConfig({ configFile }: ServeSettings): string {
  if (configFile !== undefined) return `The settings of ${configFile} apply to the default merchant.\n`;
  if (!existsSync(usualConfigFile)) return '';
  return `${usualConfigFile} in this folder is not used. Pass --config ${usualConfigFile} to use it.\n`;
}
