import { readFile, writeFile } from 'node:fs/promises';
import { type Row, type RuntimeKind, titleOf } from './row.ts';
import type { RuntimeResults } from './run-cases-in.ts';

/** A column of the table: a runtime, and the results of its rows. */
export interface Column {
  readonly title: string;
  readonly kind: RuntimeKind;
  readonly ran: RuntimeResults;
}

/** Returns the fault table in Markdown. Notes about a runtime follow the table, numbered. */
export function tableOf(rows: readonly Row[], columns: readonly Column[]): string {
  const notes: string[] = [];
  const note = (text: string) => {
    if (!notes.includes(text)) notes.push(text);
    return notes.indexOf(text) + 1;
  };

  const cell = (row: Row, { title, kind, ran }: Column): string => {
    const reason = row.unavailable?.[kind];
    if (reason !== undefined) return `– <sup>${note(`Cannot exist there: ${reason}.`)}</sup>`;
    const failure = row.fails?.[kind];
    if (failure !== undefined) return `✗ <sup>${note(`There ${failure}.`)}</sup>`;
    const outcome = ran.outcomes.find((each) => each.title === titleOf(row));
    const difference = row.differs?.[title as 'Node 20'] ?? row.differs?.[kind];
    const mark = outcome !== undefined && outcome.failure === undefined ? '✓' : '✗';
    return difference === undefined ? mark : `${mark} <sup>${note(`There ${difference}.`)}</sup>`;
  };

  const lines = [
    ['The service', 'You get', ...columns.map(({ title }) => title)],
    ['---', '---', ...columns.map(() => ':-:')],
    ...rows.map((row) => [row.server, row.caller, ...columns.map((column) => cell(row, column))]),
  ];
  const table = lines.map((cells) => `| ${cells.join(' | ')} |`);
  const numbered = notes.map((text, index) => `${index + 1}. ${text}`);
  return [...table, '', ...numbered, '', versionsOf(columns)].join('\n');
}

/** The last line. It is not compared: the browser is that of the machine. */
function versionsOf(columns: readonly Column[]): string {
  const versions = columns.map(({ kind, ran }) => `${kind} ${ran.version}`);
  return `${versionsMark} ${versions.slice(0, -1).join(', ')} and ${versions.at(-1)}.`;
}

const versionsMark = 'Last run on';

/** What of a table has to be as it was. */
export function withoutVersions(table: string): string {
  return table.replace(new RegExp(`^${versionsMark} .*$`, 'm'), '').trim();
}

const page = new URL('../../../packages/sdk/docs/faults.md', import.meta.url);
const section = /(<!-- Generated from the fault tests .*-->\n\n)([\s\S]*?)(<!-- End of the generated part\. -->)/;

/** Reads the fault table from the documentation of the SDK. */
export async function readTable(): Promise<string> {
  const [, , table] = section.exec(await readFile(page, 'utf8')) ?? [];
  if (table === undefined)
    throw new Error(`${page.pathname} has no fault table between the comments of a generated part`);
  return table.trim();
}

/** Replaces the fault table in the documentation of the SDK. */
export async function writeTable(table: string): Promise<void> {
  const text = await readFile(page, 'utf8');
  await writeFile(
    page,
    text.replace(section, (_all, start: string, _old, end: string) => `${start}${table}\n\n${end}`),
  );
}
