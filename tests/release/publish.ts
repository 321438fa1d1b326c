import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packedFolder } from '../packages/pack-packages.ts';
import { root } from '../packages/project.ts';
import { run } from '../packages/run.ts';
import type { Registry } from './registry.ts';
import { runStep } from './workflow.ts';

/** A copy of the checkout with a released version. */
export interface Release {
  readonly folder: string;
  readonly version: string;
  /** The folder of the packages that were published. */
  readonly tarballs: string;
}

/** The token in the environment of the step that publishes. */
export const npmToken = 'token-of-the-organization';

/**
 * Releases the checkout to a registry as the release workflow does: version, check, build, pack, publish. Works on a copy, so the checkout
 * remains unchanged. The copy contains changes that are not committed. Without changesets, it publishes the folder `PAYCHORD_TARBALLS`.
 *
 * @param folder A folder that does not exist, for the copy.
 */
export async function publishRelease(registry: Registry, folder: string): Promise<Release> {
  await copyCheckout(folder);
  // Generating and building takes minutes on a busy machine.
  const script = (name: string) => run('npm', ['run', name], folder, {}, 600_000);
  const isPending = (await changesetsIn(folder)).length > 0;
  if (isPending) await script('version-packages');
  await run(process.execPath, ['scripts/check-repository.ts'], folder);
  if (isPending || !packedFolder) {
    await script('build');
    await script('pack');
  }
  const tarballs = isPending || !packedFolder ? join(folder, 'tarballs') : packedFolder;
  const { version } = JSON.parse(await readFile(join(folder, 'packages/sdk/package.json'), 'utf8'));
  await publishTarballs(registry, tarballs, version);
  return { folder, version, tarballs };
}

/** Publishes a folder as the job `publish` does: in an empty folder, with the token. */
export async function publishTarballs(registry: Registry, tarballs: string, version: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'paychord-publish-'));
  await symlink(tarballs, join(folder, 'tarballs'));
  const values = { 'secrets.NPM_TOKEN': npmToken, 'needs.mode.outputs.version': version };
  // This machine has no identity to sign with.
  const env = { NPM_CONFIG_REGISTRY: registry.url, NPM_CONFIG_PROVENANCE: 'false' };
  await runStep('publish', 'Publish', folder, values, env);
  await rm(folder, { recursive: true });
}

async function changesetsIn(folder: string): Promise<string[]> {
  const files = await readdir(join(folder, '.changeset'));
  return files.filter((name) => name.endsWith('.md') && name !== 'README.md');
}

/** Copies what git knows or would add, and makes it a repository: `changeset` reads the history. */
async function copyCheckout(folder: string): Promise<void> {
  const listed = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], root);
  const deleted = await run('git', ['ls-files', '-z', '--deleted'], root);
  const gone = new Set(deleted.split('\0'));
  const files = [...new Set(listed.split('\0'))].filter((file) => file !== '' && !gone.has(file));
  for (const parent of new Set(files.map((file) => dirname(join(folder, file)))))
    await mkdir(parent, { recursive: true });
  await Promise.all(files.map((file) => cp(join(root, file), join(folder, file), { verbatimSymlinks: true })));
  await linkDependencies(folder);
  await run('git', ['init', '--quiet', '--initial-branch', 'main'], folder);
  await run('git', ['add', '--all'], folder);
  const author = ['-c', 'user.name=Dry run', '-c', 'user.email=dry-run@example.com', '-c', 'commit.gpgsign=false'];
  await run('git', [...author, 'commit', '--quiet', '--no-verify', '--message', 'Copy the checkout'], folder);
}

/** Links each installed package, but not the packages of the workspace: those must be the ones of the copy. */
async function linkDependencies(folder: string): Promise<void> {
  const names = (await readdir(join(root, 'node_modules'))).filter((name) => name !== '@paychord');
  await mkdir(join(folder, 'node_modules/@paychord'), { recursive: true });
  const link = (target: string, path: string) => symlink(target, join(folder, 'node_modules', path));
  await Promise.all([
    ...names.map((name) => link(join(root, 'node_modules', name), name)),
    ...['sdk', 'mock-server', 'checks'].map((name) => link(`../../packages/${name}`, `@paychord/${name}`)),
  ]);
}
