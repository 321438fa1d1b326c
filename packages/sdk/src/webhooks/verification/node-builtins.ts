import { demand } from '../errors.ts';

// Node's own modules where the runtime has them (Node, Bun, Deno, workerd with nodejs_compat), else undefined. Asked
// for at run time instead of imported, so that one file loads in browsers too and no bundler has anything to resolve.

export const nodeCrypto = /* @__PURE__ */ (() => globalThis.process?.getBuiltinModule?.('node:crypto'))();

export type NodeCrypto = NonNullable<typeof nodeCrypto>;

export const nodeUtil = /* @__PURE__ */ (() => globalThis.process?.getBuiltinModule?.('node:util'))();

/** `node:crypto` for what cannot wait. Throws `WebhookConfigurationError` where there is none. */
export function requireNodeCrypto(): NodeCrypto {
  demand(nodeCrypto, 'No node:crypto here: await the function without "Sync"');
  return nodeCrypto;
}
