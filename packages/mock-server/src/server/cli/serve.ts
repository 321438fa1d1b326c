import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { withDefaults } from '../../core/controls/payment-controls.ts';
import { createMockServer, type MockServer } from '../../core/mock-server.ts';
import type { ListedEndpoint, ResetOptions } from '../../generated/control-types.ts';
import { webhooks as documented } from '../../generated/operations.ts';
import { type ListeningServer, listen } from '../listen.ts';
import { warnAboutDates } from './certificate.ts';
import { CommandError, printError } from './command-line.ts';
import { repeatedIdsHint } from './control-commands.ts';
import { parseServeOptions, type ServeSettings } from './serve-options.ts';
import { startServerLog, toLine } from './server-log.ts';
import { openStateFile, type StateFile } from './state-file.ts';

/** Starts the server. The process runs until a signal stops it. */
export async function serve(args: readonly string[], version: () => string): Promise<void> {
  const settings = parseServeOptions(args);
  const { stateFile } = settings;
  const state = stateFile === undefined ? undefined : openStateFile(stateFile, version());
  const configured = createMockServer(settings.server);
  const setUp = () => settings.setUp(configured);
  const mock = reapplyOnReset(configured, setUp);
  const log = settings.quiet ? undefined : startServerLog(mock, settings.json, process.stdout);
  // First, so that nothing that is due happens when the port is in use, and records have the address of the server.
  const server = await listenOnPort(mock, settings);
  try {
    // Both ways are done in this turn, before Node can read a request.
    const restored = state?.restore(configured);
    if (restored === undefined) setUp();
    // Before what became due meanwhile happens, so that its webhooks go to these endpoints.
    else settings.setEndpoints(configured);
    await restored;
  } catch (error) {
    await configured.reset();
    await server.close();
    throw error;
  }
  shutDownOnSignal(server, async () => log?.close(), settings.json);
  state?.keep(configured);
  if (settings.listen.tls) warnAboutDates(settings.listen.tls);
  printStart(server, mock, settings, state);
}

async function listenOnPort(mock: MockServer, { listen: options }: ServeSettings): Promise<ListeningServer> {
  return listen(mock, options).catch((error: NodeJS.ErrnoException) => {
    if (error.code === undefined) throw error;
    // The options `hostname`, `port` and `tls` are the flags --host, --port and --tls-….
    const message = error.message
      .replaceAll(/\btls\.(cert|key)\b/g, '--tls-$1')
      .replace(/Pass (.*) as hostname/, 'Pass --host with $1')
      .replace(/ (another|a) port(.*), or 0 /, ' $1 --port$2, or --port 0 ');
    throw new CommandError(message);
  });
}

const usualConfigFile = 'paychord-mock.config.json';

/** Names the config file. The command reads one only when --config names it, so that a server does the same in every folder. */
function describeConfig({ configFile }: ServeSettings): string {
  if (configFile !== undefined) return `The settings of ${configFile} apply to the default merchant.\n`;
  if (!existsSync(usualConfigFile)) return '';
  return `${usualConfigFile} in this folder is not used. Pass --config ${usualConfigFile} to use it.\n`;
}

/** Applies settings to the default merchant after each reset of it. A restored snapshot contains them already. */
function reapplyOnReset(mock: MockServer, applySettings: () => void): MockServer {
  const thenApply = (reset: MockServer['reset']) => async (options?: ResetOptions) => {
    await reset(options);
    applySettings();
  };
  return {
    ...mock,
    reset: thenApply(mock.reset),
    merchant(identity) {
      const controls = mock.merchant(identity);
      const isDefault = identity.publicApiKey === mock.credentials.publicApiKey;
      return isDefault ? { ...controls, reset: thenApply(controls.reset) } : controls;
    },
  };
}

/** How long a shutdown may take. Container runtimes usually kill a process after ten seconds. */
const shutdownTimeoutMs = 8_000;

const stoppingText = 'Stopping after the requests and deliveries in flight. Press Ctrl+C to stop now.\n';

/**
 * Stops the server on SIGINT, SIGTERM or SIGHUP, that of a closed terminal, and then ends the process. Requests and webhook deliveries in
 * flight finish first. A second signal ends the process immediately.
 */
function shutDownOnSignal(server: ListeningServer, closeLog: () => Promise<void>, json: boolean): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(128 + constants.signals[signal]);
      isStopping = true;
      void shutDown();
    });
  }
  const shutDown = async () => {
    process.stdout.write(json ? `${toLine({ type: 'stopping' })}\n` : stoppingText);
    setTimeout(() => {
      printError(`the shutdown timed out after ${shutdownTimeoutMs / 1_000} seconds`);
      process.exit(1);
    }, shutdownTimeoutMs);
    await server.close();
    await closeLog();
    process.exit(0);
  };
}

/** Prints that the server runs. With `json`, each line of stdout is an object without secrets: a generated admin token goes to stderr. */
function printStart(server: ListeningServer, mock: MockServer, settings: ServeSettings, state?: StateFile): void {
  const note = describeConfig(settings);
  if (!settings.json) {
    process.stdout.write(startUpMessage(server, mock, settings, state, note));
    return;
  }
  const { url, adminToken } = server;
  const { publicApiKey } = mock.credentials;
  const reached = reachable(url);
  const paths = { adminApi: `${reached}/__mock`, openapi: `${reached}/openapi.json`, certificate: settings.certFile };
  process.stdout.write(`${toLine({ type: 'listening', url, publicApiKey, ...paths })}\n`);
  const isGenerated = settings.listen.admin.token === undefined;
  process.stderr.write(`${adminToken !== undefined && isGenerated ? `Admin token  ${adminToken}\n` : ''}${note}`);
}

/** Says where the server is, which keys it accepts, where its admin API is, where webhooks go, and how to create a payment. */
function startUpMessage(
  { url, adminToken }: ListeningServer,
  { credentials, webhooks }: MockServer,
  { server: { clock }, isSeedChosen, certFile }: ServeSettings,
  state: StateFile | undefined,
  note: string,
): string {
  // The page takes the token from the address and removes it there.
  const token = adminToken === undefined ? '' : `#token=${encodeURIComponent(adminToken)}`;
  // Also those of the state file.
  const endpoints = webhooks.endpoints();
  return `Mock server listening on ${url}
  Public key   ${credentials.publicApiKey}
  Secret key   ${credentials.privateSecretKey}
  Inspector    ${reachable(url)}/__mock/${token}
  Admin API    ${reachable(url)}/__mock
  Admin token  ${adminToken ?? 'not required from this machine'}
  Webhooks     ${describeWebhooks(endpoints)}
  Transfers    ${describeTransfers(endpoints)}
${describeCertificate(certFile)}${describeState(state)}${clock === 'virtual' ? '  Clock        stands still until `paychord-mock advance <duration>`\n' : ''}Other key pairs get their own isolated data. Press Ctrl+C to stop.
${endpoints.length > 0 && !isSeedChosen && state === undefined ? `${repeatedIdsHint}\n` : ''}${note}
Create a payment from another terminal:
${curlCommand(url, credentials, certFile)}

`;
}

function describeState(state: StateFile | undefined): string {
  return state === undefined ? '' : `  State        ${state.path} (${state.isSaved ? 'continued' : 'new'})\n`;
}

/** Names the file that clients of an https server must trust. Nothing for http. */
function describeCertificate(file: string | undefined): string {
  if (file === undefined) return '';
  return `  Certificate  ${file}\n               Clients must trust it, or its authority. Node does with NODE_EXTRA_CA_CERTS=${quote(file)}\n`;
}

function describeWebhooks(endpoints: readonly ListedEndpoint[]): string {
  const receivers = endpoints.filter(({ events }) => events.some((event) => event !== 'banking.transfer'));
  if (receivers.length === 0) return 'not sent. Pass --webhook-url <url>';
  const isSigned = receivers.some(({ hasSecret }) => hasSecret);
  return `payment events to ${listUrls(receivers)}${isSigned ? '' : ', unsigned. Pass --webhook-secret <text>, or set secret in the config file'}`;
}

/** Says where transfer notifications arrive, because that is another path than the one of payment events. */
function describeTransfers(endpoints: readonly ListedEndpoint[]): string {
  const receivers = endpoints.filter(({ events }) => events.includes('banking.transfer'));
  if (receivers.length > 0) return `bank transfer notifications to ${listUrls(receivers)}`;
  const base = endpoints[0] === undefined ? '<url>' : new URL(endpoints[0].url).origin;
  return `not sent. Pass --merchant-base-url ${base} for ${base}${documented.incomingTransfer.path}`;
}

/** A query can hold a token. */
function listUrls(endpoints: readonly ListedEndpoint[]): string {
  const urls = endpoints.map(({ url }) => new URL(url));
  return urls.map(({ origin, pathname, search }) => `${origin}${pathname}${search === '' ? '' : '?…'}`).join(', ');
}

function curlCommand(url: string, credentials: MockServer['credentials'], certFile: string | undefined): string {
  const headers = {
    'public-api-key': credentials.publicApiKey,
    'private-secret-key': credentials.privateSecretKey,
    'x-idempotency-key': 'order-1-attempt-1',
    'content-type': 'application/json',
  };
  const payment = withDefaults({ merchant_order_id: 'ORDER-1', payment_method: { token: 'tok-1' } }, 1);
  return [
    `  curl ${quote(`${reachable(url)}/v1/payments`)}`,
    ...(certFile === undefined ? [] : [`    --cacert ${quote(certFile)}`]),
    ...Object.entries(headers).map(([name, value]) => `    -H ${quote(`${name}: ${value}`)}`),
    `    -d ${quote(JSON.stringify(payment))}`,
  ].join(' \\\n');
}

/** A server that listens on every address is reached by that of this machine. */
function reachable(url: string): string {
  return url.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:');
}

/** Quotes a text for a POSIX shell. Nothing has a meaning between single quotes. */
function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
