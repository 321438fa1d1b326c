import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Block, blocksOf } from '../../packages/readme-blocks/blocks.ts';
import { run } from '../../packages/run.ts';
import { programs } from './programs.ts';

const typescript = fileURLToPath(new URL('../../../node_modules/typescript/bin/tsc', import.meta.url));

const anImport = /^import [\s\S]*?;$/gm;

/** Returns the TypeScript of a program with its block. */
function programOf({ code, page, line }: Block, program: string): string {
  const imports = code.match(anImport) ?? [];
  const rest = code.replaceAll(anImport, '').trim();
  const parts = program.split(/^ *README$/m);
  if (parts.length !== 2) throw new Error(`The program for ${page}:${line} must contain the line README once`);
  return [...imports, parts.join(rest)].join('\n');
}

/** A block with its compiled program. */
export interface CompiledBlock {
  readonly heading: string;
  readonly runner: 'node' | 'vitest';
  /** The path of the JavaScript. */
  readonly file: string;
}

/** Writes a program for each `ts` block of a page into a project, and compiles all of them with strict options. */
export async function compileBlocks(page: string, folder: string): Promise<CompiledBlock[]> {
  const compiled = blocksOf(page, 'ts').map((block, index) => {
    const program = programs[page]?.[block.heading];
    if (program === undefined) throw new Error(`${page}:${block.line}: "${block.heading}" has no program`);
    const runner: CompiledBlock['runner'] = program.includes("from 'vitest'") ? 'vitest' : 'node';
    const name = `${basename(dirname(page))}-${index + 1}${runner === 'vitest' ? '.test' : ''}`;
    return { heading: block.heading, runner, name, text: programOf(block, program) };
  });
  await mkdir(join(folder, 'blocks'), { recursive: true });
  for (const { name, text } of compiled) await writeFile(join(folder, 'blocks', `${name}.ts`), text);
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: strict, include: ['blocks'] }));
  await run(process.execPath, [typescript, '--project', '.'], folder);
  return compiled.map(({ heading, runner, name }) => ({ heading, runner, file: join(folder, 'out', `${name}.js`) }));
}

const strict = {
  strict: true,
  target: 'es2022',
  module: 'nodenext',
  lib: ['es2022', 'dom', 'dom.iterable'],
  types: ['node'],
  outDir: 'out',
  skipLibCheck: true,
  noUncheckedIndexedAccess: true,
};

/** Runs the program of a block on a Node. Rejects with its output when it fails. */
export async function runBlock({ runner, file }: CompiledBlock, folder: string, node: string): Promise<void> {
  if (runner === 'node') {
    await run(node, [file], folder);
    return;
  }
  const report = `${file}.json`;
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
  await run(node, [vitest, 'run', '--reporter=json', `--outputFile=${report}`, file], folder);
  const { numPassedTests, numTotalTests } = JSON.parse(await readFile(report, 'utf8'));
  if (numPassedTests === 0 || numPassedTests !== numTotalTests)
    throw new Error(`${numPassedTests} of ${numTotalTests} tests passed`);
}
