import { controlAt } from '../control.ts';
import { perform } from '../execute-rows.ts';
import { complainTo } from '../report-errors.ts';

const { origin } = location;
const complain = complainTo(origin);
const [, version] = /Chrome\/(\d+)/.exec(navigator.userAgent) ?? [];

await perform({ runtime: 'Chromium', version, control: origin }).catch(async (error: unknown) => {
  await complain(error);
  await controlAt(origin).tell({ kind: 'end' });
});
