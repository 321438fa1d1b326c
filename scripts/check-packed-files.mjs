/** The `prepack` of each package: fails when a file or folder that its manifest lists is missing, so that no release lacks it. */
import { existsSync, readFileSync } from 'node:fs';

const { name, files } = JSON.parse(readFileSync('package.json', 'utf8'));
// Changesets writes the change log with the first release.
const missing = files.filter((entry) => entry !== 'CHANGELOG.md' && !existsSync(entry));
if (missing.length > 0) {
  console.error(
    `${name} lacks ${missing.join(', ')}. Run \`npm run build\` in the root of the repository, then pack again`,
  );
  process.exitCode = 1;
}
