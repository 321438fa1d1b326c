import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@paychord/sdk';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createMerchant } from '../../test/helpers/explored-merchant.ts';
import { invariants } from './compare-books.ts';
import { collectFailures, exploreFailures } from './explore.ts';
import type { ExploreOptions } from './options.ts';
import { ExplorationError, type ExplorationReport, formatGroup, formatReport } from './report.ts';
import { exploreAsTests } from './tests.ts';

const few: Pick<ExploreOptions, 'limits'> = { limits: { orders: 1 } };

/** A merchant that makes a new key for each call: a customer who tries again pays twice. */
const flawed = (): ExploreOptions => ({
  ...few,
  ...createMerchant({ keyOf: (order, call) => `${order}-${call}` }),
});

/** Explores, and returns the report of the error. */
async function failingReport(options: ExploreOptions): Promise<ExplorationReport> {
  const error: unknown = await exploreFailures(options).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ExplorationError);
  return (error as ExplorationError).report;
}

test('a merchant without a mistake survives every failure, and leaves no rejection unhandled', async () => {
  const rejections: unknown[] = [];
  const listen = (reason: unknown) => void rejections.push(reason);
  process.on('unhandledRejection', listen);
  onTestFinished(() => void process.off('unhandledRejection', listen));
  const report = await exploreFailures(createMerchant());
  expect(report).toMatchObject({ failed: 0, neverTookEffect: [], failures: [], notes: [] });
  expect(report.survived).toBeGreaterThan(100);
  // Node reports a rejection after the promises of a turn.
  await new Promise((resolve) => setImmediate(resolve));
  expect(rejections).toEqual([]);
});

test('a failure names the function of the merchant, and its error is the report', async () => {
  const report = await failingReport(flawed());
  expect(report.failures.map(({ invariant }) => invariant)).toContain('charged-twice');
  const text = formatReport(report);
  expect(text).toContain(`${report.failed} failed`);
  const [, file = '', line] = /POST \/v1\/payments {2}ORDER-1-2 {2}at checkOut \((.+):(\d+)\)/.exec(text) ?? [];
  expect(file).toMatch(/^packages.*explored-merchant\.ts$/);
  // The line of the source, although the test runner compiles it.
  expect(readFileSync(file, 'utf8').split('\n')[Number(line) - 1]).toContain('payments.create(');
  expect(text).toContain(`await exploreFailures({ ...options, replay: '${report.failures[0]?.caseId}' });`);
  expect(new ExplorationError(report).message).toBe(text);
});

test('a replay runs only its case, with the same events each time', async () => {
  const { failures } = await failingReport(flawed());
  for (const { caseId, invariant, timeline } of failures) {
    const replayed = await failingReport({ ...flawed(), replay: caseId });
    expect(replayed).toMatchObject({ survived: 0, failed: 1, failures: [{ caseId, invariant, count: 1, timeline }] });
  }
});

/** Returns what happened in a case. */
async function timelineOf(options: ExploreOptions): Promise<string[]> {
  const { cases } = await collectFailures({ replay: 'lenient/request-1=lost-after', ...options });
  return cases.flatMap(({ timeline = [] }) => timeline.map(({ point = '', text }) => `${point} ${text}`));
}

test.each([
  ['shows', 'is the same in each run', (order: string) => `${order}:1`, 'ORDER-1:1'],
  ['names', 'has a UUID', () => crypto.randomUUID(), 'key-1'],
])('a timeline %s a key that %s', async (_verb, _form, generate, shown) => {
  const keys = new Map<string, string>();
  const keyOf = (order: string) => keys.get(order) ?? keys.set(order, generate(order)).get(order) ?? '';
  const merchant = createMerchant({ keyOf });
  const reset = () => {
    merchant.reset();
    keys.clear();
  };
  const timeline = await timelineOf({ ...merchant, reset });
  const sent = timeline.map((text) => / POST \/v1\/payments {2}(\S+)/.exec(text)?.[1]).filter(Boolean);
  expect(sent).toEqual([shown, shown]);
});

test('a timeline names the attempt of a webhook that the service sends again', async () => {
  const merchant = createMerchant();
  let isFirst = true;
  const timeline = await timelineOf({
    ...merchant,
    reset() {
      merchant.reset();
      isFirst = true;
    },
    start(shop) {
      merchant.start(shop);
      shop.receiveWebhooks(() => {
        const status = isFirst ? 500 : 200;
        isFirst = false;
        return new Response(null, { status });
      });
    },
    replay: 'lenient/no-failure',
  });
  expect(timeline.filter((text) => text.startsWith('delivery'))).toEqual([
    'delivery-1 payment.purchase',
    'delivery-1 The merchant responded with 500.',
    'delivery-2 payment.purchase, attempt 2',
    'delivery-2 The merchant responded with 200.',
  ]);
});

test('a group is the mistake of one place: the request that moved the money again, and not the one that failed', async () => {
  const { failures } = await failingReport(flawed());
  const twice = failures.filter(({ invariant }) => invariant === 'charged-twice');
  expect(twice.map(({ callSite }) => callSite)).toEqual([expect.stringMatching(/^checkOut \(/)]);
});

test('the service handles a late request after the client has given up', async () => {
  const merchant = createMerchant({ keyOf: (order, call) => `${order}-${call}` });
  const { failures } = await failingReport({
    ...merchant,
    start(shop) {
      const clientOptions = { ...shop.clientOptions, maxRetries: 0, timeoutMs: 20_000 };
      merchant.start({ ...shop, clientOptions });
    },
    replay: 'lenient/request-1=late',
  });
  expect(failures).toMatchObject([{ invariant: 'charged-twice' }]);
});

describe('a scenario that is not repeatable', () => {
  const differs = 'The scenario is not repeatable: two runs without a failure differ in event 1 (POST /v1/payments)';

  test('is reported: a random amount', async () => {
    const merchant = createMerchant({ price: () => Math.floor(1e6 * Math.random()) });
    await expect(exploreFailures(merchant)).rejects.toThrow(`${differs}, in body.amount.value`);
  });

  test('is reported: storage that is not reset', async () => {
    const { reset: _, ...merchant } = createMerchant();
    await expect(exploreFailures(merchant)).rejects.toThrow(
      /differ\. First run: event 1 \(POST \/v1\/payments\), .*\. Second run: nothing\..* empty the storage in reset/,
    );
  });

  test.each([
    ['UUIDs', () => crypto.randomUUID()],
    ['hexadecimal digits', () => Math.random().toString(16).slice(2)],
    ['times', () => `${performance.now()}`],
  ])('is not a scenario with references that are %s', async (_what, generate) => {
    const keys = new Map<string, string>();
    // Stored with the order: a new key after an unknown result is a mistake.
    const keyOf = (order: string) => keys.get(order) ?? keys.set(order, generate()).get(order) ?? '';
    const references = { keyOf, describe: () => `Order ${generate()}`, orderOf: () => `ORDER-${generate()}` };
    const report = await collectFailures({ ...few, ...createMerchant(references) });
    expect(report.failures).toEqual([]);
    expect(report.survived).toBeGreaterThan(0);
  });
});

describe('a scenario that cannot be explored', () => {
  test('is reported when it fails without a failure', async () => {
    const merchant = createMerchant();
    const scenario = () => Promise.reject(new Error('no such order'));
    await expect(exploreFailures({ ...merchant, scenario })).rejects.toThrow(
      'The scenario fails without a failure. The visit failed: no such order',
    );
  });

  test.each(['start', 'recover'] as const)('is reported when %s fails without a failure', async (name) => {
    const fails = () => Promise.reject(new Error('no database'));
    await expect(exploreFailures({ ...createMerchant(), [name]: fails })).rejects.toThrow(
      `The scenario fails without a failure. ${name} failed: no database`,
    );
  });

  test('is reported when it sends no request', async () => {
    await expect(exploreFailures({ scenario() {}, check: () => [] })).rejects.toThrow(
      'The scenario sent no request. Pass shop.clientOptions to the client of the merchant',
    );
  });

  test.each([
    [undefined, ' must be a list'],
    [{}, ' must be a list'],
    [[null], '[0].order must be text'],
    [['ORDER-1'], '[0].order must be text'],
    [[{ order: 'ORDER-1' }], '[0].status must be one of paid, unpaid, needs-review, unknown'],
    [[{ order: 'ORDER-1', status: 'PAID' }], '(received "PAID"). Did you mean paid?'],
    [[{ order: 'ORDER-1', status: 'paid', captured: '25.5' }], '[0].captured must be a number'],
    [[{ order: 'ORDER-1', status: 'paid', currency: 840 }], '[0].currency must be text'],
    [[{ order: 'ORDER-1', status: 'paid', givenUp: ['payment'] }], '[0].givenUp[0] must be one of refund, capture'],
  ])('is reported when check returns %j', async (ledger, message) => {
    const check = () => ledger as never;
    const error: Error = await exploreFailures({ ...createMerchant(), check }).catch((reason) => reason);
    expect(error.message).toMatch(/^the result of check/);
    expect(error.message).toContain(message);
  });
});

test('an order that check returns twice is reported', async () => {
  const check = () => ['paid', 'unpaid'].map((status) => ({ order: 'ORDER-1', status })) as never;
  await expect(exploreFailures({ ...createMerchant(), check })).rejects.toThrow(
    'check must return each order once (it returned "ORDER-1" twice)',
  );
});

describe('code that never ends is reported', () => {
  test('a timer that starts itself again, in virtual time', async () => {
    const merchant = createMerchant();
    const { failures } = await failingReport({
      ...merchant,
      async start(shop) {
        merchant.start(shop);
        for (;;) await new Promise<void>((resolve) => void shop.clock.setTimeout(resolve, 5_000));
      },
    });
    expect(failures).toMatchObject([
      { invariant: 'never-ends', message: expect.stringContaining('Pass a job that repeats as recover') },
    ]);
  }, 120_000);

  test('requests without a limit', async () => {
    const { failures } = await failingReport({
      async scenario({ clientOptions }) {
        const client = createClient({ ...clientOptions, maxRetries: 0 });
        for (;;) await client.payments.listByOrder('ORDER-1');
      },
      check: () => [],
    });
    expect(failures).toMatchObject([{ invariant: 'never-ends', callSite: 'the run without a failure' }]);
  });
});

test.each([
  [{ depth: 4 }, 'depth must be'],
  [{ scenario: undefined }, 'scenario must be a function'],
  [{ check: 'paid' }, 'check must be a function'],
  [{ limits: { runs: 0 } }, 'limits.runs must be'],
  [{ replay: 'nonsense' }, 'replay must be the id of a case from a report'],
  [{ updateBaseline: true }, 'updateBaseline'],
  [{ restart() {} }, 'restart'],
])('rejects the options %o', async (options, message) => {
  const all = { ...createMerchant(), ...options } as unknown as ExploreOptions;
  await expect(exploreFailures(all)).rejects.toThrow(message);
});

describe('a report says what was not tried', () => {
  test('when a limit ended the exploration', async () => {
    const { notes, survived } = await exploreFailures({ ...createMerchant(), depth: 2, limits: { runs: 3 } });
    expect(survived).toBe(3);
    expect(notes).toEqual([
      expect.stringMatching(/^Not finished: \d+ cases and all deeper cases were not tried \(limits\.runs\)/),
    ]);
  });

  test('when the scenario registers no receiver and has no start', async () => {
    const merchant = createMerchant();
    const { start, ...others } = merchant;
    const { notes } = await collectFailures({
      ...others,
      ...few,
      async scenario(shop) {
        start({ ...shop, receiveWebhooks() {} });
        await merchant.scenario();
      },
    });
    expect(notes).toEqual([
      'No webhooks were tried: the scenario registered no receiver with shop.receiveWebhooks.',
      'No process ended: pass start to try it.',
    ]);
  });
});

describe('what the code of the merchant leaves', () => {
  test('is a broken rule when it is a rejection, which ends its process', async () => {
    const merchant = createMerchant();
    const listeners = process.rawListeners('unhandledRejection');
    const { failures } = await failingReport({
      ...merchant,
      scenario() {
        const visit = merchant.scenario();
        visit.then(() => {});
        return visit;
      },
      replay: 'lenient/request-1=lost-for-good',
    });
    expect(failures).toMatchObject([
      {
        invariant: 'unhandled-rejection',
        message: expect.stringMatching(/^The visit left a rejection .*createPayment/),
      },
    ]);
    const texts = failures[0]?.timeline.map(({ text }) => text);
    expect(texts).toContain('The process starts again.');
    expect(process.rawListeners('unhandledRejection')).toEqual(listeners);
  });

  test('is named with its case when it is a lock, and no later case is accused', async () => {
    const merchant = createMerchant();
    let lock = Promise.resolve();
    const report = await failingReport({
      ...merchant,
      ...few,
      async scenario() {
        const before = lock;
        let unlock = () => {};
        lock = new Promise((resolve) => {
          unlock = resolve;
        });
        await before;
        await merchant.scenario().finally(unlock);
      },
    });
    expect(report.failures).toMatchObject([
      {
        invariant: 'never-ends',
        caseId: 'lenient/request-1=crash-before',
        count: 1,
        message:
          'The visit of an ended process never ends, and even the run without a failure waits for it now. Create locks and timers in start',
      },
    ]);
    expect(report.notes).toEqual([
      'Not finished: lenient/request-1=crash-before left something that each later run waits for.',
    ]);
  }, 60_000);

  test('is kept with its case when it is text for the console', async () => {
    const merchant = flawed();
    const lines: unknown[] = [];
    const { log } = console;
    console.log = (...values) => void lines.push(values);
    onTestFinished(() => {
      console.log = log;
    });
    const { failures } = await failingReport({
      ...merchant,
      scenario(shop) {
        console.log('The order is', { id: 'ORDER-1' });
        return merchant.scenario(shop);
      },
    });
    expect(lines).toEqual([]);
    expect(failures[0]?.output[0]).toBe("The order is { id: 'ORDER-1' }");
    const [group] = failures;
    expect(group && formatGroup(group)).toContain("  console: The order is { id: 'ORDER-1' }");
  });
});

test('a report has every case with its result', async () => {
  const { cases, survived, failed, neverTookEffect, points, failures } = await failingReport(flawed());
  expect(cases).toHaveLength(survived + failed + neverTookEffect.length);
  expect(cases.find(({ id }) => id === failures[0]?.caseId)).toMatchObject({
    result: 'failed',
    rules: [failures[0]?.invariant],
  });
  expect(cases.find(({ result, failures: planned }) => result === 'failed' && planned.length > 0)).toMatchObject({
    service: 'lenient',
    failures: [{ at: 'request-1', failure: expect.any(String) }],
  });
  expect(points.lenient?.map(({ name }) => name)).toEqual(['request-1', 'delivery-1', 'request-2']);
});

test('a run in which no failure took effect fails', async () => {
  const replay = 'strict/request-99=lost-after';
  const report = await failingReport({ ...createMerchant(), replay });
  expect(report).toMatchObject({ survived: 0, failed: 0, neverTookEffect: [replay] });
  expect(formatReport(report)).toContain('No failure took effect, so nothing was tested.');
});

test('a check of the merchant that throws is a broken rule with its message', async () => {
  const check = () => {
    throw new Error('two parcels for ORDER-1');
  };
  const { failures } = await failingReport({ ...createMerchant(), check });
  expect(failures).toMatchObject([{ invariant: 'own-check', message: 'two parcels for ORDER-1' }]);
});

describe('a baseline', () => {
  const newFile = () => {
    const folder = mkdtempSync(join(tmpdir(), 'explore-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    return join(folder, 'accepted.json');
  };

  test('accepts the failures that it contains, and fails on others', async () => {
    const baseline = newFile();
    const text = formatReport(await failingReport(flawed()));
    const entries = [...text.matchAll(/To accept it, add this to the list "accepted" of the baseline: (.+)$/gm)];
    const accepted = entries.map(([, entry = '']): string => JSON.parse(entry));
    // Editors on Windows begin a file with a byte order mark.
    writeFileSync(baseline, `\ufeff${JSON.stringify({ accepted })}`);
    const { failures } = await exploreFailures({ ...flawed(), baseline });
    expect(failures.every(({ isAccepted }) => isAccepted)).toBe(true);
    expect(accepted).toHaveLength(failures.length);
    // A line number would change with each edit.
    expect(accepted.filter((each) => /:\d/.test(each))).toEqual([]);

    const [first, ...others] = accepted;
    writeFileSync(baseline, JSON.stringify({ accepted: others }));
    const report = await failingReport({ ...flawed(), baseline });
    expect(report.failures.filter(({ isAccepted }) => !isAccepted)).toMatchObject([
      { invariant: first?.split(' at ')[0] },
    ]);
  });

  test('with an entry that no failure matches is noted', async () => {
    const baseline = newFile();
    writeFileSync(baseline, '{"accepted": ["charged-twice at nowhere"]}');
    const { notes } = await exploreFailures({ ...createMerchant(), ...few, baseline });
    expect(notes).toEqual(['No failure matches the entry "charged-twice at nowhere" of the baseline.']);
  });

  test('that does not exist is reported', async () => {
    const baseline = newFile();
    await expect(exploreFailures({ ...flawed(), baseline })).rejects.toThrow(`(received ${baseline})`);
  });

  test.each(['', '{', 'null', '{}', '{ "accepted": 1 }'])('with the content "%s" is reported', async (content) => {
    const baseline = newFile();
    writeFileSync(baseline, content);
    await expect(exploreFailures({ ...createMerchant(), ...few, baseline })).rejects.toThrow(
      'baseline must be the path of a JSON file such as {"accepted": []}',
    );
  });
});

describe('exploreAsTests', () => {
  /** Explores, and returns the name of each test with its error. */
  async function runTests(options: ExploreOptions) {
    const results: [name: string, error: unknown][] = [];
    const testFunction = (name: string, run: () => void) => {
      try {
        run();
        results.push([name, undefined]);
      } catch (error) {
        results.push([name, error]);
      }
    };
    const report = await exploreAsTests(options, { test: testFunction });
    return { report, results };
  }

  test('makes one passing test for a merchant without a mistake', async () => {
    const { report, results } = await runTests({ ...createMerchant(), ...few });
    const { survived } = report;
    expect(results).toEqual([[`breaks no rule in ${survived} of ${survived} cases`, undefined]]);
  });

  test('makes a failing test of each group of failures, with its timeline', async () => {
    const { report, results } = await runTests(flawed());
    expect(results).toHaveLength(1 + report.failures.length);
    expect(results[0]).toEqual([`breaks no rule in ${report.survived} of ${report.cases.length} cases`, undefined]);
    for (const [index, { caseId, invariant }] of report.failures.entries()) {
      const [name, error] = results[index + 1] ?? [];
      expect(name).toBe(`${invariants[invariant].title}: ${caseId}`);
      expect((error as Error).message).toContain('A customer visits.');
    }
  });

  test('makes a failing test when no failure took effect', async () => {
    const { results } = await runTests({ ...createMerchant(), replay: 'strict/request-99=lost-after' });
    expect(results).toEqual([['breaks no rule in 0 of 1 cases', expect.any(ExplorationError)]]);
  });
});
