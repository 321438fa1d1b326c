import { ControlError } from '../controls/control-error.ts';
import { createMockServer, type MockServer } from '../mock-server.ts';
import { type ListeningServer, listen } from '../node.ts';
import { OptionError } from '../options/option-error.ts';
import { parseCommandLine, wholeNumber } from './command-line.ts';
import { defaultPort } from './default-port.ts';
import { shutDownOnSignal } from './graceful-shutdown.ts';
import { CommandError, UsageError } from './print-error.ts';
import { reapplyOnReset } from './reapply-on-reset.ts';

type Values = ReturnType<typeof readOptions>;

/** Starts to serve; the process lives until it is told to stop. */
export async function serve(args: readonly string[]): Promise<void> {
  try {
    const values = readOptions(args);
    const mock = mockOf(values);
    const server = await listening(mock, values);
    shutDownOnSignal(server);
    process.stdout.write(greeting(server, mock));
  } catch (error) {
    throw error instanceof OptionError ? inFlags(error) : error;
  }
}

/** The flags whose names differ from those of the options that they set. */
const flags: Readonly<Record<string, string>> = {
  startAt: 'start-at',
  hostname: 'host',
  'admin.token': 'token',
  'admin.hosts': 'admin-host',
  'admin.origins': 'cors',
};

/** The error in words of the command line. */
function inFlags({ option, message }: OptionError): UsageError {
  const name = option.replace(/\[\d+\]$/, '');
  return new UsageError(`--${flags[name] ?? name}${message.slice(option.length)}`);
}

function readOptions(args: readonly string[]) {
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
    'admin-host': { type: 'string', multiple: true, default: [] },
    cors: { type: 'string', multiple: true, default: [] },
  });
  if (positionals.length > 0) throw new UsageError(`there is no command ${positionals[0]}`);
  return values;
}

function mockOf(values: Values): MockServer {
  const { clock, 'start-at': startAt } = values;
  const mock = createMockServer({
    seed: wholeNumber('seed', values.seed, Number.MAX_SAFE_INTEGER),
    // What it may be is checked there.
    clock: clock as 'real',
    cors: values.cors.length > 0,
    ...(startAt === undefined ? {} : { startAt }),
  });
  const { 'webhook-url': url, 'merchant-base-url': baseUrl, 'webhook-secret': secret } = values;
  if (secret !== undefined && url === undefined && baseUrl === undefined) {
    throw new UsageError('--webhook-secret needs --webhook-url or --merchant-base-url');
  }
  const authentication = secret === undefined ? {} : { secret };
  return reapplyOnReset(mock, () => {
    if (url !== undefined) asked('webhook-url', () => mock.webhooks.register({ url, ...authentication }));
    if (baseUrl !== undefined) {
      asked('merchant-base-url', () => mock.webhooks.setMerchantBaseUrl(baseUrl, authentication));
    }
  });
}

/** Says which option a control has refused. */
function asked(option: string, control: () => void): void {
  try {
    control();
  } catch (error) {
    if (!(error instanceof ControlError)) throw error;
    throw new UsageError(`--${option}: ${error.message.replace(`${error.code}: `, '')}`);
  }
}

async function listening(mock: MockServer, values: Values): Promise<ListeningServer> {
  const { host: hostname, token, 'admin-host': hosts, cors: origins } = values;
  const port = wholeNumber('port', values.port, 65_535);
  const admin = { hosts, origins, ...(token === undefined ? {} : { token }) };
  return listen(mock, { port, hostname, admin }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') throw new CommandError(`port ${port} is taken; --port 0 takes a free one`);
    if (error instanceof OptionError || error.code === undefined) throw error;
    throw new CommandError(`cannot listen on ${hostname} port ${port}: ${error.code}`);
  });
}

function greeting({ url, adminToken }: ListeningServer, { credentials }: MockServer): string {
  const token = adminToken === undefined ? 'none is needed on this machine' : adminToken;
  return `Mock server on ${url}
  public-api-key      ${credentials.publicApiKey}
  private-secret-key  ${credentials.privateSecretKey}
  controls            ${url}/__mock
  token of controls   ${token}
Any other pair of keys is a merchant of its own. Ctrl-C stops it.
`;
}
