import { beginningOfTime, endOfTime } from '../clock/clock.ts';
import { type SavedMerchant, sequences } from './merchant.ts';
import type { SavedMerchants } from './registry.ts';

/** Changes whenever what a snapshot holds does. */
export const snapshotFormat = 3;

/** Every merchant's world as plain data: it can be written as JSON and read back. Treat what is inside as opaque. */
export interface Snapshot {
  readonly format: number;
  readonly merchants: SavedMerchants;
}

/** @throws TypeError when a snapshot was made by a version that saves something else, or is none */
export function assertFormat(snapshot: Snapshot): void {
  const { format, merchants } = Object(snapshot) as Record<string, unknown>;
  if (format !== snapshotFormat) {
    throw new TypeError(
      `This version restores snapshots of format ${snapshotFormat}, and this one has format ${String(format)}`,
    );
  }
  if (!Array.isArray(merchants)) throw new TypeError('A snapshot has a list of merchants, and this one has none');
  for (const [index, each] of merchants.entries()) {
    const fault = faultOf(Object(each));
    if (fault !== undefined) throw new TypeError(`This is no snapshot: merchants[${index}]${fault}`);
  }
}

const partsOfWorld: Record<keyof SavedMerchant, (value: unknown) => boolean> = {
  seed: Number.isFinite,
  now: (value) => typeof value === 'number' && value >= beginningOfTime && value <= endOfTime,
  counts: (value) => isObject(value) && sequences.every((use) => Number.isInteger(value[use])),
  state: isObject,
  idempotency: Array.isArray,
  webhooks: isObject,
  faults: Array.isArray,
  journal: isObject,
};

function faultOf({ publicApiKey, secret, world }: Record<string, unknown>): string | undefined {
  if (typeof publicApiKey !== 'string') return ' has no publicApiKey';
  if (secret !== undefined && typeof secret !== 'string') return '.secret is no text';
  if (!isObject(world)) return ' has no world';
  const missing = Object.entries(partsOfWorld).find(([name, isSound]) => !isSound(world[name]));
  return missing === undefined ? undefined : `.world has no ${missing[0]}`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
