import { defineConfig } from 'vitest/config';
import root from '../../../vitest.config.ts';

export default defineConfig({
  ...root,
  test: { include: ['tests/frameworks/custom-fetch/**/*.test.ts'], testTimeout: 20_000 },
});
