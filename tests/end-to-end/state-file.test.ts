import { once } from 'node:events';
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import manifest from '../../packages/mock-server/package.json' with { type: 'json' };
import { snapshotFormat } from '../../packages/mock-server/src/core/merchant/snapshot-format.ts';
import { openStateFile } from '../../packages/mock-server/src/server/cli/state-file.ts';
import { authorization, callerAt, cardPayment } from '../../packages/mock-server/test/helpers/test-caller.ts';
import { killAll, run, start } from '../helpers/command.ts';
import { listenAsMerchant } from '../helpers/merchant-listener.ts';

afterAll(killAll);

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'paychord-state-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const keys = { publicApiKey: 'mock-public-key', privateSecretKey: 'mock-secret-key' };

/** Starts a server with a state file. */
async function serve(file: string, ...args: string[]) {
  const command = start('--port', '0', '--quiet', '--state', file, ...args);
  const [, url = ''] = await command.shows(/^Mock server listening on (http:\S+)\n[\s\S]*Ctrl\+C/);
  const read = async (path: string) => (await fetch(`${url}/__mock/${path}`)).json();
  const { post } = callerAt(url, keys);
  return { command, url, read, post, run: (...options: string[]) => run(...options, '--url', url) };
}

const stateOf = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const paymentsIn = (file: string): unknown[] => stateOf(file).merchants[0]?.merchant.state.payments ?? [];

test('keeps payments, keys, idempotency keys, the virtual clock and ids across a restart', async () => {
  const folder = newFolder();
  const file = join(folder, 'state.json');
  const server = await serve(file, '--clock', 'virtual');
  expect(server.command.output()).toContain(`  State        ${file} (new)\n`);
  const first = await server.post('/v1/payments', cardPayment(), { 'x-idempotency-key': 'key-1' });
  const shop = callerAt(server.url, { publicApiKey: 'shop-2', privateSecretKey: 'secret-2' });
  await shop.post('/v1/payments', cardPayment());
  await server.run('advance', '6h');
  expect(await server.command.stop()).toMatchObject({ code: 0, errors: '' });

  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['state.json']);
  expect(stateOf(file)).toMatchObject({ format: expect.any(Number), version: manifest.version });
  expect(readFileSync(file, 'utf8')).not.toContain('secret-2');

  const again = await serve(file, '--clock', 'virtual');
  expect(await again.read('clock')).toMatchObject({ timestamp: '2026-01-01T06:00:00.000Z' });
  const replayed = await again.post('/v1/payments', cardPayment(), { 'x-idempotency-key': 'key-1' });
  expect(replayed.json.id).toBe(first.json.id);
  expect((await again.post('/v1/payments', cardPayment())).json.id).not.toBe(first.json.id);
  expect(await again.read('payments')).toHaveLength(2);
  const stranger = callerAt(again.url, { publicApiKey: 'shop-2', privateSecretKey: 'other' });
  expect((await stranger.get('/v1/payments')).status).toBe(401);

  await again.run('reset', '--all');
  await again.command.stop();
  expect(
    stateOf(file).merchants.flatMap(
      ({ merchant }: { merchant: { state: { payments: [] } } }) => merchant.state.payments,
    ),
  ).toEqual([]);
});

test('the start-up message names the webhook endpoints of the file, and its absolute path', async () => {
  const file = join(newFolder(), 'state.json');
  const server = await serve(file);
  const endpoint = {
    url: 'http://127.0.0.1:9/hooks',
    secret: 'whsec-1',
    events: ['payment.refund', 'banking.transfer'],
  };
  await fetch(`${server.url}/__mock/webhooks/endpoints`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(endpoint),
  });
  await server.command.stop();
  const again = await serve(relative(process.cwd(), file), '--webhook-url', 'http://127.0.0.1:9/other');
  expect(again.command.output()).toContain(
    `  Webhooks     payment events to http://127.0.0.1:9/hooks, http://127.0.0.1:9/other
  Transfers    bank transfer notifications to http://127.0.0.1:9/hooks
  State        ${file} (continued)
`,
  );
  await again.command.stop();
});

test('every file that a kill during a write leaves is a state that the next server restores', async () => {
  const folder = newFolder();
  const file = join(folder, 'state.json');
  const scenario = join(folder, 'scenario.json');
  // A state of several megabytes takes a while to write.
  writeFileSync(scenario, JSON.stringify({ payments: Array.from({ length: 500 }, () => ({})) }));
  let kept = 0;
  for (let round = 1; round <= 5; round += 1) {
    const server = await serve(file);
    expect(await server.read('payments')).toHaveLength(kept);
    if (kept === 0) {
      await server.run('run', scenario);
      await server.command.stop();
      kept = 500;
      continue;
    }
    const drafts = watch(folder);
    const written = new Promise<void>((resolve) => {
      drafts.on('change', (_type, name) => name === 'state.json.tmp' && resolve());
    });
    await server.post('/v1/payments', cardPayment());
    await written;
    server.command.kill('SIGKILL');
    drafts.close();
    await server.command.ended;
    expect([kept, kept + 1]).toContain(paymentsIn(file).length);
    kept = paymentsIn(file).length;
  }
  expect(readdirSync(folder).filter((name) => name.endsWith('.lock'))).toHaveLength(1);
});

test('a change is in the file without a clean stop', async () => {
  const file = join(newFolder(), 'state.json');
  const server = await serve(file);
  const { json } = await server.post('/v1/payments', cardPayment());
  await vi.waitFor(() => expect(readFileSync(file, 'utf8')).toContain(json.id), { timeout: 10_000 });
  // No request of a merchant changes this.
  await server.run('trigger', 'openChargeback');
  await vi.waitFor(() => expect(readFileSync(file, 'utf8')).toContain('CHARGEBACK'), { timeout: 10_000 });
  server.command.kill('SIGKILL');
  await server.command.ended;
  // Editors on Windows begin a file with a byte order mark.
  writeFileSync(file, `\ufeff${readFileSync(file, 'utf8')}`);
  const again = await serve(file);
  expect(await again.read('payments')).toMatchObject([{ id: json.id, status: 'IN_DISPUTE' }]);
});

test('what became due while a server with a real clock was stopped happens after the start', async () => {
  const file = join(newFolder(), 'state.json');
  let status = 503;
  const shop = await listenAsMerchant((_arrival, response) => {
    response.statusCode = status;
    response.end('{"received":true}');
  });
  onTestFinished(() => shop[Symbol.asyncDispose]());
  const server = await serve(file, '--webhook-url', shop.url, '--webhook-secret', 'first');
  const { json } = await server.post('/v1/payments', authorization());
  await fetch(`${server.url}/__mock/settled`);
  expect(await server.read('webhooks/deliveries')).toMatchObject([
    { status: 'pending', attempts: [{ response: { status: 503 } }] },
  ]);
  await server.command.stop();

  const saved = stateOf(file);
  writeFileSync(file, JSON.stringify({ ...saved, savedAt: saved.savedAt - 8 * 86_400_000 }));
  status = 200;
  const again = await serve(file, '--webhook-url', shop.url, '--webhook-secret', 'second');
  await fetch(`${again.url}/__mock/settled`);
  expect(await again.read(`payments/${json.id}`)).toMatchObject({ status: 'EXPIRED' });
  expect(await again.read('webhooks/deliveries')).toMatchObject([{ status: 'delivered' }, { status: 'delivered' }]);
  // The endpoint of the command line exists once, and its secret is the new one.
  expect(await again.read('webhooks/endpoints')).toMatchObject([{ url: shop.url }]);
  for (const { id } of await again.read('webhooks/deliveries')) {
    const explained = await fetch(`${again.url}/__mock/webhooks/explain-signature`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ deliveryId: id, secret: 'second' }),
    });
    expect(await explained.json()).toMatchObject({ isValid: true });
  }
});

test('the records of a config file have the address of the free port', async () => {
  const config = join(newFolder(), 'config.json');
  const waiting = { status: 'READY_TO_ENROLL', idempotency_key: 'enrollment-1' };
  const customer = { merchant_customer_id: 'shopper-1', paymentMethods: [waiting] };
  writeFileSync(config, JSON.stringify({ seeds: { customers: [customer] } }));
  const server = await serve(join(newFolder(), 'state.json'), '--config', config);
  expect(await server.read('payment-methods/enrollment-1')).toMatchObject({
    redirect_url: `${server.url}/__pay/enrollments/enrollment-1`,
  });
});

test('a server that cannot listen sends nothing that is due, and leaves the file as it is', async () => {
  const file = join(newFolder(), 'state.json');
  const shop = await listenAsMerchant((_arrival, response) => {
    response.statusCode = 503;
    response.end();
  });
  onTestFinished(() => shop[Symbol.asyncDispose]());
  const server = await serve(file, '--webhook-url', shop.url);
  await server.post('/v1/payments', cardPayment());
  await fetch(`${server.url}/__mock/settled`);
  await server.command.stop();
  expect(shop.received).toHaveLength(1);

  const saved = stateOf(file);
  const content = JSON.stringify({ ...saved, savedAt: saved.savedAt - 3_600_000 });
  writeFileSync(file, content);
  const used = new URL(shop.url).port;
  const refused = await run('--port', used, '--state', file, '--webhook-url', shop.url);
  expect(refused).toMatchObject({ code: 1, output: '', errors: expect.stringContaining('EADDRINUSE') });
  expect(shop.received).toHaveLength(1);
  expect(readFileSync(file, 'utf8')).toBe(content);
});

test('the first request that a server accepts finds the restored state', async () => {
  const file = join(newFolder(), 'state.json');
  const server = await serve(file);
  const { json } = await server.post('/v1/payments', cardPayment());
  await server.command.stop();
  const again = start('--port', new URL(server.url).port, '--quiet', '--state', file);
  const first = async (): Promise<unknown> => {
    const response = await fetch(`${server.url}/__mock/payments`).catch(() => undefined);
    return response === undefined ? first() : response.json();
  };
  expect(await first()).toMatchObject([{ id: json.id }]);
  expect(await again.stop()).toMatchObject({ code: 0 });
});

test('a config file sets up a new state only, and again after a reset', async () => {
  const folder = newFolder();
  const [file, config] = [join(folder, 'state.json'), join(folder, 'config.json')];
  writeFileSync(config, JSON.stringify({ state: file, seeds: { transfers: [{ id: 'xfer_1' }] } }));
  const startHere = async () => {
    const command = start('--port', '0', '--config', config);
    const [, url = ''] = await command.shows(/^Mock server listening on (http:\S+)\n[\s\S]*Ctrl\+C/);
    return { command, url, transfers: async () => (await fetch(`${url}/__mock/transfers`)).json() };
  };
  const server = await startHere();
  await run('call', 'completeTransfer', 'xfer_1', '--url', server.url);
  await server.command.stop();
  const again = await startHere();
  expect(await again.transfers()).toMatchObject([{ id: 'xfer_1', status: 'COMPLETED' }]);
  await run('reset', '--url', again.url);
  expect(await again.transfers()).toMatchObject([{ id: 'xfer_1', status: 'PENDING' }]);
});

test.each([
  ['', 'it is not JSON, or its end is missing'],
  ['{"format":1,"version":"0.0.0","savedAt":1,"merch', 'it is not JSON, or its end is missing'],
  ['{"name":"shop","version":"1.0.0"}', 'it is not a state of paychord-mock'],
  [
    '{"format":999,"version":"9.1.0","savedAt":1,"merchants":[]}',
    'it has the format 999 of version 9.1.0, and version',
  ],
  [
    `{"format":${snapshotFormat},"version":"0.0.0","savedAt":1,"merchants":[{"publicApiKey":"a"}]}`,
    'merchants[0] has no merchant',
  ],
])('refuses the file %j, and leaves it as it is', async (content, problem) => {
  const folder = newFolder();
  const file = join(folder, 'state.json');
  writeFileSync(file, content);
  const { code, output, errors } = await run('--port', '0', '--state', file);
  expect([code, output]).toEqual([1, '']);
  expect(errors).toContain(`paychord-mock: --state: could not use ${JSON.stringify(file)}: `);
  expect(errors).toContain(problem);
  expect(errors).toMatch(/move the file away, or pass another\n$/);
  expect(readFileSync(file, 'utf8')).toBe(content);
  expect(readdirSync(folder)).toEqual(['state.json']);
});

test.each([
  ['journal', {}],
  ['faults', {}],
  ['webhooks', {}],
])('refuses a file whose %s is broken inside, and leaves it as it is', async (part, broken) => {
  const file = join(newFolder(), 'state.json');
  const server = await serve(file);
  await server.post('/v1/payments', cardPayment());
  await server.command.stop();
  const saved = stateOf(file);
  const { merchant } = saved.merchants[0];
  merchant[part] = broken;
  const content = JSON.stringify(saved);
  writeFileSync(file, content);
  const { code, output, errors } = await run('--port', '0', '--state', file);
  expect([code, output]).toEqual([1, '']);
  expect(errors).toMatch(
    /^paychord-mock: --state: could not use .* a merchant in it is not valid\. Nothing was written/,
  );
  expect(readFileSync(file, 'utf8')).toBe(content);
});

test('refuses a file whose records break the contract, with the path of the value', async () => {
  const file = join(newFolder(), 'state.json');
  const server = await serve(file);
  await server.post('/v1/payments', cardPayment());
  await server.command.stop();
  const path = 'merchants[0].merchant.state.payments[0][1]';
  const wrong: [change: (record: { payment: object }) => unknown, message: string][] = [
    [({ payment }) => Object.assign(payment, { status: 'SUCCEEDEED' }), `${path}.payment.status must be one of `],
    [({ payment }) => Object.assign(payment, { amount: { value: '5' } }), `${path}.payment.amount.`],
    [(record) => Object.assign(record, { transactions: [] }), `${path}.transactions must have at least 1 item`],
  ];
  const written = readFileSync(file, 'utf8');
  for (const [change, message] of wrong) {
    const saved = JSON.parse(written);
    change(saved.merchants[0].merchant.state.payments[0][1]);
    const content = JSON.stringify(saved);
    writeFileSync(file, content);
    const { code, output, errors } = await run('--port', '0', '--state', file);
    expect([code, output]).toEqual([1, '']);
    expect(errors).toContain(message);
    expect(readFileSync(file, 'utf8')).toBe(content);
  }
});

test('a closed terminal stops the server as SIGTERM does', async () => {
  const folder = newFolder();
  const file = join(folder, 'state.json');
  const server = await serve(file);
  await server.post('/v1/payments', cardPayment());
  server.command.kill('SIGHUP');
  expect(await server.command.ended).toMatchObject({ code: 0, errors: '' });
  expect(paymentsIn(file)).toHaveLength(1);
  expect(readdirSync(folder)).toEqual(['state.json']);
});

test('refuses a folder that does not exist or cannot be written, and what is not a file', async () => {
  const folder = newFolder();
  for (const path of [join(folder, 'absent/state.json'), '/proc/paychord-state.json']) {
    expect(await run('--port', '0', '--state', path)).toMatchObject({
      code: 1,
      errors: expect.stringContaining(`--state: could not write in the folder of ${JSON.stringify(path)} (E`),
    });
  }
  const { code, errors } = await run('--port', '0', '--state', folder);
  expect([code, errors]).toEqual([1, expect.stringContaining('it could not be read (EISDIR)')]);
});

test('refuses a second server with the same file, also through a link, and keeps the link', async () => {
  const folder = newFolder();
  const [file, link] = [join(folder, 'state.json'), join(folder, 'link.json')];
  symlinkSync('state.json', link);
  const server = await serve(link);
  await server.post('/v1/payments', cardPayment());
  const second = await run('--port', '0', '--state', file);
  expect(second).toMatchObject({
    code: 1,
    errors: expect.stringContaining(`the process ${server.command.child.pid} uses`),
  });
  await server.command.stop();
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(paymentsIn(file)).toHaveLength(1);
});

test('takes a lock that has the own process id, as that of a killed server in a container', () => {
  const file = join(newFolder(), 'state.json');
  const lock = `${file}.${process.pid}.lock`;
  writeFileSync(lock, 'of the killed server');
  expect(openStateFile(file, '0.0.0').isSaved).toBe(false);
  expect(readFileSync(lock, 'utf8')).toBe('');
});

test('of several servers that find the lock of a killed one, one gets it, and removes only its own', async () => {
  const folder = newFolder();
  const file = join(folder, 'state.json');
  const killed = await serve(file);
  killed.command.kill('SIGKILL');
  await killed.command.ended;
  const commands = Array.from({ length: 4 }, () => start('--port', '0', '--quiet', '--state', file));
  const refused = await Promise.all(
    commands.map((each) =>
      each.shows(/Ctrl\+C/).then(
        () => undefined,
        () => each.ended,
      ),
    ),
  );
  const [winner, ...others] = commands.filter((_each, index) => refused[index] === undefined);
  expect(others).toEqual([]);
  expect(readdirSync(folder).sort()).toEqual([`state.json`, `state.json.${winner?.child.pid}.lock`].sort());
  for (const each of refused)
    if (each !== undefined) expect(each.errors).toContain(`the process ${winner?.child.pid} uses`);
  writeFileSync(`${file}.1.lock`, '');
  await winner?.stop();
  expect(readdirSync(folder).sort()).toEqual(['state.json', 'state.json.1.lock'].sort());
});

test('a write that fails keeps the last file, warns once, and is tried again', async () => {
  const file = join(newFolder(), 'state.json');
  const server = await serve(file);
  await server.post('/v1/payments', cardPayment());
  await vi.waitFor(() => expect(paymentsIn(file)).toHaveLength(1), { timeout: 10_000 });
  mkdirSync(`${file}.tmp`);
  const { stderr } = server.command.child;
  const warned = once(stderr as NodeJS.ReadableStream, 'data');
  await server.post('/v1/payments', cardPayment());
  await warned;
  expect(paymentsIn(file)).toHaveLength(1);
  rmdirSync(`${file}.tmp`);
  await vi.waitFor(() => expect(paymentsIn(file)).toHaveLength(2), { timeout: 10_000 });
  const { errors } = await server.command.stop();
  expect(errors).toMatch(
    /^paychord-mock: could not write \S+ \(ERR_FS_EISDIR\)\. The file keeps its last state\. The server tries again\n$/,
  );
});

test('a write that fails at the stop prints what is lost, exits with 1, and removes its draft', async () => {
  const folder = newFolder();
  const file = join(folder, 'state.json');
  const server = await serve(file);
  await vi.waitFor(() => expect(paymentsIn(file)).toEqual([]), { timeout: 10_000 });
  rmSync(file);
  // No draft can replace a folder.
  mkdirSync(file);
  await server.post('/v1/payments', cardPayment());
  const { code, errors } = await server.command.stop();
  expect(code).toBe(1);
  expect(errors).toMatch(
    /^(paychord-mock: could not write \S+ \(EISDIR\)\. The file keeps .*\n)?paychord-mock: could not write \S+ \(EISDIR\) when stopping\. The changes since \d{4}-\d{2}-\d{2}T\S+Z are lost\n$/,
  );
  expect(readdirSync(folder)).toEqual(['state.json']);
});

test('deliveries names the command that makes the pending attempts of before a restart', async () => {
  const file = join(newFolder(), 'state.json');
  const shop = await listenAsMerchant((_arrival, response) => {
    response.statusCode = 503;
    response.end();
  });
  onTestFinished(() => shop[Symbol.asyncDispose]());
  const server = await serve(file, '--clock', 'virtual', '--webhook-url', shop.url);
  await server.post('/v1/payments', cardPayment());
  await fetch(`${server.url}/__mock/settled`);
  await server.command.stop();
  const again = await serve(file, '--clock', 'virtual', '--webhook-url', shop.url);
  expect(await again.run('deliveries')).toEqual({
    code: 0,
    output: '',
    errors:
      'No deliveries of the default merchant since the server started. --all prints those of every merchant. `paychord-mock call flushWebhooks` makes the attempts of pending deliveries\n',
  });
});
