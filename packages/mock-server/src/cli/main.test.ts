import { afterEach, expect, test, vi } from 'vitest';
import { main } from './main.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  [['--prot', '1'], "Unknown option '--prot'. Run `"],
  [['-h'], "Unknown option '-h'. Run `"],
  [['--seed', '-1'], "Option '--seed' argument is ambiguous. Did you forget"],
  [['advance', '1h', '-v'], "Unknown option '-v'. Run `"],
  [['--port'], "Option '--port <value>' argument missing"],
  [['--port', '70000'], '--port must be a whole number from 0 to 65535'],
  [['--port', ''], '--port must be a whole number'],
  [['--seed=-1'], '--seed must be a whole number'],
  [['--seed', '1.5'], '--seed must be a whole number'],
  [['--sed', '1'], "Unknown option '--sed'"],
  [['--port', '6000'], '--port must not be 6000, because fetch blocks this port'],
  [['--host', ''], '--host must be a host name or an IP address (received ""). Use 127.0.0.1'],
  [['--host', 'mock:4010'], '--host must be a host name or an IP address (received "mock:4010"). Pass the name only'],
  [['--clock', 'broken'], '--clock must be one of virtual, real (received "broken")'],
  [['--start-at', 'tomorrow'], '--start-at must be a date (received "tomorrow")'],
  [['--start-at', '5'], '--start-at must be a date (received "5")'],
  [['--start-at', '2026-02-30'], '--start-at must be a date that exists (received "2026-02-30")'],
  [['--start-at', '2026-03-14T09:00:00'], '--start-at must have a time zone'],
  [['--start-at', '9000-01-01T00:00:00Z'], '--start-at must be in the years 0 to 8999'],
  [['--cors', 'nonsense'], '--cors must be an origin such as http://localhost:5173, or * (received "nonsense")'],
  [['--cors', '*', '--cors', 'http://a/path'], '--cors must be an origin'],
  [['--admin-host', 'mock:4010'], '--admin-host must be a host name or an IP address (received "mock:4010")'],
  [['--admin-host', ''], '--admin-host must be a host name'],
  [['--webhook-url', 'ftp://shop'], '--webhook-url must be an http or https URL'],
  [
    ['--merchant-base-url', 'http://shop?x'],
    '--merchant-base-url must be an http or https URL without a password, a query or a fragment',
  ],
  [['--webhook-secret', 'whsec'], '--webhook-secret requires --webhook-url or --merchant-base-url'],
  [['--webhook-url', 'http://shop', '--webhook-secret', ' '], '--webhook-secret must be'],
  [['--token', 'two words'], '--token must be visible ASCII characters'],
  [['server', '--url', 'http://mock'], 'Unknown command: server. Run `paychord-mock --help` for usage.'],
  [['trigger'], 'trigger needs an event: chargeback, dispute-won, dispute-lost'],
  [['trigger', 'constructor', 'x'], 'Unknown event: constructor. Known: chargeback'],
  [['trigger', 'chargeback'], 'trigger chargeback takes one <payment-id>'],
  [['trigger', 'chargeback', 'x', 'y'], 'trigger chargeback takes one <payment-id>'],
  [['trigger', 'transfer', 'x'], 'trigger transfer takes no id'],
  [['trigger', 'chargeback', 'x', '--amount', 'much'], '--amount must be a number greater than 0'],
  [['trigger', 'dispute-won', 'x', '--amount', '1'], 'trigger dispute-won has no option --amount'],
  [['trigger', 'dispute-won', 'x', '--url', 'localhost:4010'], '--url must be an http or https URL'],
  [['trigger', 'dispute-won', 'x', '--url', 'http://mock?x'], '--url must not contain a query or a fragment'],
  [['trigger', 'dispute-won', 'x', '--merchant', 'ключ'], '--merchant must be visible ASCII characters'],
  [['advance'], 'advance takes one duration'],
  [['advance', 'soon'], 'The duration must be a number with ms, s, m, h or d'],
  [['advance', '100000d'], 'duration must be a duration of less than 100000d (received "100000d")'],
])('the arguments %j print one line and exit with 2', async (args, message) => {
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await main(args, () => '')).toBe(2);
  const printed = stderr.mock.calls.join('');
  expect(printed).toContain(`paychord-mock: ${message}`);
  expect(printed).toMatch(/^[^\n]*`paychord-mock --help`[^\n]*\n$/);
});
