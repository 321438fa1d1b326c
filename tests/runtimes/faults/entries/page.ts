import { controlAt } from '../control.ts';
import { perform } from '../perform.ts';

const { origin } = location;
const { tell } = controlAt(origin);
const complain = (error: unknown) => tell({ kind: 'trouble', trouble: String(Object(error).stack ?? error) });

addEventListener('unhandledrejection', ({ reason }) => void complain(reason));

const [, version] = /Chrome\/(\d+)/.exec(navigator.userAgent) ?? [];
await perform({ runtime: 'Chromium', version, control: origin }).catch(async (error: unknown) => {
  await complain(error);
  await tell({ kind: 'end' });
});
