import { fileURLToPath } from 'node:url';

/** The oldest Node that the mock server supports. */
export const node20 = fileURLToPath(new URL('./node_modules/node-20/bin/node', import.meta.url));
