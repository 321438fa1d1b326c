import { writePagePrograms } from '../../helpers/page-programs.ts';

/** Writes the programs of the pages about webhooks. Vitest calls it before the tests, and `node write-programs.ts` before the compiler. */
export default function writePrograms(): void {
  writePagePrograms('tests/frameworks/webhook-adapters');
}

if (import.meta.main) writePrograms();
