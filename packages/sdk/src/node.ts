import { open } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RequestValidationError } from './errors/errors.ts';
import { evidenceItemContentMaxDecodedBytes } from './generated/limits.ts';
import type { EvidenceItem } from './generated/schema.ts';
import { checkSize, createEvidence, type PdfEvidenceOptions } from './resources/pdf-evidence.ts';
import { redact } from './utils/redact.ts';
import { assertObject } from './validation/assert.ts';

export { type ClientOptionsFromEnv, clientOptionsFromEnv } from './http/client-options-from-env.ts';

/** Options of {@link pdfEvidenceFromFile}. */
export interface PdfEvidenceFromFileOptions extends Omit<PdfEvidenceOptions, 'fileName'> {
  /**
   * The name to send.
   *
   * @default the name of the file
   */
  readonly fileName?: string | undefined;
}

/**
 * Creates an item of evidence for {@link Disputes.submit} from a PDF file.
 *
 * @param path - The path or `file:` URL of the PDF: at most 1 MB (1,048,576 bytes).
 * @returns The item, with the file in base64.
 * @throws {RequestValidationError} The file cannot be read, does not begin with `%PDF-` or is too large.
 *
 * @example
 * const item = await pdfEvidenceFromFile('delivery-note.pdf', { contentCategory: 'PROOF_OF_DELIVERY' });
 */
export async function pdfEvidenceFromFile(
  path: string | URL,
  options: PdfEvidenceFromFileOptions,
): Promise<EvidenceItem> {
  const { fileName, contentCategory } = assertObject('options', options);
  const { bytes, size } = await readBeginning(path).catch((cause: NodeJS.ErrnoException) => {
    // A relative path depends on the folder in which the program started.
    const file = typeof path === 'string' ? resolve(path) : path instanceof URL ? path.pathname : 'the file';
    const message = `path: ${redact(file, [], 300)} could not be read (${cause.code ?? cause.name})`;
    throw new RequestValidationError(message, { field: 'path', rule: 'type' }, { cause });
  });
  checkSize('path', Math.max(size, bytes.length));
  return createEvidence('path', bytes, { fileName: fileName ?? basename(toPath(path)), contentCategory });
}

/** Reads at most one byte more than the limit, which is enough to reject the file. `size` is 0 for a pipe. */
async function readBeginning(path: string | URL): Promise<{ bytes: Uint8Array; size: number }> {
  const maxBytes = evidenceItemContentMaxDecodedBytes + 1;
  const file = await open(path);
  try {
    const buffer = new Uint8Array(maxBytes);
    let length = 0;
    // A read may return less than requested.
    for (let bytesRead = -1; bytesRead !== 0 && length < maxBytes; length += bytesRead) {
      ({ bytesRead } = await file.read(buffer, length, maxBytes - length, length));
    }
    const { size } = await file.stat();
    return { bytes: buffer.subarray(0, length), size };
  } finally {
    await file.close();
  }
}

function toPath(path: string | URL): string {
  return typeof path === 'string' ? path : fileURLToPath(path);
}
