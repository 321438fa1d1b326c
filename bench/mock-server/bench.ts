/** `npm run bench:mock-server`: the mock server beside its peers. About eight minutes. */
import type { Bar } from '../targets.ts';
import { bytesOf } from '../payment.ts';
import { conditions, report } from '../report.ts';
import { table } from '../table.ts';
import { commands, ourCommand, ours, servers, yardstick } from './candidates.ts';
import { bytesPerPayment, callsPerSecond, fullAndEmpty, paymentsPerSecond, startMilliseconds } from './measurements.ts';

const million = 1_000_000;
const hundredThousand = 100_000;

const { show, finish } = report(new URL('RESULTS.md', import.meta.url));

const whole = (figure: number) => Math.round(figure).toLocaleString('en');
const times = (figure: number) => `${figure.toFixed(2)} ×`;
const milliseconds = (figure: number) => `${whole(figure)} ms`;
const perSecond = (figure: number) => `${whole(figure)}/s`;
const bytes = (figure: number) => `${whole(figure)} B`;

show(`# The mock server

${conditions('bench:mock-server')}

A payment is usual (${whole(bytesOf('usual').request)} bytes: a token, the payer's name and e-mail address) or full (${whole(bytesOf('full').request)} bytes: the document's first example). Each has an
idempotency key and a checkout session of its own. What keeps no payment answers the document's example (${whole(bytesOf('usual').cannedAnswer)} bytes). The mock server
validates, keeps the payment, its key and a journal; in the last two rows it also queues a webhook for each payment, and in the last one
signs it and hands it to a function in the same process while the load goes on.`);

const [usual, full] = [await paymentsPerSecond('usual'), await paymentsPerSecond('full')];
const share = (figures: typeof usual, name: string) => (figures.get(name) ?? 0) / (figures.get(yardstick.name) ?? 0);
show('## Creating payments over loopback HTTP, 32 connections');
show(
  table(
    ['', 'usual', 'of Prism', 'full', 'of Prism'],
    servers.map(({ name }) => [
      name,
      ...[usual, full].flatMap((figures) => [perSecond(figures.get(name) ?? 0), times(share(figures, name))]),
    ]),
  ),
);

const starts = await startMilliseconds();
show('## From starting a process to its first created payment');
show(
  table(
    ['', 'first answer'],
    commands.map(({ name }) => [name, milliseconds(starts.get(name) ?? 0)]),
  ),
);

const calls = {
  usual: [await callsPerSecond('usual', 'none'), await callsPerSecond('usual', 'webhooks')],
  full: [await callsPerSecond('full', 'none'), await callsPerSecond('full', 'webhooks')],
} as const;
show('## `mock.fetch` in process, one call after the other');
show(
  table(
    ['', 'usual', 'full'],
    [
      ['no webhook endpoint', perSecond(calls.usual[0]), perSecond(calls.full[0])],
      ['a webhook for each payment', perSecond(calls.usual[1]), perSecond(calls.full[1])],
    ],
  ),
);

const stored = await fullAndEmpty(million);
const held = {
  full: await bytesPerPayment(hundredThousand, 'full', 'none'),
  usualWithWebhook: await bytesPerPayment(hundredThousand, 'usual', 'webhooks'),
  fullWithWebhook: await bytesPerPayment(hundredThousand, 'full', 'webhooks'),
};
show('## Stored payments');
show(
  table(
    ['creating payments over HTTP', 'usual'],
    [
      [`with ${whole(million)} stored`, perSecond(stored.fullPerSecond)],
      ['with none', perSecond(stored.emptyPerSecond)],
    ],
  ),
);
show(
  table(
    ['memory of one, with its idempotency key', 'usual', 'full'],
    [
      ['no webhook endpoint', bytes(stored.bytesPerPayment), bytes(held.full)],
      ['with the log of its webhook', bytes(held.usualWithWebhook), bytes(held.fullWithWebhook)],
    ],
  ),
);

const bars: Bar[] = [
  {
    what: 'HTTP, usual payments with webhooks queued, share of Prism',
    figure: share(usual, ours.name),
    limit: { atLeast: 4 },
    shown: times,
  },
  { what: 'first answer', figure: starts.get(ourCommand.name) ?? 0, limit: { atMost: 120 }, shown: milliseconds },
  { what: '`mock.fetch`, usual payments', figure: calls.usual[0], limit: { atLeast: 25_000 }, shown: perSecond },
  {
    what: 'speed with a million payments, share of an empty server',
    figure: stored.fullPerSecond / stored.emptyPerSecond,
    limit: { atLeast: 0.9 },
    shown: times,
  },
  { what: 'memory of a usual payment', figure: stored.bytesPerPayment, limit: { atMost: 3_000 }, shown: bytes },
];
finish(bars);
