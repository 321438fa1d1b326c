// Calls mock.fetch sequentially for some seconds and reports the calls per second to its parent.
import { createMockServer } from '@paychord/mock-server';
import { merchant, path, paymentRequest } from '../../payment.ts';

const [size, webhooks, warmUpSeconds, seconds] = process.argv.slice(2);
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
      if (status !== 201) throw new Error(`A payment request returned ${status}`);
    }
  }
  await mock.settled();
  return ((calls - callsBefore) * 1_000) / (performance.now() - start);
};

await callFor(warmUpSeconds);
process.send?.({ perSecond: await callFor(seconds) });
