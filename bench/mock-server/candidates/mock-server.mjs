// The mock server of this repository: validation, state, journal and idempotency. The second argument adds a webhook for each payment:
// `queued` for later, or `delivered` at once, signed, to a function.
import { createMockServer } from '@paychord/mock-server';
import { listen } from '@paychord/mock-server/node';
import { merchant } from '../../payment.ts';

const [port, webhooks] = process.argv.slice(2);
const mock = createMockServer({ clock: 'real' });
if (webhooks !== undefined) {
  const sender = mock.merchant(merchant).webhooks;
  sender.register({ receiver: () => new Response(null, { status: 200 }), secret: 'bench' });
  if (webhooks === 'queued') sender.chaos({ delay: '1h' });
}
await listen(mock, { port: Number(port) });
