import { onPort } from '../../conformance/transports.ts';
import { print, runCases } from './run-cases.ts';

await runCases(await onPort(), print);
