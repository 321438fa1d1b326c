import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { append, maxEntries, type RequestRow } from './traffic.ts';

test('a list keeps the latest requests', () => {
  const list = signal<readonly RequestRow[]>([]);
  const rows = Array.from({ length: maxEntries + 50 }, (_, number) => ({ number }) as RequestRow);
  append(list, rows.slice(0, 100));
  append(list, rows.slice(100));
  expect(list.value).toEqual(rows.slice(50));
});
