import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@paychord/sdk';
import { verifySignature } from '@paychord/sdk/webhooks';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import manifest from '../../packages/mock-server/package.json' with { type: 'json' };
import { killAll, run, start } from '../helpers/command.ts';
import {
  acknowledge,
  listenAsMerchant,
  type ReceivedWebhook,
  type RespondToWebhook,
} from '../helpers/merchant-listener.ts';
import { paymentBody } from '../helpers/requests.ts';

afterAll(killAll);

interface StartedServer {
  url: string;
  publicApiKey: string;
  privateSecretKey: string;
  token: string;
}

async function serve(...args: string[]) {
  const command = start('--port', '0', ...args);
  const [, url = '', publicApiKey = '', privateSecretKey = '', token = ''] = await command.shows(
    /^Mock server listening on (http:\S+)\n +Public key +(\S+)\n +Secret key +(\S+)\n +Inspector +\S+\n +Admin API +\S+\n +Admin token +(.+)\n(?: +[A-Z].*\n)+[^\n]*Ctrl\+C/,
  );
  const started: StartedServer = { url, publicApiKey, privateSecretKey, token };
  /** Runs a command for this server. */
  const runHere = (...options: string[]) => run(...options, '--url', url);
  const settle = () => fetch(`${url}/__mock/settled`);
  return { command, ...started, run: runHere, settle };
}

const clientOf = ({ url, publicApiKey, privateSecretKey }: StartedServer) =>
  createClient({ baseUrl: url, publicApiKey, privateSecretKey });

const pay = (server: StartedServer, payment_method: object = { token: 'tok-1' }) =>
  clientOf(server).payments.create(paymentBody({ payment_method }));

async function readState({ url }: StartedServer) {
  const [payments, clock] = await Promise.all(
    ['payments', 'clock'].map((path) => fetch(`${url}/__mock/${path}`).then((response) => response.json())),
  );
  return { payments, timestamp: clock.timestamp };
}

const text = (literal: string) => new RegExp(literal.replaceAll(/[.?*+()|[\]{}^$\\]/g, String.raw`\$&`));

async function receiver(respond: RespondToWebhook = acknowledge) {
  const merchant = await listenAsMerchant(respond);
  const close = () => merchant[Symbol.asyncDispose]();
  onTestFinished(close);
  return { ...merchant, close };
}

const respondWith =
  (status: number): RespondToWebhook =>
  (arrival, response) =>
    acknowledge(arrival, Object.assign(response, { statusCode: status }));

/** A server with a delivery to a receiver that does not respond. `webhook` is what `acknowledge` needs. */
async function serveWithDelivery() {
  const webhooks = new EventEmitter();
  const shop = await receiver((...webhook) => webhooks.emit('arrival', ...webhook));
  const arrived = once(webhooks, 'arrival') as Promise<Parameters<RespondToWebhook>>;
  const server = await serve('--webhook-url', shop.url);
  await pay(server);
  return { ...server, webhook: await arrived };
}

test('prints the help and the version', async () => {
  const help = await run('--help');
  expect(help).toMatchObject({ code: 0, errors: '' });
  expect(help.output).toMatch(/^Usage: paychord-mock \[options\]/);
  expect(await run('-h')).toEqual(help);
  const triggerHelp = await run('trigger', '--help');
  expect(triggerHelp).toMatchObject({ code: 0, errors: '' });
  expect(triggerHelp.output).toMatch(/openChargeback +Open a chargeback +--amount --reason --force\n/);
  expect((await run('call', '--help')).output).toContain('\n  makeMove <paymentId> <move>\n');
  expect(await run('--version')).toEqual({ code: 0, output: `${manifest.version}\n`, errors: '' });
});

test('exits with 2 when the arguments are not valid', async () => {
  const { code, output, errors } = await run('--port', '70000');
  expect([code, output]).toEqual([2, '']);
  expect(errors).toBe(
    'paychord-mock: --port must be a whole number from 0 to 65535 (received 70000). Run `paychord-mock --help` for usage.\n',
  );
});

test('starts on a free port and prints the URL and the keys', async () => {
  const server = await serve();
  expect((await pay(server)).status).toBe('SUCCEEDED');
  expect(server.token).toBe('not required from this machine');
  server.command.kill('SIGTERM');
  expect(await server.command.ended).toMatchObject({ code: 0, errors: '' });
});

test('exits with 1 when the port is in use or the address does not exist', async () => {
  const { url } = await receiver();
  expect(await run('--port', new URL(url).port)).toMatchObject({
    code: 1,
    output: '',
    errors: `paychord-mock: Could not listen on ${new URL(url).host} (EADDRINUSE). Another program uses this port. Stop it, or pass another --port, or --port 0 for a free port\n`,
  });
  const nowhere = await run('--port', '0', '--host', '192.0.2.1');
  expect(nowhere).toMatchObject({
    code: 1,
    errors: expect.stringContaining(
      '(EADDRNOTAVAIL). This machine does not have the address. Pass --host with 127.0.0.1',
    ),
  });
});

test('generates the same ids for the same seed, and starts the clock at --start-at', async () => {
  const options = ['--seed', '7', '--clock', 'virtual', '--start-at', '2026-03-14T09:00:00Z'];
  const [one, two] = await Promise.all([serve(...options), serve(...options)]);
  const [first, second] = [await pay(one), await pay(two)];
  expect(second).toEqual(first);
  expect(first.created_at).toBe('2026-03-14T09:00:00.000Z');
});

test('trigger makes each move of the table, and prints the result', async () => {
  const server = await serve();
  const { id } = await pay(server);
  const trigger = async (...args: string[]) => {
    const { code, output, errors } = await server.run('trigger', ...args);
    return [code, code === 0 ? output : errors];
  };
  const order = '25.5 USD, order ORDER-1';
  const chargeback = String.raw`${order}. CHARGEBACK [\w-]{36}: 10.5 USD\n$`;
  expect(await trigger('openChargeback', id, '--amount', '10.5', '--reason=NOT_RECEIVED')).toEqual([
    0,
    expect.stringMatching(new RegExp(`^Payment ${id} is IN_DISPUTE/RECEIVED: ${chargeback}`)),
  ]);
  expect(await trigger('decideDispute', id, '--decision', 'won')).toEqual([
    0,
    expect.stringMatching(new RegExp(`^Payment ${id} is SUCCEEDED/APPROVED: ${chargeback}`)),
  ]);
  expect(await trigger('decideDispute', id, '--decision', 'lost')).toEqual([
    1,
    expect.stringContaining('paychord-mock: INVALID_STATUS: '),
  ]);
  expect(await trigger('refund', id, '--amuont', '1')).toEqual([
    1,
    expect.stringContaining('amuont is not a known field. Did you mean amount?'),
  ]);

  const challenge = await pay(server, { token: 'tok_three_d_secure' });
  const failed = await trigger('authenticate', challenge.id, '--result', 'failed');
  expect(failed).toEqual([0, expect.stringContaining(`Payment ${challenge.id} is DECLINED/`)]);
  const held = await pay(server, { token: 'tok-1', detail: { card: { capture: false } } });
  expect(await trigger('expire', held.id)).toEqual([0, expect.stringContaining(`Payment ${held.id} is EXPIRED/`)]);
});

test('trigger create prints the status on stdout, and the next moves with their fields on stderr', async () => {
  const server = await serve();
  const create = async (...args: string[]) => {
    const { output, errors } = await server.run('trigger', 'create', ...args);
    const [, id = '', rest = ''] = output.match(/^Payment ([\w-]{36}) is (.*)\n$/) ?? [];
    const next = [...errors.matchAll(/^Next: paychord-mock trigger (\S+) (\S+)(.*) --url (\S+)$/gm)];
    expect(next.map(([, , subject, , url]) => [subject, url])).toEqual(next.map(() => [id, server.url]));
    return [rest, ...next.map(([, move, , fields]) => `${move}${fields}`)];
  };
  expect(await create()).toEqual(['SUCCEEDED/APPROVED: 25.5 USD, order ORDER-0001', 'refund', 'openChargeback']);
  const details = [
    '--amount',
    '{ "value": 40, "currency": "COP" }',
    '--country',
    'CO',
    '--merchant_order_id',
    'ORDER-X',
  ];
  expect(await create(...details, '--payment_method.token', 'tok_insufficient_funds')).toEqual([
    'DECLINED/DECLINED (INSUFFICIENT_FUNDS): 40 COP, order ORDER-X',
  ]);
  expect(await create('--payment_method.token', 'tok_three_d_secure')).toEqual([
    'PENDING/WAITING_ADDITIONAL_STEP (THREE_D_SECURE): 25.5 USD, order ORDER-0003',
    'authenticate --result passed',
    'authenticate --result failed',
    'expire',
  ]);
  expect(await server.run('trigger', 'create', '--country', 'DE')).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^paychord-mock: INVALID_PARAMETERS: country must be one of AR, /),
  });
});

test('trigger without an id uses the latest payment that allows the move', async () => {
  const server = await serve();
  expect((await server.run('trigger', 'refund')).errors).toContain('No payment exists. Create one with');
  const [paid, held] = [await pay(server), await pay(server, { token: 'tok-1', detail: { card: { capture: false } } })];
  for (const [move, { id }] of Object.entries({ refund: paid, capture: held })) {
    const { code, output, errors } = await server.run('trigger', move, '--amount', '10');
    expect([code, errors.split('\n')[0]]).toEqual([0, `Using the payment ${id}, the latest one that allows this move`]);
    expect(output).toContain(`Payment ${id} is SUCCEEDED/`);
  }
  expect(await server.run('trigger', 'decideDispute', '--decision', 'won')).toEqual({
    code: 1,
    output: '',
    errors: `paychord-mock: None of the latest 200 payments allows decideDispute. The latest one: The payment has no open chargeback\n`,
  });
});

test('call runs any operation of the admin API, and prints its result as JSON', async () => {
  const shop = await receiver();
  const server = await serve('--clock', 'virtual', '--merchant-base-url', shop.url);
  const call = async (...args: string[]) => {
    const { code, output, errors } = await server.run('call', ...args);
    return code === 0 ? JSON.parse(output || 'null') : errors;
  };
  const transfer = await call('receiveTransfer', '--amount.value', '1250.75', '{ "amount": { "currency": "USD" } }');
  expect(transfer).toMatchObject({ status: 'PENDING', amount: { value: 1250.75 } });
  expect(await call('completeTransfer', transfer.id)).toMatchObject({ id: transfer.id, status: 'COMPLETED' });
  const { id } = await call('createPayment', '--description', 'a\u001b[2Jb');
  expect(await call('makeMove', id, 'refund', '--amount', '5')).toMatchObject({ transaction: { amount: 5 } });
  expect((await server.run('call', 'getPayment', id)).output).toContain('"a\\u001b[2Jb"');
  expect(await call('listPayments', '--status', 'DECLINED')).toEqual([]);
  expect(await call('setMerchantBaseUrl', '{ "url": "http://127.0.0.1:1" }')).toBeNull();
  expect(await call('flushWebhooks')).toBeNull();
  expect(await call('listPayments', '--sttus', 'DECLINED')).toContain('Did you mean status?');
  expect(await call('restoreSnapshot', 'snapshot-1')).toContain('SNAPSHOT_NOT_FOUND');
});

test('resend makes one more attempt at the latest delivery and prints its result', async () => {
  const shop = await receiver(respondWith(400));
  const server = await serve('--webhook-url', shop.url);
  expect((await server.run('resend')).errors).toContain('There is no delivery');
  await server.run('trigger', 'create');
  await server.settle();
  const { code, output } = await server.run('resend');
  expect(code).toBe(0);
  expect(output).toMatch(/^Delivery [\w-]{36} of payment\.purchase to \S+: 400\. It is rejected after 2 attempts\n$/);
  expect(shop.received).toHaveLength(2);
  expect((await server.run('resend', 'unknown')).errors).toContain('DELIVERY_NOT_FOUND');
});

test('resend accepts several ids, and --failed resends every delivery whose latest attempt failed', async () => {
  const shop = await receiver(respondWith(400));
  const server = await serve('--webhook-url', shop.url);
  for (const _ of [1, 2]) await server.run('trigger', 'create');
  await server.settle();
  const { output } = await server.run('resend', '--failed');
  const ids = [...output.matchAll(/^Delivery (\S+) .* rejected after 2 attempts$/gm)].map(([, id = '']) => id);
  expect(new Set(ids).size).toBe(2);
  expect((await server.run('resend', ...ids)).output.match(/rejected after 3 attempts/g)).toHaveLength(2);
  expect(shop.received).toHaveLength(6);
  const empty = await serve();
  expect((await empty.run('resend', '--failed')).errors).toContain('No delivery has failed');
});

test('resend --since sends again what failed since a time, and names a date that is in the future or none', async () => {
  let status = 503;
  const shop = await receiver((...exchange) => respondWith(status)(...exchange));
  const server = await serve('--clock', 'virtual', '--webhook-url', shop.url);
  await server.run('trigger', 'create');
  await server.settle();
  await server.run('advance', '4m');
  for (const _ of [1, 2]) await server.run('trigger', 'create');
  await server.settle();
  status = 200;
  const { code, output } = await server.run('resend', '--since', '2026-01-01T00:04:00Z');
  expect(code).toBe(0);
  expect(output).toMatch(/^(Delivery \S+ of payment\.purchase to \S+: 200\. It is delivered after 2 attempts\n){2}$/);
  expect(await server.run('resend', '--since', '2026-01-01T00:05:00Z')).toEqual({
    code: 1,
    output: '',
    errors:
      'paychord-mock: INVALID_PARAMETERS: since must not be after the time of the clock, 2026-01-01T00:04:00.000Z (received "2026-01-01T00:05:00Z")\n',
  });
  expect((await server.run('resend', '--since', '2026-02-30')).errors).toContain('since must be a date that exists');
  expect((await server.run('resend', '--since', '2026-01-01', 'an-id')).errors).toContain('Remove them, or an-id');
});

test('resend counts an attempt that chaos duplicates once', async () => {
  const shop = await receiver();
  const server = await serve('--webhook-url', shop.url);
  const headers = { 'content-type': 'application/json' };
  await fetch(`${server.url}/__mock/webhooks/chaos`, { method: 'PUT', headers, body: '{"duplicate":1}' });
  await server.run('trigger', 'create');
  await server.settle();
  expect((await server.run('resend')).output).toMatch(/: 200\. It is delivered after 2 attempts\n$/);
  expect(shop.received).toHaveLength(4);
});

test('requests and deliveries print what happened, with --follow also what happens, until the server stops', async () => {
  const shop = await receiver();
  const server = await serve('--webhook-url', shop.url);
  await pay(server);
  await server.settle();
  const line = /^\S+ +201 +POST \/v1\/payments .*createPayment .*SUCCEEDED\n$/;
  expect(await server.run('requests')).toMatchObject({ code: 0, output: expect.stringMatching(line), errors: '' });
  expect((await server.run('deliveries')).output).toMatch(/ 200 +webhook payment\.purchase .* delivered\n$/);
  expect(JSON.parse((await server.run('requests', '--json')).output)).toMatchObject({ request: { number: 1 } });
  expect((await server.run('requests', '--merchant', 'other')).output).toBe('');

  const requests = start('requests', '--follow', '--url', server.url);
  const deliveries = start('deliveries', '-f', '--all', '--url', server.url);
  await Promise.all([requests.shows(/createPayment/), deliveries.shows(/payment\.purchase/)]);
  const { id } = await pay(server, { token: 'tok_three_d_secure' });
  await requests.shows(/POST[^\n]*SUCCEEDED\n[^\n]*POST[^\n]*PENDING {2}page http:\S+\/__pay\/payments\/\S+\n/);
  await server.run('trigger', 'authenticate', id, '--result', 'passed');
  await deliveries.shows(/(payment\.purchase[^\n]*\n.*){3}/);
  server.command.kill('SIGTERM');
  expect(await requests.ended).toMatchObject({ code: 0, errors: '' });
  expect(await deliveries.ended).toMatchObject({ code: 0, errors: '' });
});

test('reset keeps the settings of the config file and of the command line, which overrides the file', async () => {
  const shop = await receiver();
  const folder = await mkdtemp(join(tmpdir(), 'paychord-'));
  const config = join(folder, 'paychord-mock.config.json');
  await writeFile(
    config,
    JSON.stringify({
      seed: 7,
      clock: 'virtual',
      policies: { notFoundStatus: 400, onUnknownField: 'reject' },
      endpoints: [{ url: `${shop.url}/file`, secret: 'whsec-1' }],
      merchantBaseUrl: { url: shop.url },
      seeds: { customers: [{ merchant_customer_id: 'shopper-1' }], transfers: [{}] },
      faults: [{ phase: 'before', status: 503, operation: 'retrievePayment' }],
    }),
  );
  const server = await serve('--config', config, '--policy', 'notFoundStatus=404', '--clock', 'real');
  await server.command.shows(/The settings of \S+ apply to the default merchant\./);
  const headers = { 'public-api-key': server.publicApiKey, 'private-secret-key': server.privateSecretKey };
  const retrieve = () => fetch(`${server.url}/v1/payments/${crypto.randomUUID()}`, { headers });
  for (const round of [1, 2]) {
    expect([(await retrieve()).status, (await retrieve()).status]).toEqual([503, 404]);
    const transfers = await (await fetch(`${server.url}/__mock/transfers`)).json();
    expect(transfers).toHaveLength(1);
    await server.run('trigger', 'create');
    await server.settle();
    const { timestamp } = await readState(server);
    expect(timestamp).not.toMatch(/^2026-01-01/);
    expect(shop.received.map(({ path }) => path).sort()).toEqual(
      Array.from({ length: round }, () => ['/file', '/v1/banking/transfers'])
        .flat()
        .sort(),
    );
    const customers = await fetch(`${server.url}/__mock/customers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"merchant_customer_id":"shopper-1"}',
    });
    expect((await customers.json()).code).toBe('CUSTOMER_ID_DUPLICATED');
    const [args, text] =
      round === 1 ? [['reset'], 'The default merchant is'] : [['reset', '--all'], 'Every merchant is'];
    expect((await server.run(...args)).output).toBe(`${text} in its initial state\n`);
  }
  await rm(folder, { recursive: true });
});

test('advance moves the time of one merchant', async () => {
  const server = await serve('--clock', 'virtual');
  expect(await server.run('advance', '6h')).toEqual({
    code: 0,
    output: 'The time is now 2026-01-01T06:00:00.000Z\n',
    errors: '',
  });
  expect((await server.run('advance', '1h', '--merchant', 'other')).output).toBe(
    'The time is now 2026-01-01T01:00:00.000Z\n',
  );
  expect((await server.run('advance', '1h')).output).toBe('The time is now 2026-01-01T07:00:00.000Z\n');
});

test('wait ends with 0 once the server responds, and with 1 when it does not within --timeout', async () => {
  const listener = await receiver();
  const { port } = new URL(listener.url);
  await listener.close();
  const url = `http://127.0.0.1:${port}`;
  expect(await run('wait', '--url', url, '--timeout', '1s')).toEqual({
    code: 1,
    output: '',
    errors: `paychord-mock: Waited for 1s. Could not connect to ${url} (ECONNREFUSED). Start a server with \`paychord-mock\`, or pass --url\n`,
  });
  const waiting = run('wait', '--url', url);
  const command = start('--port', port);
  expect(await waiting).toEqual({ code: 0, output: `${url} is ready\n`, errors: '' });
  command.kill('SIGTERM');
  await command.ended;
});

test('wait ends when a server accepts the connection and never responds', async () => {
  const { url } = await receiver(() => {});
  const { code, errors } = await run('wait', '--url', new URL(url).origin, '--timeout', '300ms');
  expect([code, errors]).toEqual([1, expect.stringContaining('Waited for 300ms. Could not connect to')]);
});

test('findings prints the mistakes with their fix or as JSON, and fails with --fail', async () => {
  const server = await serve();
  expect(await server.run('findings', '--fail')).toEqual({
    code: 0,
    output: '',
    errors: 'No findings. --all prints those of every merchant\n',
  });
  for (let count = 0; count < 2; count += 1) await pay(server);
  const { code, output, errors } = await server.run('findings');
  expect([code, errors]).toEqual([0, '']);
  expect(output).toMatch(
    /^order-charged-twice {2}× 1 {2}mock-public-key {2}#1 #2 {2}Payments .*\n {2}Use one .*\n {2}https:/,
  );
  const json = await server.run('findings', '--json', '--fail');
  expect(json).toMatchObject({ code: 1, errors: 'paychord-mock: 1 finding (--fail)\n' });
  expect(
    json.output
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toMatchObject([{ merchant: 'mock-public-key', rule: 'order-charged-twice', requests: [1, 2] }]);
});

test('findings are those of one merchant or of all, and of the rules that are on or of all', async () => {
  const server = await serve();
  const other = { ...server, publicApiKey: 'shop-2', privateSecretKey: 'secret-2' };
  await pay(other);
  await clientOf(other).payments.create(paymentBody({ amount: { currency: 'USD', value: 3 } }));
  expect(await server.run('findings', '--fail', '--all')).toMatchObject({ code: 0, output: '' });
  expect(await server.run('findings', '--fail', '--all-rules')).toMatchObject({ code: 0, output: '' });
  const found = { code: 1, output: expect.stringMatching(/^order-charged-again +× 1 +shop-2 /m) };
  expect(await server.run('findings', '--fail', '--all-rules', '--all')).toMatchObject(found);
  expect(await server.run('findings', '--fail', '--all-rules', '--merchant', 'shop-2')).toMatchObject(found);
  expect(await run('findings', 'all')).toMatchObject({ code: 2 });
});

test('exits with 1 and prints why a command failed', async () => {
  const { url, close } = await receiver();
  await close();
  const unreachable = await run('advance', '1h', '--url', url);
  expect(unreachable).toMatchObject({ code: 1, output: '', errors: expect.stringContaining('ECONNREFUSED') });

  const other = await receiver(respondWith(404));
  const rejected = await run('advance', '1h', '--url', other.url);
  expect(rejected).toMatchObject({
    code: 1,
    errors: expect.stringContaining('is not a mock server with an admin API'),
  });

  const server = await serve('--token', 'open-sesame');
  expect(server.token).toBe('open-sesame');
  expect(await server.run('advance', '1h')).toMatchObject({
    code: 1,
    errors: `paychord-mock: ${server.url} requires a token. Pass --token with the admin token that the server printed at start\n`,
  });
  vi.stubEnv('PAYCHORD_MOCK_URL', `${server.url}/`);
  vi.stubEnv('PAYCHORD_MOCK_TOKEN', 'open-sesame');
  expect(await run('reset')).toMatchObject({ code: 0, errors: '' });
  expect((await run('trigger', 'create')).errors).toMatch(/^Next: paychord-mock trigger refund [\w-]{36}$/m);
  vi.unstubAllEnvs();
  expect(await server.run('trigger', 'markPaid', 'unknown', '--token', 'open-sesame')).toEqual({
    code: 1,
    output: '',
    errors: 'paychord-mock: PAYMENT_NOT_FOUND: No payment has the id "unknown"\n',
  });
});

test('listens on the address of PAYCHORD_MOCK_HOST, unless the command line has another one', async () => {
  vi.stubEnv('PAYCHORD_MOCK_HOST', '0.0.0.0');
  expect((await serve()).url).toMatch('http://0.0.0.0:');
  expect((await serve('--host', '127.0.0.2')).url).toMatch('http://127.0.0.2:');
  vi.unstubAllEnvs();
});

test('the admin API requires a token on 0.0.0.0, and allows the names of --admin-host and --cors', async () => {
  const server = await serve('--host', '0.0.0.0', '--admin-host', 'mock.internal', '--cors', 'http://localhost:5173');
  expect(server.token).toMatch(/^[\w-]{32}$/);
  const url = server.url.replace('0.0.0.0', '127.0.0.1');
  await server.command.shows(text(`  Admin API    ${url}/__mock\n`));
  const headers = { authorization: `Bearer ${server.token}`, origin: 'http://localhost:5173' };
  const response = await fetch(`${url}/__mock/clock`, { headers });
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([
    200,
    'http://localhost:5173',
  ]);
  const page = await fetch(`${url}/v1/payments/x`, { headers });
  expect(page.headers.get('access-control-expose-headers')).toMatch(/Retry-After,X-Trace-Id/i);
});

test('the addresses of the pages of customers begin with --public-url, also those of the config file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'paychord-cli-'));
  const config = join(folder, 'config.json');
  const waiting = { status: 'READY_TO_ENROLL', idempotency_key: 'enrollment-1' };
  const customer = { merchant_customer_id: 'shopper-1', paymentMethods: [waiting] };
  await writeFile(config, JSON.stringify({ seeds: { customers: [customer] } }));
  const server = await serve('--config', config, '--public-url', 'http://pay.localhost:8080/');
  const read = async (path: string, init?: RequestInit) => (await fetch(`${server.url}/__mock/${path}`, init)).json();
  const { redirect_url } = await read('payment-methods/enrollment-1');
  expect(redirect_url).toBe('http://pay.localhost:8080/__pay/enrollments/enrollment-1');
  const { id } = await pay(server, { type: 'BANK_TRANSFER' });
  const { url } = await read(`payments/${id}/customer-page`);
  expect(url).toBe(`http://pay.localhost:8080/__pay/payments/${id}`);
  const form = { method: 'POST', body: new URLSearchParams({ choice: 'approve' }) };
  const response = await fetch(`${server.url}/__pay/payments/${id}`, form);
  expect(await response.text()).toContain('The payment is paid');
  expect((await read(`payments/${id}`)).status).toBe('SUCCEEDED');
  expect(await run('--public-url', 'pay.localhost')).toMatchObject({
    code: 2,
    errors: expect.stringContaining('--public-url must be an http or https URL'),
  });
  await rm(folder, { recursive: true });
});

test.each([[[]], [['--transfer-secret', 'whsec-transfers']]])(
  'signs payment events with --webhook-secret, and transfers only with --transfer-secret (%j)',
  async (flags) => {
    const shop = await receiver();
    const targets = ['--webhook-url', `${shop.url}/hooks`, '--merchant-base-url', shop.url];
    const server = await serve(...targets, '--webhook-secret', 'whsec-payments', ...flags);
    await pay(server);
    await server.run('call', 'receiveTransfer');
    expect((await fetch(`${server.url}/__mock/settled`)).status).toBe(204);
    expect(shop.received.map(({ path }) => path)).toEqual(['/hooks', '/v1/banking/transfers']);
    const [payment, transfer] = shop.received;
    const isSigned = (webhook: ReceivedWebhook | undefined, secret: string) =>
      verifySignature(webhook?.bytes ?? '', webhook?.headers['x-hmac-signature'], secret);
    expect(await isSigned(payment, 'whsec-payments')).toBe(true);
    if (flags.length === 0) expect(transfer?.headers).not.toHaveProperty('x-hmac-signature');
    else expect(await isSigned(transfer, 'whsec-transfers')).toBe(true);
  },
);

test.each(['reset', 'reset-all'])('keeps the webhook settings after a %s', async (reset) => {
  const shop = await receiver();
  const server = await serve('--webhook-url', `${shop.url}/hooks`, '--merchant-base-url', shop.url);
  expect((await fetch(`${server.url}/__mock/${reset}`, { method: 'POST' })).status).toBe(204);
  await pay(server);
  await server.run('call', 'receiveTransfer');
  await server.settle();
  expect(shop.received.map(({ path }) => path)).toEqual(['/hooks', '/v1/banking/transfers']);
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s stops the server after the delivery in flight', async (signal) => {
  const { command, url, webhook } = await serveWithDelivery();
  command.kill(signal);
  await command.shows(/Stopping/);
  await expect(fetch(url)).rejects.toThrow('fetch failed');
  acknowledge(...webhook);
  expect(await command.ended).toMatchObject({ code: 0, errors: '' });
});

test('a second signal stops the server immediately', async () => {
  const { command } = await serveWithDelivery();
  command.kill('SIGTERM');
  await command.shows(/Stopping/);
  command.kill('SIGINT');
  expect(await command.ended).toMatchObject({ code: 130 });
});

test('exits with 1 when a delivery never ends', async () => {
  const { command } = await serveWithDelivery();
  command.kill('SIGTERM');
  const errors = expect.stringContaining('the shutdown timed out after 8 seconds');
  expect(await command.ended).toMatchObject({ code: 1, errors });
});

test('a payment is found by the start of its id that the log shows', async () => {
  const server = await serve();
  const { id } = await pay(server);
  const [, logged = ''] = await server.command.shows(/createPayment {2}\S+ {2}(\S+) SUCCEEDED/);
  expect(logged).toBe(`${id.slice(0, 8)}…`);
  for (const start of [logged, logged.slice(0, 8)]) {
    const { output } = await server.run('trigger', 'refund', start, '--amount', '1');
    expect(output).toContain(`Payment ${id} is SUCCEEDED`);
  }
  expect((await server.run('trigger', 'refund', 'ffffffff')).errors).toContain('PAYMENT_NOT_FOUND');
});

test('a path without an operation is explained in the response and in the log', async () => {
  const server = await serve();
  const response = await fetch(`${server.url}/v1/v1/payments`);
  expect([response.status, await response.json()]).toEqual([
    404,
    { code: 'UNKNOWN_PATH', messages: ['No operation has this path. Did you mean /v1/payments?'] },
  ]);
  const admin = await fetch(`${server.url}/__mock/payment`);
  expect(await admin.json()).toEqual({
    code: 'UNKNOWN_PATH',
    messages: ['The admin API has no path /__mock/payment. Did you mean /__mock/payments?'],
  });
  await server.command.shows(/404 {2}GET \/v1\/v1\/payments {2}<1 ms {2}UNKNOWN_PATH\n/);
});

test('each --webhook-url receives the events, and the start-up message names their URLs without a query', async () => {
  const receivers = await Promise.all([receiver(), receiver()]);
  const server = await serve(...receivers.flatMap(({ url }) => ['--webhook-url', `${url}?token=secret`]));
  const urls = receivers.map(({ url }) => `${new URL(url).href}?…`);
  const [, named] = await server.command.shows(/ {2}Webhooks {5}(.*)\n/);
  expect(named).toBe(
    `payment events to ${urls.join(', ')}, unsigned. Pass --webhook-secret <text>, or set secret in the config file`,
  );
  await pay(server);
  await server.settle();
  expect(receivers.map(({ received }) => received.length)).toEqual([1, 1]);
});

test('the start-up message says when no webhook is sent and when the clock stands still', async () => {
  const { command } = await serve('--clock', 'virtual');
  await command.shows(
    / {2}Webhooks {5}not sent\. Pass --webhook-url <url>\n {2}Transfers {4}not sent\. Pass --merchant-base-url <url> for <url>\/v1\/banking\/transfers\n {2}Clock {8}stands still until /,
  );
});

test('the start-up message and the log show the path at which transfer notifications arrive', async () => {
  const shop = await receiver();
  const { origin, host } = new URL(shop.url);
  const paymentsOnly = await serve('--webhook-url', `${origin}/webhooks`);
  await paymentsOnly.command.shows(
    text(` Transfers    not sent. Pass --merchant-base-url ${origin} for ${origin}/v1/banking/transfers\n`),
  );
  const server = await serve('--merchant-base-url', origin);
  await server.command.shows(text(` Transfers    bank transfer notifications to ${origin}/v1/banking/transfers\n`));
  await server.run('call', 'receiveTransfer');
  await server.command.shows(text(`webhook banking.transfer → ${host}/v1/banking/transfers  attempt 1`));
});

test('the start-up message and reset say that ids start again, unless the seed was chosen or nothing was sent', async () => {
  const shop = await receiver();
  const hint = 'Ids start again at each reset, and at each start without --state.';
  const seeded = await serve('--webhook-url', shop.url, '--seed', '7');
  const server = await serve('--webhook-url', shop.url);
  await server.command.shows(
    text(`${hint} If your receiver remembers events, clear its store, start with another --seed`),
  );
  await expect(Promise.race([seeded.command.shows(text(hint)), pay(seeded).then(() => 'not shown')])).resolves.toBe(
    'not shown',
  );
  const reset = () => server.run('reset');
  expect(await reset()).toMatchObject({ errors: '' });
  await pay(server);
  await server.settle();
  expect((await reset()).errors).toContain(hint);
  const [first] = [await pay(server), await server.settle()];
  expect(await server.run('reset', '--continue-ids')).toMatchObject({ code: 0, errors: '' });
  expect((await pay(server)).id).not.toBe(first.id);
});

test('the log and requests show the date when the day of the clock changes', async () => {
  const server = await serve('--clock', 'virtual', '--start-at', '2027-03-01T12:00:00Z');
  await pay(server);
  await server.run('advance', '1d');
  await pay(server);
  const lines = /2027-03-01\n12:00:00Z {2}201 .*\n2027-03-02\n12:00:00Z {2}201 /;
  await server.command.shows(lines);
  expect((await server.run('requests')).output).toMatch(lines);
});

test('requests says when the merchant has none, because another merchant can have them', async () => {
  const server = await serve();
  await clientOf({ ...server, publicApiKey: 'other' }).payments.listByOrder('ORDER-1');
  expect(await server.run('requests')).toEqual({
    code: 0,
    output: '',
    errors: 'No requests of the default merchant since the server started. --all prints those of every merchant\n',
  });
});

test('a wrong --url names the right one', async () => {
  const { url } = await serve();
  const errorsOf = async (wrong: string) => (await run('trigger', 'create', '--url', wrong)).errors;
  expect(await errorsOf(url.replace('http:', 'https:'))).toMatch(new RegExp(`Pass --url ${url}\n$`));
  for (const path of ['/v1', '/__mock', '/__mock/']) {
    expect(await errorsOf(url + path)).toBe(
      `paychord-mock: The URL of the server must have no path (received ${url}${path.replace(/\/$/, '')}). Pass --url ${url}\n`,
    );
  }
});

async function writeScenario(content: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'paychord-scenario-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'scenario.json');
  await writeFile(file, content);
  return file;
}

test('run loads a scenario file and prints the payments', async () => {
  const server = await serve();
  const card_data = { number: '4111111111111111', expiration_month: 11, expiration_year: 40, security_code: '123' };
  const moves = [{ move: 'openChargeback' }];
  const payments = [
    { name: 'disputed', merchant_order_id: 'ORDER-A', moves },
    { payment_method: { detail: { card: { card_data: { ...card_data, holder_name: 'A' } } } } },
  ];
  const file = await writeScenario(JSON.stringify({ $schema: 'scenario.schema.json', payments }));
  const { code, output, errors } = await server.run('run', file);
  expect([code, errors]).toEqual([0, '']);
  const listed = (await readState(server)).payments;
  expect(output).toBe(
    `${listed[0].id}  ORDER-A  IN_DISPUTE/RECEIVED  disputed\n${listed[1].id}  ORDER-0002  SUCCEEDED/APPROVED\n`,
  );
  const other = await writeScenario(JSON.stringify({ payments: [{}, { moves: [...moves, { move: 'markPaid' }] }] }));
  expect(await server.run('run', other)).toEqual({
    code: 1,
    output: '',
    errors: `paychord-mock: INVALID_STATUS: payments[1].moves[1]: A payment that is IN_DISPUTE/RECEIVED does not accept this operation. The steps before it stay: a reset removes them\n`,
  });
  expect((await readState(server)).payments).toHaveLength(4);
  const tooMuch = await writeScenario('{ "payments": [{ "moves": [{ "move": "refund", "amount": 100 }] }] }');
  expect((await server.run('run', tooMuch)).errors).toBe(
    `paychord-mock: INVALID_PARAMETERS: payments[0].moves[0].amount must be at most 25.5 (received 100). The steps before it stay: a reset removes them\n`,
  );
  for (const empty of ['{ "$schema": "scenario.schema.json" }', '\ufeff{ "payments": [] }']) {
    expect(await server.run('run', await writeScenario(empty))).toEqual({
      code: 1,
      output: '',
      errors: 'paychord-mock: INVALID_PARAMETERS: the scenario is empty. Add payments or records\n',
    });
  }
  const misspelled = await writeScenario('{ "paymets": [] }');
  expect((await server.run('run', misspelled)).errors).toBe(
    `paychord-mock: INVALID_PARAMETERS: paymets is not a known field. Did you mean payments?\n`,
  );
  const list = await writeScenario('[]');
  expect(await server.run('run', list)).toMatchObject({
    code: 2,
    errors: expect.stringContaining(`paychord-mock: ${list}: the scenario must be an object. `),
  });
  const comment = await writeScenario('{\n  // no JSON\n}');
  expect(await server.run('run', comment)).toMatchObject({
    code: 2,
    errors: expect.stringMatching(/: not valid JSON.* no comments.*Run `paychord-mock run --help` for usage.\n$/),
  });
});
