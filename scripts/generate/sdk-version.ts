import { tsLiteral } from './ts-source.ts';

/** Generates the constant with the version of the SDK. No bundle has to contain package.json for it. */
export function sdkVersion(version: string): string {
  return `// Generated from packages/sdk/package.json by \`npm run generate\`. Do not edit.

/** The version of this package. */
export const version: string = ${tsLiteral(version)};
`;
}
