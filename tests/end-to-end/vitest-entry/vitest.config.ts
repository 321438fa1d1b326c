import { defineConfig } from 'vitest/config';
import root from '../../../vitest.config.ts';

/** A test-suite that fails on purpose, to see how. */
export default defineConfig({
  root: new URL('suite', import.meta.url).pathname,
  resolve: root.resolve ?? {},
  // What tests print goes out as it is, and not by way of the reporter.
  test: { include: ['*.suite.ts'], disableConsoleIntercept: true },
});
