import { RequestValidationError } from '../errors/errors.ts';
import {
  evidenceItemContentMediaTypeMagic as magic,
  evidenceItemContentMaxDecodedBytes as maxBytes,
  evidenceItemContentMinLength as minLength,
  evidenceItemContentPattern as pattern,
} from '../generated/limits.ts';
import type { EvidenceCategory, EvidenceItem } from '../generated/schema.ts';
import { encodeBase64 } from '../utils/base64.ts';
import { assertObject, throwValidationError } from '../validation/assert.ts';
import type { PlainObject } from '../validation/plain-json.ts';
import { validateText } from '../validation/schema-limits.ts';

const mediaType: EvidenceItem['content_type'] = 'application/pdf';

/** Options of {@link pdfEvidence}. */
export interface PdfEvidenceOptions {
  /** The name of the file, for example `delivery-note.pdf`. */
  readonly fileName: string;
  /** What the file proves, for example PROOF_OF_DELIVERY. */
  readonly contentCategory: EvidenceCategory;
}

/**
 * Creates an item of evidence for {@link Disputes.submit} from a PDF. The text of the PDF must be in English or in the local language of the
 * country.
 *
 * @param input - The bytes of the PDF: at most 1 MB, which the client reads as 1,048,576 bytes. Stay below 1,000,000 bytes, in case the
 * service counts so.
 * @returns The item, with the file in base64.
 * @throws {RequestValidationError} The file does not begin with `%PDF-`, is too large or cannot be read.
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
  if (String.fromCharCode(...bytes.subarray(0, magic.length)) !== magic) throwNotPdf(field);
  return {
    content_type: mediaType,
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
      throw new RequestValidationError(
        'input: the Blob could not be read',
        { field: 'input', rule: 'type' },
        { cause },
      );
    });
    return new Uint8Array(bytes);
  }
  if (!isArrayBuffer(input)) {
    const hint = typeof input === 'string' ? '. For a path, use pdfEvidenceFromFile of @paychord/sdk/node' : '';
    throwValidationError('input', 'type', `must be a Blob, a Uint8Array or an ArrayBuffer${hint}`);
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

/**
 * Throws {@link RequestValidationError} for evidence that breaks a documented limit. The caller may have built the items without
 * {@link pdfEvidence}.
 */
export function validateEvidence({ evidence }: PlainObject): void {
  if (!Array.isArray(evidence)) throwValidationError('evidence', 'required', 'must be a list of files');
  for (const [index, item] of evidence.entries()) checkItem(`evidence[${index}]`, item);
}

function checkItem(field: string, item: EvidenceItem): void {
  const { content_type: type, content } = assertObject(field, item);
  if (type !== mediaType) throwValidationError(`${field}.content_type`, 'mediaType', `must be ${mediaType}`);
  const contentField = `${field}.content`;
  validateText(contentField, content, { minLength });
  checkSize(contentField, Math.floor((content.replace(/={1,2}$/, '').length * 3) / 4));
  if (!new RegExp(pattern).test(content) || content.length % 4)
    throwValidationError(contentField, 'pattern', 'must be base64');
  // Four characters hold three bytes, so these are more than enough.
  if (!atob(content.slice(0, 4 * magic.length)).startsWith(magic)) throwNotPdf(contentField);
}

/** Throws {@link RequestValidationError} for a file that is too large. `bytes` is its size before base64. */
export function checkSize(field: string, bytes: number): void {
  if (bytes > maxBytes) {
    const requirement = `must have ${maxBytes} or fewer bytes before base64 encoding (received ${bytes})`;
    throwValidationError(field, 'maxBytes', requirement);
  }
}

function throwNotPdf(field: string): never {
  throwValidationError(field, 'magic', `must be a PDF, which begins with ${magic}`);
}
