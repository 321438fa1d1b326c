import fc from 'fast-check';
import { expect, test } from 'vitest';
import { count, seed, timeoutMs } from './effort.ts';
import { sequences } from './payment-steps.ts';
import { PaymentWalk, type Tally } from './payment-walk.ts';
import { recordFigures, timed } from './record-figures.ts';

const numRuns = count({ reduced: 300, full: 20_000 });

test(
  `in ${numRuns} sequences of calls, legal or not, the mock does what a model of a payment does`,
  async () => {
    const tally: Tally = new Map();
    let steps = 0;
    const agree = fc.asyncProperty(sequences, async (sequence) => {
      steps += sequence.length;
      await new PaymentWalk(tally).take(sequence);
    });
    console.log(`Sequences follow from the seed ${seed}`);
    const { seconds } = await timed(() => fc.assert(agree, { numRuns, seed }));
    recordFigures(
      'Sequences of calls',
      { sequences: numRuns, steps, 'kinds of outcome': tally.size, seed: `${seed}` },
      seconds,
    );
    console.log(
      [...tally]
        .sort()
        .map(([what, times]) => `${times} ${what}`)
        .join('\n'),
    );
  },
  timeoutMs,
);
