// Traces three calls in the span of a checkout, and two webhooks, against a mock server. The first call is retried, and one webhook has no
// handler. Run it with `node examples/open-telemetry/run.ts`, after `npm run build`.
import { context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { ConsoleSpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { createMockServer } from '@paychord/mock-server';
import { listen } from '@paychord/mock-server/node';
import { createClient } from '@paychord/sdk';
import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { traceDeliveries } from './trace-deliveries.ts';
import { tracingHooks } from './tracing-hooks.ts';

// Most programs get this from @opentelemetry/sdk-node.
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
const provider = new TracerProvider({
  spanProcessors: [new SimpleSpanProcessor({ exporter: new ConsoleSpanExporter() })],
});
trace.setGlobalTracerProvider(provider);
const tracer = trace.getTracer('shop');

const mock = createMockServer();
const server = await listen(mock);
const client = createClient({ baseUrl: server.url, ...mock.credentials, hooks: tracingHooks(tracer) });

const secret = 'whsec-open-telemetry';
const receiver = createWebhookReceiver({
  accept: 'payment',
  secret,
  on: {
    'payment.purchase'({ payload }) {
      if (payload.data.payment.status === 'SUCCEEDED') console.log('paid');
    },
  },
  onDelivery: traceDeliveries(tracer),
});
mock.webhooks.register({ receiver, secret });

await tracer.startActiveSpan('checkout', async (checkout) => {
  // The service creates the payment, and the response is lost. The client retries with the same key.
  mock.faults.inject({ operation: 'createPayment', phase: 'after-commit', status: 503 });
  const { id } = await client.payments.create({
    account_id: '493e9374-510a-4201-9e09-de669d75f256',
    merchant_order_id: 'ORDER-2026-000123',
    description: 'Running shoes',
    amount: { currency: 'USD', value: 25.5 },
    country: 'US',
    workflow: 'DIRECT',
    payment_method: { token: 'one-time-token' },
  });
  await client.payments.retrieve(id);
  await client.payments.retrieve(crypto.randomUUID()).catch(({ code }) => console.log('not retrieved:', code));
  checkout.end();
  // The receiver has no handler for this event: its span has the status ERROR.
  mock.payments.openChargeback(id, { reason: 'FRAUD' });
});
await mock.settled();

await provider.shutdown();
await server.close();
