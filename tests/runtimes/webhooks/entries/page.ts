import { controlAt } from '../../faults/control.ts';
import { complainTo } from '../../faults/report-errors.ts';
import { perform } from '../execute-vectors.ts';

const { origin } = location;
const complain = complainTo(origin);

await perform('WebCrypto', origin).catch(async (error: unknown) => {
  await complain(error);
  await controlAt(origin).tell({ kind: 'end' });
});
