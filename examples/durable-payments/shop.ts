import type { Client } from '@paychord/sdk';
import type { Pool, PoolClient } from 'pg';
import type { Step } from './steps.ts';

export interface ShopOptions {
  readonly pool: Pool;
  readonly client: Client;
  /**
   * How long a process owns an attempt, in milliseconds. It must be longer than a call can take: `totalTimeoutMs`, 210,000 by default.
   *
   * @default 300_000
   */
  readonly leaseMs?: number;
  /**
   * The wait before an attempt with an unknown outcome is repeated, in milliseconds.
   *
   * @default 60_000
   */
  readonly repeatAfterMs?: number;
  /**
   * The age from which no request is sent, in milliseconds. It must be much shorter than the time for which the service remembers a key.
   * The service does not state that time. Assumption: a repeat of a forgotten key makes a second payment.
   *
   * @default 43_200_000, which is 12 hours
   */
  readonly maxAgeMs?: number;
  /** Runs after each step, for example to log it. */
  readonly onStep?: (step: Step) => void | Promise<void>;
}

export type Shop = Required<ShopOptions>;

export function createShop(options: ShopOptions): Shop {
  const shop = { leaseMs: 300_000, repeatAfterMs: 60_000, maxAgeMs: 12 * 3_600_000, onStep: () => {}, ...options };
  for (const name of ['leaseMs', 'repeatAfterMs', 'maxAgeMs'] as const) {
    // With NaN, no attempt would ever be too old.
    if (!(shop[name] > 0)) throw new Error(`${name} must be a number above 0 (received ${shop[name]})`);
  }
  return shop;
}

/** Runs `work` in a transaction. */
export async function inTransaction<T>({ pool }: Shop, work: (tx: PoolClient) => Promise<T>): Promise<T> {
  const tx = await pool.connect();
  try {
    await tx.query('BEGIN');
    const result = await work(tx);
    await tx.query('COMMIT');
    return result;
  } catch (error) {
    // A lost connection has nothing to roll back.
    await tx.query('ROLLBACK').catch(() => {});
    throw error;
  } finally {
    tx.release();
  }
}
