import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundledBytes, typeCheck } from '../../tests/packages/budgets.ts';
import { type Figures, medians } from '../median.ts';
import { effort } from '../mode.ts';
import { type Packaged, packaged } from './candidates.ts';
import { coldImportMs } from './cold-import.ts';
import { writeDocumentTypes } from './document-types.ts';
import { inRounds, type Measured } from './rounds.ts';

/** The name of the empty program, whose cost is part of every other figure. */
export const empty = 'an empty file';

const [importRounds, typeRounds] = [effort(21, 1), effort(11, 1)];
const bench = fileURLToPath(new URL('..', import.meta.url));
const written = new URL('dist/', import.meta.url);
const emptyFile = new URL('empty.js', written);
const emptyProgram = new URL('empty.ts', written);

/** Writes the files that the measurements read. */
export async function prepare(): Promise<void> {
  await mkdir(written, { recursive: true });
  for (const file of [emptyFile, emptyProgram]) await writeFile(file, 'export {};\n');
  await writeDocumentTypes(new URL('openapi.ts', written));
}

export function bytesOf(program: string): Promise<number> {
  return bundledBytes(program, bench);
}

/** Measures the milliseconds of the first import, per candidate. */
export async function importMilliseconds(): Promise<Figures> {
  const specifiers = new Map(packaged.map(({ name, packageName }) => [name, packageName]));
  const measured = await inRounds(importRounds, [empty, ...specifiers.keys()], (name) =>
    coldImportMs(specifiers.get(name) ?? emptyFile.href, bench),
  );
  return medians(measured);
}

export interface TypeCosts {
  readonly seconds: Measured;
  readonly instantiations: Figures;
}

/** Measures what the compiler does for the program of each candidate. */
export async function typeCosts(): Promise<TypeCosts> {
  const program = ({ program }: Packaged) => new URL(`candidates/${program}.ts`, import.meta.url);
  const programs = new Map(packaged.map((each) => [each.name, program(each)]));
  const instantiations = new Map<string, number>();
  const seconds = await inRounds(typeRounds, [empty, ...programs.keys()], async (name) => {
    const checked = await typeCheck(fileURLToPath(programs.get(name) ?? emptyProgram), fileURLToPath(written));
    instantiations.set(name, checked.instantiations);
    return checked.seconds;
  });
  return { seconds, instantiations };
}

/** Returns the number of direct dependencies of a package. */
export async function dependenciesOf({ packageName }: Packaged): Promise<number> {
  const folders = [join(bench, 'node_modules'), join(bench, '../node_modules')];
  const manifests = folders.map((folder) => readFile(join(folder, packageName, 'package.json'), 'utf8'));
  const { dependencies = {} } = JSON.parse(await Promise.any(manifests));
  return Object.keys(dependencies).length;
}
