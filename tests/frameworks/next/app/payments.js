import { createClient, isPaychordError } from '@paychord/sdk';
import { headers } from 'next/headers';

const options = {
  baseUrl: process.env.SERVICE_URL,
  publicApiKey: 'public-key',
  privateSecretKey: 'secret-key',
};
const client = createClient(options);
const clientWithFetch = createClient({ ...options, fetch: (url, init) => fetch(url, init) });
const clientOfTenant = createClient({
  ...options,
  privateSecretKey: async () => (await headers()).get('x-tenant-key') ?? 'none',
});

export async function retrieve(paymentId) {
  return (await client.payments.retrieve(paymentId)).status;
}

export async function retrieveAsTenant(paymentId) {
  return (await clientOfTenant.payments.retrieve(paymentId)).status;
}

export function waitFor(paymentId) {
  return waitWith(client, paymentId);
}

export function waitWithFetch(paymentId) {
  return waitWith(clientWithFetch, paymentId);
}

/** A time-out is not an error of the page: it then shows what it would without the wait. */
async function waitWith({ payments }, paymentId) {
  try {
    const payment = await payments.waitFor(paymentId, { until: ['SUCCEEDED'], intervalMs: 50, totalTimeoutMs: 4000 });
    return payment.status;
  } catch (error) {
    if (isPaychordError(error) && error.code === 'timeout') return 'TIMED_OUT';
    throw error;
  }
}
