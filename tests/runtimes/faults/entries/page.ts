import { controlAt } from '../control.ts';
import { executeRows } from '../execute-rows.ts';
import { reportErrorsTo } from '../report-errors.ts';

const { origin } = location;
const complain = reportErrorsTo(origin);
const [, version] = /Chrome\/(\d+)/.exec(navigator.userAgent) ?? [];

await executeRows({ runtime: 'Chromium', version, control: origin }).catch(async (error: unknown) => {
  await complain(error);
  await controlAt(origin).report({ kind: 'end' });
});
