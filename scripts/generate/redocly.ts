import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));

export interface Run {
  ok: boolean;
  output: string;
  errorOutput: string;
}

/** Runs Redocly without telemetry or update notices. */
export function redocly(root: string, commandLine: string[]): Run {
  const environment = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const run = spawnSync(process.execPath, [program, ...commandLine], {
    cwd: root,
    env: environment,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { ok: run.status === 0, output: run.stdout, errorOutput: run.stderr };
}
