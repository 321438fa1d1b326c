/** `npm run check:lockfile`: the lock installs on every platform and names no address. */
import { readFileSync } from 'node:fs';
import { type Lockfile, lockfileProblems } from './check-lockfile/lockfile.ts';

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
const problems = lockfileProblems(lockfile);

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
