import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RequestValidationError } from './errors/errors.ts';
import { evidenceItemLimits } from './generated/limits.ts';
import type { EvidenceItem } from './generated/schema.ts';
import { type PdfEvidenceOptions, pdfEvidence } from './resources/pdf-evidence.ts';
import { assertObject } from './validation/assert.ts';

/** What a file of evidence shows, and what it is called. */
export interface PdfEvidenceFromFileOptions extends Omit<PdfEvidenceOptions, 'fileName'> {
  /** Name to send instead of the file's own. */
  readonly fileName?: string | undefined;
}

/**
 * A PDF file as an item of evidence for {@link submitDispute}, under the file's own name. No more is read of a file than
 * evidence may hold.
 *
 * Rejects with {@link RequestValidationError} when the file cannot be read, does not begin with `%PDF-` or is larger than
 * 1 MB (1,048,576 bytes).
 *
 * Specification: "POST /v1/payments/{payment_id}/transactions/{transaction_id}/dispute", "Limits".
 *
 * @example
 * const item = await pdfEvidenceFromFile('delivery-note.pdf', { contentCategory: 'PROOF_OF_DELIVERY' });
 */
export async function pdfEvidenceFromFile(
  path: string | URL,
  options: PdfEvidenceFromFileOptions,
): Promise<EvidenceItem> {
  const { fileName, contentCategory } = assertObject('options', options);
  const bytes = await beginningOf(path).catch((cause: unknown) => {
    throw new RequestValidationError(
      'path must be that of a file that can be read',
      { field: 'path', rule: 'type' },
      { cause },
    );
  });
  return pdfEvidence(bytes, { fileName: fileName ?? basename(pathOf(path)), contentCategory });
}

/** One byte more than there may be, which is enough to refuse the file. */
async function beginningOf(path: string | URL): Promise<Uint8Array> {
  const most = evidenceItemLimits.content['x-max-decoded-bytes'] + 1;
  const file = await open(path);
  try {
    const buffer = new Uint8Array(most);
    let length = 0;
    // A read may give less than it was asked for.
    for (let bytesRead = -1; bytesRead !== 0 && length < most; length += bytesRead) {
      ({ bytesRead } = await file.read(buffer, length, most - length, length));
    }
    return buffer.subarray(0, length);
  } finally {
    await file.close();
  }
}

function pathOf(path: string | URL): string {
  return typeof path === 'string' ? path : fileURLToPath(path);
}
