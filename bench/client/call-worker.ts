/** Runs in its own process: makes as many calls with one candidate as the parent asks, and reports the CPU time of one call. */
import { type ResponseSize, responses } from './responses.ts';

export type Call = 'retrieve' | 'create';

export interface Task {
  readonly call: Call;
  readonly response: ResponseSize;
  readonly times: number;
}

export interface Result {
  /** CPU time of one call, of all threads. */
  readonly microseconds: number;
}

const [program] = process.argv.slice(2);
const { status } = JSON.parse(responses.large);
let text = responses.large;

// Ignores its arguments, so that a candidate that builds a Request pays for it.
const stub = async () => new Response(text, { status: 200, headers: { 'content-type': 'application/json' } });
const calls: Record<Call, () => Promise<string>> = (await import(`./candidates/${program}.ts`)).connect(stub);

process.on('message', async ({ call, response, times }: Task) => {
  text = responses[response];
  const received = await calls[call]();
  if (received !== status) throw new Error(`${program} read the status ${received}`);
  const before = process.cpuUsage();
  for (let made = 0; made < times; made += 1) await calls[call]();
  const { user, system } = process.cpuUsage(before);
  process.send?.({ microseconds: (user + system) / times } satisfies Result);
});
