import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mistakes } from './mistakes.ts';
import { type MistakeResult, mistakesProgram } from './mistakes-program.ts';
import { node20, run } from './run.ts';
import { useProject } from './use-project.ts';

/** By the name of the Node. */
const results = new Map<string, readonly MistakeResult[]>();
const nodes = { 'the Node of the tools': process.execPath, 'Node 20': node20 };
useProject('module', ['express@5.3.0', 'fastify@5.12.8'], async ({ folder }) => {
  await writeFile(join(folder, 'mistakes.js'), mistakesProgram());
  for (const [name, node] of Object.entries(nodes)) {
    results.set(name, JSON.parse(await run(node, ['mistakes.js'], folder)));
  }
});

describe.each(Object.keys(nodes))('on %s', (name) => {
  test.each(mistakes.map((each, index) => ({ ...each, index })))(
    '$mistake gives its message, and the fix works',
    ({ message, index }) => {
      const { mistake, fix } = results.get(name)?.[index] ?? {};
      // Node 20 does not prove that a TLS handshake failed before the request was sent.
      const shown = mistake?.replace(
        'lost the connection to https://127.0.0.1:4010 (ERR_SSL',
        'could not connect to https://127.0.0.1:4010 (ERR_SSL',
      );
      expect({ mistake: shown, fix }).toEqual({ mistake: message });
    },
  );
});

test('there are at least 40 different mistakes', () => {
  expect(new Set(mistakes.map(({ mistake }) => mistake)).size).toBeGreaterThanOrEqual(40);
});

test('every message has at most three sentences of at most 20 words', () => {
  const long = mistakes.filter(({ message }) => {
    // A list of values counts as one word.
    const sentences = message.replaceAll(/(\w+, )+\w+/g, 'list').split(/(?<=[.?]) (?=[A-Z])/);
    return sentences.length > 3 || sentences.some((each) => each.split(' ').length > 20);
  });
  expect(long.map(({ message }) => message)).toEqual([]);
});
