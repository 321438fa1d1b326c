import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { markAdminDecisions, markDecisions } from './mark-decisions.ts';

const read = (name: string) => JSON.parse(readFileSync(createRequire(import.meta.url).resolve(name), 'utf8'));
const document = () => read('@paychord/sdk/openapi.json');

interface Node {
  description?: string;
  'x-basis'?: string;
  'x-basis-of'?: string[];
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
      own: ':** our own choice.',
      public: ':** APIs of this kind are documented this way.',
      convention: ':** common among payment APIs.',
    };
    const nodes = findNodes(marked, (node) => typeof node['x-basis'] === 'string');
    expect(nodes.length).toBeGreaterThan(500);
    expect(new Set(nodes.map((node) => node['x-basis']))).toEqual(new Set(Object.keys(words)));
    for (const node of nodes) expect(node.description?.endsWith(words[node['x-basis'] ?? ''] ?? '?')).toBe(true);
  });

  it('marks nothing else as a decision', () => {
    const { info, ...rest } = marked;
    const nodes = findNodes(rest, (node) => String(node.description).includes('**Decision'));
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

  it('names the parts that the specification does not show, and never a listed field as a whole', () => {
    const schemas = (marked.components as { schemas: Record<string, { properties: Record<string, Node> }> }).schemas;
    const markOf = (schema: string, field: string) =>
      schemas[schema]?.properties[field]?.description?.split('\n\n').at(-1);
    expect(markOf('Address', 'city')).toBe('**Decision on its type and null:** our own choice.');
    expect(markOf('AirlineTicket', 'e_ticket')).toBe('**Decision on null:** our own choice.');
    expect(markOf('MetadataItemInput', 'key')).toBe(
      '**Decision on its limit:** APIs of this kind are documented this way.',
    );
    expect(markOf('CapturePaymentRequest', 'reason')).toBe('**Decision:** APIs of this kind are documented this way.');
  });

  it('shows first how to create a payment, and explains the marks at the end', () => {
    const { description = '' } = marked.info as Node;
    expect(description.indexOf('## Your first payment')).toBe(0);
    expect(description.indexOf('The contract between')).toBeGreaterThan(0);
    expect(description.indexOf('## Specification and decisions')).toBeGreaterThan(
      description.indexOf('The contract between'),
    );
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
    for (const { description } of nodes) expect(description).toMatch(/\*\*Decision[^:]*:\*\* our own choice\.$/);
  });
});
