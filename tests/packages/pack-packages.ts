import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createProject, pack, root } from './project.ts';

declare module 'vitest' {
  interface ProvidedContext {
    packed: { readonly sdk: string; readonly mockServer: string; readonly installed: string };
  }
}

/** The folder of the packages that `npm run pack` packed before, so that the tests read what will be published. */
export const packedFolder = process.env.PAYCHORD_TARBALLS && join(root, process.env.PAYCHORD_TARBALLS);

/** Packs both packages once for all tests, unless they are packed, and installs them once. */
export default async function packPackages(project: TestProject): Promise<() => Promise<void>> {
  const folder = packedFolder || (await mkdtemp(join(tmpdir(), 'paychord-packed-')));
  const find = async (name: string) => {
    if (!packedFolder) return pack(name, folder);
    const file = (await readdir(folder)).find((each) => each.startsWith(`paychord-${name}-`));
    if (file === undefined) throw new Error(`${folder} has no package ${name}. Run \`npm run pack\``);
    return join(folder, file);
  };
  const [sdk, mockServer] = [await find('sdk'), await find('mock-server')];
  const installed = await createProject('module', [sdk, mockServer]);
  project.provide('packed', { sdk, mockServer, installed: installed.folder });
  return async () => {
    await installed.remove();
    if (!packedFolder) await rm(folder, { recursive: true, force: true });
  };
}
