/** A process that calls through one contestant: on an order from its parent so many times, and tells what one call took. */
import { cannedAnswer } from '../payment.ts';

export type Call = 'retrieve' | 'create';

export interface Order {
  readonly call: Call;
  readonly times: number;
}

export interface Outcome {
  /** CPU time of one call, of all threads. */
  readonly microseconds: number;
}

const [program] = process.argv.slice(2);
const text = JSON.stringify(cannedAnswer);
const { status } = JSON.parse(text);

// Looks at nothing that it is given, so that whoever builds a Request pays for it.
const stub = async () => new Response(text, { status: 200, headers: { 'content-type': 'application/json' } });
const calls: Record<Call, () => Promise<string>> = (await import(`./candidates/${program}.ts`)).connect(stub);

process.on('message', async ({ call, times }: Order) => {
  const answered = await calls[call]();
  if (answered !== status) throw new Error(`${program} read the status ${answered}`);
  const before = process.cpuUsage();
  for (let made = 0; made < times; made += 1) await calls[call]();
  const { user, system } = process.cpuUsage(before);
  process.send?.({ microseconds: (user + system) / times } satisfies Outcome);
});
