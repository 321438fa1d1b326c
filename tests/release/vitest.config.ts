import { defineConfig } from 'vitest/config';

export default defineConfig({
  // No aliases: what is tested is what was published.
  test: { include: ['tests/release/**/*.test.ts'], hookTimeout: 900_000, testTimeout: 300_000 },
});
