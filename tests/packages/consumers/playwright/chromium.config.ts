import { defineConfig } from '@playwright/test';
// Copied into the folder of the example.
import shop from './playwright.config.ts';

const { CHROMIUM = '', CHROMIUM_OPTIONS = '[]' } = process.env;

export default defineConfig(shop, {
  workers: 2,
  use: { launchOptions: { executablePath: CHROMIUM, args: JSON.parse(CHROMIUM_OPTIONS) } },
});
