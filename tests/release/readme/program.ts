import type { Block } from '../../packages/readme-blocks/blocks.ts';

/** A program around a block of a README, which defines the names of the reader and checks the effect of the block. */
export interface Program {
  /** @default 'node' */
  readonly runner?: 'node' | 'vitest';
  /** TypeScript with the line `README` where the block stands. The imports of the block move to the top of the program. */
  readonly code: string;
}

const anImport = /^import [\s\S]*?;$/gm;

/** Returns the TypeScript of a program with its block. */
export function programOf({ code, page, line }: Block, program: Program): string {
  const imports = code.match(anImport) ?? [];
  const rest = code.replaceAll(anImport, '').trim();
  const parts = program.code.split(/^ *README$/m);
  if (parts.length !== 2) throw new Error(`The program for ${page}:${line} must contain the line README once`);
  return [...imports, parts.join(rest)].join('\n');
}
