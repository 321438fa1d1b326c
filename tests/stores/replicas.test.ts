import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { postgresStoreSchema } from '@paychord/sdk/webhooks/postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { waitUntil } from '../../packages/sdk/test/helpers/store-contract.ts';
import { type Command, killAll, startSource } from '../helpers/command.ts';
import type { ReplicaOptions } from './replica.ts';
import { signedDelivery } from './signed-delivery.ts';

const addresses = inject('addresses');
const program = fileURLToPath(new URL('./replica.ts', import.meta.url));
const pool = new pg.Pool({ connectionString: addresses.postgres });

beforeAll(() => pool.query('CREATE TABLE IF NOT EXISTS effects (scope text, key text)'));
afterAll(async () => {
  killAll();
  await pool.end();
});

interface Replica {
  readonly command: Command;
  readonly url: string;
}

type Variant = Pick<ReplicaOptions, 'title' | 'transactionOf'>;

/** One over each server. `contract.test.ts` shows that its other drivers do the same. */
const stores: Variant[] = [{ title: 'a Pool of pg' }, { title: 'node-redis' }, { title: 'node:sqlite' }];
const inTransactions: Variant[] = [
  { title: 'a Pool of pg', transactionOf: 'pg' },
  { title: 'postgres.js', transactionOf: 'postgres.js' },
  { title: 'node-redis', transactionOf: 'pg' },
];

describe.each(stores)('two replicas with a store over $title', (variant) => {
  const { start, effectsOf, pair } = setUp(variant);

  test('run one handler for 100 concurrent deliveries of one event', () => expectOnce(pair, effectsOf));

  test('take over an event from a replica that was killed after its claim', async () => {
    const killed = await start('before the effect');
    const [survivor] = pair;
    const { id, meanwhile } = await kill(killed, survivor);
    expect(meanwhile).toBe(503);
    await waitUntil(async () => (await deliver(survivor, id, 2)) === 200);
    expect(await effectsOf(id)).toBe(1);
  });

  test('handle an event again, after the lease, that a killed replica had handled and not committed', async () => {
    const killed = await start('before the commit');
    const [survivor] = pair;
    const { id, meanwhile } = await kill(killed, survivor);
    expect([meanwhile, await effectsOf(id)]).toEqual([503, 1]);
    await waitUntil(async () => (await deliver(survivor, id, 2)) === 200);
    expect(await effectsOf(id)).toBe(2);
  });
});

describe.each(inTransactions)('two replicas over $title, with a transaction of $transactionOf', (variant) => {
  const { start, effectsOf, pair } = setUp(variant);

  test('run the effect once for 100 concurrent deliveries of one event', () => expectOnce(pair, effectsOf));

  test.each(['in the transaction', 'before the commit'] as const)(
    'run the effect once if one of them is killed %s',
    async (place) => {
      const killed = await start(place);
      const [survivor] = pair;
      const { id, meanwhile } = await kill(killed, survivor);
      // Where the receiver's claims are in the same table, the end of the transaction is as good as its commit.
      expect(meanwhile).toBe(place === 'before the commit' && variant.title !== 'node-redis' ? 200 : 503);
      await waitUntil(async () => (await deliver(survivor, id, 2)) === 200);
      expect(await effectsOf(id)).toBe(1);
    },
  );
});

function setUp({ title, transactionOf }: Variant) {
  const scope = `replicas_${title}_${transactionOf ?? ''}`.replaceAll(/\W/g, '_');
  const pair = [] as unknown as [Replica, Replica];
  // The claim of one that is to be killed ends soon after it; that of the others outlasts any test.
  const start = async (hangs?: ReplicaOptions['hangs']): Promise<Replica> => {
    const options = { addresses, title, scope, transactionOf, hangs, leaseMs: hangs ? 1_000 : 60_000 };
    const command = startSource(program, JSON.stringify(options));
    const [, url = ''] = await command.shows(/URL (\S+)/);
    return { command, url };
  };
  beforeAll(async () => {
    if (transactionOf !== undefined) await pool.query(postgresStoreSchema({ table: scope }));
    pair.push(...(await Promise.all([start(), start()])));
  });
  afterAll(async () => {
    for (const { command } of pair) command.kill('SIGKILL');
    await Promise.all(pair.map(({ command }) => command.ended));
  });
  const effectsOf = async (id: string): Promise<number> => {
    const { rows } = await pool.query('SELECT FROM effects WHERE scope = $1 AND key LIKE $2', [scope, `%${id}%`]);
    return rows.length;
  };
  return { start, effectsOf, pair };
}

/** Each attempt has another counter, so another body and another signature. */
async function expectOnce(pair: readonly [Replica, Replica], effectsOf: (id: string) => Promise<number>) {
  const id = randomUUID();
  const attempts = Array.from({ length: 100 }, (_, retry) => retry);
  const to = (retry: number) => pair[retry % 2 === 0 ? 0 : 1];
  const responses = await Promise.all(attempts.map((retry) => deliver(to(retry), id, retry)));
  expect(responses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(responses).toContain(200);
  expect(await effectsOf(id)).toBe(1);
  expect(new Set(await Promise.all(attempts.map((retry) => deliver(to(retry), id, retry))))).toEqual(new Set([200]));
  expect(await effectsOf(id)).toBe(1);
}

/** The result of an event whose replica was killed before it finished. */
interface Killed {
  readonly id: string;
  /** The response of another replica to the next attempt while the first was still running. */
  readonly meanwhile: number;
}

async function kill(replica: Replica, survivor: Replica): Promise<Killed> {
  const id = randomUUID();
  const first = deliver(replica, id, 0).catch(() => 'no response');
  await replica.command.shows(/HANGS/);
  const meanwhile = await deliver(survivor, id, 1);
  replica.command.kill('SIGKILL');
  expect(await first).toBe('no response');
  return { id, meanwhile };
}

async function deliver({ url }: Replica, id: string, retry: number): Promise<number> {
  const { status } = await fetch(url, await signedDelivery(id, retry));
  return status;
}
