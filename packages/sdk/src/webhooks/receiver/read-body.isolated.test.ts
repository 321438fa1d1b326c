import { describe, expect, test, vi } from 'vitest';
import {
  computeSignature,
  createTestReceiver,
  paymentPayload,
  paymentRequest,
  readResponse,
  rejectedResponse,
  signedRequest,
  useFrozenClock,
} from '../../../test/helpers/test-receiver.ts';

useFrozenClock();

describe('the request body', () => {
  const text = JSON.stringify({ ...paymentPayload, extra: 'é'.repeat(200) });
  const bytes = Buffer.from(text);
  const limit = bytes.length;
  const streamed = (body: ReadableStream, headers: Record<string, string> = {}) =>
    new Request('https://merchant.example', {
      method: 'POST',
      body,
      headers: { 'x-hmac-signature': computeSignature(bytes), ...headers },
      duplex: 'half',
    } as RequestInit);

  test('can be as long as maxBodyBytes in any chunks, but not a byte longer', async () => {
    for (const size of [1, 7, limit]) {
      const pieces = () =>
        new ReadableStream({
          start(controller) {
            for (let at = 0; at < limit; at += size) controller.enqueue(new Uint8Array(bytes.subarray(at, at + size)));
            controller.close();
          },
        });
      expect((await createTestReceiver({ maxBodyBytes: limit }).receive(streamed(pieces()))).status).toBe(200);
      const { receive, reasons } = createTestReceiver({ maxBodyBytes: limit - 1 });
      expect(await readResponse(receive(streamed(pieces())))).toEqual(rejectedResponse(503));
      expect(reasons()).toEqual(['body_too_large']);
    }
  });

  test('is limited to 1,048,576 bytes by default, counted in bytes', async () => {
    const padded = (length: number) => signedRequest(`"${'é'.repeat((length - 2) / 2)}"`);
    expect((await createTestReceiver().receive(padded(1_048_576))).status).toBe(200);
    expect((await createTestReceiver().receive(padded(1_048_578))).status).toBe(503);
  });

  test('is cancelled at the limit when it never ends', async () => {
    const cancel = vi.fn();
    let pulled = 0;
    const endless = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(1000));
      },
      cancel,
    });
    const { receive } = createTestReceiver({ maxBodyBytes: 10_000 });
    expect((await receive(streamed(endless))).status).toBe(503);
    expect(pulled).toBeLessThan(20);
    expect(cancel).toHaveBeenCalled();
  });

  test('gets 503 when it is too long, even if the cancellation of its stream fails', async () => {
    const cancel = () => Promise.reject(new Error('gone'));
    const long = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(9)), cancel });
    expect((await createTestReceiver({ maxBodyBytes: 8 }).receive(streamed(long))).status).toBe(503);
  });

  test.each(['0', '1', '99999999', '-1', 'x'])('is counted, even with Content-Length: %s', async (claimed) => {
    const { receive } = createTestReceiver({ maxBodyBytes: limit });
    const request = signedRequest(text);
    const lying = new Proxy(request, {
      get(target, name) {
        if (name === 'headers') return new Headers([...target.headers, ['content-length', claimed]]);
        const value = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    expect((await receive(lying)).status).toBe(200);
    expect(
      (await createTestReceiver({ maxBodyBytes: limit - 1 }).receive(paymentRequest({ extra: 'é'.repeat(200) })))
        .status,
    ).toBe(503);
  });

  test('gets 503 when it is too slow, so that the event is sent again', async () => {
    const cancel = vi.fn();
    const slow = new ReadableStream({ start: (controller) => controller.enqueue(bytes.subarray(0, 9)), cancel });
    const { receive, purchase, reasons } = createTestReceiver({ ackTimeoutMs: 5_000 });
    const response = receive(streamed(slow));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(reasons()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await readResponse(response)).toEqual(rejectedResponse(503));
    expect(cancel).toHaveBeenCalled();
    expect(reasons()).toEqual(['body_timeout']);
    expect(purchase).not.toHaveBeenCalled();
  });

  test('is rejected when the time-out truncates it, even if the truncated part is signed', async () => {
    const whole = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(bytes)) });
    const { receive, purchase } = createTestReceiver();
    const response = receive(streamed(whole));
    await vi.advanceTimersByTimeAsync(8_000);
    expect((await response).status).toBe(503);
    expect(purchase).not.toHaveBeenCalled();
  });

  test('gets 503 when it is incomplete, so that the event is sent again', async () => {
    let pull = 0;
    const broken = new ReadableStream({
      pull(controller) {
        pull += 1;
        if (pull === 1) controller.enqueue(new Uint8Array(bytes.subarray(0, 9)));
        else controller.error(new Error('connection reset'));
      },
    });
    const { receive, problems } = createTestReceiver();
    expect(await readResponse(receive(streamed(broken)))).toEqual(rejectedResponse(503));
    expect(problems).toEqual([
      {
        result: 'rejected',
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

  test('is reported as a configuration mistake when other code has read it', async () => {
    for (const prepare of [(request: Request) => request.text(), (request: Request) => request.body?.getReader()]) {
      const request = paymentRequest();
      await prepare(request);
      const { receive, problems } = createTestReceiver();
      expect(await readResponse(receive(request))).toEqual(rejectedResponse(500));
      expect(problems).toMatchObject([{ reason: 'receiver_failed', error: { code: 'configuration' } }]);
      expect(String(problems[0]?.error)).toContain('Call the receiver once, before any parser');
    }
  });

  test('is reported as a configuration mistake when it is a stream of strings', async () => {
    const request = {
      method: 'POST',
      headers: new Headers(),
      body: new ReadableStream({ start: (c) => c.enqueue(text) }),
    };
    const { receive, problems } = createTestReceiver();
    expect((await receive(request as Request)).status).toBe(500);
    expect(problems).toMatchObject([
      {
        reason: 'receiver_failed',
        error: { code: 'configuration', message: 'The body must be a stream of bytes' },
      },
    ]);
  });

  test('is rejected as invalid JSON when it is missing', async () => {
    const headers = { 'x-hmac-signature': computeSignature('') };
    const { receive, reasons } = createTestReceiver();
    expect((await receive(new Request('https://merchant.example', { method: 'POST', headers }))).status).toBe(400);
    expect(reasons()).toEqual(['body_not_json']);
  });
});
