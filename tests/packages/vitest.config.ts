import { defineConfig } from 'vitest/config';

export default defineConfig({
  // No aliases: what is tested is what was built.
  test: { include: ['tests/packages/**/*.test.ts'], hookTimeout: 300_000, testTimeout: 300_000 },
});
