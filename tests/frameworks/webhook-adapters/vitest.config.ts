import { defineConfig } from 'vitest/config';
import root from '../../../vitest.config.ts';

export default defineConfig({
  ...root,
  test: { include: ['tests/frameworks/webhook-adapters/**/*.test.ts'], testTimeout: 20_000, hookTimeout: 60_000 },
});
