import { type Command, startProgram } from '../../helpers/command.ts';
import type { ReceiverOptions } from './receiver.ts';

interface Member {
  command: Command;
  url: string;
  isUp: boolean;
}

export interface FleetOptions {
  readonly size: number;
  /** When a receiver is killed: after this time or this many requests. */
  readonly killEvery: { readonly ms: number } | { readonly requests: number };
  /** The file of the receiver's program. */
  readonly program: string;
  readonly receiver: ReceiverOptions;
}

/** Starts receivers in separate processes. Sometimes one is killed and restarted. */
export async function startFleet({ size, killEvery, program, receiver }: FleetOptions) {
  const start = async (): Promise<Member> => {
    const command = startProgram(process.execPath, program, JSON.stringify(receiver));
    const [, url = ''] = await command.shows(/URL (\S+)\n/);
    return { command, url, isUp: true };
  };
  const members = await Promise.all(Array.from({ length: size }, start));
  const outputs: string[] = [];
  let [turn, kills] = [0, 0];
  let isOver = false;

  const end = async ({ command }: Member): Promise<void> => {
    command.kill('SIGKILL');
    outputs.push((await command.ended).output);
  };
  const restart = async (member: Member): Promise<void> => {
    member.isUp = false;
    await end(member);
    kills += 1;
    if (isOver) return;
    Object.assign(member, await start());
  };

  let restarting: Promise<void> = Promise.resolve();
  const killOne = (): void => {
    // The one that has been up for longest.
    const member = members.shift() as Member;
    members.push(member);
    if (member.isUp) restarting = Promise.all([restarting, restart(member)]).then(() => {});
  };
  const timer = 'ms' in killEvery ? setInterval(killOne, killEvery.ms) : undefined;

  return {
    /** Where they are, in turn; also that of one that is dead right now. */
    next() {
      turn += 1;
      if ('requests' in killEvery && turn % killEvery.requests === 0) killOne();
      // There is one at every index.
      return (members[turn % size] as Member).url;
    },
    kills: () => kills,
    /** Ends all of them. Returns how often they did not just handle a delivery, by reason. */
    async stop() {
      isOver = true;
      clearInterval(timer);
      await restarting;
      await Promise.all(members.filter(({ isUp }) => isUp).map(end));
      return reasonsIn(outputs.join(''));
    },
  };
}

function reasonsIn(output: string): Record<string, number> {
  const reasons: Record<string, number> = {};
  for (const [, reason = ''] of output.matchAll(/^REASON (\w+)$/gm)) reasons[reason] = (reasons[reason] ?? 0) + 1;
  return reasons;
}
