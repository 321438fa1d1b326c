import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startHttpServer } from '../../test/helpers/http-server.ts';
import { createScriptedClient, paymentId, testOptions } from '../../test/helpers/scripted-client.ts';
import { createClient } from '../client.ts';
import { readText } from './response-text.ts';

const mebibyte = 1024 * 1024;

async function createClientForServer(listener: RequestListener, options: object = {}) {
  const requests: string[] = [];
  const { url: baseUrl, close } = await startHttpServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    listener(request, response);
  });
  onTestFinished(close);
  const client = createClient({ ...testOptions, baseUrl, ...options });
  return { client, requests };
}

/** Returns the JSON of a payment, padded to this number of bytes. */
function createPaymentJson(bytes: number): string {
  const [start, end] = [`{"id":"${paymentId}","status":"SUCCEEDED","note":"`, '"}'];
  return start + 'x'.repeat(bytes - start.length - end.length) + end;
}

describe('a response body larger than maxResponseBytes', () => {
  const responseTooLarge = {
    code: 'unexpected_response',
    outcome: 'unknown',
    retryable: false,
    attempts: [{ status: 200 }],
  };

  test('is measured after decompression', async () => {
    const compressed = gzipSync(Buffer.alloc(64 * mebibyte, ' '));
    expect(compressed.length).toBeLessThan(mebibyte);
    const { client, requests } = await createClientForServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(compressed);
    });
    await expect(client.payments.retrieve(paymentId)).rejects.toMatchObject(responseTooLarge);
    expect(requests).toHaveLength(1);
  });

  test('is accepted with a higher limit of the client or of the call', async () => {
    const text = createPaymentJson(11 * mebibyte);
    const respond: RequestListener = (_, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(text);
    const withHighLimit = await createClientForServer(respond, { maxResponseBytes: 11 * mebibyte });
    expect(await withHighLimit.client.payments.retrieve(paymentId)).toMatchObject({ id: paymentId });
    const { client } = await createClientForServer(respond);
    await expect(client.payments.retrieve(paymentId)).rejects.toMatchObject(responseTooLarge);
    const retrieving = client.payments.retrieve(paymentId, { maxResponseBytes: 11 * mebibyte });
    expect(await retrieving).toMatchObject({ id: paymentId });
  });

  test('is rejected at one byte over the limit, and accepted at the exact limit', async () => {
    const text = createPaymentJson(1000);
    const client = (maxResponseBytes: number) =>
      createScriptedClient([() => new Response(new TextEncoder().encode(text))], { maxResponseBytes }).client;
    expect(await client(1000).payments.retrieve(paymentId)).toMatchObject({ id: paymentId });
    await expect(client(999).payments.retrieve(paymentId)).rejects.toMatchObject({ code: 'unexpected_response' });
  });

  test('keeps the error class of its status and the start of the body', async () => {
    const page = 'y'.repeat(5000);
    const scripted = createScriptedClient([() => new Response(page, { status: 502 })], {
      maxResponseBytes: 1000,
      maxRetries: 0,
    });
    expect(await scripted.getPaymentError()).toMatchObject({ code: 'server', status: 502, body: page.slice(0, 1000) });
  });
});

test('readText decodes any bytes in any chunks like one text, and leaves out a character that the limit cuts', async () => {
  const content = fc.oneof(
    fc.uint8Array({ maxLength: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => new TextEncoder().encode(text)),
  );
  await fc.assert(
    fc.asyncProperty(
      content,
      fc.infiniteStream(fc.nat(5)),
      fc.integer({ min: 1, max: 50 }),
      async (bytes, sizes, max) => {
        const body = new ReadableStream<Uint8Array>({
          start(controller) {
            for (let at = 0; at < bytes.length; ) {
              const { value: size } = sizes.next();
              controller.enqueue(bytes.slice(at, at + size));
              at += size;
            }
            controller.close();
          },
        });
        const isCut = bytes.length > max;
        const text = new TextDecoder().decode(bytes.subarray(0, max), { stream: isCut });
        expect(await readText(new Response(body), max)).toMatchObject({ text, isCut });
      },
    ),
  );
});

test('readText measures the text of a body that is not a web stream', async () => {
  const response = { body: { pipe() {} }, text: async () => 'abcdef' } as unknown as Response;
  expect(await readText(response, 6)).toMatchObject({ text: 'abcdef', isCut: false });
  expect(await readText(response, 5)).toMatchObject({ text: 'abcde', isCut: true });
});

test('readText iterates over a body that is an iterator itself, also when it has a method read', async () => {
  const parts = [new TextEncoder().encode('abc')];
  const body = {
    [Symbol.asyncIterator]: () => body,
    next: async () => ({ done: parts.length === 0, value: parts.pop() }),
    read: () => null,
  };
  expect(await readText({ body } as unknown as Response, 10)).toMatchObject({ text: 'abc', isCut: false });
});

test('readText rejects when the body stream fails', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) });
  await expect(readText(new Response(body), 100)).rejects.toThrow('terminated');
});
