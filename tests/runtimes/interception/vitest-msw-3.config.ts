import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import entry from '../../end-to-end/vitest-entry/vitest.config.ts';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The suite of the vitest entry, and the tests that need a separate installation. */
export default defineConfig({
  ...entry,
  root: pathOf('../../..'),
  test: {
    ...entry.test,
    include: ['tests/end-to-end/vitest-entry/suite/*.suite.ts', 'tests/runtimes/interception/suite/*.suite.ts'],
  },
});
