import { readFile, writeFile } from 'node:fs/promises';

const readme = new URL('../../../packages/sdk/README.md', import.meta.url);
const section = /(<!-- fault-table -->\n)([\s\S]*?)(<!-- \/fault-table -->)/;

/** The fault table that the README shows. */
export async function readTable(): Promise<string> {
  const [, , table] = section.exec(await readFile(readme, 'utf8')) ?? [];
  if (table === undefined) throw new Error(`There is no place for the fault table in ${readme.pathname}`);
  return table.trim();
}

/** Lets the README show another. */
export async function writeTable(table: string): Promise<void> {
  const text = await readFile(readme, 'utf8');
  await writeFile(
    readme,
    text.replace(section, (_all, start: string, _old, end: string) => `${start}${table}\n${end}`),
  );
}
