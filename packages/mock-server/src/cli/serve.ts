import { ControlError } from '../controls/control-error.ts';
import { createMockServer, type MockServer } from '../mock-server.ts';
import { type ListeningServer, listen } from '../node.ts';
import { OptionError } from '../options/option-error.ts';
import { defaultPort, parseCommandLine, parseWholeNumber } from './command-line.ts';
import { shutDownOnSignal } from './graceful-shutdown.ts';
import { CommandError, UsageError } from './print-error.ts';
import { reapplyOnReset } from './reapply-on-reset.ts';
import { createServerOutput } from './server-output.ts';

type ServeOptions = ReturnType<typeof parseServeOptions>;

/** Starts the server. The process runs until a signal stops it. */
export async function serve(args: readonly string[]): Promise<void> {
  try {
    const options = parseServeOptions(args);
    const mock = createConfiguredMock(options);
    const output = createServerOutput(mock, options);
    const server = await listenOnPort(mock, options);
    shutDownOnSignal(server, output);
    output.started(server);
  } catch (error) {
    throw error instanceof OptionError ? toUsageError(error) : error;
  }
}

/** The flags whose name differs from the option that they set. */
const flags: Readonly<Record<string, string>> = {
  startAt: 'start-at',
  hostname: 'host',
  'admin.token': 'token',
  'admin.hosts': 'admin-host',
  'admin.origins': 'cors',
};

/** Replaces the name of the option by the flag. */
function toUsageError({ option, message }: OptionError): UsageError {
  const name = option.replace(/\[\d+\]$/, '');
  return new UsageError(`--${flags[name] ?? name}${message.slice(option.length)}`);
}

function parseServeOptions(args: readonly string[]) {
  const { values, positionals } = parseCommandLine(args, {
    port: { type: 'string', default: String(defaultPort) },
    host: { type: 'string', default: '127.0.0.1' },
    seed: { type: 'string', default: '1' },
    clock: { type: 'string', default: 'real' },
    'start-at': { type: 'string' },
    'merchant-base-url': { type: 'string' },
    'webhook-url': { type: 'string' },
    'webhook-secret': { type: 'string' },
    token: { type: 'string' },
    quiet: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    'admin-host': { type: 'string', multiple: true, default: [] },
    cors: { type: 'string', multiple: true, default: [] },
  });
  if (positionals.length > 0) throw new UsageError(`Unknown command: ${positionals[0]}`);
  return { ...values, token: values.token };
}

function createConfiguredMock(options: ServeOptions): MockServer {
  const { clock, 'start-at': startAt } = options;
  const mock = createMockServer({
    seed: parseWholeNumber('seed', options.seed, Number.MAX_SAFE_INTEGER),
    // createMockServer checks the value.
    clock: clock as 'real',
    cors: options.cors.length > 0,
    ...(startAt === undefined ? {} : { startAt }),
  });
  const { 'webhook-url': url, 'merchant-base-url': baseUrl, 'webhook-secret': secret } = options;
  if (secret !== undefined && url === undefined && baseUrl === undefined) {
    throw new UsageError('--webhook-secret requires --webhook-url or --merchant-base-url');
  }
  const authentication = secret === undefined ? {} : { secret };
  return reapplyOnReset(mock, () => {
    if (url !== undefined) applyFlag('webhook-url', () => mock.webhooks.register({ url, ...authentication }));
    if (baseUrl !== undefined) {
      applyFlag('merchant-base-url', () => mock.webhooks.setMerchantBaseUrl(baseUrl, authentication));
    }
  });
}

/** Calls a control and names the flag when the control rejects its value. */
function applyFlag(flag: string, control: () => void): void {
  try {
    control();
  } catch (error) {
    if (!(error instanceof ControlError)) throw error;
    // The control names its own parameter, `url` or `secret`.
    const problem = error.message.replace(`${error.code}: `, '');
    const [, name = '', rest = problem] = /^(\w+) (.*)$/s.exec(problem) ?? [];
    throw new UsageError(`--${name === 'secret' ? 'webhook-secret' : flag} ${rest}`);
  }
}

async function listenOnPort(mock: MockServer, options: ServeOptions): Promise<ListeningServer> {
  const { host: hostname, token, 'admin-host': hosts, cors: origins } = options;
  const port = parseWholeNumber('port', options.port, 65_535);
  const admin = { hosts, origins, ...(token === undefined ? {} : { token }) };
  return listen(mock, { port, hostname, admin }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      throw new CommandError(
        `Could not listen on ${hostname}:${port}, because another program uses this port. Pass --port 0 for a free port`,
      );
    }
    if (error instanceof OptionError || error.code === undefined) throw error;
    throw new CommandError(`Could not listen on ${hostname}:${port} (${error.code})`);
  });
}
