import { defineConfig } from 'vitest/config';

export default defineConfig({
  // No aliases: what is tested is what was built.
  test: {
    include: ['tests/packages/**/*.test.ts'],
    // Tests of a project of a user. The tests here copy and run them.
    exclude: ['**/node_modules/**', 'tests/packages/consumers/**', 'tests/packages/recipes/**'],
    hookTimeout: 300_000,
    testTimeout: 300_000,
  },
});
