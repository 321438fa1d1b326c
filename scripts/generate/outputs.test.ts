import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { differences, write } from './output-folder.ts';

const folder = 'packages/sdk/src/generated';
const files = new Map([[`${folder}/limits.ts`, 'export {};\n']]);
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'outputs-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('finds nothing to say about what was just written', () => {
  write(root, files);
  expect(differences(root, files)).toEqual([]);
});

test('names missing, stale and stray files', () => {
  expect(differences(root, files)).toEqual([`missing: ${folder}/limits.ts`]);
  write(root, files);
  writeFileSync(join(root, folder, 'limits.ts'), 'edited');
  mkdirSync(join(root, folder, 'old'));
  writeFileSync(join(root, folder, 'old/one.ts'), '');
  expect(differences(root, files)).toEqual([`stale: ${folder}/limits.ts`, `stray: ${folder}/old/one.ts`]);
});

test('removes what has no cause any more', () => {
  write(root, new Map([[`${folder}/old.ts`, '']]));
  write(root, files);
  expect(existsSync(join(root, folder, 'old.ts'))).toBe(false);
});
