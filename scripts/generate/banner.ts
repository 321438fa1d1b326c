/** First line of every generated source file. */
export const banner = '// Generated from openapi/*.yaml by `npm run generate`. Do not edit.\n';
