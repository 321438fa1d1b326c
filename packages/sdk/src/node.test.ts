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

async function writeTestFile(name: string, content: Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

const createPdf = (length: number) =>
  Uint8Array.from({ length }, (_, index) => '%PDF-'.charCodeAt(index) || index % 251);
const contentCategory = 'PROOF_OF_DELIVERY';

test('pdfEvidenceFromFile uses the name of the file by default', async () => {
  const bytes = createPdf(200_000);
  const path = await writeTestFile('entrega São Paulo.pdf', bytes);
  const item = await pdfEvidence(bytes, { fileName: 'entrega São Paulo.pdf', contentCategory });
  expect(await pdfEvidenceFromFile(path, { contentCategory })).toEqual(item);
  expect(await pdfEvidenceFromFile(pathToFileURL(path), { contentCategory })).toEqual(item);
});

test('pdfEvidenceFromFile uses the option fileName', async () => {
  const path = await writeTestFile('scan.pdf', createPdf(9));
  expect((await pdfEvidenceFromFile(path, { contentCategory, fileName: 'note.pdf' })).file_name).toBe('note.pdf');
});

test('pdfEvidenceFromFile without options says which one it needs', async () => {
  await expect((pdfEvidenceFromFile as (path: string) => Promise<unknown>)('note.pdf')).rejects.toMatchObject({
    field: 'options',
    rule: 'required',
    message: expect.stringContaining(
      "options must be an object, such as { contentCategory: 'RECEIPT' } (received undefined)",
    ),
  });
});

test('pdfEvidenceFromFile accepts a file of the maximum size', async () => {
  const { content } = await pdfEvidenceFromFile(await writeTestFile('full.pdf', createPdf(1_048_576)), {
    contentCategory,
  });
  expect(atob(content)).toHaveLength(1_048_576);
});

test.each([
  [
    'a file over the maximum size',
    () => writeTestFile('large.pdf', createPdf(1_048_577)),
    'maxBytes',
    'path must have 1048576 or fewer bytes before base64 encoding (received 1048577)',
  ],
  [
    'a file that is not a PDF',
    () => writeTestFile('page.html', new TextEncoder().encode('<html>')),
    'magic',
    'path must be a PDF, which has %PDF- after at most 1024 other bytes',
  ],
  [
    'a missing file',
    () => pathToFileURL(join(folder, 'missing.pdf')),
    'type',
    '/missing.pdf could not be read (ENOENT)',
  ],
  ['a folder', () => folder, 'type', 'could not be read (EISDIR)'],
  [
    'a relative path, whose folder it names, without card numbers',
    () => 'missing-4111111111111111.pdf',
    'type',
    `path ${join(process.cwd(), 'missing-[redacted].pdf')} could not be read (ENOENT)`,
  ],
])('pdfEvidenceFromFile rejects %s', async (_, createPath, rule, message) => {
  const error = await pdfEvidenceFromFile(await createPath(), { contentCategory }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(RequestValidationError);
  expect(error).toMatchObject({ field: 'path', rule, message: expect.stringContaining(message) });
});
