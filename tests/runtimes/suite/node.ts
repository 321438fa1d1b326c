import { inProcess, intercepted, onPort } from '../../contract/conformance/transports.ts';
import { runCases } from './run-cases.ts';

const transports = { inProcess, intercepted, onPort };
const transport = process.argv[2] as keyof typeof transports;
await runCases(await transports[transport]());
