import { defineConfig } from 'vitest/config';
import root from '../../../vitest.config.ts';

export default defineConfig({
  ...root,
  test: { include: ['tests/end-to-end/sharding/**/*.test.ts'], testTimeout: 60_000 },
});
