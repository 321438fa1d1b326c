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

test('pdfEvidenceFromFile accepts a file of the maximum size', async () => {
  const { content } = await pdfEvidenceFromFile(await writeTestFile('full.pdf', createPdf(1_048_576)), {
    contentCategory,
  });
  expect(atob(content)).toHaveLength(1_048_576);
});

test('the error about a file that is too large names its size', async () => {
  const path = await writeTestFile('huge.pdf', createPdf(2_000_000));
  await expect(pdfEvidenceFromFile(path, { contentCategory })).rejects.toThrow(
    'path must have 1048576 or fewer bytes before base64 encoding (received 2000000)',
  );
});

test('the error about a file that is not a PDF says how a PDF begins', async () => {
  const path = await writeTestFile('page.html', new TextEncoder().encode('<html>'));
  await expect(pdfEvidenceFromFile(path, { contentCategory })).rejects.toThrow(
    'path must be a PDF, which begins with %PDF-',
  );
});

test('the error about a file that cannot be read contains the code of the system', async () => {
  const missing = pathToFileURL(join(folder, 'missing.pdf'));
  await expect(pdfEvidenceFromFile(missing, { contentCategory })).rejects.toThrow(
    `path: ${missing.pathname} could not be read (ENOENT)`,
  );
});

test('the error about a relative path that cannot be read has the full path, without card numbers', async () => {
  await expect(pdfEvidenceFromFile('missing-4111111111111111.pdf', { contentCategory })).rejects.toThrow(
    `path: ${join(process.cwd(), 'missing-[redacted].pdf')} could not be read (ENOENT)`,
  );
});

test.each([
  ['a file over the maximum size', async () => writeTestFile('large.pdf', createPdf(1_048_577)), 'path', 'maxBytes'],
  [
    'a file that is not a PDF',
    async () => writeTestFile('page.pdf', new TextEncoder().encode('<html>')),
    'path',
    'magic',
  ],
  ['a missing file', async () => join(folder, 'missing.pdf'), 'path', 'type'],
  ['a folder', async () => folder, 'path', 'type'],
])('pdfEvidenceFromFile rejects %s', async (_, createPath, field, rule) => {
  const error = await pdfEvidenceFromFile(await createPath(), { contentCategory }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(RequestValidationError);
  expect(error).toMatchObject({ field, rule });
});
