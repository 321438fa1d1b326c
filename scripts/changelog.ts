/**
 * The format of CHANGELOG.md, for `changeset version`: a topic per changeset, without hashes of commits.
 * Readers on npm look for what a package does. The history of the repository has the commits.
 */
import type { ChangelogFunctions } from '@changesets/types';

const format: ChangelogFunctions = {
  getReleaseLine({ summary }) {
    const [topic = '', ...details] = summary.trim().split('\n');
    return [`- **${topic.trim()}**`, ...details.map((line) => (line.trim() === '' ? '' : `  ${line.trimEnd()}`))].join(
      '\n',
    );
  },
  getDependencyReleaseLine(_changesets, dependencies) {
    return dependencies
      .map(({ name, newVersion }) => `- Works with \`${name}\` ${newVersion} or newer of the same minor version.`)
      .join('\n');
  },
};

export default format;
