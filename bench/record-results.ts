import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resultsOf, topics } from './topics.ts';

const file = new URL('RESULTS.md', import.meta.url);

/** Writes `RESULTS.md`: the tables of all benches, each one heading level deeper. */
export function recordResults(): void {
  const missing = topics.filter((topic) => !existsSync(resultsOf(topic)));
  if (missing.length > 0) throw new Error(`No results of ${missing.join(', ')}. Run \`npm run bench -- --record\`.`);
  const sections = topics.map((topic) => readFileSync(resultsOf(topic), 'utf8').replaceAll(/^#/gm, '##'));
  writeFileSync(
    file,
    `# Results of the benches\n\n\`npm run bench -- --record\` writes this file.\n\n${sections.join('\n')}`,
  );
}
