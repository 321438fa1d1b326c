/** A process that verifies by one contestant: on an order from its parent so many times, and tells how fast. */
import { messageOf } from './message.ts';

export interface Order {
  /** Of the body. */
  readonly bytes: number;
  readonly times: number;
}

export interface Outcome {
  /** Verifications in a second of CPU time, of all threads. */
  readonly perSecond: number;
}

const [program] = process.argv.slice(2);
const { verifier } = await import(`./candidates/${program}.ts`);

process.on('message', async ({ bytes, times }: Order) => {
  const body = messageOf(bytes);
  const verify: () => boolean | Promise<boolean> = await verifier(body, true);
  const other = await verifier(body, false);
  if (!(await verify()) || (await other())) throw new Error(`${program} does not tell right from wrong`);
  const isSync = verify() === true;

  const before = process.cpuUsage();
  // What answers at once is not made to wait.
  if (isSync) for (let made = 0; made < times; made += 1) verify();
  else for (let made = 0; made < times; made += 1) await verify();
  const { user, system } = process.cpuUsage(before);
  process.send?.({ perSecond: (times / (user + system)) * 1_000_000 } satisfies Outcome);
});
