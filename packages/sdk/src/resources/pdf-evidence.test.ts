import { runInNewContext } from 'node:vm';
import { describe, expect, test, vi } from 'vitest';
import { createRecordingFetch, json } from '../../test/helpers/recording-fetch.ts';
import { createClient } from '../client.ts';
import { RequestValidationError } from '../errors/errors.ts';
import {
  evidenceItemContentMaxDecodedBytes as maxBytes,
  evidenceItemContentMaxLength as maxLength,
} from '../generated/limits.ts';
import type { EvidenceItem } from '../generated/schema.ts';
import { pdfEvidence } from './pdf-evidence.ts';

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

  test('accepts a PDF of exactly the size limit, whose base64 text has the documented maximum length', async () => {
    const { content } = await pdfEvidence(createPdf(maxBytes), evidenceOptions);
    expect(content).toHaveLength(maxLength);
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

describe('pdfEvidence rejects', () => {
  test.each(['', '%PDF', ' %PDF-1.7', '%pdf-1.7', 'PK\u0003\u0004'])(
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

describe('disputes.submit', () => {
  const fetch = createRecordingFetch(() => json({ id: '1', status: 'IN_DISPUTE' }));
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
    content: base64(createPdf(9)),
  };

  test('sends the result of pdfEvidence', async () => {
    const evidence = await Promise.all(
      [5, 6, 7, 8, maxBytes - 1, maxBytes].map((length) =>
        pdfEvidence(createPdf(Math.max(length, 9)), evidenceOptions),
      ),
    );
    await submit(evidence);
    expect(JSON.parse(fetch.requests.at(-1)?.body ?? '')).toEqual({ account_id: 'a', evidence });
  });

  test.each([[], [{ ...item, file_name: '' }]])(
    'sends an empty list and an empty file name, because the service decides about them',
    async (...evidence) => {
      await submit(evidence);
      expect(JSON.parse(fetch.requests.at(-1)?.body ?? '')).toEqual({ account_id: 'a', evidence });
    },
  );

  test.each([maxBytes + 1, 2 * maxBytes])(
    'rejects a file of %i bytes with a message in bytes before encoding',
    async (length) => {
      await expect(submit([{ ...item, content: base64(createPdf(length)) }])).rejects.toMatchObject({
        rule: 'maxBytes',
        message: expect.stringContaining(`must have ${maxBytes} or fewer bytes before base64 encoding`),
      });
    },
  );

  test.each(['%PDF-', '%PDF-1', '%PDF-1.', '%PDF-\u00ff\u00ff'])(
    'accepts content that starts with %j',
    async (text) => {
      await submit([{ ...item, content: btoa(text) }]);
    },
  );

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
    [[{ ...item, content: base64(createPdf(maxBytes + 1)) }], 'evidence[0].content', 'maxBytes'],
  ])('rejects invalid evidence before sending: case %#', async (evidence, field, rule) => {
    const count = fetch.requests.length;
    await expect(submit(evidence)).rejects.toMatchObject({
      code: 'invalid_input',
      operation: 'submitDispute',
      field,
      rule,
    });
    expect(fetch.requests.length).toBe(count);
  });
});
