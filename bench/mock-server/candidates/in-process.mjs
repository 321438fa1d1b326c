// Calls mock.fetch sequentially, in turns with the least work of any such function, and reports the calls per second of both to its parent.
import { createMockServer } from '@paychord/mock-server';
import { merchant, path, paymentRequest } from '../../payment.ts';

const [size, webhooks, warmUpSeconds, seconds] = process.argv.slice(2);
const turns = 5;
const mock = createMockServer({ clock: 'real' });
if (webhooks === 'webhooks') {
  mock.merchant(merchant).webhooks.register({ receiver: () => new Response(null, { status: 200 }), secret: 'bench' });
}

let calls = 0;
const callOnce = async (fetch) => {
  calls += 1;
  const init = { method: 'POST', ...paymentRequest(size, `call-${calls}`) };
  const response = await fetch(new Request(`http://payments.test${path}`, init));
  if (response.status !== 201) throw new Error(`A payment request returned ${response.status}`);
  return response;
};

const payment = await (await callOnce(mock.fetch)).json();
/** Reads the body of the request and returns the JSON of a payment. */
const floor = async (request) => {
  await request.json();
  return Response.json(payment, { status: 201 });
};

const callFor = async (fetch, duration) => {
  const start = performance.now();
  const callsBefore = calls;
  while (performance.now() - start < duration * 1_000) {
    for (let batch = 0; batch < 100; batch += 1) await callOnce(fetch);
  }
  await mock.settled();
  return { calls: calls - callsBefore, ms: performance.now() - start };
};

const perSecond = (measured) => {
  const sum = (name) => measured.reduce((total, each) => total + each[name], 0);
  return (sum('calls') * 1_000) / sum('ms');
};

for (const fetch of [mock.fetch, floor]) await callFor(fetch, warmUpSeconds);
const measured = { mock: [], floor: [] };
for (let turn = 0; turn < turns; turn += 1) {
  measured.mock.push(await callFor(mock.fetch, seconds / turns));
  measured.floor.push(await callFor(floor, seconds / turns));
}
process.send?.({ perSecond: perSecond(measured.mock), floorPerSecond: perSecond(measured.floor) });
