import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumOptions, findChromium } from '../helpers/find-chromium.ts';
import { run } from './program.ts';

/** Opens a page until the signal closes it. Resolves with the output of the browser. */
export async function openInChromium(url: string, signal: AbortSignal): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), 'paychord-chromium-'));
  try {
    return await run(
      { command: findChromium(), args: ['--headless', ...chromiumOptions, `--user-data-dir=${profile}`, url] },
      signal,
    );
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}
