import { readFile, writeFile } from 'node:fs/promises';

const page = new URL('../../../packages/sdk/docs/faults.md', import.meta.url);
const section = /(<!-- fault-table -->\n)([\s\S]*?)(<!-- \/fault-table -->)/;

/** Reads the fault table from the documentation of the SDK. */
export async function readTable(): Promise<string> {
  const [, , table] = section.exec(await readFile(page, 'utf8')) ?? [];
  if (table === undefined)
    throw new Error(`${page.pathname} has no fault table. Add the comments fault-table and /fault-table`);
  return table.trim();
}

/** Replaces the fault table in the documentation of the SDK. */
export async function writeTable(table: string): Promise<void> {
  const text = await readFile(page, 'utf8');
  await writeFile(
    page,
    text.replace(section, (_all, start: string, _old, end: string) => `${start}${table}\n${end}`),
  );
}
