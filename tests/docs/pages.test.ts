import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pagePrograms } from '../helpers/page-programs.ts';
import { compileErrorsOf } from './compile-snippets.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const inRoot = (pattern: string) => globSync(pattern, { cwd: root });

const packages = ['packages/sdk', 'packages/mock-server'];
const packagePages = packages.flatMap((name) => [
  `${name}/README.md`,
  // A summary for AI assistants, in Markdown.
  `${name}/llms.txt`,
  ...inRoot(`${name}/{docs,skills}/**/*.md`),
]);
const pages = ['README.md', 'CONTRIBUTING.md', 'GLOSSARY.md', ...packagePages];

interface Snippet {
  readonly page: string;
  /** The caption: the file that the snippet shows. */
  readonly file: string | undefined;
  /** The snippet shows only some lines of the file. */
  readonly isPart: boolean;
  readonly code: string;
}

const snippets: Snippet[] = pages.flatMap((page) =>
  [
    ...read(page).matchAll(
      /(?:<!-- (?:Generated from |(lines of ))?(\S+\.ts) (?:by .*)?-->\n\n?)?```ts\n([\s\S]*?)```/g,
    ),
  ].map(([, part, file, code = '']) => ({ page, file, isPart: part !== undefined, code })),
);

/** Lines without their indentation, because an excerpt may have another one. */
const linesOf = (code: string) => code.split('\n').map((line) => line.trim());

/** Returns the lines that the file does not have, in this order. */
function missingFrom(file: readonly string[], lines: readonly string[]): string[] {
  let start = 0;
  return lines.filter((line) => {
    const found = file.indexOf(line, start);
    if (found >= 0) start = found + 1;
    return found < 0;
  });
}

/** The suites of `frameworks` and `packages` compile and run the programs that stand only on a page. */
const withFile = snippets.filter(({ file }) => file !== undefined && !pagePrograms.has(file));

test.each(withFile)('$page shows the current code of $file', ({ file = '', isPart, code }) => {
  if (isPart) expect(missingFrom(linesOf(read(file)), linesOf(code))).toEqual([]);
  else expect(code).toBe(read(file));
});

test('every snippet without a file compiles', () => {
  const errors = compileErrorsOf(
    snippets.filter(({ file }) => file === undefined).map(({ page, code }) => ({ name: page, code })),
  );
  expect(errors).toEqual([]);
}, 120_000);

test('every example of the root README is a file that the tests run', () => {
  expect(snippets.filter(({ page, file }) => page === 'README.md' && file === undefined)).toEqual([]);
});

// A link to no row is a link to no heading.
test.each(pages)('%s marks an assumption only with a link to the row of GAPS', (page) => {
  const prose = read(page).replaceAll(/<!-- Generated [\s\S]*?<!-- End of the|```[\s\S]*?```|`[^`\n]+`/g, '');
  expect(prose.match(/Assumptions?:|\(assumption.*|(?<!\[)\(assumed\)|\[\(assumed\)\](?!\(\S*GAPS\.md#)/g)).toBeNull();
});

/** Returns the anchors of a page, as its headings and the ids in its tables create them. */
const anchorsOf = (path: string) => [
  ...[...read(path).matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id),
  ...[...read(path).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  ),
];

/** Returns the relative links of a page, resolved to paths of the repository. */
const linksOf = (page: string) =>
  [...read(page).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link = '']) => {
    const [path = '', anchor] = link.split('#');
    return { link, target: path === '' ? page : posix.join(posix.dirname(page), path), anchor };
  });

/** The address of the repository: pages of a package link there to what the package does not contain. */
const repository = JSON.parse(read('package.json')).repository.url.replaceAll(/^git\+|\.git$/g, '');

/** Returns the absolute links of a page to the repository. */
const repositoryLinksOf = (page: string) =>
  [...read(page).matchAll(new RegExp(`${posix.dirname(repository)}/[^)\\s>]*`, 'g'))].map(([link]) => {
    const [path = '', anchor] = link.split('#');
    const [, kind, target = ''] = /^\/(blob|tree|raw)\/main\/(.+)$/.exec(path.slice(repository.length)) ?? [];
    return { link, kind, target, anchor, isHere: path.startsWith(`${repository}/`) };
  });

describe.each(pages)('%s', (page) => {
  const lacksAnchor = (target: string, anchor: string | undefined) =>
    target.endsWith('.md') && anchor !== undefined && !anchorsOf(target).includes(anchor);

  test('links only to paths of the repository that exist, files by /blob/main/, images by /raw/main/ and folders by /tree/main/', () => {
    const dead = repositoryLinksOf(page).filter(({ link, kind, target, anchor, isHere }) => {
      const found = statSync(new URL(target, root), { throwIfNoEntry: false });
      // A reader clones the address itself.
      if (link === `${repository}.git`) return false;
      if (!isHere || target === '' || found === undefined || found.isDirectory() !== (kind === 'tree')) return true;
      return lacksAnchor(target, anchor);
    });
    expect(dead.map(({ link }) => link)).toEqual([]);
  });

  test('links only to files and headings that exist', () => {
    const dead = linksOf(page).filter(
      ({ target, anchor }) => !existsSync(new URL(target, root)) || lacksAnchor(target, anchor),
    );
    expect(dead).toEqual([]);
  });
});

const filesOf = (name: string): string[] => JSON.parse(read(`${name}/package.json`)).files;
/** The packages are neighbors in the repository and in `node_modules/@paychord`, so that a relative link leads from one to the other. */
const published = packages.flatMap((name) => ['README.md', ...filesOf(name)].map((file) => `${name}/${file}`));
const isPublished = (target: string) => published.some((each) => target === each || target.startsWith(`${each}/`));

describe.each(packages)('the documentation of %s', (name) => {
  const files = filesOf(name);
  const ofPackage = packagePages.filter((page) => page.startsWith(`${name}/`));

  test('links only to files that are published with a package', () => {
    const unpublished = ofPackage.flatMap((page) => linksOf(page).filter(({ target }) => !isPublished(target)));
    expect(unpublished).toEqual([]);
  });

  test('has a relative link to each file that is published with a package, because the address of the repository may not exist', () => {
    const absolute = ofPackage.flatMap((page) =>
      repositoryLinksOf(page)
        // The contract has a copy in each package. A program can print an address: it stands in backticks or in a block.
        .filter(({ target }) => isPublished(target) || target === 'openapi/GAPS.md')
        .filter(({ link }) => read(page).includes(`](${link})`))
        .map(({ link }) => `${page}: ${link}`),
    );
    expect(absolute).toEqual([]);
  });

  test('names no file of the repository without a link, because readers on npm have only the package', () => {
    const named = ofPackage.flatMap((page) => {
      // Captions and code are not prose. A link has its address behind it.
      const prose = read(page).replaceAll(/<!--.*?-->|```[\s\S]*?```|\]\([^)]*\)/g, '');
      return [...prose.matchAll(/`?(?:examples|openapi|tests|bench|scripts)\/[\w./-]+/g)].map(
        ([path]) => `${page}: ${path}`,
      );
    });
    expect(named).toEqual([]);
  });

  test('reaches every page from the README', () => {
    const reached = new Set([`${name}/README.md`]);
    for (const page of reached) {
      for (const { target } of linksOf(page))
        if (/\.md$|llms\.txt$/.test(target) && existsSync(new URL(target, root))) reached.add(target);
    }
    expect(ofPackage.filter((page) => !reached.has(page))).toEqual([]);
  });

  test('says in the README which file of the package lists the assumptions', () => {
    expect(read(`${name}/README.md`)).toContain('`GAPS.md` in this package');
    expect(files).toContain('GAPS.md');
  });

  test('has every page in the list of its llms.txt', () => {
    const listed = linksOf(`${name}/llms.txt`).map(({ target }) => target);
    expect(listed).toEqual(expect.arrayContaining(inRoot(`${name}/docs/**/*.md`)));
  });

  test('names every entry of the package', () => {
    const { exports } = JSON.parse(read(`${name}/package.json`)) as { exports: Record<string, unknown> };
    const entries = Object.keys(exports).filter((entry) => entry !== './package.json');
    const text = ofPackage.map(read).join('\n');
    const missing = entries.filter((entry) => !text.includes(`@paychord/${posix.basename(name)}${entry.slice(1)}`));
    expect(missing).toEqual([]);
  });
});

test('the index of the SDK links to every page', () => {
  const index = 'packages/sdk/docs/README.md';
  const linked = linksOf(index).map(({ target }) => target);
  expect([...linked, index]).toEqual(expect.arrayContaining(inRoot('packages/sdk/docs/**/*.md')));
});

test.each(['README.md', 'llms.txt'])('each package has a %s of at most 10 kB', (file) => {
  for (const name of packages) expect(statSync(new URL(`${name}/${file}`, root)).size).toBeLessThan(10_240);
});
