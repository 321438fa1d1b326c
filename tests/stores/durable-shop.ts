/** `node durable-shop.ts <DurableShopOptions as JSON>` runs one part of `examples/durable-payments` and prints its result. */
import { createClient } from '@paychord/sdk';
import pg from 'pg';
import { checkOut } from '../../examples/durable-payments/check-out.ts';
import { finishOpenAttempts } from '../../examples/durable-payments/finish-open-attempts.ts';
import { createShop } from '../../examples/durable-payments/shop.ts';
import type { Step } from '../../examples/durable-payments/steps.ts';
import '../helpers/end-with-starter.ts';

export interface DurableShopOptions {
  readonly database: string;
  readonly baseUrl: string;
  readonly publicApiKey: string;
  /** Pays this order with this token. Without it, the job runs. */
  readonly order?: { readonly id: string; readonly token: string };
  /** The step after which the program stands still. */
  readonly hangsAfter?: Step;
  readonly maxAgeMs?: number;
}

const { database, baseUrl, publicApiKey, order, hangsAfter, ...options } = JSON.parse(
  process.argv[2] ?? '',
) as DurableShopOptions;

const shop = createShop({
  pool: new pg.Pool({ connectionString: database, max: 2 }),
  client: createClient({ baseUrl, publicApiKey, privateSecretKey: 'secret', maxRetries: 0 }),
  async onStep(step) {
    if (step !== hangsAfter) return;
    console.log(`HANGS after ${step}`);
    await new Promise(() => {});
  },
  ...options,
});

const result = order === undefined ? await finishOpenAttempts(shop) : await checkOut(shop, order.id, order.token);
console.log(`DONE ${result}`);
process.exit();
