import { onPort } from '../../contract/conformance/transports.ts';
import { print, runCases } from './run-cases.ts';

await runCases(await onPort(), print);
