import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Document } from './document.ts';

/** The two hand-written documents: the API of the service, and the admin API of the mock server. */
export const entries = { service: 'openapi/openapi.yaml', admin: 'openapi/admin.yaml' } as const;

/** Bundles `openapi/*.yaml` into one document. Sorted components keep the output stable when a reference moves. */
export function bundle(root: string, entry: keyof typeof entries = 'service'): Document {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  try {
    const output = join(folder, 'openapi.json');
    const run = redocly(root, [
      'bundle',
      entries[entry],
      ...['--config', 'openapi/redocly.yaml', '--output', output],
      // Without this option, Redocly silently renames the second schema with the same name to `Name-2`.
      ...['--component-renaming-conflicts-severity', 'error'],
    ]);
    if (!run.ok) throw new Error(`Redocly could not bundle the document:\n${run.output}${run.errorOutput}`);
    return withSortedComponents(JSON.parse(readFileSync(output, 'utf8')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function withSortedComponents(document: Document): Document {
  const components = Object.entries(document.components).map(([kind, entries]) => [kind, sorted(entries as object)]);
  return { ...document, components: Object.fromEntries(components) };
}

function sorted(entries: object): object {
  return Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const program = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));

export interface Run {
  ok: boolean;
  output: string;
  errorOutput: string;
}

/** Runs Redocly without telemetry and update notices. */
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
