/** Removes the notes that no version is published. `npm run version-packages` runs it, so that the published READMEs have none. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';

for (const file of ['README.md', ...globSync('packages/*/README.md')]) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/^Not published yet: [\s\S]*?\n\n/m, ''));
}
