/** `npm run bench -- mock-server` compares the mock server with its peers. It takes about eight minutes. */

import { type Figures, medians, mediansOver } from '../median.ts';
import { effort } from '../mode.ts';
import { bytesOf } from '../payment.ts';
import { conditions, report } from '../report.ts';
import { table } from '../table.ts';
import type { Target } from '../targets.ts';
import { bareHono, baseline, commands, ourCommand, ours, servers, withoutEndpoint } from './candidates.ts';
import {
  bytesPerPayment,
  callsPerSecond,
  fullAndEmpty,
  type InProcess,
  paymentsPerSecond,
  startMilliseconds,
} from './measurements.ts';

const manyPayments = effort(1_000_000, 1_000);
const fewerPayments = effort(100_000, 1_000);

const { show, finish } = report('mock-server');

const figureOf = (figures: Figures, name: string) => figures.get(name) ?? Number.NaN;
const whole = (figure: number) => Math.round(figure).toLocaleString('en');
const times = (figure: number) => `${figure.toFixed(2)} ×`;
const milliseconds = (figure: number) => `${whole(figure)} ms`;
const perSecond = (figure: number) => `${whole(figure)}/s`;
const bytes = (figure: number) => `${whole(figure)} B`;

show(`# The mock server

${conditions('mock-server')}

A usual payment has ${whole(bytesOf('usual').request)} bytes: a token, the name and the e-mail address of the payer. A full payment has ${whole(bytesOf('full').request)} bytes: the first example of the OpenAPI document.
Each payment has its own idempotency key and checkout session. A server that stores nothing returns the example of the document (${whole(bytesOf('usual').cannedResponse)} bytes).
The mock server validates the request and stores the payment, its key and a journal entry. With an open inspector, another process reads the streams that the page in the browser reads. In the last two rows the server also queues a webhook for each payment.
In the last row it signs the webhook and delivers it to a function in the same process during the load.`);

const [usual, full] = [await paymentsPerSecond('usual'), await paymentsPerSecond('full')];
const share = (figures: typeof usual, name: string) => (figures.get(name) ?? 0) / (figures.get(baseline.name) ?? 0);
show('## Payments created over loopback HTTP with 32 connections');
show(
  table(
    ['', 'usual', 'vs. Prism', 'full', 'vs. Prism'],
    servers.map(({ name }) => [
      name,
      ...[usual, full].flatMap((figures) => [perSecond(figures.get(name) ?? 0), times(share(figures, name))]),
    ]),
  ),
);

const measuredStarts = await startMilliseconds();
const [starts, startsOverBare] = [medians(measuredStarts), mediansOver(measuredStarts, bareHono.name)];
show('## Time from starting a process to its first created payment');
show(
  table(
    ['', 'first response', 'vs. bare Hono'],
    commands.map(({ name }) => [name, milliseconds(figureOf(starts, name)), times(figureOf(startsOverBare, name))]),
  ),
);

const calls = {
  usual: [await callsPerSecond('usual', 'none'), await callsPerSecond('usual', 'webhooks')],
  full: [await callsPerSecond('full', 'none'), await callsPerSecond('full', 'webhooks')],
} as const;
const overFloor = ({ perSecond, floorPerSecond }: InProcess) => perSecond / floorPerSecond;
const callCells = (each: InProcess) => [perSecond(each.perSecond), times(overFloor(each))];
show('## Sequential calls of `mock.fetch` in process');
show('The floor reads the JSON of a `Request` and returns a `Response` with the JSON of a payment. Both take turns.');
show(
  table(
    ['', 'usual', 'vs. floor', 'full', 'vs. floor'],
    [
      ['no webhook endpoint', ...callCells(calls.usual[0]), ...callCells(calls.full[0])],
      ['a webhook for each payment', ...callCells(calls.usual[1]), ...callCells(calls.full[1])],
    ],
  ),
);

const stored = await fullAndEmpty(manyPayments);
const held = {
  full: await bytesPerPayment(fewerPayments, 'full', 'none'),
  usualWithWebhook: await bytesPerPayment(fewerPayments, 'usual', 'webhooks'),
  fullWithWebhook: await bytesPerPayment(fewerPayments, 'full', 'webhooks'),
};
show('## Stored payments');
show(
  table(
    ['payments created over HTTP', 'usual'],
    [
      [`with ${whole(manyPayments)} stored`, perSecond(stored.fullPerSecond)],
      ['with none stored', perSecond(stored.emptyPerSecond)],
    ],
  ),
);
show(
  table(
    ['memory of one payment with its idempotency key', 'usual', 'full'],
    [
      ['no webhook endpoint', bytes(stored.bytesPerPayment), bytes(held.full)],
      ['with the log of its webhook delivery', bytes(held.usualWithWebhook), bytes(held.fullWithWebhook)],
    ],
  ),
);

const targets: Target[] = [
  {
    what: 'HTTP, usual payments without a webhook endpoint, vs. Prism',
    figure: share(usual, withoutEndpoint.name),
    limit: { atLeast: 5 },
    format: times,
  },
  {
    what: 'HTTP, usual payments with webhooks queued, vs. Prism',
    figure: share(usual, ours.name),
    limit: { atLeast: 4 },
    format: times,
  },
  {
    what: 'first response, vs. bare Hono',
    figure: figureOf(startsOverBare, ourCommand.name),
    limit: { atMost: 0.9 },
    format: times,
  },
  {
    what: '`mock.fetch`, usual payments, vs. floor',
    figure: overFloor(calls.usual[0]),
    limit: { atLeast: 0.3 },
    format: times,
  },
  {
    what: `speed with ${whole(manyPayments)} stored payments, vs. an empty server`,
    figure: stored.fullPerSecond / stored.emptyPerSecond,
    limit: { atLeast: 0.85 },
    format: times,
  },
  { what: 'memory of a usual payment', figure: stored.bytesPerPayment, limit: { atMost: 4_000 }, format: bytes },
];
finish(targets);
