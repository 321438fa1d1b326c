import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultRuntimes } from '../faults/fault-runtimes.ts';
import type { Programs } from '../faults/programs.ts';
import type { RuntimeKind } from '../faults/row.ts';
import { type Cryptography, cases } from './cases.ts';
import { createPrograms } from './programs.ts';
import { type Ran, runVectorsIn } from './run-vectors-in.ts';

const mostMs = 60_000;

/** Where there are modules of Node's they can also be hidden. */
const cryptographies: Readonly<Record<RuntimeKind, readonly Cryptography[]>> = {
  Node: ['node:crypto', 'WebCrypto'],
  Bun: ['node:crypto', 'WebCrypto'],
  Deno: ['node:crypto', 'WebCrypto'],
  workerd: ['WebCrypto'],
  Chromium: ['WebCrypto'],
};

let programs: Programs;
beforeAll(async () => {
  programs = await createPrograms();
}, mostMs);
afterAll(() => programs?.remove());

describe.each(faultRuntimes)('the vectors of webhooks in $title', (runtime) => {
  const { title, kind } = runtime;
  const titles = cryptographies[kind].flatMap((each) => cases[each].map((each) => each.title));
  let ran: Ran = { outcomes: [], trouble: '' };

  beforeAll(async () => {
    ran = await runVectorsIn(runtime, cryptographies[kind], programs, AbortSignal.timeout(mostMs));
  }, mostMs + 10_000);

  test.each(titles)('%s', (each) => {
    const outcome = ran.outcomes.find((other) => other.title === each);
    if (outcome === undefined) throw new Error(`This case has not run. ${ran.trouble}`);
    if (outcome.failure !== undefined) throw Object.assign(new Error(), outcome.failure);
  });

  test('each case runs once, and nothing goes wrong beside them', () => {
    expect(ran.outcomes.map((outcome) => outcome.title)).toEqual(titles);
    expect(ran.trouble).toBe('');
  });

  afterAll(() => {
    const failed = ran.outcomes.filter(({ failure }) => failure !== undefined).length;
    console.log(`The vectors of webhooks in ${title}: ${ran.outcomes.length - failed} passed, ${failed} failed`);
  });
});
