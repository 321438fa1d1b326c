/** The `prepack` of each package: fails when a file that its manifest lists or exports is missing, so that no release lacks it. */
import { existsSync, readFileSync } from 'node:fs';

const { name, files, bin = {}, exports } = JSON.parse(readFileSync('package.json', 'utf8'));
const pathsIn = (value) => (typeof value === 'string' ? [value] : Object.values(value).flatMap(pathsIn));
// Changesets writes the change log with the first release.
const missing = pathsIn({ files, bin, exports }).filter((path) => path !== 'CHANGELOG.md' && !existsSync(path));
if (missing.length > 0) {
  console.error(`${name} lacks ${missing.join(', ')}. Run \`npm run build\` in the repository, then pack again`);
  process.exitCode = 1;
}
