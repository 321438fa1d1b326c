/** `node --import` this to run a program from source: the published names lead there, and no build is needed. */
import { registerHooks } from 'node:module';

const sources: Record<string, string> = {
  '@paychord/sdk/webhooks': 'index.ts',
  '@paychord/sdk/webhooks/node': 'adapters/node.ts',
  '@paychord/sdk/webhooks/postgres': 'stores/postgres.ts',
  '@paychord/sdk/webhooks/redis': 'stores/redis.ts',
};

registerHooks({
  resolve(specifier, context, next) {
    const source = sources[specifier];
    const folder = new URL('../../packages/sdk/src/webhooks/', import.meta.url);
    return next(source === undefined ? specifier : new URL(source, folder).href, context);
  },
});
