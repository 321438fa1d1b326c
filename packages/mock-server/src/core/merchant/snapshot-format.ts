import { savedRecords } from '../../generated/validators.js';
import { violations } from '../model/validation.ts';
import { isObject } from '../options/option-rules.ts';
import type { SavedMerchants } from './merchants-by-credentials.ts';

/** Changes whenever the content of a snapshot changes. */
export const snapshotFormat = 10;

/** The state of a mock server as plain data, which survives `JSON.stringify` and `JSON.parse`. Its content is not documented. */
export interface Snapshot {
  readonly format: number;
  readonly merchants: SavedMerchants;
}

/** @throws {TypeError} The value is not a snapshot, or a snapshot in another format. */
export function assertFormat(snapshot: Snapshot): void {
  const { format, merchants } = Object(snapshot) as Record<string, unknown>;
  if (format !== snapshotFormat) {
    throw new TypeError(
      `The snapshot has the format ${String(format)}, but this version restores format ${snapshotFormat}. Take a new snapshot`,
    );
  }
  if (!Array.isArray(merchants)) throw new TypeError('The value is not a snapshot: merchants is not an array');
}

/**
 * Checks the records of each merchant against the contract. A snapshot in memory is not checked, because the mock server wrote it.
 *
 * @throws {TypeError} A value breaks the contract. The message has its path.
 */
export function assertRecords({ merchants }: Snapshot): void {
  for (const [index, { merchant }] of merchants.entries()) {
    if (!isObject(merchant?.state)) throw new TypeError(`merchants[${index}] has no merchant`);
    const [violation] = violations(savedRecords, merchant.state, '');
    if (violation !== undefined) throw new TypeError(`merchants[${index}].merchant.state.${violation.trimStart()}`);
  }
}
