import { defaultPort } from './command-line.ts';
import { triggers } from './triggers.ts';

const triggerLines = Object.entries(triggers).map(([name, { argument, options, description }]) => {
  const words = [name, ...(argument === undefined ? [] : [`<${argument}>`]), ...options.map((each) => `[--${each} …]`)];
  return `  ${words.join(' ').padEnd(52)} ${description}`;
});

export const helpText = `Usage: paychord-mock [options]
       paychord-mock trigger <event> [<id>] [options]
       paychord-mock advance <duration> [options]
       paychord-mock flush-webhooks [options]

Starts a mock server of the payments API, or controls a running one.

Server options:
  --port <number>             Port to listen on. 0 selects a free port (default ${defaultPort})
  --host <name>               Address to listen on (default 127.0.0.1). With another address the admin API requires the printed token
  --seed <number>             Seed of the generated ids (default 1)
  --clock real|virtual        real: time passes by itself. virtual: time passes only with advance (default real)
  --start-at <date>           Start of the clock, ISO 8601 with a time zone (default: now, or 2026-01-01 for a virtual clock)
  --webhook-url <url>         Where to send payment events
  --merchant-base-url <url>   Where to send bank transfer notifications: <url>/v1/banking/transfers is called
  --webhook-secret <text>     Signs these webhooks. A reset of the default merchant keeps all three settings
  --token <text>              Token that the admin API requires, also from this machine
  --admin-host <name>         Another host name for the admin API, without a port. Can be repeated
  --cors <origin>             Origin whose pages may call the admin API. * allows all. Can be repeated.
                              With this option, pages of every origin may call the payments API

Events to trigger:
${triggerLines.join('\n')}

Durations are a number with ms, s, m, h or d, such as 90s, 6h or 2d.

flush-webhooks makes the remaining attempts of every pending delivery now. The clock does not move, and no payment changes.

Options of trigger, advance and flush-webhooks:
  --url <url>                 URL of the server (default http://127.0.0.1:${defaultPort})
  --token <text>              Admin token, if the server requires one
  --merchant <key>            Public key of the merchant (default: the default merchant)

  --help                      Print this help
  --version                   Print the version

Exit codes: 0 success, 1 command failed, 2 invalid arguments
`;
