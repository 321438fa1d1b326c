import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { path, paymentRequest } from '../payment.ts';

const limitMs = 30_000;

/** Sends requests until the server creates a payment. */
export async function firstResponse(port: number): Promise<void> {
  for (const deadline = performance.now() + limitMs; performance.now() < deadline; await wait(1)) {
    const status = await createPayment(port);
    if (status === 201) return;
    if (status !== undefined) throw new Error(`port ${port} responded with ${status}`);
  }
  throw new Error(`port ${port} did not respond within ${limitMs} ms`);
}

/** Resolves with the status of the response, or undefined when the connection is refused. */
function createPayment(port: number): Promise<number | undefined> {
  const { headers, body } = paymentRequest('usual', `first-${process.hrtime.bigint()}`);
  return new Promise((resolve) => {
    request({ port, host: '127.0.0.1', path, method: 'POST', headers, agent: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    })
      .once('error', () => resolve(undefined))
      .end(body);
  });
}
