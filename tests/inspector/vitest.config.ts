import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import root from '../../vitest.config.ts';

export default defineConfig({
  ...root,
  test: {
    include: ['tests/inspector/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    globalSetup: fileURLToPath(new URL('../helpers/build-pages.ts', import.meta.url)),
    // Each file has its browser.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    disableConsoleIntercept: true,
  },
});
