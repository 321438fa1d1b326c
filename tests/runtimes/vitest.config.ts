import { defineConfig } from 'vitest/config';
import root from '../../vitest.config.ts';

export default defineConfig({
  ...root,
  // Prints the result of each transport in its own line.
  test: { include: ['tests/runtimes/**/*.test.ts'], disableConsoleIntercept: true },
});
