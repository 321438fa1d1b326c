// This repository's mock server: validation, state and idempotency, and on demand a signed webhook for every payment, taken by a function.
import { createMockServer } from '@paychord/mock-server';
import { listen } from '@paychord/mock-server/node';
import { merchant } from '../../payment.ts';

const [port, webhooks] = process.argv.slice(2);
const mock = createMockServer({ clock: 'real' });
if (webhooks === 'webhooks') {
  mock.merchant(merchant).webhooks.register({ receiver: () => new Response(null, { status: 200 }), secret: 'bench' });
}
await listen(mock, { port: Number(port) });
