/**
 * `npm run bench` measures everything; `npm run bench -- client webhooks` measures these topics.
 * Prints the tables and writes `results/<topic>.md`, which git ignores.
 *
 * - `--record` then copies the tables of all topics into `RESULTS.md`. Commit it.
 * - `--quick` runs each measurement once and briefly, to check the code of the benches.
 */
import { isQuick } from './mode.ts';
import { recordResults } from './record-results.ts';
import { isTopic, topics } from './topics.ts';

const args = process.argv.slice(2);
const isRecording = args.includes('--record');
const named = args.filter((arg) => !arg.startsWith('--'));
const unknown = named.find((name) => !isTopic(name));
if (unknown !== undefined) throw new Error(`Unknown topic: ${unknown}. Pass one of ${topics.join(', ')}.`);
if (isRecording && isQuick)
  throw new Error('--record and --quick exclude each other: the figures of a quick run mean nothing.');

// One after the other, because parallel work disturbs a measurement.
for (const topic of named.length > 0 ? named : topics) await import(`./${topic}/bench.ts`);

if (isRecording) recordResults();
