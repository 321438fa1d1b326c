import { type Performance, perform } from '../perform.ts';

const performance: Performance = JSON.parse(process.argv[2] ?? '');
const version = process.versions[performance.runtime.toLowerCase()];
await perform({ ...performance, version });
