/** A way to call the API. */
export interface Candidate {
  readonly name: string;
  /** The name of its program in the folder `candidates`. */
  readonly program: string;
}

/** A candidate that is a package. */
export interface Packaged extends Candidate {
  readonly packageName: string;
  /** A program for the bundle size: it exports what creates a client. */
  readonly bundled: string;
}

/** The candidate that all others are compared with. */
export const baseline: Candidate = { name: 'fetch and JSON', program: 'bare' };

const named = (packageName: string, version: string): Packaged => ({
  name: `${packageName} ${version}`,
  program: packageName,
  packageName,
  bundled: `export { default } from '${packageName}';`,
});

export const ours: Packaged = {
  name: '@paychord/sdk',
  program: 'paychord',
  packageName: '@paychord/sdk',
  bundled: `export { createClient } from '@paychord/sdk';`,
};

/** In the order of the tables. */
export const packaged: readonly Packaged[] = [
  named('openapi-fetch', '0.17'),
  named('ky', '2.1'),
  named('openai', '7.57'),
  named('stripe', '23.1'),
  ours,
];
