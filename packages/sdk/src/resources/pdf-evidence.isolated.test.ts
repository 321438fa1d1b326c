import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createTestClient } from '../../test/helpers/scripted-client.ts';
import { RequestValidationError } from '../errors/errors.ts';
import { evidenceItemLimits } from '../generated/limits.ts';
import type { EvidenceItem } from '../generated/schema.ts';
import { pdfEvidence } from './pdf-evidence.ts';

const maxBytes = evidenceItemLimits.content['x-max-decoded-bytes'];
const evidenceOptions = { fileName: 'note.pdf', contentCategory: 'PROOF_OF_DELIVERY' } as const;

/** Creates bytes of this length that start like a PDF. */
function createPdf(length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length).fill(0x20);
  bytes.set(new TextEncoder().encode('%PDF-1.7\n'));
  return bytes;
}

describe('pdfEvidence', () => {
  const bytes = createPdf(100);
  const largerArray = new Uint8Array(150);
  largerArray.set(bytes, 25);

  test.each<[string, Blob | Uint8Array | ArrayBuffer]>([
    ['a Uint8Array', bytes],
    ['a part of a larger Uint8Array', largerArray.subarray(25, 125)],
    ['a Buffer', Buffer.from(bytes)],
    ['an ArrayBuffer', bytes.buffer],
    ['a Blob', new Blob([bytes])],
    ['a File', new File([bytes], 'x.pdf')],
    ['an ArrayBuffer of another realm', runInNewContext('Uint8Array.from(bytes).buffer', { bytes: [...bytes] })],
    ['a Uint8Array of another realm', runInNewContext('Uint8Array.from(bytes)', { bytes: [...bytes] })],
  ])('accepts %s', async (_, input) => {
    expect(await pdfEvidence(input, evidenceOptions)).toEqual({
      content_type: 'application/pdf',
      file_name: 'note.pdf',
      content_category: 'PROOF_OF_DELIVERY',
      content: Buffer.from(bytes).toString('base64'),
    });
  });

  test('accepts a PDF of exactly the size limit, whose base64 text is a third longer', async () => {
    const { content } = await pdfEvidence(createPdf(maxBytes), evidenceOptions);
    expect(content).toHaveLength(Math.ceil(maxBytes / 3) * 4);
  });

  test.each<[string, Uint8Array | ArrayBuffer | Blob]>([
    ['bytes', createPdf(maxBytes + 1)],
    ['an ArrayBuffer', createPdf(maxBytes + 1).buffer],
    ['a Blob', new Blob([createPdf(maxBytes + 1)])],
  ])('rejects %s of one byte over the size limit', async (_, input) => {
    await expect(pdfEvidence(input, evidenceOptions)).rejects.toMatchObject({ field: 'input', rule: 'maxBytes' });
  });

  test('measures an input without a size property', async () => {
    const response = new Response(createPdf(maxBytes + 1)) as unknown as Blob;
    await expect(pdfEvidence(response, evidenceOptions)).rejects.toMatchObject({ field: 'input', rule: 'maxBytes' });
  });

  test('does not read a Blob over the size limit', async () => {
    const blob = new Blob([createPdf(maxBytes + 1)]);
    const read = vi.spyOn(blob, 'arrayBuffer');
    await expect(pdfEvidence(blob, evidenceOptions)).rejects.toBeInstanceOf(RequestValidationError);
    expect(read).not.toHaveBeenCalled();
  });
});

test('pdfEvidence rejects a Blob whose bytes cannot be read', async () => {
  const cause = new Error('gone');
  const blob = Object.assign(new Blob([createPdf(10)]), { arrayBuffer: () => Promise.reject(cause) });
  const expected = { code: 'invalid_input', field: 'input', rule: 'type', cause };
  await expect(pdfEvidence(blob, evidenceOptions)).rejects.toMatchObject(expected);
});

test('pdfEvidence accepts up to 1,024 bytes before the header of the file, and returns padded base64', async () => {
  const bytes = new TextEncoder().encode(`\ufeff${'\n'.repeat(1021)}%PDF-1.7`);
  const { content } = await pdfEvidence(bytes, evidenceOptions);
  expect(content).toBe(Buffer.from(bytes).toString('base64'));
});

describe('pdfEvidence rejects', () => {
  test.each(['', '%PDF', '%pdf-1.7', 'PK\u0003\u0004', `${' '.repeat(1025)}%PDF-1.7`])(
    'the text %j, which is not a PDF',
    async (text) => {
      await expect(pdfEvidence(new TextEncoder().encode(text), evidenceOptions)).rejects.toMatchObject({
        code: 'invalid_input',
        field: 'input',
        rule: 'magic',
      });
    },
  );

  test.each([['%PDF-1.7'], [undefined], [null], [[1]], [{}]])('%j, which is not a file', async (input) => {
    await expect(pdfEvidence(input as unknown as Blob, evidenceOptions)).rejects.toMatchObject({
      field: 'input',
      rule: 'type',
    });
  });

  test('options without fileName or contentCategory', async () => {
    const { fileName, contentCategory } = evidenceOptions;
    await expect(pdfEvidence(createPdf(10), { contentCategory } as typeof evidenceOptions)).rejects.toMatchObject({
      field: 'fileName',
    });
    await expect(pdfEvidence(createPdf(10), { fileName } as typeof evidenceOptions)).rejects.toMatchObject({
      field: 'contentCategory',
    });
    await expect(pdfEvidence(createPdf(10), undefined as unknown as typeof evidenceOptions)).rejects.toMatchObject({
      field: 'options',
    });
  });
});

test('disputes.submit sends the result of pdfEvidence, and any other evidence unchanged', async () => {
  const { client, fetch } = createTestClient();
  const items = await Promise.all([9, maxBytes].map((length) => pdfEvidence(createPdf(length), evidenceOptions)));
  const content = Buffer.from(createPdf(200)).toString('base64').replace(/.{76}/g, '$&\r\n');
  for (const evidence of [items, [], [{ ...(items[0] as EvidenceItem), file_name: '', content }]]) {
    const body = { account_id: 'a', evidence };
    await client.disputes.submit('payment-1', 'transaction-1', body);
    expect(JSON.parse(fetch.requests.at(-1)?.body ?? '')).toEqual(body);
  }
});

describe.each(['with Buffer', 'without Buffer'])('pdfEvidence %s', (runtime) => {
  /** Compares texts without `expect`, because a failed comparison of two long strings prints a megabyte. */
  async function isEncoded(bytes: Uint8Array): Promise<boolean> {
    const expected = Buffer.from(bytes).toString('base64');
    if (runtime === 'without Buffer') vi.stubGlobal('Buffer', undefined);
    const { content } = await pdfEvidence(bytes, evidenceOptions);
    vi.unstubAllGlobals();
    return content === expected;
  }

  test('encodes random bytes correctly', async () => {
    const content = fc.uint8Array({ maxLength: 20_000, size: 'max' });
    const property = fc.asyncProperty(content, (bytes) => isEncoded(Uint8Array.from([...createPdf(9), ...bytes])));
    await fc.assert(property, { numRuns: 200, endOnFailure: true });
  });

  test.each([9, 10, 11, 6143, 6144, 6145, 12_288, maxBytes])('encodes %i bytes correctly', async (length) => {
    expect(await isEncoded(createPdf(length).map((byte, index) => (index < 9 ? byte : (index * 31) % 256)))).toBe(true);
  });
});
