/**
 * The part of the types of Jest that the entry `./jest` uses, as `@jest/globals` and `expect`: see `paths` of `tsconfig.json`. Jest is
 * installed only beside the tests of the packed packages. They compile against its real types.
 */

type Hook = (run: () => void | Promise<void>, timeoutMs?: number) => void;

export declare const beforeAll: Hook;
export declare const beforeEach: Hook;
export declare const afterEach: Hook;
export declare const afterAll: Hook;

export declare const expect: {
  extend(matchers: object): void;
  getState(): { readonly testPath?: string; readonly currentTestName?: string };
};

// biome-ignore lint/suspicious/noEmptyInterface: `./jest` extends it.
// biome-ignore lint/correctness/noUnusedVariables: the parameters are those of Jest.
export interface Matchers<R extends void | Promise<void>, T = unknown> {}
