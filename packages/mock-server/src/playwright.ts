import { randomInt } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  test as base,
  expect as baseExpect,
  type Expect,
  type Page,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from '@playwright/test';
import type { MerchantControls } from './core/controls/merchant-controls.ts';
import { createMockServer, type MockServer, type MockServerOptions } from './core/mock-server.ts';
import type { DeliveryMatch } from './core/webhooks/delivery-match.ts';
import type { CustomerChoice } from './generated/control-types.ts';
import { listen } from './node.ts';
import type { NoFindingsOptions } from './testing/matchers/findings.ts';
import type { RequestMatch } from './testing/matchers/requests.ts';
import { type Application, type ReadyApplication, startApplication } from './testing/test-runners/application.ts';
import { matchers } from './testing/test-runners/matchers.ts';
import { createPaymentReport, formatPaymentReport } from './testing/test-runners/payment-report.ts';

export type { DeliveryMatch } from './core/webhooks/delivery-match.ts';
export type { CustomerChoice } from './generated/control-types.ts';
export type { NoFindingsOptions } from './testing/matchers/findings.ts';
export type { RequestMatch } from './testing/matchers/requests.ts';
export type { Application } from './testing/test-runners/application.ts';

/** The options in `use` of the Playwright configuration: `defineConfig<object, PaychordOptions>({ … })`. */
export interface PaychordOptions {
  /** The application under test. Each worker starts one, and `baseURL` is its address. By default, only the mock server starts. */
  application: Application | undefined;
  /**
   * The options of the mock server of each worker, and its port. By default, the port is free, the clock is real, other keys than those of the
   * application are rejected, and ids differ in each worker and in each run. A fixed port needs one worker.
   */
  mockServer: MockServerOptions & { port?: number };
}

/** The fixtures of a test. */
export interface PaychordFixtures {
  /**
   * The mock server of the worker, with the controls of its merchant. It is reset before each test. Generated ids continue, so that the
   * application never gets an id twice. `mock.publicUrl()` is its address. The inspector is at `/__mock/` below it.
   */
  mock: MockServer;
}

/** What a worker keeps for its tests. */
interface WorkerFixtures {
  paychord: { readonly mock: MockServer; readonly application: ReadyApplication | undefined };
}

const defaultCredentials = { publicApiKey: 'mock-public-key', privateSecretKey: 'mock-secret-key' };
const defaultWebhookSecret = 'whsec-playwright';

/**
 * The `test` of Playwright with a mock server and your application. Use `mergeTests` of Playwright to combine it with your own fixtures.
 *
 * Each worker starts one mock server and one application on free ports. The application receives the address and the keys in the variables
 * of `clientOptionsFromEnv()`, with `PAYCHORD_WEBHOOK_SECRET` and `PORT`. A failed test has the timeline of each payment in its report.
 *
 * @example
 * // playwright.config.ts
 * export default defineConfig<object, PaychordOptions>({
 *   use: { application: { command: 'npm start', webhookPath: '/webhooks' } },
 * });
 *
 * @example
 * test('pays an order by redirect', async ({ page, mock }) => {
 *   await page.goto('/orders/ORDER-1');
 *   await page.getByRole('button', { name: 'Pay' }).click();
 *   await pay(page, 'approve');
 *   await expect(page.getByText('Paid')).toBeVisible();
 *   expect(mock).toHaveNoDuplicateCharges();
 * });
 */
export const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & PaychordFixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & PaychordOptions
> = base.extend<PaychordFixtures & Pick<PlaywrightTestOptions, 'baseURL'>, PaychordOptions & WorkerFixtures>({
  application: [undefined, { option: true, scope: 'worker' }],
  mockServer: [{}, { option: true, scope: 'worker' }],
  paychord: [
    async ({ application, mockServer }, use, { config: { configFile } }) => {
      const { port = 0, ...options } = mockServer;
      // The database of an application can outlast a worker and a run.
      const seed = randomInt(2 ** 32);
      const mock = createMockServer({ clock: 'real', seed, credentials: [defaultCredentials], ...options });
      const { url, close } = await listen(mock, { port, admin: true });
      const environment = {
        PAYCHORD_BASE_URL: url,
        PAYCHORD_PUBLIC_API_KEY: mock.credentials.publicApiKey,
        PAYCHORD_PRIVATE_SECRET_KEY: mock.credentials.privateSecretKey,
        PAYCHORD_WEBHOOK_SECRET: application?.webhookSecret ?? defaultWebhookSecret,
      };
      const folder = configFile === undefined ? process.cwd() : dirname(configFile);
      let ready: ReadyApplication | undefined;
      try {
        ready = application && (await startApplication(application, environment, folder));
        await use({ mock, application: ready });
      } finally {
        await ready?.stop();
        await close();
      }
    },
    // `startTimeoutMs` limits it.
    { scope: 'worker', timeout: 0 },
  ],
  baseURL: ({ baseURL, paychord }, use) => use(paychord.application?.url ?? baseURL),
  mock: [
    async ({ application: { webhookPath, webhookSecret = defaultWebhookSecret } = {}, paychord }, use, testInfo) => {
      const { mock, application } = paychord;
      application?.assertRunning();
      application?.takeOutput();
      await mock.reset({ continueIds: true });
      if (application && webhookPath !== undefined) {
        mock.webhooks.register({ url: application.url + webhookPath, secret: webhookSecret });
      }
      await use(mock);
      await mock.settled();
      if (testInfo.status === testInfo.expectedStatus) return;
      const report = createPaymentReport(mock);
      const attach = async (name: string, text: string, contentType = 'text/plain') => {
        await writeFile(testInfo.outputPath(name), text);
        await testInfo.attach(name, { path: testInfo.outputPath(name), contentType });
      };
      await attach('payments.txt', formatPaymentReport(report));
      await attach('payments.json', JSON.stringify(report, undefined, 2), 'application/json');
      const output = application?.takeOutput();
      if (output) await attach('application.log', output);
    },
    { auto: true },
  ],
});

/**
 * Opens the page on which the customer finishes a payment. Use it where the application links no page, such as for 3-D Secure.
 *
 * @param page - A page of the browser, also a popup.
 * @param id - The id of the payment, or its `merchant_order_id`.
 * @throws {Error} No such payment waits for the customer within 15 seconds, or it has succeeded.
 *
 * @example
 * await openCustomerPage(page, mock, 'ORDER-1');
 * await pay(page, 'approve');
 */
export async function openCustomerPage(page: Page, mock: MerchantControls, id: string): Promise<void> {
  const find = () => {
    const payments = mock.payments
      .list({ sort: 'newest' })
      .filter((each) => [each.id, each.merchant_order_id].includes(id));
    return { payments, url: payments.flatMap((each) => mock.payments.customerPage(each.id)?.url ?? [])[0] };
  };
  // The application may not have created it yet. After a decline, it may create another one, but not after a success.
  const hasSucceeded = () => find().payments.some(({ status }) => status === 'SUCCEEDED');
  const deadline = performance.now() + 15_000;
  while (find().url === undefined && !hasSucceeded() && performance.now() < deadline) await setTimeout(50);
  const { payments, url } = find();
  if (url === undefined) {
    const states = payments.map(({ status, sub_status }) => `${status}/${sub_status}`).join(', ') || 'no payment';
    const problem = `No payment with the id or the order ${id} waits for the customer within 15 seconds`;
    throw new Error(`${problem}. Found: ${states}`);
  }
  await page.goto(url);
}

/**
 * Makes a choice on the customer's page that a page of the browser shows or is about to show, and returns to the application.
 *
 * @param page - A page of the browser, also a popup.
 * @param choice - Defaults to `approve`.
 * @throws {Error} The browser shows no such page within 15 seconds, or the page lacks the choice or a way back. Nothing was chosen.
 *
 * @example
 * await page.getByRole('button', { name: 'Pay' }).click();
 * await pay(page, 'decline');
 */
export async function pay(page: Page, choice: CustomerChoice = 'approve'): Promise<void> {
  await press(page, 'choice', choice);
}

/**
 * Chooses a test card on the page of a checkout session, and returns to the application, which gets the token of the card.
 *
 * @param page - A page of the browser, also a popup.
 * @param token - The token of the card, which selects the outcome of the payment. Defaults to `tok_succeeded`.
 * @throws {Error} As `pay` does.
 *
 * @example
 * await page.getByRole('link', { name: 'Choose a card' }).click();
 * await chooseCard(page, 'tok_insufficient_funds');
 */
export async function chooseCard(page: Page, token = 'tok_succeeded'): Promise<void> {
  await press(page, 'token', token);
}

/** Presses a button of a hosted page, and follows the link back. */
async function press(page: Page, name: string, value: string): Promise<void> {
  const isHosted = (url: URL) => url.pathname.startsWith('/__pay/');
  // Ends before the time-out of the test, which would not say why.
  await page.waitForURL(isHosted, { timeout: 15_000 }).catch((cause) => {
    const problem = `The browser shows ${page.url()}, which is not a page of the mock server`;
    throw new Error(`${problem}. Open the redirect_url of the payment, or call openCustomerPage`, { cause });
  });
  const values = await page.locator(`button[name=${name}]`).evaluateAll((buttons) => buttons.map((each) => each.value));
  if (!values.includes(value)) {
    throw new Error(`The page ${page.url()} has no ${name} ${value}. It has ${values.join(', ') || 'no choice left'}`);
  }
  if ((await page.locator('#leave').count()) === 0) {
    const fix = 'Send a callback_url with http or https, or click the button yourself';
    throw new Error(`The page ${page.url()} has no link back to the application. ${fix}`);
  }
  await page.locator(`[name=${name}][value=${value}]`).click();
  await page.locator('#return').click();
}

/** The matchers of the mock server, in the form that the types of Playwright require. */
export interface PaychordMatchers {
  toHaveReceivedRequest(merchant: MerchantControls, match: RequestMatch): void;
  toHaveDeliveredWebhook(merchant: MerchantControls, match: DeliveryMatch): Promise<void>;
  toHaveNoDuplicateCharges(merchant: MerchantControls): void;
  toHaveNoUnknownFields(merchant: MerchantControls): void;
  toHaveNoFindings(merchant: MerchantControls, options?: NoFindingsOptions): void;
}

const browserMatchers = {
  ...matchers,
  /** Waits for the webhook, because the browser may not have caused it yet. */
  async toHaveDeliveredWebhook(this: { readonly isNot: boolean }, received: MerchantControls, match: DeliveryMatch) {
    if (!this.isNot) await received.webhooks?.waitFor(match).catch(() => {});
    return matchers.toHaveDeliveredWebhook(received, match);
  },
};

/** The `expect` of Playwright with the matchers of the mock server. Use `mergeExpects` of Playwright to combine it with your own matchers. */
export const expect: Expect<PaychordMatchers> = baseExpect.extend(browserMatchers);
