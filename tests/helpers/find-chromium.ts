import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome'];

/** The options that Chromium needs in a container, without services of its vendor. */
export const chromiumOptions = [
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

/** Returns the path of the browser. */
export function findChromium(): string {
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
