import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vitest/config';
import base from './vitest-msw-3.config.ts';

const msw2 = fileURLToPath(new URL('../../node_modules/msw-2/lib', import.meta.url));

/** The suite of the vitest entry on MSW 2.15 too. */
export default mergeConfig(base, {
  test: { include: ['tests/end-to-end/vitest-entry/suite/*.suite.ts'], exclude: ['**/redirects.suite.ts'] },
  resolve: {
    alias: [
      { find: /^msw$/, replacement: `${msw2}/core/index.mjs` },
      { find: /^msw\/node$/, replacement: `${msw2}/node/index.mjs` },
    ],
  },
});
