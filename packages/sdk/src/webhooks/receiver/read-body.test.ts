import { describe, expect, test, vi } from 'vitest';
import {
  answerOf,
  delivery,
  envelope,
  refused,
  requestOf,
  setUp,
  signatureOf,
  standStill,
} from '../../../test/helpers/test-receiver.ts';

standStill();

describe('the body', () => {
  const text = JSON.stringify({ ...envelope, extra: 'é'.repeat(200) });
  const bytes = Buffer.from(text);
  const limit = bytes.length;
  const streamed = (body: ReadableStream, headers: Record<string, string> = {}) =>
    new Request('https://merchant.example', {
      method: 'POST',
      body,
      headers: { 'x-hmac-signature': signatureOf(bytes), ...headers },
      duplex: 'half',
    } as RequestInit);

  test('may be as long as the limit, in any pieces, and not a byte longer', async () => {
    for (const size of [1, 7, limit]) {
      const pieces = () =>
        new ReadableStream({
          start(controller) {
            for (let at = 0; at < limit; at += size) controller.enqueue(new Uint8Array(bytes.subarray(at, at + size)));
            controller.close();
          },
        });
      expect((await setUp({ maxBodyBytes: limit }).receive(streamed(pieces()))).status).toBe(200);
      const { receive, reasons } = setUp({ maxBodyBytes: limit - 1 });
      expect(await answerOf(receive(streamed(pieces())))).toEqual(refused(503));
      expect(reasons()).toEqual(['body_too_large']);
    }
  });

  test('is limited to 1,048,576 bytes by default, counted in bytes', async () => {
    const padded = (length: number) => requestOf(`"${'é'.repeat((length - 2) / 2)}"`);
    expect((await setUp().receive(padded(1_048_576))).status).toBe(400);
    expect((await setUp().receive(padded(1_048_578))).status).toBe(503);
  });

  test('that never ends is not read to its end, and its source is told', async () => {
    const cancel = vi.fn();
    let pulled = 0;
    const endless = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(1000));
      },
      cancel,
    });
    const { receive } = setUp({ maxBodyBytes: 10_000 });
    expect((await receive(streamed(endless))).status).toBe(503);
    expect(pulled).toBeLessThan(20);
    expect(cancel).toHaveBeenCalled();
  });

  test('that is too long gets 503, although nothing proves its source', async () => {
    const cancel = () => Promise.reject(new Error('gone'));
    const long = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(9)), cancel });
    expect((await setUp({ maxBodyBytes: 8 }).receive(streamed(long))).status).toBe(503);
  });

  test.each(['0', '1', '99999999', '-1', 'x'])('is counted, whatever Content-Length claims (%s)', async (claimed) => {
    const { receive } = setUp({ maxBodyBytes: limit });
    const request = requestOf(text);
    const lying = new Proxy(request, {
      get(target, name) {
        if (name === 'headers') return new Headers([...target.headers, ['content-length', claimed]]);
        const value = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    expect((await receive(lying)).status).toBe(200);
    expect((await setUp({ maxBodyBytes: limit - 1 }).receive(delivery({ extra: 'é'.repeat(200) }))).status).toBe(503);
  });

  test('that is slow is given up, so that it comes again', async () => {
    const cancel = vi.fn();
    const slow = new ReadableStream({ start: (controller) => controller.enqueue(bytes.subarray(0, 9)), cancel });
    const { receive, purchase, reasons } = setUp({ ackTimeoutMs: 5_000 });
    const response = receive(streamed(slow));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(reasons()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answerOf(response)).toEqual(refused(503));
    expect(cancel).toHaveBeenCalled();
    expect(reasons()).toEqual(['body_too_slow']);
    expect(purchase).not.toHaveBeenCalled();
  });

  test('that was signed as a whole is not taken when it was cut off by the time limit', async () => {
    const whole = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(bytes)) });
    const { receive, purchase } = setUp();
    const response = receive(streamed(whole));
    await vi.advanceTimersByTimeAsync(8_000);
    expect((await response).status).toBe(503);
    expect(purchase).not.toHaveBeenCalled();
  });

  test('that breaks off is asked for again', async () => {
    let pull = 0;
    const broken = new ReadableStream({
      pull(controller) {
        pull += 1;
        if (pull === 1) controller.enqueue(new Uint8Array(bytes.subarray(0, 9)));
        else controller.error(new Error('connection reset'));
      },
    });
    const { receive, troubles } = setUp();
    expect(await answerOf(receive(streamed(broken)))).toEqual(refused(503));
    expect(troubles).toEqual([
      {
        verdict: 'rejected',
        reason: 'body_incomplete',
        status: 503,
        error: new Error('connection reset'),
        event: undefined,
        key: undefined,
        attempt: undefined,
        durationMs: 0,
        isLate: false,
      },
    ]);
  });

  test('that somebody has read before is a mistake, and the log says which', async () => {
    for (const prepare of [(request: Request) => request.text(), (request: Request) => request.body?.getReader()]) {
      const request = delivery();
      await prepare(request);
      const { receive, troubles } = setUp();
      expect(await answerOf(receive(request))).toEqual(refused(500));
      expect(troubles).toMatchObject([{ reason: 'receiver_failed', error: { code: 'configuration' } }]);
      expect(String(troubles[0]?.error)).toContain('before request.json()');
    }
  });

  test('that is a stream of strings is a mistake', async () => {
    const request = {
      method: 'POST',
      headers: new Headers(),
      body: new ReadableStream({ start: (c) => c.enqueue(text) }),
    };
    const { receive, troubles } = setUp();
    expect((await receive(request as Request)).status).toBe(500);
    expect(troubles).toMatchObject([
      { reason: 'receiver_failed', error: { code: 'configuration', message: 'The body must be a stream of bytes' } },
    ]);
  });

  test('that is not there at all is empty, and so no JSON', async () => {
    const headers = { 'x-hmac-signature': signatureOf('') };
    const { receive, reasons } = setUp();
    expect((await receive(new Request('https://merchant.example', { method: 'POST', headers }))).status).toBe(400);
    expect(reasons()).toEqual(['body_not_json']);
  });
});
