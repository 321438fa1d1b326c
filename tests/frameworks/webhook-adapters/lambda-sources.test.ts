import { expect, onTestFinished, test, vi } from 'vitest';
import { createMixedWebhooks, deliverMixed, expectedStatuses } from '../mixed-webhooks.ts';
import { send } from './send.ts';
import { type EventFormat, secret, startApp } from './server.ts';

test.each<EventFormat>(['SQS', 'SNS', 'EventBridge'])(
  'the handler of Lambda rejects each of 300 events of %s, so that none is lost, and reports the fix each time',
  async (format) => {
    const server = await startApp('gateway.ts', { format });
    onTestFinished(() => server.stop());
    const webhooks = await createMixedWebhooks(secret);
    const sendOnce = async ({ body, headers }: { body: string; headers: object }) =>
      (await send(`${server.url}/webhooks`, { body, headers: { ...headers } })).status;
    const { statuses } = await deliverMixed(webhooks, sendOnce, 1);
    const total = (counts: object) => Object.values(counts).reduce((sum: number, count: number) => sum + count, 0);
    const expected = Object.entries(expectedStatuses).map(([kind, counts]) => [kind, { 502: total(counts) }]);
    expect(statuses).toEqual(Object.fromEntries(expected));
    const reports = () => server.lines.filter((line) => line.includes('lambdaHandler needs an HTTP event'));
    await vi.waitFor(() => expect(reports()).toHaveLength(300));
    expect(server.lines.filter((line) => line.startsWith('paid'))).toEqual([]);
    console.log(`Lambda with ${format}: 300 webhooks, 300 refused`);
  },
);
