import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { run } from './program.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome'];
const options = [
  '--headless',
  // The only page is ours, and root has no sandbox.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Opens a page until the signal closes it. Resolves with the output of the browser. */
export async function openInChromium(url: string, signal: AbortSignal): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), 'paychord-chromium-'));
  try {
    return await run({ command: chromium(), args: [...options, `--user-data-dir=${profile}`, url] }, signal);
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}

function chromium(): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found =
    process.env.CHROMIUM ?? names.flatMap((name) => folders.map((each) => join(each, name))).find(existsSync);
  if (found === undefined) {
    throw new Error(
      'Chromium is missing. Run `apt-get install chromium`, or set CHROMIUM to the path of its executable.',
    );
  }
  return found;
}
