import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';

const sdk = 'packages/sdk/';
const folder = `${sdk}docs/webhooks/`;
const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const listed = (path: string) =>
  readdirSync(new URL(`../../${path}`, import.meta.url)).filter((name) => /\.(md|ts)$/.test(name));

const pages = listed(folder).filter((name) => name !== 'README.md');
const ofFrameworks = pages.filter((name) => name !== 'stores.md');

const caption = /<!-- (lines of )?((?:tests|examples)\/\S+) -->\n```ts\n([\s\S]*?)```/g;
const examplesOf = (page: string) =>
  [...read(folder + page).matchAll(caption)].map(([, isPart, path = '', code = '']) => ({ isPart, path, code }));

/** Without their indentation, as an excerpt may have another. */
const linesOf = (code: string) => code.split('\n').map((line) => line.trim());

describe.each(pages)('the page %s', (page) => {
  test('shows code that is run, as it is', () => {
    const examples = examplesOf(page);
    expect(examples.length).toBeGreaterThan(0);
    expect(examples).toHaveLength(read(folder + page).split('```ts').length - 1);
    for (const { isPart, path, code } of examples) {
      if (isPart) expect(missingFrom(linesOf(read(path)), linesOf(code))).toEqual([]);
      else expect(code).toBe(read(path));
    }
  });

  test('is found from the first page', () => {
    expect(read(`${folder}README.md`)).toContain(`(${page}`);
  });

  test('says that events come more than once, and leads to what this protects', () => {
    const [, , text] = read(folder + page).split('\n', 3);
    expect(text).toBe(
      'Events come more than once, and only their body is signed: [what this protects, and what it does not](README.md#what-this-protects-and-what-it-does-not).',
    );
  });
});

/** Which of the lines are not in the file, in their order. */
function missingFrom(file: readonly string[], lines: readonly string[]): string[] {
  let at = 0;
  return lines.filter((line) => {
    const found = file.indexOf(line, at);
    if (found >= 0) at = found + 1;
    return found < 0;
  });
}

test.each(ofFrameworks)('the code of %s keeps a handler from running twice', (page) => {
  for (const { code } of examplesOf(page)) expect(code).toMatch(/\n +dedupe: \w+Store\(/);
});

test('each example has a page', () => {
  const shown = pages.flatMap((page) => examplesOf(page).map(({ path }) => path));
  const apps = listed('tests/frameworks/webhook-adapters/apps').map(
    (name) => `tests/frameworks/webhook-adapters/apps/${name}`,
  );
  expect(apps.length).toBeGreaterThan(7);
  expect(shown).toEqual(expect.arrayContaining(apps));
});

test('the first page begins as the README of the package does, and with what this protects', () => {
  const [, , intro = '', , heading, , ...list] = read(`${folder}README.md`)
    .replaceAll(/(\S)\n(?=[^\n#])/g, '$1 ')
    .split('\n');
  expect(intro).toMatch(/^Delivery is at least once: .* \*Exactly once\* takes /);
  const [readme = ''] =
    read(`${sdk}README.md`)
      .split('\n## Receive webhooks\n\n')[1]
      ?.replaceAll(/(\S)\n(?=[^\n])/g, '$1 ')
      .split('\n') ?? [];
  expect(intro.startsWith(readme)).toBe(true);
  expect(heading).toBe('## What this protects, and what it does not');
  expect(list[0]).toMatch(/signed with your secret.*no tolerance to set.*signature is of the body alone/);
});

/** What is installed with the package. */
const published = ['README.md', 'package.json', ...JSON.parse(read(`${sdk}package.json`)).files];

/** The anchors of a page, as its headings make them. */
const anchorsOf = (path: string) =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );

test.each(['README.md', ...[...pages, 'README.md'].map((page) => `docs/webhooks/${page}`)])(
  'the links of %s lead somewhere in the package',
  (page) => {
    const links = [...read(sdk + page).matchAll(/\]\((?!https:)([^)]+)\)/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(0);
    const dead = links.filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? page : posix.join(posix.dirname(page), path);
      const isThere = existsSync(new URL(`../../${sdk}${target}`, import.meta.url));
      const isPublished = published.some((file) => target === file || target.startsWith(`${file}/`));
      return !isThere || !isPublished || (anchor !== undefined && !anchorsOf(sdk + target).includes(anchor));
    });
    expect(dead).toEqual([]);
  },
);

test('the README of the package leads to the pages', () => {
  expect(read(`${sdk}README.md`)).toContain('](docs/webhooks/README.md)');
  expect(read(`${sdk}README.md`)).toContain('](docs/webhooks/stores.md)');
});

test('the first page names each entry that is published: adapters, stores, and what tests them', () => {
  const { exports } = JSON.parse(read(`${sdk}package.json`));
  const entries = Object.keys(exports).filter((name) => name.startsWith('./webhooks/'));
  const names = [...read(`${folder}README.md`).matchAll(/@paychord\/sdk(\/[\w/]+)/g)].map(([, path]) => `.${path}`);
  expect(entries.length).toBeGreaterThan(9);
  expect([...new Set(names)].sort()).toEqual(entries.sort());
});
