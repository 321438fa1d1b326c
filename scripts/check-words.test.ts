import { describe, expect, test } from 'vitest';
import { isChecked, wordProblems } from './check-words.ts';

describe('wordProblems', () => {
  test.each([
    ['mend', 'Mend the field and call again.'],
    ['hence', 'It is stored and hence needs a database.'],
    ['told', 'The hook is told the status.'],
    ['whoever', 'It helps whoever reads the log.'],
    ['nobody', 'Nobody reads the body.'],
    ['spoil', 'A fault can spoil the body.'],
    ['under way', 'A call that is under way keeps its key.'],
    ['of its own', 'Every fault has a row of its own.'],
    ['of which', 'Ten rows, of which three failed.'],
    ['as it came', 'The body is kept as it came.'],
    ['is none', 'There is none in the list.'],
  ])('reports "%s"', (word, text) => {
    const problems = wordProblems('docs/a.md', `First line.\n${text}\n`);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.toLowerCase()).toContain(`docs/a.md:2: "${word}" is not a plain word. write `);
  });

  test.each(['mends', 'mended', 'Spoils', 'spoiled', 'spoilt', 'henceforth', 'underway', 'was none', 'as they came'])(
    'reports the form "%s"',
    (form) => {
      expect(wordProblems('a.ts', `// It ${form} here.`)).toHaveLength(1);
    },
  );

  test('names the words to write instead', () => {
    expect(wordProblems('a.ts', "throw new Error('Mend the field');")).toEqual([
      'a.ts:1: "Mend" is not a plain word. Write "fix" or "repair"',
    ]);
  });

  test('reports every word in the order of the text', () => {
    const lines = wordProblems('a.yaml', 'description: nobody\nsummary: told\n').map(
      (problem) => problem.split(' ')[0],
    );
    expect(lines).toEqual(['a.yaml:1:', 'a.yaml:2:']);
  });

  test.each([
    ['a comment block', '/**\n * The mock has a clock of\n * its own.\n */'],
    ['line comments', '// A clock of its\n// own.'],
    ['Markdown', 'A clock of\nits own.'],
    ['YAML', 'description: >-\n  A clock of its\n  own.'],
  ])('reports a phrase that continues on the next line of %s', (_where, text) => {
    expect(wordProblems('a.ts', text)).toHaveLength(1);
  });

  test.each(['spoiledBody', 'isSpoiled', 'toldOnce', 'tell_nobody'])('reports the name %s in code', (name) => {
    expect(wordProblems('a.ts', `const ${name} = 1;`)).toHaveLength(1);
  });

  test.each(['recommended', 'amend', 'dimension', 'thence', 'retold', 'its own', 'which', 'none', 'underwater'])(
    'accepts the word "%s"',
    (word) => {
      expect(wordProblems('a.ts', `// The ${word} here.`)).toEqual([]);
    },
  );

  test('ignores inline code in Markdown, but not in comments', () => {
    expect(wordProblems('a.md', '| `spoil` | `corrupt` |')).toEqual([]);
    expect(wordProblems('a.md', '```ts\nspoil();\n```')).toHaveLength(1);
    expect(wordProblems('a.ts', '/** Sets `spoil`. */')).toHaveLength(1);
  });
});

describe('isChecked', () => {
  test.each(['README.md', 'packages/sdk/src/client.ts', 'examples/demo.mjs', 'openapi/payments.yaml', '.ci/run'])(
    'includes %s',
    (file) => {
      expect(isChecked(file)).toBe(true);
    },
  );

  test.each([
    'packages/sdk/src/generated/schema.ts',
    'packages/mock-server/src/generated/validators.js',
    'package-lock.json',
    'packages/sdk/CHANGELOG.md',
    'scripts/check-words.ts',
    'scripts/check-words.test.ts',
    'docs/logo.png',
  ])('excludes %s', (file) => {
    expect(isChecked(file)).toBe(false);
  });
});
