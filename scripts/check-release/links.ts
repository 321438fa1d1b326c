import type { Package } from './manifest.ts';

/** Returns the paths of the relative links in the text of a change log that lead to no file of its package, without anchors. */
export function brokenLinks(text: string, has: Package['has']): string[] {
  return [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
    .map(([, path = '']) => path.replace(/^\.\//, ''))
    .filter((path) => path.startsWith('../') || !has(path));
}
