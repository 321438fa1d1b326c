// Generated from packages/sdk/package.json by `npm run generate`. Do not edit.

/** The version of this package. */
export const version: string = '0.0.0';
