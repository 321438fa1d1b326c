/** Runs in its own process: verifies with one candidate as often as the parent asks, and reports the speed. */
import { messageOf } from './message.ts';

export interface Task {
  /** The size of the body. */
  readonly bytes: number;
  readonly times: number;
}

export interface Result {
  /** Verifications per second of CPU time of all threads. */
  readonly perSecond: number;
}

const [program] = process.argv.slice(2);
const { verifier } = await import(`./candidates/${program}.ts`);

process.on('message', async ({ bytes, times }: Task) => {
  const body = messageOf(bytes);
  const verify: () => boolean | Promise<boolean> = await verifier(body, true);
  const other = await verifier(body, false);
  if (!(await verify()) || (await other()))
    throw new Error(`${program} does not distinguish a genuine body from a changed one`);
  const isSync = verify() === true;

  const before = process.cpuUsage();
  // A synchronous function must not pay for a promise.
  if (isSync) for (let made = 0; made < times; made += 1) verify();
  else for (let made = 0; made < times; made += 1) await verify();
  const { user, system } = process.cpuUsage(before);
  process.send?.({ perSecond: (times / (user + system)) * 1_000_000 } satisfies Result);
});
