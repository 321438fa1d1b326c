import { expect, test, vi } from 'vitest';
import { commands, main } from './main.ts';

test.each([
  [['--prot', '1'], "Unknown option '--prot'. Did you mean --port? Run `"],
  [['-x'], "Unknown option '-x'. Run `"],
  [['--seed', '-1'], "Option '--seed' argument is ambiguous. Did you forget"],
  [['advance', '1h', '--merchnat', 'a'], "Unknown option '--merchnat'. Did you mean --merchant? Run `"],
  [
    ['--url', 'http://127.0.0.1:4011', 'triger', 'payment'],
    "Unknown option '--url'. Write the command first: paychord-mock trigger. Run `",
  ],
  [
    ['--token', 'x', 'trigger', 'payment'],
    'Unexpected argument: trigger. Write the command first: paychord-mock trigger. Run `',
  ],
  [['--port', '4011', 'shop'], 'Unexpected argument: shop. Run `'],
  [['reset', '--port', '4011'], "Unknown option '--port'. Pass --url http://127.0.0.1:<port>"],
  [['--port'], "Option '--port <value>' argument missing"],
  [['--port', '70000'], '--port must be a whole number from 0 to 65535'],
  [['--port', ''], '--port must be a whole number'],
  [['--seed=-1'], '--seed must be a whole number'],
  [['--host', ''], '--host must be a host name or an IP address (received ""). Use 127.0.0.1'],
  [['--clock', 'broken'], '--clock must be one of virtual, real (received "broken")'],
  [['--start-at', 'tomorrow'], '--start-at must be a date (received "tomorrow")'],
  [['--start-at', '2026-02-30'], '--start-at must be a date that exists (received "2026-02-30")'],
  [['--start-at', '5'], '--start-at must be a date (received "5")'],
  [['--cors', 'nonsense'], '--cors must be an origin such as http://localhost:5173, or * (received "nonsense")'],
  [['--cors', '*', '--cors', 'http://a/path'], '--cors must be an origin'],
  [['--admin-host', 'mock:4010'], '--admin-host must be a host name or an IP address (received "mock:4010")'],
  [
    ['--webhook-url', 'ftp://shop'],
    '--webhook-url must be an http or https URL without a password (received "ftp://shop"). Run `',
  ],
  [
    ['--merchant-base-url', 'http://shop?x'],
    '--merchant-base-url must be an http or https URL without a password, a query or a fragment',
  ],
  [['--webhook-url', 'http://me:pass-1@shop'], '--webhook-url must be an http or https URL without a password. Run `'],
  [['--start', '2026-01-01'], "Unknown option '--start'. Did you mean --start-at? Run `"],
  [['--tls-cert', 'a.pem'], '--tls-cert requires --tls-key. Add it'],
  [['--tls-key', 'a.pem'], '--tls-key requires --tls-cert. Add it'],
  [['--tls-cert', 'none.pem', '--tls-key', 'a'], '--tls-cert: could not read "none.pem" (ENOENT). Check the path'],
  [['--port', '0', '--port=4011'], '--port can be given only once. Run `'],
  [
    ['--webhook-secret', 'a', '--webhook-url', 'http://a', '--webhook-secret', 'b'],
    '--webhook-secret can be given only once',
  ],
  [['--webhook-url', 'http://shop', '--webhook-secret', ''], '--webhook-secret is empty. Is the variable set?'],
  [['--webhook-secret', 'whsec'], '--webhook-secret requires --webhook-url. Add it'],
  [
    ['--merchant-base-url', 'http://shop', '--webhook-secret', 'whsec'],
    '--webhook-secret requires --webhook-url. Add it, or use --transfer-secret to sign transfers',
  ],
  [['--webhook-url', 'http://shop', '--transfer-secret', 'whsec'], '--transfer-secret requires --merchant-base-url'],
  [['--webhook-url', 'http://shop', '--webhook-secret', ' '], '--webhook-secret must be'],
  [['--merchant-base-url', 'http://shop', '--transfer-secret', ' '], '--transfer-secret must be'],
  [
    ['--policy', 'onUnknownField'],
    '--policy must be name=value, such as onUnknownField=reject (received "onUnknownField")',
  ],
  [
    ['--policy', 'onUnknwonField=reject'],
    '--policy onUnknwonField is not a policy. Did you mean onUnknownField? Run `',
  ],
  [['--policy', 'notFoundStatus=403'], '--policy notFoundStatus must be one of 404, 400 (received 403)'],
  [['--policy', 'paymentRetrySchedule=0,5x'], '--policy paymentRetrySchedule[1] must be a duration'],
  [['--config', 'absent.json'], '--config: could not read "absent.json" (ENOENT). Check the path'],
  [['--token', 'two words'], '--token must be visible ASCII characters'],
  [['4311'], 'Unknown command: 4311. Did you mean --port 4311?'],
  [
    ['start'],
    'Unknown command: start. Known commands: wait, trigger, run, requests, deliveries, findings, resend, advance, reset, call. Without a command, paychord-mock starts a server. Run `',
  ],
  [['finding'], 'Unknown command: finding. Did you mean findings? Run `'],
  [['refund'], 'Unknown command: refund. Did you mean trigger refund? Run `'],
  [['flushWebhooks'], 'Unknown command: flushWebhooks. Did you mean call flushWebhooks? Run `'],
  [['trigegr'], 'Unknown command: trigegr. Did you mean trigger? Run `'],
  [['trigger'], 'trigger needs a move. Known moves: create, markPaid, decline'],
  [['trigger', 'constructor', 'x'], 'Unknown move: constructor. Known moves: create'],
  [['trigger', 'chargeback'], 'Unknown move: chargeback. Did you mean openChargeback? Run `'],
  [['trigger', 'refund', 'x', 'y'], 'trigger refund takes one id. Run `'],
  [['trigger', 'create', 'x'], 'trigger create takes no id. Run `'],
  [['trigger', 'refund', '--amount'], "Option '--amount <value>' argument missing"],
  [['call'], 'call needs an operation. Run `'],
  [['call', 'getPaymnt', 'x'], 'Unknown operation: getPaymnt. Did you mean getPayment? Run `'],
  [['call', 'getPayment'], 'call takes getPayment <paymentId> [<json>]. Run `'],
  [['call', 'injectFault', '{'], '<json> is not valid JSON. Run `'],
  [['requests', 'all'], 'requests takes no arguments (received all)'],
  [['deliveries', '--all', '--merchant', 'a'], '--all is about every merchant. Remove --merchant a'],
  [['reset', '--all', '--merchant', 'a'], '--all is about every merchant. Remove --merchant a'],
  [['resend', 'a', '--failed'], '--failed and --since select the deliveries. Remove them, or a'],
  [
    ['--webhook-url', 'localhost:3000'],
    '--webhook-url must be an http or https URL without a password (received "localhost:3000"). Did you mean http://localhost:3000?',
  ],
  [
    ['--policy', 'onUnknownField=rejct'],
    '--policy onUnknownField must be one of accept, reject (received "rejct"). Did you mean reject?',
  ],
  [['trigger', 'markPaid', 'x', '--url', 'localhost:4010'], '--url must be an http or https URL'],
  [['trigger', 'markPaid', 'x', '--url', 'http://mock?x'], '--url must not contain a query or a fragment'],
  [['trigger', 'markPaid', 'x', '--merchant', 'ключ'], '--merchant must be visible ASCII characters (received "ключ")'],
  [['run'], 'run takes one <scenario.json>. Run `'],
  [['run', 'a.json', 'b.json'], 'run takes one <scenario.json> (received a.json b.json)'],
  [['run', 'absent.json'], 'run: could not read "absent.json" (ENOENT). Check the path'],
  [['wait', 'x'], 'wait takes no arguments (received x)'],
  [['wait', '--timeout', '30'], '--timeout must be a duration of less than 100000d (received "30")'],
  [['advance'], 'advance takes one <duration>. Run `'],
  [['advance', '1h', '2h'], 'advance takes one <duration> (received 1h 2h)'],
  [['advance', 'soon'], 'duration must be a duration of less than 100000d (received "soon")'],
  [['advance', '100000d'], 'duration must be a duration of less than 100000d (received "100000d")'],
])('the arguments %j print one line and exit with 2', async (args, message) => {
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await main(args, () => '')).toBe(2);
  const printed = stderr.mock.calls.join('');
  expect(printed).toContain(`paychord-mock: ${message}`);
  expect(printed).toMatch(/^[^\n]*`paychord-mock ([a-z-]+ )?--help`[^\n]*\n$/);
});

test.each([
  [['reset'], { PAYCHORD_MOCK_URL: 'localhost:4010' }, 'PAYCHORD_MOCK_URL must be an http or https URL'],
  [['reset'], { PAYCHORD_MOCK_TOKEN: 'hidden token' }, 'PAYCHORD_MOCK_TOKEN must be visible ASCII characters. Run `'],
  [[], { PAYCHORD_MOCK_HOST: 'http://0.0.0.0' }, 'PAYCHORD_MOCK_HOST must be a host name or an IP address'],
])('%j with the environment variables %j prints one line and exits with 2', async (args, variables, message) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await main(args, () => '')).toBe(2);
  expect(stderr.mock.calls.join('')).toContain(`paychord-mock: ${message}`);
  expect(stderr.mock.calls.join('')).not.toContain('hidden');
});

test('no line of a help is longer than 100 columns, and each command has its own help', async () => {
  const names = Object.keys(commands);
  for (const args of [
    ['--help'],
    ['-h'],
    ...names.flatMap((name) => [
      [name, '--help'],
      [name, 'x', '-h'],
    ]),
  ]) {
    const stdout = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    expect(await main(args, () => '')).toBe(0);
    const help = stdout.mock.calls.join('');
    expect(help).toContain(args.length === 1 ? 'Usage: paychord-mock [options]' : `Usage: paychord-mock ${args[0]}`);
    expect(help).toContain('Examples:\n  paychord-mock ');
    expect(help).toContain('--merchant <key>');
    expect(help.split('\n').filter((line) => line.length > 100)).toEqual([]);
    stdout.mockRestore();
  }
});

test.each(['--version', '-v'])('%s prints the version', async (flag) => {
  const stdout = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(await main([flag], () => '1.2.3')).toBe(0);
  expect(stdout.mock.calls).toEqual([['1.2.3\n']]);
});
