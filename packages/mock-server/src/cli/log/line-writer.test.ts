import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLineWriter } from './line-writer.ts';

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

/** A reader that reads at once. */
function fastReader() {
  const chunks: string[] = [];
  let report = () => {};
  const arrived = new Promise<void>((resolve) => {
    report = resolve;
  });
  const stream = new Writable({
    decodeStrings: false,
    write(chunk, _encoding, callback) {
      if (chunk !== '') chunks.push(chunk);
      report();
      callback();
    },
  });
  return { stream, chunks, arrived };
}

const describeDropped = (count: number) => `${count} dropped`;

test('writes the lines of one moment in one go', async () => {
  const { stream, chunks } = fastReader();
  const writer = createLineWriter(stream, describeDropped);
  for (const line of ['a', 'b', 'c']) writer.write(line);
  expect(chunks).toEqual([]);
  await writer.close();
  expect(chunks).toEqual(['a\nb\nc\n']);
});

test('writes without close', async () => {
  const { stream, chunks, arrived } = fastReader();
  createLineWriter(stream, describeDropped).write('a');
  await arrived;
  expect(chunks).toEqual(['a\n']);
});

test('waits for a slow reader, drops what is too much, and says how much', async () => {
  const { stream, chunks, read } = slowReader();
  const writer = createLineWriter(stream, describeDropped);
  writer.write('first');
  void writer.close();
  for (let count = 0; count < 10_005; count += 1) writer.write(`line ${count}`);
  expect(chunks).toEqual(['first\n']);
  const next = new Promise((resolve) => stream.once('drain', resolve));
  read();
  read();
  await next;
  const lines = chunks.join('').split('\n');
  expect([lines.length, lines[1], lines.at(-3), lines.at(-2)]).toEqual([10_003, 'line 0', 'line 9999', '5 dropped']);
});

test('drops everything when the reader has gone', async () => {
  const { stream, chunks, leave } = slowReader();
  let isGone = false;
  const writer = createLineWriter(stream, describeDropped, () => {
    isGone = true;
  });
  writer.write('first');
  const closed = writer.close();
  leave();
  await closed;
  writer.write('second');
  await writer.close();
  expect([chunks, isGone]).toEqual([['first\n'], true]);
});
