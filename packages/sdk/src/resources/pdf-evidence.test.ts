import { runInNewContext } from 'node:vm';
import { describe, expect, test, vi } from 'vitest';
import { json, recordingFetch } from '../../test/helpers/recording-fetch.ts';
import { createClient } from '../client.ts';
import { RequestValidationError } from '../errors/errors.ts';
import { evidenceItemLimits } from '../generated/limits.ts';
import type { EvidenceItem } from '../generated/schema.ts';
import { pdfEvidence } from './pdf-evidence.ts';

const maxBytes = evidenceItemLimits.content['x-max-decoded-bytes'];
const named = { fileName: 'note.pdf', contentCategory: 'PROOF_OF_DELIVERY' } as const;

/** As many bytes as asked for, of which the first look like a PDF. */
function pdf(length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length).fill(0x20);
  bytes.set(new TextEncoder().encode('%PDF-1.7\n'));
  return bytes;
}

describe('a PDF', () => {
  const bytes = pdf(100);
  const wide = new Uint8Array(150);
  wide.set(bytes, 25);

  test.each<[string, Blob | Uint8Array | ArrayBuffer]>([
    ['a Uint8Array', bytes],
    ['a part of a larger one', wide.subarray(25, 125)],
    ['a Buffer', Buffer.from(bytes)],
    ['an ArrayBuffer', bytes.buffer],
    ['a Blob', new Blob([bytes])],
    ['a File', new File([bytes], 'x.pdf')],
    ['an ArrayBuffer of another realm', runInNewContext('Uint8Array.from(bytes).buffer', { bytes: [...bytes] })],
    ['a Uint8Array of another realm', runInNewContext('Uint8Array.from(bytes)', { bytes: [...bytes] })],
  ])('can be %s', async (_, input) => {
    expect(await pdfEvidence(input, named)).toEqual({
      content_type: 'application/pdf',
      file_name: 'note.pdf',
      content_category: 'PROOF_OF_DELIVERY',
      content: Buffer.from(bytes).toString('base64'),
    });
  });

  test('of exactly the limit is taken, and fills the length that the document allows', async () => {
    const { content } = await pdfEvidence(pdf(maxBytes), named);
    expect(content).toHaveLength(evidenceItemLimits.content.maxLength);
  });

  test.each<[string, Uint8Array | ArrayBuffer | Blob]>([
    ['bytes', pdf(maxBytes + 1)],
    ['an ArrayBuffer', pdf(maxBytes + 1).buffer],
    ['a Blob', new Blob([pdf(maxBytes + 1)])],
  ])('of one byte more is refused as %s', async (_, input) => {
    await expect(pdfEvidence(input, named)).rejects.toMatchObject({ field: 'input', rule: 'maxBytes' });
  });

  test('that does not say how large it is, is measured', async () => {
    const response = new Response(pdf(maxBytes + 1)) as unknown as Blob;
    await expect(pdfEvidence(response, named)).rejects.toMatchObject({ field: 'input', rule: 'maxBytes' });
  });

  test('that is too large is not read', async () => {
    const blob = new Blob([pdf(maxBytes + 1)]);
    const read = vi.spyOn(blob, 'arrayBuffer');
    await expect(pdfEvidence(blob, named)).rejects.toBeInstanceOf(RequestValidationError);
    expect(read).not.toHaveBeenCalled();
  });
});

test('a Blob that cannot be read is refused', async () => {
  const cause = new Error('gone');
  const blob = Object.assign(new Blob([pdf(10)]), { arrayBuffer: () => Promise.reject(cause) });
  const refused = { code: 'invalid_input', field: 'input', rule: 'type', cause };
  await expect(pdfEvidence(blob, named)).rejects.toMatchObject(refused);
});

describe('anything else', () => {
  test.each(['', '%PDF', ' %PDF-1.7', '%pdf-1.7', 'PK\u0003\u0004'])('%j is no PDF', async (text) => {
    await expect(pdfEvidence(new TextEncoder().encode(text), named)).rejects.toMatchObject({
      code: 'invalid_input',
      field: 'input',
      rule: 'magic',
    });
  });

  test.each([['%PDF-1.7'], [undefined], [null], [[1]], [{}]])('%j is no file', async (input) => {
    await expect(pdfEvidence(input as unknown as Blob, named)).rejects.toMatchObject({ field: 'input', rule: 'type' });
  });

  test('a file needs a name and a category', async () => {
    const { fileName, contentCategory } = named;
    await expect(pdfEvidence(pdf(10), { contentCategory } as typeof named)).rejects.toMatchObject({
      field: 'fileName',
    });
    await expect(pdfEvidence(pdf(10), { fileName } as typeof named)).rejects.toMatchObject({
      field: 'contentCategory',
    });
    await expect(pdfEvidence(pdf(10), undefined as unknown as typeof named)).rejects.toMatchObject({
      field: 'options',
    });
  });
});

describe('submitting', () => {
  const fetch = recordingFetch(() => json({ id: '1', status: 'IN_DISPUTE' }));
  const client = createClient({
    baseUrl: 'https://api.example.com',
    publicApiKey: 'public-key',
    privateSecretKey: 'secret-key',
    fetch,
  });
  const ids = ['0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11', '5b0f3a52-6f0d-4a2c-8d53-0d7b4c1f2e90'] as const;
  const submit = (evidence: unknown) =>
    client.disputes.submit(...ids, { account_id: 'a', evidence: evidence as EvidenceItem[] });
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
  const item = {
    content_type: 'application/pdf',
    file_name: 'n.pdf',
    content_category: 'OTHERS',
    content: base64(pdf(9)),
  };

  test('what pdfEvidence made is sent', async () => {
    const evidence = await Promise.all(
      [5, 6, 7, 8, maxBytes - 1, maxBytes].map((length) => pdfEvidence(pdf(Math.max(length, 9)), named)),
    );
    await submit(evidence);
    expect(JSON.parse(fetch.requests.at(-1)?.body ?? '')).toEqual({ account_id: 'a', evidence });
  });

  test.each([[], [{ ...item, file_name: '' }]])(
    'an empty list and an empty file name are for the service to refuse',
    async (...evidence) => {
      await submit(evidence);
      expect(JSON.parse(fetch.requests.at(-1)?.body ?? '')).toEqual({ account_id: 'a', evidence });
    },
  );

  test.each([maxBytes + 1, 2 * maxBytes])('a file of %i bytes is refused in bytes of the file', async (length) => {
    await expect(submit([{ ...item, content: base64(pdf(length)) }])).rejects.toMatchObject({
      rule: 'maxBytes',
      message: expect.stringContaining(`must have at most ${maxBytes} bytes before base64 encoding`),
    });
  });

  test.each(['%PDF-', '%PDF-1', '%PDF-1.', '%PDF-\u00ff\u00ff'])('%j is PDF enough', async (text) => {
    await submit([{ ...item, content: btoa(text) }]);
  });

  test.each([
    [undefined, 'evidence', 'required'],
    [{}, 'evidence', 'required'],
    [[null], 'evidence[0]', 'required'],
    [['JVBERi0='], 'evidence[0]', 'type'],
    [[item, { ...item, content_type: 'image/png' }], 'evidence[1].content_type', 'mediaType'],
    [[{ ...item, content: '' }], 'evidence[0].content', 'minLength'],
    [[{ ...item, content: undefined }], 'evidence[0].content', 'type'],
    [[{ ...item, content: '%PDF-1.7' }], 'evidence[0].content', 'pattern'],
    [[{ ...item, content: `data:application/pdf;base64,${item.content}` }], 'evidence[0].content', 'pattern'],
    [[{ ...item, content: 'JVBERi0' }], 'evidence[0].content', 'pattern'],
    [[{ ...item, content: 'JVBERi0xL' }], 'evidence[0].content', 'pattern'],
    [[{ ...item, content: 'JVBE' }], 'evidence[0].content', 'magic'],
    [[{ ...item, content: btoa('not a PDF') }], 'evidence[0].content', 'magic'],
    [[{ ...item, content: btoa('%PDF/') }], 'evidence[0].content', 'magic'],
    [[{ ...item, content: base64(pdf(maxBytes + 1)) }], 'evidence[0].content', 'maxBytes'],
  ])('is refused before sending: %#', async (evidence, field, rule) => {
    const count = fetch.requests.length;
    await expect(submit(evidence)).rejects.toMatchObject({
      code: 'invalid_input',
      operation: 'disputeChargeback',
      field,
      rule,
    });
    expect(fetch.requests.length).toBe(count);
  });
});
