import { expect, test } from 'vitest';
import { readRawBody } from './raw-body.ts';

test('shared memory, which can change while it is hashed, is copied', () => {
  const shared = new Uint8Array(new SharedArrayBuffer(3)).fill(7);
  const read = readRawBody(shared);
  shared.fill(0);
  expect(read).toEqual(Uint8Array.of(7, 7, 7));
});

test('any other memory is not, however long the body', () => {
  const bytes = new Uint8Array(9);
  const read = readRawBody(bytes.subarray(2, 5)) as Uint8Array;
  expect([read.buffer, read.byteOffset, read.byteLength]).toEqual([bytes.buffer, 2, 3]);
});
