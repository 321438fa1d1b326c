import { defineConfig } from 'vitest/config';
import root from '../../vitest.config.ts';

/** A test-suite that fails on purpose, to see how. */
export default defineConfig({
  root: new URL('suite', import.meta.url).pathname,
  resolve: root.resolve ?? {},
  test: { include: ['*.suite.ts'] },
});
