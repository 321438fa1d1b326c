import type { SavedMerchants } from './credentials.ts';

/** Changes whenever what a snapshot holds does. */
export const snapshotFormat = 1;

/** Every merchant's world as plain data: it can be written as JSON and read back. Treat what is inside as opaque. */
export interface Snapshot {
  readonly format: number;
  readonly merchants: SavedMerchants;
}

/** @throws TypeError when a snapshot was made by a version that saves something else */
export function assertFormat(snapshot: Snapshot): void {
  const format = Object(snapshot).format as unknown;
  if (format === snapshotFormat) return;
  throw new TypeError(
    `This version restores snapshots of format ${snapshotFormat}, and this one has format ${String(format)}`,
  );
}
