import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findDifferences, writeOutputs } from './outputs.ts';

const folder = 'packages/sdk/src/generated';
const files = new Map([[`${folder}/limits.ts`, 'export {};\n']]);
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'outputs-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('finds no difference in files that it just wrote', () => {
  writeOutputs(root, files);
  expect(findDifferences(root, files)).toEqual([]);
});

test('names missing, outdated and unexpected files', () => {
  expect(findDifferences(root, files)).toEqual([`missing: ${folder}/limits.ts`]);
  writeOutputs(root, files);
  writeFileSync(join(root, folder, 'limits.ts'), 'edited');
  mkdirSync(join(root, folder, 'old'));
  writeFileSync(join(root, folder, 'old/one.ts'), '');
  expect(findDifferences(root, files)).toEqual([`outdated: ${folder}/limits.ts`, `unexpected: ${folder}/old/one.ts`]);
});

test('removes a file that is no longer generated', () => {
  writeOutputs(root, new Map([[`${folder}/old.ts`, '']]));
  writeOutputs(root, files);
  expect(existsSync(join(root, folder, 'old.ts'))).toBe(false);
});
