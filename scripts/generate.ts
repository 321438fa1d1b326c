/** `npm run generate`: writes every file that is generated from openapi/*.yaml and from the version of the SDK. `--check` only reports what differs. */
import { readFileSync } from 'node:fs';
import { bundle } from './generate/bundle.ts';
import { findDifferences, outputs, writeOutputs } from './generate/outputs.ts';

const root = process.cwd();
const { version } = JSON.parse(readFileSync('packages/sdk/package.json', 'utf8'));
const files = await outputs(bundle(root), bundle(root, 'admin'), version);

if (process.argv.includes('--check')) {
  const differences = findDifferences(root, files);
  for (const line of differences) console.error(line);
  if (differences.length > 0) console.error('Run `npm run generate` and commit the files that it writes.');
  process.exitCode = differences.length > 0 ? 1 : 0;
} else {
  writeOutputs(root, files);
}
