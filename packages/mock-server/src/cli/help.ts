import { defaultPort } from './default-port.ts';
import { triggers } from './triggers.ts';

const triggerLines = Object.entries(triggers).map(([name, { subject, options, description }]) => {
  const words = [name, ...(subject === undefined ? [] : [`<${subject}>`]), ...options.map((each) => `[--${each} …]`)];
  return `  ${words.join(' ').padEnd(52)} ${description}`;
});

export const helpText = `Usage: paychord-mock [options]
       paychord-mock trigger <event> [<id>] [options]
       paychord-mock advance <duration> [options]
       paychord-mock flush-webhooks [options]

Serves a mock of the payments orchestration API, and drives one that runs.

Options of the server:
  --port <number>             port to listen on, 0 for a free one (${defaultPort})
  --host <name>               address to listen on (127.0.0.1); other machines need the printed token for the controls
  --seed <number>             identifiers follow from it (1)
  --clock real|virtual        whether time passes by itself or only when it is advanced (real)
  --start-at <date>           where the clock starts, ISO 8601 with a zone (now; of a virtual clock 2026-01-01)
  --webhook-url <url>         where payment events are sent
  --merchant-base-url <url>   where incoming bank transfers are notified, at <url>/v1/banking/transfers
  --webhook-secret <text>     signs these webhooks; a reset of the default merchant leaves all three as they are
  --token <text>              the controls want this bearer token, on this machine too
  --admin-host <name>         another name the controls may be called by, without a port; can be repeated
  --cors <origin>             pages of this origin may call the controls, and any page the API; * for all; can be repeated

Events to trigger:
${triggerLines.join('\n')}

Durations: a number with ms, s, m, h or d, such as 90s, 6h or 2d.

flush-webhooks makes the remaining attempts of every pending delivery now. The clock stands still, and no payment changes.

Options of trigger, advance and flush-webhooks:
  --url <url>                 the server (http://127.0.0.1:${defaultPort})
  --token <text>              its token, if it wants one
  --merchant <key>            public API key of the merchant (the default merchant's)

  --help                      this text
  --version                   the version
`;
