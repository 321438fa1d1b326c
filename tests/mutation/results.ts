import type { Mutant, Report } from './report.ts';
import { scoreOf } from './score.ts';
import type { Explanation } from './survivors.ts';

/** RESULTS.md: the score of each file, and why what survived did. */
export function results({ files }: Report, explanations: readonly Explanation[]): string {
  const all = Object.values(files).flatMap(({ mutants }) => mutants);
  return `# Results of the mutation tests

\`npm run test:mutation\` writes this. [README.md](README.md) says how to read it.

| file | mutants | found | survived | score |
|---|--:|--:|--:|--:|
${Object.entries(files)
  .map(([name, { mutants }]) => row(name, mutants))
  .join('\n')}
${row('**all**', all)}

## What survived, and why

${explanations.map(paragraph).join('\n')}`;
}

function row(name: string, mutants: readonly Mutant[]): string {
  const { found, survived, percent } = scoreOf(mutants);
  return `| ${name} | ${found + survived} | ${found} | ${survived} | ${percent.toFixed(2)} % |`;
}

function paragraph({ title, why, mutants }: Explanation): string {
  const lines = Object.entries(mutants).flatMap(([name, changes]) => [
    `@@ ${name} @@`,
    ...changes.flatMap(({ code, mutant }) => [`-${code}`, `+${mutant}`]),
  ]);
  return `### ${title}\n\n${why.trim()}\n\n\`\`\`diff\n${lines.join('\n')}\n\`\`\`\n`;
}
