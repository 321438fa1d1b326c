import { constructEvent } from '@paychord/sdk/webhooks';
import { expect } from 'vitest';
import { type Case, testCase } from '../../contract/conformance/case.ts';
import { cases } from '../../contract/conformance/cases.ts';
import { cardPayment } from '../../helpers/requests.ts';

const secret = 'whsec-runtimes';

/** What the mock server needs from a runtime in addition to a transport. */
const runtimeCases = [
  testCase('a truncated body fails with an error', async ({ controls, send }) => {
    controls.faults.inject({ phase: 'body', corrupt: 'truncated' });
    const headers = { 'x-idempotency-key': crypto.randomUUID() };
    await expect(send('POST', '/v1/payments', { headers, body: cardPayment() })).rejects.toThrow();
    expect(controls.payments.list()).toHaveLength(1);
  }),
  testCase('a delivery has a valid signature', async ({ client, controls, settled }) => {
    const events: unknown[] = [];
    controls.webhooks.register({
      secret,
      async receiver(request) {
        events.push(await constructEvent(await request.arrayBuffer(), request.headers, { accept: 'payment', secret }));
        return Response.json({ received: true });
      },
    });
    const { id } = await client.payments.create(cardPayment());
    await settled();
    expect(controls.webhooks.deliveries()).toMatchObject([{ status: 'delivered' }]);
    expect(events).toMatchObject([{ kind: 'payment', payload: { data: { payment: { id } } } }]);
  }),
];

/** The conformance suite and the cases of one runtime. Titles are unique. */
export function suiteWith(ownCases: readonly Case[] = []): readonly Case[] {
  const groups = { ...cases, runtime: [...runtimeCases, ...ownCases] };
  return Object.entries(groups).flatMap(([group, list]) =>
    list.map((each) => ({ ...each, title: `${group}: ${each.title}` })),
  );
}
