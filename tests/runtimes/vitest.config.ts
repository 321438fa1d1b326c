import { defineConfig } from 'vitest/config';
import root from '../../vitest.config.ts';

export default defineConfig({
  ...root,
  // The result of each transport is a line of its own.
  test: { include: ['tests/runtimes/**/*.test.ts'], disableConsoleIntercept: true },
});
