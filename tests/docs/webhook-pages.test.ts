import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';

const sdk = 'packages/sdk/';
const folder = `${sdk}docs/webhooks/`;
const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const listed = (path: string) => readdirSync(new URL(path, root)).filter((name) => /\.(md|ts)$/.test(name));

const pages = listed(folder).filter((name) => name !== 'README.md');

const caption = /<!-- (lines of )?((?:tests|examples)\/\S+) -->\n```ts\n([\s\S]*?)```/g;
const examplesOf = (page: string) =>
  [...read(folder + page).matchAll(caption)].map(([, isPart, path = '', code = '']) => ({ isPart, path, code }));

/** The lines without indentation, because an excerpt may be indented differently. */
const linesOf = (code: string) => code.split('\n').map((line) => line.trim());

describe.each(pages)('the page %s', (page) => {
  test('shows only code that a test runs, unchanged', () => {
    const examples = examplesOf(page);
    expect(examples.length).toBeGreaterThan(0);
    expect(examples).toHaveLength(read(folder + page).split('```ts').length - 1);
    for (const { isPart, path, code } of examples) {
      if (isPart) expect(missingFrom(linesOf(read(path)), linesOf(code))).toEqual([]);
      else expect(code).toBe(read(path));
    }
  });
});

/** Returns the lines that do not occur in the file in this order. */
function missingFrom(file: readonly string[], lines: readonly string[]): string[] {
  let at = 0;
  return lines.filter((line) => {
    const found = file.indexOf(line, at);
    if (found >= 0) at = found + 1;
    return found < 0;
  });
}

test('a page shows each example application of the framework tests', () => {
  const shown = pages.flatMap((page) => examplesOf(page).map(({ path }) => path));
  const applications = 'tests/frameworks/webhook-adapters/apps/';
  const apps = listed(applications).map((name) => applications + name);
  expect(apps.length).toBeGreaterThan(7);
  expect(shown).toEqual(expect.arrayContaining(apps));
});

/** The files and folders that npm installs with the package. */
const published = ['README.md', 'package.json', ...JSON.parse(read(`${sdk}package.json`)).files];

/** The anchors that GitHub makes of the headings of a page. */
const anchorsOf = (path: string) =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );

/** The links of a page of the SDK to other files of the SDK, as paths in the package, with their anchors. */
const linksOf = (page: string) =>
  [...read(sdk + page).matchAll(/\]\((?!https:)([^)]+)\)/g)].map(([, link = '']) => {
    const [path = '', anchor] = link.split('#');
    return { link, target: path === '' ? page : posix.join(posix.dirname(page), path), anchor };
  });

const documents = ['README.md', ...globSync('docs/**/*.md', { cwd: new URL(sdk, root) })];

test.each(documents)('each link of %s leads to a file of the package and to one of its headings', (page) => {
  const dead = linksOf(page).filter(({ target, anchor }) => {
    const exists = existsSync(new URL(sdk + target, root));
    const isPublished = published.some((file) => target === file || target.startsWith(`${file}/`));
    return !exists || !isPublished || (anchor !== undefined && !anchorsOf(sdk + target).includes(anchor));
  });
  expect(dead.map(({ link }) => link)).toEqual([]);
});

test('links lead from the README of the SDK to each of its pages', () => {
  const reached = new Set(['README.md']);
  for (const page of reached)
    for (const { target } of linksOf(page))
      if (target.endsWith('.md') && existsSync(new URL(sdk + target, root))) reached.add(target);
  expect([...reached].sort()).toEqual([...documents].sort());
});

test('the first page about webhooks names each published entry for webhooks, and no other', () => {
  const { exports } = JSON.parse(read(`${sdk}package.json`));
  const entries = Object.keys(exports).filter((name) => name.startsWith('./webhooks/'));
  const names = [...read(`${folder}README.md`).matchAll(/@paychord\/sdk(\/[\w/]+)/g)].map(([, path]) => `.${path}`);
  expect(entries.length).toBeGreaterThan(9);
  expect([...new Set(names)].sort()).toEqual(entries.sort());
});
