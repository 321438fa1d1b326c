/** `npm run generate` writes everything that follows from openapi/*.yaml; with `--check` it only says what differs. */
import { bundle } from './generate/bundle.ts';
import { differences, write } from './generate/output-folder.ts';
import { outputs } from './generate/outputs.ts';

const root = process.cwd();
const files = await outputs(bundle(root), bundle(root, 'admin'));

if (process.argv.includes('--check')) {
  const found = differences(root, files);
  for (const line of found) console.error(line);
  if (found.length > 0) console.error('Run `npm run generate` and commit what it writes.');
  process.exitCode = found.length > 0 ? 1 : 0;
} else {
  write(root, files);
}
