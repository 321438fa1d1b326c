import { readFileSync } from 'node:fs';
import { createWebhookReceiver, type WebhookHandlers } from '@paychord/sdk/webhooks';
import { postgresStore, postgresStoreSchema } from '@paychord/sdk/webhooks/postgres';
import { createTestDeliveries, createTestPayload, createTestWebhook } from '@paychord/sdk/webhooks/testing';
import postgres from 'postgres';
import { afterAll, expect, inject, test, vi } from 'vitest';

const sql = postgres(inject('addresses').postgres, { onnotice: () => {} });
afterAll(() => sql.end());
const secret = 'whsec_of_the_example';
const table = 'of_the_example';
const store = postgresStore(sql, { table });

/** The example in the doc comment of `claimInTransaction`, evaluated with the names that it uses. */
const { on } = new Function('sql', 'store', `return { ${exampleOf('claimInTransaction')} }`)(sql, store) as {
  on: WebhookHandlers;
};

test('the documented example of claimInTransaction marks an order as paid once for three deliveries of its event', async () => {
  const payload = createTestPayload('payment.purchase');
  const { id } = payload.data.payment;
  await sql.unsafe(postgresStoreSchema({ table }));
  await sql`create table orders (payment_id text, paid boolean)`;
  await sql`insert into orders values (${id}, false), ('of another', false)`;
  const claims = vi.spyOn(store, 'claimInTransaction');
  const receive = createWebhookReceiver({ accept: 'payment', secret, on });
  const declined = structuredClone(payload);
  declined.data.payment.status = 'DECLINED';
  expect((await receive(await createTestWebhook(declined, { secret }))).status).toBe(200);
  expect(await sql`select payment_id from orders where paid`).toEqual([]);
  for (const attempt of await createTestDeliveries(payload, { secret }, 3)) {
    expect((await receive(attempt)).status).toBe(200);
  }
  expect(await Promise.all(claims.mock.results.map(({ value }) => value))).toEqual([true, false, false]);
  expect(await sql`select payment_id from orders where paid`).toEqual([{ payment_id: id }]);
});

/** Returns the code of the first `@example` in the last doc comment before a name. */
function exampleOf(name: string): string {
  const source = readFileSync(new URL('../../packages/sdk/src/webhooks/stores/postgres.ts', import.meta.url), 'utf8');
  const comments = source.slice(0, source.indexOf(`\n  ${name}(`)).split('/**');
  const [, example = ''] =
    comments
      .at(-1)
      ?.replaceAll(/^ *\* ```\w*$|^ *\*[ /]?/gm, '')
      .split('@example\n') ?? [];
  return example;
}
