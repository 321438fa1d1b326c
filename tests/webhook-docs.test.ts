import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const folder = 'packages/sdk/docs/webhooks/';
const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const listed = (path: string) =>
  readdirSync(new URL(`../${path}`, import.meta.url)).filter((name) => /\.(md|ts)$/.test(name));

const pages = listed(folder).filter((name) => name !== 'README.md');
const examplesOf = (page: string) => [...read(folder + page).matchAll(/<!-- (tests\/\S+) -->\n```ts\n([\s\S]*?)```/g)];

describe.each(pages)('the page %s', (page) => {
  test('shows code that is run, as it is', () => {
    const examples = examplesOf(page);
    expect(examples.length).toBeGreaterThan(0);
    expect(examples).toHaveLength(read(folder + page).split('```ts').length - 1);
    for (const [, path = '', code] of examples) expect(code).toBe(read(path));
  });

  test('is found from the first page', () => {
    expect(read(`${folder}README.md`)).toContain(`(${page}`);
  });
});

test('each example has a page', () => {
  const shown = pages.flatMap((page) => examplesOf(page).map(([, path]) => path));
  const apps = listed('tests/webhook-adapters/apps').map((name) => `tests/webhook-adapters/apps/${name}`);
  expect(apps.length).toBeGreaterThan(7);
  expect(shown).toEqual(expect.arrayContaining(apps));
});

test.each(['README.md', ...pages])('the links of %s lead somewhere', (page) => {
  const links = [...read(folder + page).matchAll(/\]\((?!https:)([^)#]+)/g)].map(([, path = '']) => path);
  expect(links.filter((path) => !existsSync(new URL(`../${folder}${path}`, import.meta.url)))).toEqual([]);
});

test('the first page names each entry that is published: adapters, stores, and what tests them', () => {
  const { exports } = JSON.parse(read('packages/sdk/package.json'));
  const entries = Object.keys(exports).filter((name) => name.startsWith('./webhooks/'));
  const names = [...read(`${folder}README.md`).matchAll(/@paychord\/sdk(\/[\w/]+)/g)].map(([, path]) => `.${path}`);
  expect(entries.length).toBeGreaterThan(9);
  expect([...new Set(names)].sort()).toEqual(entries.sort());
});
