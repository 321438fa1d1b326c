import { expect, test, vi } from 'vitest';
import { createMockServer } from '../../core/mock-server.ts';
import { listen } from '../../node.ts';
import { main } from './main.ts';
import { triggers } from './trigger.ts';

/** Starts a server without payments and transfers, and returns a function that runs a command for it. */
async function serve() {
  const server = await listen(createMockServer({ strict: true }), { admin: { token: 'token' } });
  vi.stubEnv('PAYCHORD_MOCK_TOKEN', server.adminToken ?? 'token');
  vi.stubEnv('PAYCHORD_MOCK_URL', server.url);
  const run = async (...args: string[]) => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    stderr.mockClear();
    const code = await main(args, () => '');
    return { code, errors: stderr.mock.calls.join('') };
  };
  return { run, server };
}

/** Runs an event. Follows the fix of its error until it works. Returns the commands that ran. */
async function follow(run: Awaited<ReturnType<typeof serve>>['run'], event: string, most = 4): Promise<string[]> {
  const { code, errors } = await run('trigger', event);
  if (code === 0) return [event];
  const [, fix = ''] = /Run this first: paychord-mock trigger (\S+)\n$/.exec(errors) ?? [];
  expect(fix, errors).not.toBe('');
  if (most === 0) throw new Error(`The fix of trigger ${event} leads to no end: ${errors}`);
  return [...(await follow(run, fix, most - 1)), ...(await follow(run, event, most - 1))];
}

test.each([
  ['payment'],
  ['authorization'],
  ['three-d-secure'],
  ['bank-transfer'],
  ['transfer'],
  ['authorization', 'capture'],
  ['authorization', 'cancel'],
  ['payment', 'refund'],
  ['payment', 'chargeback'],
  ['payment', 'chargeback', 'dispute-won'],
  ['payment', 'chargeback', 'dispute-lost'],
  ['bank-transfer', 'paid'],
  ['bank-transfer', 'declined'],
  ['three-d-secure', 'authenticated'],
  ['three-d-secure', 'authentication-failed'],
  ['authorization', 'expired'],
  ['transfer', 'transfer-completed'],
])('the errors of trigger name the events that come first: %s %s %s', async (...path) => {
  const { run, server } = await serve();
  expect(await follow(run, path.at(-1) ?? '')).toEqual(path);
  // Again, when the server has a payment or a transfer that no longer allows the event.
  expect(await follow(run, path.at(-1) ?? '')).not.toEqual([]);
  await server.close();
});

test('the table of events that come first is complete', () => {
  for (const { move, after } of Object.values(triggers)) {
    if (move !== undefined) expect(after).toBeDefined();
    expect(Object.keys(triggers)).toContain(after ?? 'payment');
  }
});
