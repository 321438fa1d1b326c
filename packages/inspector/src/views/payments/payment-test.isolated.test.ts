import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createMockServer, type Fault, type MockServer, type MockServerOptions } from '@paychord/mock-server';
import { listen } from '@paychord/mock-server/node';
import { describe, expect, onTestFinished, test } from 'vitest';
import { compileErrorsOf } from '../../../../../tests/docs/compile-snippets.ts';
import { count, seed } from '../../../../../tests/helpers/effort.ts';
import {
  accountId,
  callerAt,
  cardPayment,
  dispute,
  reference,
  type TestCaller,
  usd,
} from '../../../../mock-server/test/helpers/test-caller.ts';
import { type PaymentRecording, writePaymentTest } from './payment-test.ts';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const cardNumber = '4242424242420002';
const secrets = [cardNumber, 'vaulted-secret', 'secret-in-metadata'];

interface Shop {
  readonly mock: MockServer;
  readonly caller: TestCaller;
  /** Writes the test of the first payment from what the admin API returns. */
  copy(change?: (recording: PaymentRecording) => object): Promise<string>;
}

async function openShop(options: MockServerOptions = {}): Promise<Shop> {
  const mock = createMockServer({ strict: true, ...options });
  const server = await listen(mock, { admin: true });
  onTestFinished(() => server.close());
  const get = async (path: string) => (await fetch(`${server.url}/__mock${path}`)).json();
  return {
    mock,
    caller: callerAt(server.url, mock.credentials),
    async copy(change = () => ({})) {
      const [{ id } = { id: '' }] = mock.payments.list();
      const recording = {
        timeline: await get(`/payments/${id}/timeline`),
        entries: await get('/journal'),
        scenario: await get(`/scenario?paymentId=${id}`),
        policies: await get('/policies'),
      } as PaymentRecording;
      return writePaymentTest({ ...recording, ...change(recording) });
    },
  };
}

/** Compiles the tests, and runs them with Vitest in an empty project. Returns what failed. */
async function failuresOf(texts: readonly string[]): Promise<string> {
  expect(compileErrorsOf(texts.map((code, index) => ({ name: `test ${index}`, code })))).toEqual([]);
  const folder = mkdtempSync(join(tmpdir(), 'paychord-copied-tests-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const config = `import root from '${root}vitest.config.ts';\nexport default { resolve: root.resolve };\n`;
  writeFileSync(join(folder, 'vitest.config.ts'), config);
  for (const [index, text] of texts.entries()) writeFileSync(join(folder, `copied-${index}.test.ts`), text);
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--no-color', '--root', folder];
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { cwd: folder, env }).catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  return / (\d+) passed \(\1\)\n/.test(stdout) ? '' : stdout + stderr;
}

/** Draws the same numbers for the same seed. */
function createRandom(start: number) {
  let state = start;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return { below, pick: <T>(items: readonly T[]): T => items[below(items.length)] as T };
}

type Random = ReturnType<typeof createRandom>;

const cardData = {
  number: cardNumber,
  expiration_month: 11,
  expiration_year: 28,
  holder_name: 'A',
  security_code: '123',
};
const methods = [
  { token: 'tok_succeeded' },
  { token: 'tok-1', detail: { card: { capture: false } } },
  { token: 'tok-1', detail: { card: { capture: false } } },
  { token: 'tok_three_d_secure' },
  { token: 'tok_insufficient_funds' },
  { type: 'BANK_TRANSFER' },
  { type: 'CARD', vaulted_token: 'vaulted-secret' },
  { type: 'CARD', detail: { card: { card_data: cardData } } },
];
const faults: readonly Fault[] = [
  { phase: 'before', status: 503 },
  { phase: 'after-commit', status: 500 },
  { phase: 'transport', connection: 'reset', lost: 'response' },
  { phase: 'transport', connection: 'reset', lost: 'request' },
  { phase: 'body', corrupt: 'empty' },
  { phase: 'before', latencyMs: 1 },
];

/** Lets a random story happen to a payment. What a state does not allow fails, as for a merchant. */
async function live({ mock, caller }: Shop, random: Random): Promise<void> {
  const metadata = [{ key: 'api_key', value: 'secret-in-metadata' }];
  const body = cardPayment({ payment_method: random.pick(methods), metadata });
  const disturb = () => random.below(2) === 0 && mock.faults.inject(random.pick(faults));
  const ignore = () => {};
  const createdByProgram = random.below(4) > 0;
  if (!createdByProgram) mock.payments.create({ payment_method: { token: 'tok_succeeded' } });
  for (let attempt = 0; createdByProgram && (attempt < 1 || mock.payments.list().length === 0); attempt += 1) {
    disturb();
    await caller.post('/v1/payments', body, { 'x-idempotency-key': 'key-1' }).catch(ignore);
  }
  if (createdByProgram) await caller.post('/v1/payments', body, { 'x-idempotency-key': 'key-1' }).catch(ignore);
  mock.faults.clear();
  const { id } = mock.payments.list()[0] as { id: string };
  const transactions = () => mock.payments.get(id).transactions;
  const follow = async (action: string, changes: object = {}) => {
    disturb();
    const path = `/v1/payments/${id}/transactions/${random.pick(transactions()).id}/${action}`;
    await caller.post(path, { ...reference, ...changes }).catch(ignore);
    mock.faults.clear();
  };
  const actions: readonly (() => unknown)[] = [
    () => follow('capture', { amount: usd(1 + random.below(30)) }),
    () => follow('capture', { amount: usd(5) }),
    () => follow('refund', { amount: usd(1 + random.below(30)) }),
    () => follow('cancel'),
    async () => {
      const chargeback = transactions().find(({ type }) => type === 'CHARGEBACK');
      const path = `/v1/payments/${id}/transactions/${chargeback?.id}/dispute`;
      if (chargeback) await caller.post(path, dispute(btoa(`%PDF-1.4\n${'x'.repeat(400)}\n%EOF\n`)));
    },
    () => caller.get(`/v1/payments/${id}`),
    () => caller.get('/v1/payments?merchant_order_id=ORDER-1'),
    () => mock.clock.advance(random.pick(['90s', '6h', '8d', 1_234])),
    () => mock.payments.capture(id, { amount: 1 + random.below(9) }),
    () => mock.payments.refund(id, { amount: 1 + random.below(9) }),
    () => mock.payments.openChargeback(id, { amount: 1 + random.below(9), reason: 'IT\'S "LATE"' }),
    () => mock.payments.decideDispute(id, random.pick(['won', 'lost'])),
    () => mock.payments.authenticate(id, random.pick(['passed', 'failed'])),
    () => mock.payments.markPaid(id),
    () => mock.payments.expire(id),
  ];
  for (let step = 0; step < 14; step += 1) {
    await Promise.resolve().then(random.pick(actions)).catch(ignore);
  }
}

test('the copied tests of random payments compile, pass, and contain no secret', async () => {
  const random = createRandom(seed);
  const texts: string[] = [];
  for (let index = 0; index < count({ reduced: 20, full: 100 }); index += 1) {
    const shop = await openShop(index % 3 === 0 ? { policies: { notFoundStatus: 400 } } : {});
    await live(shop, random);
    texts.push(await shop.copy());
  }
  const all = texts.join('\n');
  for (const secret of secrets) expect(all).not.toContain(secret);
  // The stories have every kind of step.
  for (const part of [
    'faults.inject',
    'clock.advance',
    'transactions[1]?.id',
    '.catch(',
    'A deadline passed',
    'list()[0]',
  ]) {
    expect(all).toContain(part);
  }
  expect(await failuresOf(texts)).toBe('');
}, 300_000);

describe('a copied test', () => {
  test('repeats each request, fault, move and wait', async () => {
    const shop = await openShop({ policies: { onBodyMismatch: 'reject' } });
    const { mock, caller } = shop;
    mock.faults.inject({ operation: 'createPayment', phase: 'after-commit', status: 503 });
    const headers = { 'x-idempotency-key': 'ORDER-1-1' };
    const body = cardPayment({ payment_method: { token: 'tok-1', detail: { card: { capture: false } } } });
    await caller.post('/v1/payments', body, headers);
    await caller.post('/v1/payments', body, headers);
    await mock.clock.advance('2h');
    const [payment] = mock.payments.list();
    const [transaction] = payment?.transactions ?? [];
    await caller.post(`/v1/payments/${payment?.id}/transactions/${transaction?.id}/capture`, {
      ...reference,
      amount: usd(20),
    });
    mock.payments.openChargeback(payment?.id ?? '', { amount: 5, reason: 'NOT_RECEIVED' });
    const text = await shop.copy();
    expect(text.replaceAll(payment?.id ?? '', 'ID').replaceAll(accountId, 'ACCOUNT')).toMatchInlineSnapshot(`
      "import { setupMockServer } from '@paychord/mock-server/vitest';
      import { createClient } from '@paychord/sdk';
      import { expect, test } from 'vitest';

      const payments = setupMockServer({server: false,policies: {onBodyMismatch: "reject"}});
      const client = createClient({
        baseUrl: payments.baseUrl,
        ...payments.credentials,
        fetch: payments.fetch,
        maxRetries: 0,
      });

      test("payment ID ends as IN_DISPUTE", async () => {
        // Request 1, createPayment: 503
        payments.faults.inject({operation: "createPayment",phase: "after-commit",status: 503});
        await client.payments.create({
          account_id: "ACCOUNT",
          merchant_order_id: "ORDER-1",
          description: "Running shoes",
          amount: {
            currency: "USD",
            value: 25.5
          },
          country: "US",
          workflow: "DIRECT",
          payment_method: {
            token: "tok-1",
            detail: {
              card: {
                capture: false
              }
            }
          }
        }, {idempotencyKey: "ORDER-1-1"}).catch(() => {});
        const paymentId = payments.payments.list()[0]?.id ?? '';
        // Request 2, createPayment: 201
        await client.payments.create({
          account_id: "ACCOUNT",
          merchant_order_id: "ORDER-1",
          description: "Running shoes",
          amount: {
            currency: "USD",
            value: 25.5
          },
          country: "US",
          workflow: "DIRECT",
          payment_method: {
            token: "tok-1",
            detail: {
              card: {
                capture: false
              }
            }
          }
        }, {idempotencyKey: "ORDER-1-1"});
        await payments.clock.advance("7200s");
        // Request 3, capturePayment: 200
        await client.payments.capture(paymentId, payments.payments.get(paymentId).transactions[0]?.id ?? '', {
          merchant_reference: "REF-1",
          reason: "WHY",
          amount: {
            currency: "USD",
            value: 20
          }
        }, {idempotencyKey: "call-3"});
        payments.payments.makeMove(paymentId, {move: "openChargeback",amount: 5,reason: "NOT_RECEIVED"});
        expect(payments.payments.get(paymentId)).toMatchObject({status: "IN_DISPUTE",sub_status: "RECEIVED"});
      });
      "
    `);
    // It fails when the payment ends in another way.
    const other = text.replace(/\n {2}payments.payments.makeMove[^;]*;/, '');
    expect(await failuresOf([text, other])).toContain('1 failed | 1 passed');
  });

  test('says what the journal does not know', async () => {
    const shop = await openShop();
    const { mock, caller } = shop;
    mock.faults.inject({ phase: 'body', corrupt: 'truncated' });
    await caller.post('/v1/payments', cardPayment()).catch(() => {});
    await caller.post('/v1/payments', cardPayment({ amount: usd(-1) }));
    const text = await shop.copy();
    expect(text).toContain(
      '// A fault in the phase "body" is left out, because the journal does not have its details.',
    );
    expect(text).toContain('// Request 2, createPayment: left out, because the mock server rejected it with 400.');
    const forgotten = await shop.copy(() => ({ entries: [] }));
    expect(forgotten).toContain('// Request 1, createPayment: the journal no longer has it.');
    expect(forgotten).toContain('// The journal no longer has the request that did this.\n  const { id: paymentId }');
    expect(await failuresOf([text, forgotten])).toBe('');
  });
});
