import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = globSync('**/*.{ts,tsx,html}', { cwd: import.meta.dirname }).filter(
  (file) => !file.endsWith('.test.ts') && !/^(generated|reference)\//.test(file),
);

function placesOf(pattern: RegExp): string[] {
  return sources.flatMap((file) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8');
    return [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`);
  });
}

test('the page creates no markup from text', () => {
  expect(
    placesOf(
      /dangerouslySetInnerHTML|(inner|outer)HTML|insertAdjacentHTML|document\.write|createContextualFragment|DOMParser|srcdoc/g,
    ),
  ).toEqual([]);
});

test('the page runs no text as code', () => {
  expect(placesOf(/\beval\(|new Function\(|setTimeout\(['"`]/g)).toEqual([]);
});

test('no link of the page has an address from data', () => {
  const links = placesOf(/\bhref=(\{[^}]*|"[^"]*")/g).map((each) => each.slice(each.indexOf('href=')));
  expect(links.length).toBeGreaterThan(5);
  const known =
    /^href=(\{linkTo(?:Deliveries)?\(|\{`\/__pay\/payments\/\$\{encodeURIComponent\(|\{httpsOnly\(|"\/__mock\/|"data:image\/svg)/;
  expect(links.filter((each) => !known.test(each))).toEqual([]);
});

test('no style of the page is a text', () => {
  expect(placesOf(/\bstyle="|\bstyle=\{`/g)).toEqual([]);
});
