import { expect, test } from 'vitest';
import { cardPayment } from '../../packages/mock-server/test/helpers/test-caller.ts';
import { useInspector } from './inspector.ts';

const { open, start } = useInspector();

const journalEntries = 10_000;

/** The figures depend on the machine, so the test prints them and asserts only what every machine must do. */
test('shows ten thousand requests, and stays usable while two hundred a second arrive', async () => {
  const { mock, page: address, caller } = await start({ limits: { journalEntries } });
  const inProcess = { 'public-api-key': mock.credentials.publicApiKey };
  for (let count = 0; count < journalEntries - 1; count += 1) {
    await mock.fetch('http://mock.test/v1/payments/none', { headers: inProcess });
  }
  await caller.post('/v1/payments', cardPayment({ merchant_order_id: 'ORDER-1' }));

  const page = await open('about:blank');
  await page.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(globalThis, { longTasks: durations });
    new PerformanceObserver((list) => durations.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
      buffered: true,
    });
  });
  const longTasks = () =>
    page.evaluate(() => {
      const { longTasks: durations } = globalThis as unknown as { longTasks: number[] };
      return durations.splice(0).map(Math.round);
    });
  const elementsOf = () => page.locator('.request-table .table-row').count();

  const openedAt = performance.now();
  await page.goto(address);
  await page.getByText('10,000 requests').waitFor();
  console.log(`10,000 requests: ${Math.round(performance.now() - openedAt)} ms, long tasks ${await longTasks()}`);
  expect(await elementsOf()).toBeLessThan(250);

  const sending = sendSteadily(() => caller.post('/v1/payments', cardPayment({ merchant_order_id: 'ORDER-2' })), {
    perSecond: 200,
    total: 600,
  });
  const table = page.getByRole('grid');
  await table.focus();
  for (const key of ['ArrowDown', 'PageDown', 'End', 'Home', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await page.locator('.details').waitFor();
  await page.getByLabel('Status').selectOption('2xx');
  await sending;
  await page.getByText('601 of 10,').waitFor();
  console.log(`600 requests at 200 a second: long tasks ${await longTasks()}`);
  expect(await elementsOf()).toBeLessThan(250);
});

/** Starts calls at a steady rate, and resolves when all of them have ended. */
async function sendSteadily(call: () => Promise<unknown>, { perSecond, total }: { perSecond: number; total: number }) {
  const startedAt = performance.now();
  const calls: Promise<unknown>[] = [];
  while (calls.length < total) {
    const due = Math.min(total, Math.ceil(((performance.now() - startedAt) / 1_000) * perSecond));
    while (calls.length < due) calls.push(call());
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await Promise.all(calls);
}
