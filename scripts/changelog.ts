/**
 * The format of CHANGELOG.md, for `changeset version`: a topic per changeset, without hashes of commits.
 * Readers on npm look for what a package does. The history of the repository has the commits.
 */

function getReleaseLine({ summary }: { readonly summary: string }): string {
  const [topic = '', ...details] = summary.trim().split('\n');
  const lines = details.map((line) => (line.trim() === '' ? '' : `  ${line.trimEnd()}`));
  return [`- **${topic.trim()}**`, ...lines].join('\n');
}

function getDependencyReleaseLine(
  _changesets: unknown,
  released: readonly { readonly name: string; readonly newVersion: string }[],
): string {
  return released
    .map(({ name, newVersion }) => `- Works with \`${name}\` ${newVersion} or newer of the same minor version.`)
    .join('\n');
}

// Changesets reads the functions from the default export.
export default { getReleaseLine, getDependencyReleaseLine };
