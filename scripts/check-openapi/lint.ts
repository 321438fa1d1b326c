import { entries, redocly } from '../generate/bundle.ts';

interface Problem {
  ruleId: string;
  severity: string;
  message: string;
  location: { source: { ref: string }; pointer?: string }[];
}

/** Runs the Redocly linter. A warning fails the check, as an error does. */
export function lintProblems(root: string): string[] {
  return Object.values(entries).flatMap((entry) => problemsOf(root, entry));
}

function problemsOf(root: string, entry: string): string[] {
  const run = redocly(root, ['lint', entry, '--config', 'openapi/redocly.yaml', '--format', 'json']);
  if (!run.output.startsWith('{')) return [`Redocly did not run:\n${run.output}${run.errorOutput}`];
  const { problems } = JSON.parse(run.output) as { problems: Problem[] };
  return problems.map(({ ruleId, severity, message, location: [at] }) => {
    return `${at?.source.ref}${at?.pointer ?? ''}: ${message} (${ruleId}, ${severity})`;
  });
}
