import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import entry from '../../end-to-end/vitest-entry/vitest.config.ts';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The tests that need a separate installation. `npm run test:slow` runs the suite of the vitest entry on this version. */
export default defineConfig({
  ...entry,
  root: pathOf('../../..'),
  test: {
    ...entry.test,
    include: ['tests/runtimes/interception/suite/*.suite.ts'],
  },
});
