// Not the global one: a test may replace that, and Jest with jsdom has none.
const { setImmediate } = process.getBuiltinModule('node:timers');

/**
 * Collects the responses of one turn of the event loop, and sends them together at its end, in their order. A caller that waits for several
 * of them then wakes up once. To wake it takes about as long as to handle a request.
 */
export function createTurnBatch<T>(send: (item: T) => void): (item: T) => void {
  let batch: T[] = [];
  const sendAll = () => {
    const items = batch;
    batch = [];
    for (const item of items) send(item);
  };
  return (item) => {
    if (batch.push(item) === 1) setImmediate(sendAll);
  };
}
