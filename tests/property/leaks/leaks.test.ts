import { fileURLToPath } from 'node:url';
import { createMockServer } from '@paychord/mock-server';
import { listen } from '@paychord/mock-server/node';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { killAll, startSource } from '../../helpers/command.ts';
import { count, isFull } from '../../helpers/effort.ts';
import { recordResults, withinDeadline } from '../proof.ts';
import { type CallKind, callKinds, type Leftovers } from './leftovers.ts';

const calls = count({ reduced: 2_000, full: 10_000 });
/** The noise with a quarter of the calls. A full run has less. A leak is 2 kB per call or more. */
const mostMegabytes = isFull ? 0.3 : 0.9;

const program = fileURLToPath(new URL('./program.ts', import.meta.url));

const mock = createMockServer({ strict: true });
const server = await listen(mock);
beforeEach(() => mock.faults.clear());
afterEach(killAll);
afterAll(() => server.close());

const kinds = Object.keys(callKinds) as CallKind[];

test.each(kinds)(
  `${calls} calls %s leave no listener, timer, socket or memory behind, and let the process end`,
  async (kind) => {
    if (kind === 'that are aborted' || kind === 'that time out') {
      const hang = { phase: 'transport', connection: 'hang', lost: 'request' } as const;
      mock.faults.inject({ ...hang, when: { probability: 1 } });
    }
    const start = performance.now();
    const command = startSource(program, kind, String(calls), server.url);
    const [output] = await command.shows(/^\{.*\}$/m);
    const { megabytes, ends, ...left }: Leftovers = JSON.parse(output);
    expect(ends).toEqual({ [callKinds[kind]]: calls });
    expect(left).toEqual({ listeners: 0, listenersOfOthers: 0, timers: 0, sockets: 0 });
    expect(megabytes).toBeLessThan(mostMegabytes);
    const { code, errors } = await withinDeadline(command.ended, 'the end of the process');
    // Node warns there of a signal with many listeners.
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    const seconds = (performance.now() - start) / 1_000;
    const figures = { calls, 'listeners left': 0, 'MB more per quarter': megabytes.toFixed(2) };
    recordResults(`Calls ${kind}`, figures, seconds);
  },
);
