import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { path, paymentRequest } from '../payment.ts';

const limitMs = 30_000;

/** Asks until a payment is created. */
export async function firstAnswer(port: number): Promise<void> {
  for (const deadline = performance.now() + limitMs; performance.now() < deadline; await wait(1)) {
    const status = await ask(port);
    if (status === 201) return;
    if (status !== undefined) throw new Error(`port ${port} answers ${status}`);
  }
  throw new Error(`port ${port} did not answer within ${limitMs} ms`);
}

/** The status of the answer, or undefined when nobody listens. */
function ask(port: number): Promise<number | undefined> {
  const { headers, body } = paymentRequest('usual', `first-${process.hrtime.bigint()}`);
  return new Promise((resolve) => {
    request({ port, host: '127.0.0.1', path, method: 'POST', headers, agent: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    })
      .once('error', () => resolve(undefined))
      .end(body);
  });
}
