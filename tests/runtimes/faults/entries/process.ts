import { executeRows, type RunOptions } from '../execute-rows.ts';

const performance: RunOptions = JSON.parse(process.argv[2] ?? '');
const version = process.versions[performance.runtime.toLowerCase()];
await executeRows({ ...performance, version });
