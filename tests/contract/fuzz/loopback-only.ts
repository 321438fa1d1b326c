/**
 * Loads the mock server while two global functions are others, which it holds on to. Webhooks go to generated addresses, so what is sent
 * there is acknowledged here and never leaves. And a wait of minutes, which a request may ask for, ends soon.
 */
const { fetch, setTimeout } = globalThis;
const longWaitMs = 1_000;

Object.assign(globalThis, {
  fetch: async () => Response.json({ received: true }),
  setTimeout: (call: () => void, waitMs = 0) => setTimeout(call, waitMs < longWaitMs ? waitMs : 1),
});
await import('@paychord/mock-server/node');
await import('@paychord/mock-server');
Object.assign(globalThis, { fetch, setTimeout });

export {};
