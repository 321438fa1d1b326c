import { ControlError } from '../controls.ts';
import { createMockServer, type MockServer } from '../mock-server.ts';
import { type ListeningServer, listen } from '../node.ts';
import { readCommandLine, wholeNumber } from './command-line.ts';
import { defaultPort } from './default-port.ts';
import { Failure, UsageError } from './errors.ts';
import { stopOnSignal } from './stop.ts';
import { withSetUp } from './with-set-up.ts';

type Values = ReturnType<typeof readOptions>;

/** Starts to serve; the process lives until it is told to stop. */
export async function serve(args: readonly string[]): Promise<void> {
  const values = readOptions(args);
  const mock = mockOf(values);
  const server = await listening(mock, values);
  stopOnSignal(server);
  process.stdout.write(greeting(server, mock));
}

function readOptions(args: readonly string[]) {
  const { values, positionals } = readCommandLine(args, {
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
  if (clock !== 'real' && clock !== 'virtual') throw new UsageError('--clock must be real or virtual');
  if (startAt !== undefined && Number.isNaN(Date.parse(startAt))) {
    throw new UsageError('--start-at must be a date, such as 2026-03-14T09:00:00Z');
  }
  const mock = createMockServer({
    seed: wholeNumber('seed', values.seed, Number.MAX_SAFE_INTEGER),
    clock,
    cors: values.cors.length > 0,
    ...(startAt === undefined ? {} : { startAt }),
  });
  const { 'webhook-url': url, 'merchant-base-url': baseUrl, 'webhook-secret': secret } = values;
  if (secret !== undefined && url === undefined && baseUrl === undefined) {
    throw new UsageError('--webhook-secret needs --webhook-url or --merchant-base-url');
  }
  const authentication = secret === undefined ? {} : { secret };
  return withSetUp(mock, () => {
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
  if (token !== undefined && !/^[!-~]+$/.test(token)) throw new UsageError('--token must be visible ASCII characters');
  const admin = { hosts, origins, ...(token === undefined ? {} : { token }) };
  return listen(mock, { port, hostname, admin }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') throw new Failure(`port ${port} is taken; --port 0 takes a free one`);
    throw error.code === undefined ? error : new Failure(`cannot listen on ${hostname} port ${port}: ${error.code}`);
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
