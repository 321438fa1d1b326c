import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { markAdminDecisions, markDecisions } from './mark-decisions.ts';

const read = (name: string) => JSON.parse(readFileSync(createRequire(import.meta.url).resolve(name), 'utf8'));
const document = () => read('@paychord/sdk/openapi.json');

interface Node {
  description?: string;
  'x-basis'?: string;
}

/** Returns every node that satisfies a condition. */
function findNodes(value: unknown, matches: (node: Node) => boolean): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap((each) => findNodes(each, matches));
  return matches(value) ? [value, ...below] : below;
}

describe('markDecisions', () => {
  const marked = markDecisions(document());

  it('says in words what each x-basis means', () => {
    const words: Record<string, string> = {
      own: '**Decision:** our own choice.',
      public: '**Decision:** APIs of this kind are documented this way.',
      convention: '**Decision:** common among payment APIs.',
    };
    const nodes = findNodes(marked, (node) => typeof node['x-basis'] === 'string');
    expect(nodes.length).toBeGreaterThan(500);
    expect(new Set(nodes.map((node) => node['x-basis']))).toEqual(new Set(Object.keys(words)));
    for (const node of nodes) expect(node.description?.endsWith(words[node['x-basis'] ?? ''] ?? '?')).toBe(true);
  });

  it('marks nothing else as a decision', () => {
    const { info, ...rest } = marked;
    const nodes = findNodes(rest, (node) => String(node.description).includes('**Decision:**'));
    expect(nodes.filter((node) => node['x-basis'] === undefined)).toEqual([]);
  });

  it('marks each operation and each webhook as specified or decided', () => {
    const operations = findNodes(
      { ...(marked.paths as object), ...(marked.webhooks as object) },
      (node) => 'responses' in node,
    );
    expect(operations).toHaveLength(13);
    const marks = operations.map(({ description }) => /\*\*(Specification|Decision):\*\*/.exec(description ?? '')?.[1]);
    expect(marks.filter((mark) => mark === 'Specification')).toHaveLength(8);
    expect(marks.filter((mark) => mark === 'Decision')).toHaveLength(5);
  });

  it('explains the marks at the top', () => {
    const { description } = marked.info as Node;
    expect(description).toContain('## Specification and decisions');
    for (const mark of ['common among', 'documented this way', 'our own choice']) expect(description).toContain(mark);
  });

  it('changes descriptions only', () => {
    const withoutDescriptions = (value: unknown) =>
      JSON.stringify(value, (name, each) => (name === 'description' && typeof each === 'string' ? undefined : each));
    expect(withoutDescriptions(marked)).toBe(withoutDescriptions(document()));
  });

  it('leaves examples alone', () => {
    const example = { 'x-basis': 'own', description: 'text' };
    expect(markDecisions({ info: {}, paths: {}, webhooks: {}, components: { example } })).toMatchObject({
      components: { example },
    });
  });
});

describe('markAdminDecisions', () => {
  const marked = markAdminDecisions(read('@paychord/mock-server/admin-openapi.json'));

  it('says that the service does not have this API', () => {
    expect((marked.info as Node).description).toContain('This API belongs to the mock server');
  });

  it('marks the decisions in the objects of the payments API', () => {
    const nodes = findNodes(marked.components, (node) => node['x-basis'] === 'own');
    expect(nodes.length).toBeGreaterThan(100);
    for (const { description } of nodes) expect(description).toContain('**Decision:** our own choice.');
  });
});
