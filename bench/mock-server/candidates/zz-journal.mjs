// The mock server of this repository: validation, state, journal and idempotency. The second argument adds:
// `queued`: a webhook for each payment, to be sent later. `delivered`: sent at once, signed, to a function.
// `inspected`: the admin API, with another process that reads what the inspector in a browser reads.
import { fork } from 'node:child_process';
import { createMockServer } from '@paychord/mock-server';
import { listen } from '@paychord/mock-server/node';
import { merchant } from '../../payment.ts';

const [port, addition] = process.argv.slice(2);
const mock = createMockServer({ clock: 'real', limits: { journalEntries: Number(process.env.JOURNAL ?? 1000) } });
if (addition === 'queued' || addition === 'delivered') {
  const sender = mock.merchant(merchant).webhooks;
  sender.register({ receiver: () => new Response(null, { status: 200 }), secret: 'bench' });
  if (addition === 'queued') sender.chaos({ delay: '1h' });
}
const isInspected = addition === 'inspected';
await listen(mock, { port: Number(port), admin: isInspected });
if (isInspected) fork(new URL('./inspector-reader.mjs', import.meta.url), [port]);
