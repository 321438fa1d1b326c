import { controlAt } from '../../faults/control.ts';
import { reportErrorsTo } from '../../faults/report-errors.ts';
import { executeVectors } from '../execute-vectors.ts';

const { origin } = location;
const complain = reportErrorsTo(origin);

await executeVectors('WebCrypto', origin).catch(async (error: unknown) => {
  await complain(error);
  await controlAt(origin).report({ kind: 'end' });
});
