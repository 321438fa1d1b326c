import { afterEach, expect, test, vi } from 'vitest';
import { main } from './main.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  [['--prot', '1'], "Unknown option '--prot'"],
  [['--port'], "Option '--port <value>' argument missing"],
  [['--port', '70000'], '--port must be a whole number from 0 to 65535'],
  [['--port', ''], '--port must be a whole number'],
  [['--seed=-1'], '--seed must be a whole number'],
  [['--seed', '1.5'], '--seed must be a whole number'],
  [['--clock', 'broken'], '--clock must be real or virtual'],
  [['--start-at', 'tomorrow'], '--start-at must be a date'],
  [['--webhook-url', 'ftp://shop'], '--webhook-url: url must be an http or https URL'],
  [
    ['--merchant-base-url', 'http://shop?x'],
    '--merchant-base-url: url must be an http or https URL without a password, a query and a fragment',
  ],
  [['--webhook-secret', 'whsec'], '--webhook-secret needs --webhook-url or --merchant-base-url'],
  [['--webhook-url', 'http://shop', '--webhook-secret', ' '], '--webhook-url: secret must be'],
  [['--token', 'two words'], '--token must be visible ASCII characters'],
  [['server'], 'there is no command server'],
  [['trigger'], 'the event to trigger must be one of chargeback, won, lost'],
  [['trigger', 'constructor', 'x'], 'the event to trigger must be one of'],
  [['trigger', 'chargeback'], 'trigger chargeback takes one <payment-id>'],
  [['trigger', 'chargeback', 'x', 'y'], 'trigger chargeback takes one <payment-id>'],
  [['trigger', 'transfer', 'x'], 'trigger transfer takes nothing more'],
  [['trigger', 'chargeback', 'x', '--amount', 'much'], '--amount must be a number greater than 0'],
  [['trigger', 'won', 'x', '--amount', '1'], 'trigger won has no option --amount'],
  [['trigger', 'won', 'x', '--url', 'localhost:4010'], '--url must be an http or https URL'],
  [['trigger', 'won', 'x', '--merchant', 'ключ'], '--merchant must be visible ASCII characters'],
  [['advance'], 'advance takes one duration'],
  [['advance', 'soon'], 'a duration is a number with ms, s, m, h or d'],
])('%j is a command line that makes no sense', async (args, message) => {
  const complaint = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await main(args, () => '')).toBe(2);
  expect(complaint.mock.calls.join('')).toContain(`paychord-mock: ${message}`);
});
