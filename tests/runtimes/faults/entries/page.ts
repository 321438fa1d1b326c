import { controlAt } from '../control.ts';
import { execute, reportErrorsTo } from '../execute.ts';
import type { Cryptography } from '../vector-cases.ts';

const { origin, search } = location;
const control = controlAt(origin);
const reportError = reportErrorsTo(control);
const [, version] = /Chrome\/(\d+)/.exec(navigator.userAgent) ?? [];
const cryptography = (new URLSearchParams(search).get('cryptography') as Cryptography | null) ?? undefined;

await execute({ runtime: 'Chromium', version, control: origin, cryptography }).catch(async (error: unknown) => {
  await reportError(error);
  await control.report({ kind: 'end' });
});
