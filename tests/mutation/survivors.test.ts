import { describe, expect, test } from 'vitest';
import type { Mutant, MutatedFile, Report } from './report.ts';
import { scoreOf } from './score.ts';
import { survivorProblems } from './survivors.ts';

const source = 'if (isOver) {\n  stop();\n}\n';
const mutant = (status: Mutant['status'], replacement: string): Mutant => ({
  status,
  replacement,
  location: { start: { line: 1, column: 5 }, end: { line: 1, column: 11 } },
});
const block: Mutant = {
  status: 'NoCoverage',
  replacement: '{}',
  location: { start: { line: 1, column: 13 }, end: { line: 3, column: 2 } },
};
const report = (...mutants: Mutant[]): Report => ({ files: { 'a.ts': { source, mutants } satisfies MutatedFile } });
const explained = (name: string, ...mutants: { code: string; mutant: string }[]) => [
  { title: 'Nothing happens', why: 'It does the same.', mutants: { [name]: mutants } },
];
const always = { code: 'if (isOver) {', mutant: 'if (true) {' };
const empty = { code: 'if (isOver) { stop(); }', mutant: 'if (isOver) {}' };

describe('a mutant', () => {
  test('that survived has to be explained, by its lines as they are and as it has them', () => {
    const survived = report(mutant('Survived', 'true'), block, mutant('Killed', 'false'));
    expect(survivorProblems(survived, explained('a.ts', always, empty))).toEqual([]);
    expect(survivorProblems(survived, explained('a.ts', always))).toEqual([
      expect.stringMatching(/nobody says why: a\.ts\n.*stop\(\); }\n.*if \(isOver\) {}$/),
    ]);
  });

  test('that survived twice has to be explained twice', () => {
    const twice = report(mutant('Survived', 'true'), mutant('Survived', 'true'));
    expect(survivorProblems(twice, explained('a.ts', always))).toHaveLength(1);
    expect(survivorProblems(twice, explained('a.ts', always, always))).toEqual([]);
  });

  test('that is explained has to survive, where its file was looked at', () => {
    const found = report(mutant('Timeout', 'true'));
    expect(survivorProblems(found, explained('a.ts', always))).toEqual([expect.stringContaining('did not survive')]);
    expect(survivorProblems(found, explained('b.ts', always))).toEqual([]);
  });

  test('counts as found when time ran out, as survived when no test reaches it, and not at all when it is no program', () => {
    const mutants = (
      ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError', 'RuntimeError', 'Ignored'] as const
    ).map((status) => mutant(status, 'true'));
    expect(scoreOf(mutants)).toEqual({ found: 2, survived: 2, percent: 50 });
  });
});
