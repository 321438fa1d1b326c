// The mock server with many payments stored, of one merchant, each with its idempotency key. Tells its parent what one costs.
import { createMockServer } from '@paychord/mock-server';
import { listen } from '@paychord/mock-server/node';
import { path, paymentRequest } from '../payment.ts';

const [port, stored] = process.argv.slice(2).map(Number);
const mock = createMockServer({ clock: 'real' });

const heldBytes = () => {
  gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

const store = async (name, count) => {
  for (let index = 0; index < count; index += 1) {
    const request = new Request(`http://payments.test${path}`, {
      method: 'POST',
      ...paymentRequest(`${name}-${index}`),
    });
    const { status } = await mock.fetch(request);
    if (status !== 201) throw new Error(`a payment was answered ${status}`);
  }
};

// What is compiled and cached on the way is not the payments'.
await store('first', 1_000);
const before = heldBytes();
await store('stored', stored);
const bytesPerPayment = (heldBytes() - before) / stored;
await listen(mock, { port });
process.send?.({ bytesPerPayment });
