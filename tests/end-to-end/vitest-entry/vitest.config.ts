import { defineConfig } from 'vitest/config';
import root from '../../../vitest.config.ts';

/** A test-suite that fails on purpose, to see how. */
export default defineConfig({
  root: new URL('suite', import.meta.url).pathname,
  resolve: root.resolve ?? {},
  // The output of tests goes directly to stdout, not through the reporter.
  test: { include: ['*.suite.ts'], disableConsoleIntercept: true },
});
