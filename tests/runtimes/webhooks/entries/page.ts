import { complainTo } from '../../faults/complaints.ts';
import { controlAt } from '../../faults/control.ts';
import { perform } from '../perform.ts';

const { origin } = location;
const complain = complainTo(origin);

await perform('WebCrypto', origin).catch(async (error: unknown) => {
  await complain(error);
  await controlAt(origin).tell({ kind: 'end' });
});
