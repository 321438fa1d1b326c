import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@paychord/sdk';
import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createMerchant } from '../../test/helpers/explored-merchant.ts';
import { cardPayment } from '../../test/helpers/test-caller.ts';
import { collectFailures, exploreFailures } from './explore.ts';
import type { ExploreOptions } from './options.ts';
import { ExplorationError, formatReport } from './report.ts';
import type { Shop } from './shop.ts';
import { exploreAsTests } from './tests.ts';

const limits = { orders: 0 };
const refund = { merchant_reference: 'CANCEL-1' };

/** A merchant without a receiver that marks each order paid. */
function createTrusting(changes: Partial<ExploreOptions> = {}): ExploreOptions {
  const orders = new Map<string, 'paid' | 'unpaid'>();
  return {
    reset: () => orders.clear(),
    async scenario(shop) {
      if (orders.get('ORDER-1') === 'paid') return;
      orders.set('ORDER-1', 'unpaid');
      await createClient(shop.clientOptions).payments.create(cardPayment(), { idempotencyKey: 'KEY-1' });
      orders.set('ORDER-1', 'paid');
    },
    check: () => [...orders].map(([order, status]) => ({ order, status })),
    limits,
    ...changes,
  };
}

/** Lets the merchant register another receiver. */
function withReceiver(receiverOf: (shop: Shop) => unknown): ExploreOptions {
  const merchant = createMerchant();
  return {
    ...merchant,
    limits,
    start(shop) {
      merchant.start(shop);
      shop.receiveWebhooks(receiverOf(shop) as never);
    },
  };
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'explore-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a payment is declined although the merchant has no receiver, so that a status that is never read is found', async () => {
  const { failures } = await collectFailures(createTrusting());
  expect(failures).toContainEqual(
    expect.objectContaining({ invariant: 'paid-without-money', caseId: 'lenient/request-1=declined' }),
  );
});

test('paid is a broken rule when all money was refunded, and the run without a failure says unpaid', async () => {
  let status: 'paid' | 'unpaid' = 'unpaid';
  const { failures } = await collectFailures({
    reset() {
      status = 'unpaid';
    },
    async scenario(shop) {
      const { payments } = createClient(shop.clientOptions);
      shop.receiveWebhooks(async (request) => {
        const { data } = (await request.json()) as { data: { payment: { status: string } } };
        status = data.payment.status === 'SUCCEEDED' ? 'paid' : 'unpaid';
        return new Response();
      });
      const { id, transactions } = await payments.create(cardPayment(), { idempotencyKey: 'KEY-1' });
      await payments.refund(id, transactions.id, refund, { idempotencyKey: 'KEY-2' });
    },
    check: () => [{ order: 'ORDER-1', status }],
    replay: 'lenient/delivery-1=delayed',
    limits,
  });
  expect(failures).toMatchObject([
    {
      invariant: 'paid-without-money',
      message: expect.stringMatching(
        /^ORDER-1 is paid, but the service refunded all [\d.]+ USD\. In lenient\/no-failure, it is unpaid$/,
      ),
    },
  ]);
});

describe('a baseline', () => {
  test('cannot accept what the run without a failure breaks, and the report suggests no entry for it', async () => {
    const baseline = join(newFolder(), 'accepted.json');
    writeFileSync(baseline, JSON.stringify({ accepted: ['own-check at the run without a failure'] }));
    const check = () => {
      throw new Error('stock is negative');
    };
    const error: unknown = await exploreFailures(createTrusting({ check, baseline })).catch((each) => each);
    expect(error).toBeInstanceOf(ExplorationError);
    expect((error as Error).message).not.toContain('To accept it');
    expect((error as ExplorationError).report.failures).toMatchObject([{ isAccepted: false }]);
  });
});

test('the title of the test says how many cases were not tried, and each note is printed', async () => {
  const print = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => print.mockRestore());
  const titles: string[] = [];
  const options = { ...createMerchant(), limits: { runs: 1, orders: 0 } };
  const { notes } = await exploreAsTests(options, { test: (title) => titles.push(title) });
  expect(titles).toEqual([expect.stringMatching(/^breaks no rule in 1 of 1 cases \(\d+ cases not tried\)$/)]);
  expect(notes).toHaveLength(1);
  expect(print.mock.calls.flat()).toEqual(notes);
});

describe('a receiver', () => {
  test.each([
    ['is an object', {}, 'shop.receiveWebhooks must be a function (received an object)'],
    ['returns nothing', () => {}, 'The receiver must return a Response (received undefined)'],
    [
      'has the form of Express',
      (_request: unknown, response: { end(): void }) => response.end(),
      "Cannot read properties of undefined (reading 'end')",
    ],
  ])('that %s stops the exploration', async (_what, receiver, message) => {
    await expect(exploreFailures(withReceiver(() => receiver))).rejects.toThrow(message);
  });

  test('that refuses every webhook stops the exploration, with its status and the cause', async () => {
    const receiverOf = ({ clock }: Shop) =>
      createWebhookReceiver({ accept: 'payment', secret: 'another', clock, on: { 'payment.purchase'() {} } });
    await expect(exploreFailures(withReceiver(receiverOf))).rejects.toThrow(
      /The scenario fails without a failure. No webhook succeeds: the merchant responded with 401\. .*signature_mismatch/,
    );
  });
});

test('an order for each click is named in a note when the scenario has no wish', async () => {
  let count = 0;
  const order = () => {
    count += 1;
    return `ORDER-${count}`;
  };
  const merchant = createMerchant({ orderOf: order });
  const options = { ...merchant, limits: { orders: 1 }, replay: 'lenient/double-click-1' };
  const explore = (changes: Partial<ExploreOptions>) =>
    collectFailures({
      ...options,
      reset() {
        count = 0;
        merchant.reset();
      },
      ...changes,
    });
  const note =
    'A case took money for 2 orders, and the run without a failure for 1. Call shop.wish, so that two orders of one purchase are found.';
  expect((await explore({})).notes).toContain(note);
  const scenario = (shop: Shop) => {
    shop.wish('a shirt');
    return merchant.scenario();
  };
  expect((await explore({ scenario })).notes).toEqual([]);
});

describe('the timeline', () => {
  const textsOf = async (replay: string) => {
    const { cases } = await collectFailures({ ...createMerchant(), replay });
    return cases[0]?.timeline?.map(({ text }) => text) ?? [];
  };

  test('has the response to each forged webhook', async () => {
    const texts = await textsOf('lenient/delivery-1=forged');
    expect(texts.filter((text) => text === 'The response to the forged webhook: 401')).toHaveLength(2);
  });

  test('has no response to a lost webhook', async () => {
    const texts = await textsOf('lenient/delivery-1=lost');
    expect(texts).toContain('The webhook never arrives.');
    expect(texts.filter((text) => text.startsWith('The merchant responded'))).toEqual([]);
  });

  test('ends with the books', async () => {
    expect((await textsOf('lenient/request-1=lost-after')).at(-1)).toBe('The books: ORDER-1 is paid');
  });
});

test('a rule that a forged webhook breaks has the signature in its fix, and its place is that of the failure', async () => {
  let status: 'paid' | 'unpaid' = 'unpaid';
  const trusting = createTrusting({
    reset() {
      status = 'unpaid';
    },
    async scenario(shop) {
      shop.receiveWebhooks(async (request) => {
        const { data } = (await request.json()) as { data: { payment: { status: string } } };
        if (data.payment.status === 'SUCCEEDED') status = 'paid';
        return new Response();
      });
      await createClient(shop.clientOptions).payments.create(cardPayment(), { idempotencyKey: 'KEY-1' });
    },
    check: () => [{ order: 'ORDER-1', status }],
    replay: 'lenient/request-1=forged',
  });
  const text = formatReport(await collectFailures(trusting));
  expect(text).toContain('  Fix: Verify the signature of each webhook. ');
  expect(text).toContain('  Failure at ');
});

describe('code that never ends is reported', () => {
  test.each(['check', 'idle', 'reset'])(
    'in %s, instead of a process that ends in silence',
    async (name) => {
      const never = () => new Promise<never>(() => {});
      await expect(exploreFailures(createTrusting({ [name]: never }))).rejects.toThrow(
        `${name} did not end within 10 seconds`,
      );
    },
    30_000,
  );
});

describe('the file of the report', () => {
  test('in a folder that does not exist is refused before the first run', async () => {
    const scenario = vi.fn();
    const report = join(newFolder(), 'no', 'explore.html');
    await expect(exploreFailures(createTrusting({ scenario, report }))).rejects.toThrow(/^report cannot be written: /);
    expect(scenario).not.toHaveBeenCalled();
  });

  test('that cannot be written at the end does not replace the failures', async () => {
    const folder = newFolder();
    const report = join(folder, 'sub', 'explore.html');
    const { mkdirSync } = await import('node:fs');
    mkdirSync(join(folder, 'sub'));
    const check = () => {
      rmSync(join(folder, 'sub'), { recursive: true, force: true });
      throw new Error('stock is negative');
    };
    const error: unknown = await exploreFailures(createTrusting({ check, report })).catch((each) => each);
    expect(error).toBeInstanceOf(ExplorationError);
    expect((error as ExplorationError).report.notes).toContainEqual(
      expect.stringMatching(/^The report was not written: ENOENT/),
    );
  });

  test('keeps its content when the exploration cannot begin', async () => {
    const report = join(newFolder(), 'explore.json');
    writeFileSync(report, 'before');
    await expect(exploreFailures(createTrusting({ report, scenario() {} }))).rejects.toThrow('sent no request');
    expect(readFileSync(report, 'utf8')).toBe('before');
  });
});

test('a client with other credentials is named as the cause', async () => {
  const scenario = async ({ clientOptions }: Shop) => {
    const other = { publicApiKey: 'mine', privateSecretKey: 'secret' };
    await createClient({ ...clientOptions, ...other }).payments.create(cardPayment());
  };
  await expect(exploreFailures(createTrusting({ scenario }))).rejects.toThrow(
    'POST /v1/payments has other credentials than shop.clientOptions',
  );
});

describe('the books', () => {
  test.each([
    [{ refund: 3 }, 'the result of check[0].refund is not an option of the books. Did you mean refunded?'],
    [{ captured: Number.NaN }, 'captured must be a number (received NaN)'],
    [{ captured: 20n }, 'captured must be a number (received 20)'],
  ])('with %o are refused', async (field, message) => {
    const check = () => [{ order: 'ORDER-1', status: 'paid', ...field }] as never;
    await expect(exploreFailures(createTrusting({ check }))).rejects.toThrow(message);
  });

  test('may have fields that are similar to none of theirs', async () => {
    const check = () => [{ order: 'ORDER-1', status: 'paid' as const, paymentId: 'P-1', openedAt: 1 }];
    const { failures } = await collectFailures(createTrusting({ check, replay: 'lenient/no-failure' }));
    expect(failures).toEqual([]);
  });
});

test('a shipment of a part that keeps the rest on hold is explored, and a note names the hold', async () => {
  const { failures, notes } = await collectFailures({
    async scenario(shop) {
      const { payments } = createClient(shop.clientOptions);
      const hold = { token: 'tok-1', detail: { card: { capture: false } } };
      const { id, transactions } = await payments.create(cardPayment({ payment_method: hold }));
      const amount = { currency: 'USD', value: 10 };
      await payments.capture(id, transactions.id, { merchant_reference: 'PART-1', amount, reason: 'Shipped' });
    },
    check: () => [{ order: 'ORDER-1', status: 'paid' }],
    replay: 'lenient/no-failure',
  });
  expect(failures).toEqual([]);
  expect(notes).toContainEqual(
    expect.stringMatching(/^Without a failure, ORDER-1 is paid, and [\d.]+ USD are still held\./),
  );
});

test.each([20, { amount: 20 }, { value: '20', currency: 'USD' }])('shop.wish refuses the amount %o', async (amount) => {
  const scenario = (shop: Shop) => shop.wish('mug', amount as never);
  await expect(exploreFailures(createTrusting({ scenario }))).rejects.toThrow(
    "The amount of shop.wish must be an object such as { value: 25.5, currency: 'USD' }",
  );
});

test('the fix of an amount in cents mentions major units', async () => {
  const check = () => [{ order: 'ORDER-1', status: 'paid' as const, captured: 2550 }];
  const report = await collectFailures(createTrusting({ check, replay: 'lenient/no-failure' }));
  expect(formatReport(report)).toContain('in major units');
});
