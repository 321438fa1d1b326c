import { type Client, createClient } from '@paychord/sdk';

interface Env {
  readonly PAYCHORD_BASE_URL: string;
  readonly PAYCHORD_PUBLIC_API_KEY: string;
  readonly PAYCHORD_PRIVATE_SECRET_KEY: string;
  readonly METRICS_URL: string;
}

// One client per isolate. Variables exist only inside a request.
let client: Client | undefined;
/** The durations of attempts that were not reported yet. */
let durations: number[] = [];

export default {
  async fetch(request: Request, env: Env, context: { waitUntil(work: Promise<unknown>): void }): Promise<Response> {
    client ??= createClient({
      baseUrl: env.PAYCHORD_BASE_URL,
      publicApiKey: env.PAYCHORD_PUBLIC_API_KEY,
      privateSecretKey: env.PAYCHORD_PRIVATE_SECRET_KEY,
      totalTimeoutMs: 25_000,
      hooks: { onResponse: ({ durationMs }) => void durations.push(durationMs) },
    });
    const paymentId = new URL(request.url).pathname.slice(1);
    // The payment comes first. Only work that may be lost belongs in waitUntil.
    const { status } = await client.payments.retrieve(paymentId, { signal: request.signal });
    context.waitUntil(report(env.METRICS_URL));
    return Response.json({ status });
  },
};

async function report(url: string): Promise<void> {
  const body = JSON.stringify(durations);
  durations = [];
  await fetch(url, { method: 'POST', body });
}
