import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const sdk = fileURLToPath(new URL('../../../packages/sdk/', import.meta.url));
const section = /(<!-- fault-table -->\n)([\s\S]*?)(<!-- \/fault-table -->)/;

/** Returns the fault table in the documentation of the SDK. */
export async function readTable(): Promise<string> {
  const { table } = await findPage();
  return table.trim();
}

/** Replaces the fault table in the documentation of the SDK. */
export async function writeTable(table: string): Promise<void> {
  const { file, text } = await findPage();
  await writeFile(
    file,
    text.replace(section, (_all, start: string, _old, end: string) => `${start}${table}\n${end}`),
  );
}

/** Finds the page with the markers of the fault table. */
async function findPage(): Promise<{ file: string; text: string; table: string }> {
  for (const name of ['README.md', ...globSync('docs/**/*.md', { cwd: sdk })]) {
    const text = await readFile(sdk + name, 'utf8');
    const [, , table] = section.exec(text) ?? [];
    if (table !== undefined) return { file: sdk + name, text, table };
  }
  throw new Error(`No page in ${sdk} has a <!-- fault-table --> section`);
}
