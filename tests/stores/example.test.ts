import { readFileSync } from 'node:fs';
import { createWebhookReceiver, type WebhookHandlers } from '@paychord/sdk/webhooks';
import { postgresStore, postgresStoreSchema } from '@paychord/sdk/webhooks/postgres';
import { createTestAttempts, createTestWebhook, testPayload } from '@paychord/sdk/webhooks/testing';
import postgres from 'postgres';
import { afterAll, expect, inject, test, vi } from 'vitest';

const sql = postgres(inject('addresses').postgres, { onnotice: () => {} });
afterAll(() => sql.end());
const secret = 'whsec_of_the_example';
const table = 'of_the_example';
const store = postgresStore(sql, { table });

const { on } = {
  on: {
    async 'payment.purchase'(event, { key }) {
      const { id, status } = event.payload.data.payment;
      if (status !== 'SUCCEEDED') return;
      await sql.begin(async (tx) => {
        if (!(await store.claimInTransaction(tx, key))) return;
        await tx`update orders set paid = true where payment_id = ${id}`;
      });
    },
  } satisfies WebhookHandlers,
};

test('the example of claimInTransaction has the effect once', async () => {
  const payload = testPayload('payment.purchase');
  const { id } = payload.data.payment;
  await sql.unsafe(postgresStoreSchema({ table }));
  await sql`create table orders (payment_id text, paid boolean)`;
  await sql`insert into orders values (${id}, false), ('of another', false)`;
  const claims = vi.spyOn(store, 'claimInTransaction');
  const receive = createWebhookReceiver({ accept: ['payment'], secret, on });
  const declined = structuredClone(payload);
  declined.data.payment.status = 'DECLINED';
  expect((await receive(await createTestWebhook(declined, { secret }))).status).toBe(200);
  expect(await sql`select payment_id from orders where paid`).toEqual([]);
  for (const attempt of await createTestAttempts(payload, { secret }, 3)) {
    expect((await receive(attempt)).status).toBe(200);
  }
  expect(await Promise.all(claims.mock.results.map(({ value }) => value))).toEqual([true, false, false]);
  expect(await sql`select payment_id from orders where paid`).toEqual([{ payment_id: id }]);
});

test('and is that which its doc shows', () => {
  const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  const [example = ''] = read('packages/sdk/src/webhooks/stores/postgres.ts').split('@example')[1]?.split('*/') ?? [];
  // However the lines are broken.
  const compact = (code: string) => code.replaceAll(/^ *\* ?/gm, '').replaceAll(/\s+/g, '');
  const code = compact(example).replace(/^on:/, '').replace(/,$/, '');
  expect(code).toContain('claimInTransaction');
  expect(compact(read('tests/stores/example.test.ts'))).toContain(code.replace(/\}$/, ''));
});
