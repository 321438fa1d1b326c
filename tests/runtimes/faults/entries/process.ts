import type { RunOptions } from '../execute.ts';

const options: RunOptions = JSON.parse(process.argv[2] ?? '');
// The SDK detects it when it is loaded.
if (options.cryptography === 'WebCrypto') Object.defineProperty(process, 'getBuiltinModule', { value: undefined });
const { execute } = await import('../execute.ts');
await execute({ ...options, version: process.versions[options.runtime.toLowerCase()] });
