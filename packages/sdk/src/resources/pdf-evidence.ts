import { evidenceItemLimits } from '../generated/limits.ts';
import type { EvidenceCategory, EvidenceItem } from '../generated/schema.ts';
import { assertObject, throwValidationError } from '../validation/assert.ts';
import { validateText } from '../validation/schema-limits.ts';

const {
  'x-max-decoded-bytes': maxBytes,
  'x-media-type-magic': magic,
  'x-media-type-magic-max-offset': maxOffset,
} = evidenceItemLimits.content;

/** Options of {@link pdfEvidence}. */
export interface PdfEvidenceOptions {
  /** The name of the file, for example `delivery-note.pdf`. */
  readonly fileName: string;
  /** What the file proves. Assumption: its values, for example PROOF_OF_DELIVERY. */
  readonly contentCategory: EvidenceCategory;
}

/**
 * Creates an item of evidence for {@link Disputes.submit} from a PDF. The text of the PDF must be in English or in the local language of the
 * country.
 *
 * @param input - The bytes of the PDF: at most 1 MB, which the client reads as 1,048,576 bytes. Stay below 1,000,000 bytes, in case the
 * service counts so.
 * @param options - Assumption: the values of `contentCategory`.
 * @returns The item, with the file in base64.
 * @throws {RequestValidationError} The file has no `%PDF-` after at most 1,024 other bytes, is too large or cannot be read.
 *
 * @example
 * const item = await pdfEvidence(await readFile('delivery-note.pdf'), {
 *   fileName: 'delivery-note.pdf',
 *   contentCategory: 'PROOF_OF_DELIVERY',
 * });
 */
export async function pdfEvidence(
  input: Blob | Uint8Array | ArrayBuffer,
  options: PdfEvidenceOptions,
): Promise<EvidenceItem> {
  return createEvidence('input', input, options);
}

/** Creates the item. `field` is the parameter that an error about the file names. */
export async function createEvidence(
  field: string,
  input: Blob | Uint8Array | ArrayBuffer,
  options: PdfEvidenceOptions,
): Promise<EvidenceItem> {
  const { fileName, contentCategory } = assertObject('options', options);
  validateText('fileName', fileName);
  validateText('contentCategory', contentCategory);
  const bytes = await toBytes(input);
  checkSize(field, bytes.length);
  // Readers of PDF accept other bytes before the header, such as a byte order mark.
  if (!String.fromCharCode(...bytes.subarray(0, maxOffset + magic.length)).includes(magic)) {
    throwValidationError(field, `must be a PDF, which has ${magic} after at most ${maxOffset} other bytes`, 'magic');
  }
  return {
    content_type: 'application/pdf',
    file_name: fileName,
    content_category: contentCategory,
    content: encodeBase64(bytes),
  };
}

async function toBytes(input: Blob | Uint8Array | ArrayBuffer): Promise<Uint8Array> {
  if (ArrayBuffer.isView(input)) return new Uint8Array(input.buffer, input.byteOffset, input.byteLength);
  if (isBlob(input)) {
    // Checked before it is read: the file may have any size.
    checkSize('input', input.size);
    const bytes = await input.arrayBuffer().catch((cause: unknown) => {
      return throwValidationError('input', 'is a Blob that could not be read', 'type', { cause });
    });
    return new Uint8Array(bytes);
  }
  if (!isArrayBuffer(input)) {
    const hint = typeof input === 'string' ? '. For a path, use pdfEvidenceFromFile of @paychord/sdk/node' : '';
    throwValidationError('input', `must be a Blob, a Uint8Array or an ArrayBuffer${hint}`, 'type');
  }
  return new Uint8Array(input);
}

function isBlob(input: Blob | ArrayBuffer): input is Blob {
  return typeof (Object(input) as Partial<Blob>).arrayBuffer === 'function';
}

/** Accepts an ArrayBuffer of any realm. Under jsdom, for example, there are two. */
function isArrayBuffer(input: unknown): input is ArrayBuffer {
  return /ArrayBuffer\]$/.test(Object.prototype.toString.call(input));
}

/** Throws {@link RequestValidationError} for a file that is too large. `bytes` is its size before base64. */
export function checkSize(field: string, bytes: number): void {
  if (bytes > maxBytes) {
    const requirement = `must have ${maxBytes} or fewer bytes before base64 encoding (received ${bytes})`;
    throwValidationError(field, requirement, 'maxBytes');
  }
}

interface NodeBuffer {
  from(bytes: ArrayBufferLike, offset: number, length: number): { toString(encoding: 'base64'): string };
}

/** A multiple of three, so that only the last part is padded, and few enough arguments for any call stack. */
const chunkLength = 6144;

function encodeBase64(bytes: Uint8Array): string {
  // Read from `globalThis`, so that no bundler puts a Buffer into a page. A server would wait 100 ms for the largest file without it.
  const { Buffer } = globalThis as { Buffer?: NodeBuffer };
  if (Buffer !== undefined) return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
  let encoded = '';
  for (let start = 0; start < bytes.length; start += chunkLength) {
    encoded += btoa(String.fromCharCode(...bytes.subarray(start, start + chunkLength)));
  }
  return encoded;
}
