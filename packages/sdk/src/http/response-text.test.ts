import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { paid, scripted } from '../../test/helpers/scripted-service.ts';
import { createClient } from '../client.ts';
import { readText } from './response-text.ts';

const paymentId = '0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11';
const mebibyte = 1024 * 1024;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function clientOf(listener: RequestListener, options: object = {}) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    listener(request, response);
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.on('listening', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createClient({ baseUrl, publicApiKey: 'pk', privateSecretKey: 'sk', ...options });
  return { client, requests };
}

/** A payment with a long note: the whole text has so many bytes. */
function paymentOf(bytes: number): string {
  const [start, end] = [`{"id":"${paymentId}","status":"SUCCEEDED","note":"`, '"}'];
  return start + 'x'.repeat(bytes - start.length - end.length) + end;
}

describe('a response that is longer than maxResponseBytes', () => {
  const tooLong = { code: 'unexpected_response', outcome: 'unknown', retryable: false, attempts: [{ status: 200 }] };

  test('is an UnexpectedResponseError, and the rest is not read', async () => {
    let written = 0;
    const { client, requests } = await clientOf((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const chunk = Buffer.alloc(mebibyte, 'x');
      // As much as is read: a gigabyte in the end, if the client reads on.
      const write = (): void => {
        while (written < 1024 && !response.destroyed) {
          written += 1;
          if (!response.write(chunk)) {
            response.once('drain', write);
            return;
          }
        }
        response.end();
      };
      write();
    });
    await expect(client.payments.retrieve(paymentId)).rejects.toMatchObject(tooLong);
    expect(requests).toHaveLength(1);
    expect(written).toBeLessThan(100);
  });

  test('is counted after decompression', async () => {
    const bomb = gzipSync(Buffer.alloc(64 * mebibyte, ' '));
    expect(bomb.length).toBeLessThan(mebibyte);
    const { client, requests } = await clientOf((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb);
    });
    await expect(client.payments.retrieve(paymentId)).rejects.toMatchObject(tooLong);
    expect(requests).toHaveLength(1);
  });

  test('can be allowed, for a client or for a call', async () => {
    const whole = paymentOf(11 * mebibyte);
    const send: RequestListener = (_, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(whole);
    const generous = await clientOf(send, { maxResponseBytes: 11 * mebibyte });
    expect(await generous.client.payments.retrieve(paymentId)).toMatchObject({ id: paymentId });
    const { client } = await clientOf(send);
    await expect(client.payments.retrieve(paymentId)).rejects.toMatchObject(tooLong);
    const allowed = client.payments.retrieve(paymentId, { maxResponseBytes: 11 * mebibyte });
    expect(await allowed).toMatchObject({ id: paymentId });
  });

  test('may be one byte too long, and not one byte less', async () => {
    const exact = paymentOf(1000);
    const client = (maxResponseBytes: number) =>
      scripted([() => new Response(new TextEncoder().encode(exact))], { maxResponseBytes }).client;
    expect(await client(1000).payments.retrieve(paymentId)).toMatchObject({ id: paymentId });
    await expect(client(999).payments.retrieve(paymentId)).rejects.toMatchObject({ code: 'unexpected_response' });
  });

  test('with an error status keeps its class and the beginning of its body', async () => {
    const page = 'y'.repeat(5000);
    const failing = scripted([() => new Response(page, { status: 502 })], { maxResponseBytes: 1000, maxRetries: 0 });
    expect(await failing.failing()).toMatchObject({ code: 'server', status: 502, body: page.slice(0, 1000) });
  });

  test.each([0, -1, Number.NaN, '5', null, 2 ** 31])(
    'cannot be allowed by maxResponseBytes: %s',
    (maxResponseBytes) => {
      expect(() => scripted([paid], { maxResponseBytes } as object)).toThrow('maxResponseBytes');
    },
  );
});

test('characters that are split over chunks are read whole', async () => {
  const bytes = new TextEncoder().encode('São Paulo € 😀');
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  expect(await readText(new Response(body), 100)).toMatchObject({ text: 'São Paulo € 😀', isTooLong: false });
});

test('a body that is no web stream is read as text, and measured then', async () => {
  const response = { body: { pipe() {} }, text: async () => 'abcdef' } as unknown as Response;
  expect(await readText(response, 6)).toMatchObject({ text: 'abcdef', isTooLong: false });
  expect(await readText(response, 5)).toMatchObject({ text: 'abcde', isTooLong: true });
});

test('a body that breaks off rejects', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) });
  await expect(readText(new Response(body), 100)).rejects.toThrow('terminated');
});
