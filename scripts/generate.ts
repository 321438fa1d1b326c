/** `npm run generate`: writes every file that is generated from openapi/*.yaml. `--check` only reports what differs. */
import { bundle } from './generate/bundle.ts';
import { findDifferences, outputs, writeOutputs } from './generate/outputs.ts';

const root = process.cwd();
const files = await outputs(bundle(root), bundle(root, 'admin'));

if (process.argv.includes('--check')) {
  const differences = findDifferences(root, files);
  for (const line of differences) console.error(line);
  if (differences.length > 0) console.error('Run `npm run generate` and commit the files that it writes.');
  process.exitCode = differences.length > 0 ? 1 : 0;
} else {
  writeOutputs(root, files);
}
