// The mock server with many payments of one merchant, each with its idempotency key. Reports the memory of one payment to its parent.
import { createMockServer } from '@paychord/mock-server';
import { listen } from '@paychord/mock-server/node';
import { merchant, path, paymentRequest } from '../../payment.ts';

const [port, stored, size, webhooks] = process.argv.slice(2);
const mock = createMockServer({ clock: 'real' });
if (webhooks === 'webhooks') {
  mock.merchant(merchant).webhooks.register({ receiver: () => new Response(null, { status: 200 }), secret: 'bench' });
}

const heldBytes = async () => {
  await mock.settled();
  gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

const store = async (name, count) => {
  for (let index = 0; index < count; index += 1) {
    const init = { method: 'POST', ...paymentRequest(size, `${name}-${index}`) };
    const { status } = await mock.fetch(new Request(`http://payments.test${path}`, init));
    if (status !== 201) throw new Error(`A payment request returned ${status}`);
  }
};

// The first payments compile and cache code, which must not count.
await store('first', 2_000);
const before = await heldBytes();
await store('stored', Number(stored));
const bytesPerPayment = ((await heldBytes()) - before) / Number(stored);
await listen(mock, { port: Number(port) });
process.send?.({ bytesPerPayment });
