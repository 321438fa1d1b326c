#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { createMockServer } from './mock-server.ts';
import { listen } from './node.ts';

const usage = `Usage: paychord-mock [options]

Serves a mock of the payments orchestration API.

  --port <number>             port to listen on, 0 for a free one (default 4010)
  --seed <number>             identifiers follow from it (default 1)
  --merchant-base-url <url>   where incoming bank transfers are notified
  --webhook-url <url>         where payment events are sent
  --webhook-secret <text>     signs every webhook
  --help                      this text
`;

function readOptions(): ReturnType<typeof parseOptions> {
  try {
    return parseOptions();
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

function parseOptions() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4010' },
      seed: { type: 'string', default: '1' },
      'merchant-base-url': { type: 'string' },
      'webhook-url': { type: 'string' },
      'webhook-secret': { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  return values;
}

function whole(name: string, text: string, most: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value <= most)) fail(`--${name} must be a whole number from 0 to ${most}`);
  return value;
}

function fail(message: string): never {
  process.stderr.write(`paychord-mock: ${message}\n\n${usage}`);
  process.exit(2);
}

const options = readOptions();
if (options.help) {
  process.stdout.write(usage);
  process.exit(0);
}

const port = whole('port', options.port, 65_535);
const mock = createMockServer({ seed: whole('seed', options.seed, Number.MAX_SAFE_INTEGER), clock: 'real' });
const authentication = options['webhook-secret'] === undefined ? {} : { secret: options['webhook-secret'] };
if (options['webhook-url'] !== undefined) mock.webhooks.register({ url: options['webhook-url'], ...authentication });
if (options['merchant-base-url'] !== undefined)
  mock.webhooks.setMerchantBaseUrl(options['merchant-base-url'], authentication);

const server = await listen(mock, { port }).catch((error: NodeJS.ErrnoException) =>
  fail(error.code === 'EADDRINUSE' ? `port ${port} is taken` : error.message),
);
process.stdout.write(`Mock server on ${server.url}
  public-api-key      ${mock.credentials.publicApiKey}
  private-secret-key  ${mock.credentials.privateSecretKey}
Any other pair of keys is a merchant of its own. Ctrl-C stops it.
`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.close().then(() => process.exit(0)));
}
