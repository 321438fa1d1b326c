import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfEvidence, RequestValidationError } from './index.ts';
import { pdfEvidenceFromFile } from './node.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paychord-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileOf(name: string, content: Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

const pdfOf = (length: number) => Uint8Array.from({ length }, (_, index) => '%PDF-'.charCodeAt(index) || index % 251);
const contentCategory = 'PROOF_OF_DELIVERY';

test('a file is sent under its own name', async () => {
  const bytes = pdfOf(200_000);
  const path = await fileOf('entrega São Paulo.pdf', bytes);
  const item = await pdfEvidence(bytes, { fileName: 'entrega São Paulo.pdf', contentCategory });
  expect(await pdfEvidenceFromFile(path, { contentCategory })).toEqual(item);
  expect(await pdfEvidenceFromFile(pathToFileURL(path), { contentCategory })).toEqual(item);
});

test('or under the name that is given', async () => {
  const path = await fileOf('scan.pdf', pdfOf(9));
  expect((await pdfEvidenceFromFile(path, { contentCategory, fileName: 'note.pdf' })).file_name).toBe('note.pdf');
});

test('a file of the largest size is taken', async () => {
  const { content } = await pdfEvidenceFromFile(await fileOf('full.pdf', pdfOf(1_048_576)), { contentCategory });
  expect(atob(content)).toHaveLength(1_048_576);
});

test.each([
  ['is larger', async () => fileOf('large.pdf', pdfOf(1_048_577)), 'input', 'maxBytes'],
  ['is no PDF', async () => fileOf('page.pdf', new TextEncoder().encode('<html>')), 'input', 'magic'],
  ['is not there', async () => join(folder, 'missing.pdf'), 'path', 'type'],
  ['is a folder', async () => folder, 'path', 'type'],
])('what %s is refused', async (_, make, field, rule) => {
  const refusal = await pdfEvidenceFromFile(await make(), { contentCategory }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(RequestValidationError);
  expect(refusal).toMatchObject({ field, rule });
});
