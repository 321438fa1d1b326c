import { PassThrough, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { callerOf, cardPayment } from '../../../test/helpers/test-caller.ts';
import { createMockServer } from '../../core/mock-server.ts';
import { createLineWriter, startServerLog } from './server-log.ts';

test.each([
  [false, '⚠    OPTIONS /v1/payments  CORS: pages of http://localhost:5173 may not call this server. Pass --cors'],
  [true, '"warning":"CORS: pages of http://localhost:5173 may not call this server. Pass --cors'],
])('a preflight request without cors is a warning in the log (json: %s)', async (json, expected) => {
  const mock = createMockServer({ strict: true });
  const stream = new PassThrough();
  const log = startServerLog(mock, json, stream);
  await mock.fetch('https://payments.test/v1/payments', {
    method: 'OPTIONS',
    headers: { origin: 'http://localhost:5173', 'access-control-request-method': 'POST' },
  });
  await log.close();
  stream.end();
  expect(await text(stream)).toContain(expected);
});

test.each([
  [
    false,
    /⚠ {4}finding unknown-field {2}Request 1 has the unknown field merchant_ordr_id\. Did you mean merchant_order_id\? {2}https:.*findings\.md#unknown-field\n/,
    /\nFindings:\n {2}unknown-field × 3\n$/,
  ],
  [
    true,
    /"type":"finding","at":"2026-01-01T00:00:00.000Z","merchant":"mock-public-key","rule":"unknown-field",.*"requests":\[1\]/,
    /\n\{"type":"findings","counts":\{"unknown-field":3\}\}\n$/,
  ],
])(
  'logs the first finding of a rule, and at the end how often it found something (json: %s)',
  async (json, first, last) => {
    const mock = createMockServer({ strict: true });
    const stream = new PassThrough();
    const log = startServerLog(mock, json, stream);
    const { post } = callerOf(mock, mock.credentials);
    for (let count = 0; count < 3; count += 1) {
      if (count === 2) await mock.reset();
      await post('/v1/payments', cardPayment({ merchant_order_id: `ORDER-${count}`, merchant_ordr_id: 'A' }));
    }
    await log.close();
    stream.end();
    const written = await text(stream);
    expect(written).toMatch(first);
    expect(written).toMatch(last);
    expect(written.match(/findings\.md/g)).toHaveLength(1);
  },
);

test.each([false, true])('the line of a payment that waits has the address of its page (json: %s)', async (json) => {
  const mock = createMockServer({ strict: true });
  mock.setPublicUrl('http://localhost:4010');
  const stream = new PassThrough();
  const log = startServerLog(mock, json, stream);
  const { post, get } = callerOf(mock, mock.credentials);
  const waiting = [{ type: 'PIX' }, { type: 'BANK_TRANSFER' }, { token: 'tok_three_d_secure' }];
  const pages: string[] = [];
  for (const payment_method of [...waiting, { token: 'tok_succeeded' }]) {
    const { json: payment } = await post('/v1/payments', cardPayment({ payment_method }), {});
    await get(`/v1/payments/${payment.id}`);
    pages.push(`http://localhost:4010/__pay/payments/${payment.id}`);
  }
  await log.close();
  stream.end();
  const shown = (await text(stream)).split('\n').map((line) => /http:\S*?\/__pay\/payments\/[\w-]+/.exec(line)?.[0]);
  expect(shown.filter((each) => each !== undefined)).toEqual(pages.slice(0, 3));
});

/** A reader that reads only when the test says so. */
function slowReader() {
  const chunks: string[] = [];
  let finish: (error?: Error) => void = () => {};
  const stream = new Writable({
    highWaterMark: 1,
    decodeStrings: false,
    write(chunk, _encoding, callback) {
      if (chunk !== '') chunks.push(chunk);
      finish = callback;
    },
  });
  return { stream, chunks, read: () => finish(), leave: () => finish(new Error('EPIPE')) };
}

const describeDropped = (count: number) => `${count} dropped`;

test('waits for a slow reader, drops what is too much, and says how much', async () => {
  const { stream, chunks, read } = slowReader();
  const writer = createLineWriter(stream, describeDropped);
  writer.write(() => 'first');
  void writer.close();
  const long = 'x'.repeat(1024 * 1024);
  writer.write(() => long);
  void writer.close();
  let formatted = 0;
  for (const line of ['second', 'third']) {
    writer.write(() => {
      formatted += 1;
      return line;
    });
  }
  void writer.close();
  expect(chunks).toEqual(['first\n']);
  for (const _ of ['first', 'close', 'long', 'close', 'dropped']) {
    read();
    await setImmediate();
  }
  writer.write(() => 'fourth');
  void writer.close();
  read();
  expect(chunks.slice(1)).toEqual([`${long}\n`, '2 dropped\n', 'fourth\n']);
  expect(formatted).toBe(0);
});

test('drops everything when the reader has gone', async () => {
  const { stream, chunks, leave } = slowReader();
  let isGone = false;
  const writer = createLineWriter(stream, describeDropped, () => {
    isGone = true;
  });
  writer.write(() => 'first');
  const closed = writer.close();
  leave();
  await closed;
  writer.write(() => 'second');
  await writer.close();
  expect([chunks, isGone]).toEqual([['first\n'], true]);
});
