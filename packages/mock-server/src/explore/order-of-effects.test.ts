import { type Client, createClient, TimeoutError } from '@paychord/sdk';
import { expect, test } from 'vitest';
import { cardPayment, usd } from '../../test/helpers/test-caller.ts';
import { parseCase } from './cases.ts';
import { runCase } from './run.ts';
import type { Shop } from './shop.ts';

const body = cardPayment({ amount: usd(50) });

/** Runs a case, and returns what happened. */
async function run(caseId: string, scenario: (client: Client, shop: Shop) => Promise<unknown>) {
  const result = await runCase(
    {
      // The client gives up after 20 seconds.
      scenario: (shop) => scenario(createClient({ ...shop.clientOptions, totalTimeoutMs: 20_000 }), shop),
      check: () => [],
    },
    parseCase('case', caseId),
  );
  return {
    ...result,
    events: result.trace.map(({ lane, point, isFailure }) => `${isFailure ? 'failure' : lane} ${point ?? ''}`.trim()),
  };
}

const passTime = ({ clock }: Shop, ms: number) => new Promise<void>((resolve) => clock.setTimeout(resolve, ms));

test('a late request has its effect after the time-out, so that a second payment with a new key charges twice', async () => {
  const { money, tookEffect } = await run('strict/request-1=late', async ({ payments }) => {
    await expect(payments.create(body)).rejects.toBeInstanceOf(TimeoutError);
    await payments.create(body);
  });
  expect(tookEffect).toBe(true);
  expect(money.orders.get('ORDER-1')).toMatchObject({ charges: 2, captured: 100 });
});

test('a late request has its effect 60 seconds after it was sent, so that a later lookup finds the payment', async () => {
  const found: number[] = [];
  await run('strict/request-1=late', async ({ payments }, shop) => {
    await payments.create(body).catch(() => {});
    await passTime(shop, 41_000);
    found.push((await payments.listByOrder('ORDER-1')).length);
  });
  expect(found).toEqual([1]);
});

test('a webhook arrives after the response of its request, unless the case is webhook-first', async () => {
  const create = async ({ payments }: Client, shop: Shop) => {
    shop.receiveWebhooks(() => new Response());
    await payments.create(body);
  };
  const isTraffic = (event: string) => /^(service|webhook)/.test(event);
  const response = 'service request-1';
  const delivery = ['webhook delivery-1', 'webhook delivery-1'];
  expect((await run('strict/no-failure', create)).events.filter(isTraffic)).toEqual([response, ...delivery]);
  const { events } = await run('strict/request-1=webhook-first', create);
  expect(events.filter(isTraffic)).toEqual([...delivery, response]);
});

test('a truncated body breaks off before time passes', async () => {
  const waits: number[] = [];
  await run('strict/request-1=truncated', async ({ payments }, { clock }) => {
    const startedAt = clock.now();
    await payments.create(body, { maxRetries: 0 }).catch(() => {});
    waits.push(clock.now() - startedAt);
  });
  expect(waits).toEqual([0]);
});
