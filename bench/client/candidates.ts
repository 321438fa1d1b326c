/** Something that calls are made with. */
export interface Contestant {
  readonly name: string;
  /** Its program in the folder `contestants`. */
  readonly program: string;
}

/** A contestant that has a package. */
export interface Packaged extends Contestant {
  readonly packageName: string;
  /** What a page has to load that makes a client. */
  readonly bundled: string;
}

/** What all are compared with. */
export const floor: Contestant = { name: 'fetch and JSON', program: 'bare' };

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
  named('openai', '6.49'),
  named('stripe', '23.1'),
  ours,
];
