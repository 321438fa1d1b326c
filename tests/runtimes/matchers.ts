import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Not a file, as what it imports is not there for the checks of the root. */
const expectModule = `
  import * as chai from 'chai';
  import { JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';
  for (const each of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(each);
  export const { expect } = chai;
`;

/** vitest's matchers without its runner, for runtimes that it does not run in. */
export const matchers: Plugin = {
  name: 'matchers',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^vitest$/ }, () => ({ path: 'matchers', namespace: 'matchers' }));
    onLoad({ filter: /.*/, namespace: 'matchers' }, () => ({ contents: expectModule, resolveDir: folder }));
  },
};
