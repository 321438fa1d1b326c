import { copyFile, cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { failureOf, unexpectedResultsIn } from '../end-to-end/vitest-entry/run-suite.ts';
import { chromiumOptions, findChromium } from '../helpers/find-chromium.ts';
import { freePort } from '../helpers/free-port.ts';
import { writePagePrograms } from '../helpers/page-programs.ts';
import type { Project } from './project.ts';
import { run } from './run.ts';
import { type PlaywrightTest, runPlaywright } from './run-playwright.ts';
import { useProject } from './use-project.ts';

const examples = fileURLToPath(new URL('../../examples', import.meta.url));
const chromiumConfig = fileURLToPath(new URL('consumers/playwright/chromium.config.ts', import.meta.url));
const chromium = { CHROMIUM: findChromium(), CHROMIUM_OPTIONS: JSON.stringify(chromiumOptions) };

const oldest = useVersion('1.50.0', 'commonjs');
const newest = useVersion('1.65.1', 'module', [
  'next@16.4.5',
  'react@19.3.1',
  'react-dom@19.3.1',
  '@types/react@19.3.0',
  'typescript@5.9.3',
]);

function useVersion(version: string, type: 'module' | 'commonjs', more: readonly string[] = []): Project {
  const packages = [`@playwright/test@${version}`, '@types/node@24.0.0', ...more];
  return useProject(type, packages, ({ copy }) => copy('playwright'));
}

async function runWith(
  { folder }: Project,
  config = 'playwright.config.ts',
  env: Readonly<Record<string, string>> = {},
) {
  return { ...(await runPlaywright(folder, config, env)), files: [] };
}

describe.each([
  ['Playwright 1.50.0 in a CommonJS project', oldest],
  ['Playwright 1.65.1 in an ES module project', newest],
])('%s', (_title, project) => {
  test('the fixtures, the matchers and the options compile', async () => {
    const names = ['fixtures.spec', 'playwright.config', 'running.spec', 'running.config'].map((each) => `${each}.ts`);
    const files = names.map(async (name) => [name, await readFile(join(project.folder, name), 'utf8')] as const);
    const options = { types: ['node'] };
    expect(await project.diagnose(Object.fromEntries(await Promise.all(files)), { options })).toEqual([]);
  });

  test('each worker has a mock server and an application, and a failed test has the timeline of its payment', async () => {
    const result = await runWith(project);
    expect(unexpectedResultsIn(result)).toEqual([]);
    expect(result.tests).toHaveLength(10);
    const attached = (name: string) => result.tests.flatMap(({ attachments }) => attachments[name] ?? []);
    // A worker, its application and its mock server belong together.
    const workers = new Set(attached('worker'));
    expect(workers.size).toBe(2);
    for (const index of [0, 1, 2]) {
      expect(new Set([...workers].map((each) => each.split(' ')[index])).size).toBe(2);
    }
    expect(new Set(attached('payment')).size).toBe(4);

    const { attachments } = result.tests.find(({ title }) => title.startsWith('fails:')) as PlaywrightTest;
    expect(failureOf(result, 'fails: a payment of another order is expected')).toContain('ORDER-1');
    expect(attachmentsOf(attachments)).toEqual(['payments.txt', 'payments.json', 'application.log']);
    expect(attachments['payments.txt']).toMatch(
      /^Payments\n {2}ORDER-1 {2}\S+ {2}SUCCEEDED\/APPROVED {2}25.5 USD\n\nEvents\n.*POST \/v1\/payments.*\n.*create.*\n.*webhook payment.purchase .*delivered {2}payment \S+$/,
    );
    // Beside the trace, also without the HTML report.
    const [folder = ''] = (await readdir(join(project.folder, 'test-results'))).filter((each) =>
      each.includes('fails'),
    );
    const file = join(project.folder, 'test-results', folder, 'payments.txt');
    expect(await readFile(file, 'utf8')).toBe(attachments['payments.txt']);
    expect(JSON.parse(attachments['payments.json'] ?? '')).toMatchObject({
      payments: [{ payment: { merchant_order_id: 'ORDER-1' } }],
      requests: [{ operation: 'createPayment' }],
      deliveries: [{ status: 'delivered' }],
    });
    expect(attachments['application.log']).toBe('/pay/ORDER-1 true\n/webhooks true\n');
    expect(JSON.stringify(attachments)).not.toMatch(/mock-secret-key|whsec/);
    const passed = result.tests.filter(({ title }) => title.startsWith('passes:'));
    expect(passed.flatMap((each) => attachmentsOf(each.attachments))).toEqual([]);
  });
});

test('an application that does not start fails the tests with its output', async () => {
  const { tests } = await runWith(newest, 'playwright.config.ts', { COMMAND: 'echo no database && exit 1' });
  expect(tests[0]).toMatchObject({ status: 'failed' });
  expect(tests[0]?.failureMessages[0]).toMatch(
    /The application ended with code 1 before it responded at http:\/\/localhost:\d+\/\. It printed:\nno database/,
  );
});

test('an application that Playwright starts uses a mock server on a fixed port', async () => {
  const [port, mockPort] = [await freePort(), await freePort()];
  const result = await runWith(newest, 'running.config.ts', { PORT: String(port), MOCK_PORT: String(mockPort) });
  expect(unexpectedResultsIn(result)).toEqual([]);
  expect(result.tests).toHaveLength(2);
});

/** The names of the attachments that the fixtures make. */
function attachmentsOf(attachments: PlaywrightTest['attachments']): string[] {
  return Object.keys(attachments).filter((name) => name.includes('.'));
}

describe('the example shop in Chromium', () => {
  let tests: readonly PlaywrightTest[];
  beforeAll(async () => {
    const folder = join(newest.folder, 'shop');
    await cp(join(examples, 'shop'), folder, { recursive: true });
    await copyFile(chromiumConfig, join(folder, 'chromium.config.ts'));
    ({ tests } = await runPlaywright(folder, 'chromium.config.ts', chromium));
  });

  // Each is a test of `examples/shop/browser`.
  const titles = [
    'pays by card, and charges once after double clicks in two tabs',
    'pays at the bank, and charges once after double clicks in two tabs',
    'pays by card after a decline at the bank',
    'continues at the bank after a return without a choice',
    'completes the order of a customer who never returned',
    'finishes 3-D Secure: approve',
    'finishes 3-D Secure: decline',
    'finishes 3-D Secure: expire',
    'waits for a bank transfer: approve',
    'waits for a bank transfer: expire',
    'shows the form again when the transfer expires at its deadline',
    'pays when the service fails for a moment',
    'enrolls a card',
    'shows that the bank refused a card',
  ];
  test.each(titles)('%s', (title) => {
    expect(tests.find((each) => each.title === title)).toMatchObject({ status: 'passed', failureMessages: [] });
  });

  test('compiles, and has no other browser tests', async () => {
    expect(tests.map(({ title }) => title).sort()).toEqual([...titles].sort());
    const names = ['shop/chromium.config.ts', 'shop/browser/checkout.spec.ts', 'shop/browser/cards.spec.ts'];
    const files = names.map(async (name) => [name, await readFile(join(newest.folder, name), 'utf8')] as const);
    const options = { types: ['node'], allowImportingTsExtensions: true, noEmit: true };
    expect(await newest.diagnose(Object.fromEntries(await Promise.all(files)), { options })).toEqual([]);
  });
});

test('the Next.js application of the page pays on the pages of the mock server, with code that runs in the server of Next.js', async () => {
  const folder = join(newest.folder, 'next-shop');
  writePagePrograms('tests/packages/next-shop', folder);
  const layout =
    'export default ({ children }: { children: React.ReactNode }) => <html><body>{children}</body></html>;';
  await writeFile(join(folder, 'app/layout.tsx'), layout);
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts: { start: 'next start' } }));
  const root = JSON.stringify({ turbopack: { root: newest.folder } });
  await writeFile(join(folder, 'next.config.mjs'), `export default ${root};`);
  const env = { ...chromium, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const next = join(newest.folder, 'node_modules/next/dist/bin/next');
  await run(process.execPath, [next, 'build'], folder, env, 240_000);
  // Next.js compiles every file of the folder, with other options.
  await copyFile(chromiumConfig, join(folder, 'chromium.config.ts'));
  const { tests } = await runPlaywright(folder, 'chromium.config.ts', env);
  expect(tests.map(({ title, status, failureMessages }) => [title, status, ...failureMessages])).toEqual([
    ['pays an order at the bank', 'passed'],
    ['shows that the bank declined', 'passed'],
  ]);
});
