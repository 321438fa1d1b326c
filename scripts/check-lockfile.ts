/** `npm run check:lockfile`: every lock installs on every platform and names no address. */
import { globSync, readFileSync } from 'node:fs';
import { type Lockfile, lockfileProblems } from './check-lockfile/lockfile.ts';

const files = ['package-lock.json', ...globSync('{bench,tests/{*,*/*},examples/*}/package-lock.json')];
const problems = files.flatMap((file) => {
  const lockfile = JSON.parse(readFileSync(file, 'utf8')) as Lockfile;
  return lockfileProblems(lockfile).map((problem) => `${file}: ${problem}`);
});

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
