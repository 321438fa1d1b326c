import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { pack } from './project.ts';

declare module 'vitest' {
  interface ProvidedContext {
    tarballs: { readonly sdk: string; readonly mockServer: string };
  }
}

/** Packs both packages once for all tests. */
export default async function packPackages(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'paychord-packed-'));
  project.provide('tarballs', { sdk: await pack('sdk', folder), mockServer: await pack('mock-server', folder) });
  return () => rm(folder, { recursive: true, force: true });
}
