import { expect, test } from 'vitest';
import format from './changelog.ts';

test('the change log shows a topic with its facts, without the hash of a commit', () => {
  expect(format.getReleaseLine({ summary: 'Webhooks\n\n- One fact\n  in two lines.\n' })).toBe(
    '- **Webhooks**\n\n  - One fact\n    in two lines.',
  );
});

test('the change log names the version of a dependency once', () => {
  const changesets = [{ summary: 'a' }, { summary: 'b' }];
  expect(format.getDependencyReleaseLine(changesets, [{ name: '@paychord/sdk', newVersion: '0.1.0' }])).toBe(
    '- Works with `@paychord/sdk` 0.1.0 or newer of the same minor version.',
  );
  expect(format.getDependencyReleaseLine(changesets, [])).toBe('');
});
