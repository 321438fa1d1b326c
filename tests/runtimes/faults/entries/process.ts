import { type Performance, perform } from '../execute-rows.ts';

const performance: Performance = JSON.parse(process.argv[2] ?? '');
const version = process.versions[performance.runtime.toLowerCase()];
await perform({ ...performance, version });
