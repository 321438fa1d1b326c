// Calls mock.fetch for some seconds, one call after the other, and tells its parent how many it made in a second.
import { createMockServer } from '@paychord/mock-server';
import { merchant, path, paymentRequest } from '../../payment.ts';

const [warmUpSeconds, seconds] = [2, 3];
const [size, webhooks] = process.argv.slice(2);
const mock = createMockServer({ clock: 'real' });
if (webhooks === 'webhooks') {
  mock.merchant(merchant).webhooks.register({ receiver: () => new Response(null, { status: 200 }), secret: 'bench' });
}

let calls = 0;
const callFor = async (duration) => {
  const start = performance.now();
  const callsBefore = calls;
  while (performance.now() - start < duration * 1_000) {
    for (let batch = 0; batch < 100; batch += 1) {
      calls += 1;
      const init = { method: 'POST', ...paymentRequest(size, `call-${calls}`) };
      const { status } = await mock.fetch(new Request(`http://payments.test${path}`, init));
      if (status !== 201) throw new Error(`a payment was answered ${status}`);
    }
  }
  await mock.settled();
  return ((calls - callsBefore) * 1_000) / (performance.now() - start);
};

await callFor(warmUpSeconds);
process.send?.({ perSecond: await callFor(seconds) });
