// Reads both streams of a mock server, as its inspector does in a browser. Ends with the mock server.
const [port] = process.argv.slice(2);
process.once('disconnect', () => process.exit());

async function read(path) {
  const { ok, status, body } = await fetch(
    `http://127.0.0.1:${port}/__mock/${path}/stream?merchants=all&detail=summary`,
  );
  if (!ok) throw new Error(`The stream of ${path} returned ${status}`);
  try {
    for await (const _ of body);
  } catch {
    // The bench has stopped the mock server.
    process.exit();
  }
}
await Promise.all([read('journal'), read('webhooks/deliveries')]);
