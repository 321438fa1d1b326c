/** Load this with `node --import` to run a program from source without a build. It resolves the published names to source. */
import { registerHooks } from 'node:module';

const sources: Record<string, string> = {
  '@paychord/sdk': 'index.ts',
  '@paychord/sdk/node': 'node.ts',
  '@paychord/sdk/webhooks': 'webhooks/index.ts',
  '@paychord/sdk/webhooks/node': 'webhooks/adapters/node.ts',
  '@paychord/sdk/webhooks/postgres': 'webhooks/stores/postgres.ts',
  '@paychord/sdk/webhooks/redis': 'webhooks/stores/redis.ts',
  '@paychord/sdk/webhooks/sqlite': 'webhooks/stores/sqlite.ts',
};

registerHooks({
  resolve(specifier, context, next) {
    const source = sources[specifier];
    const folder = new URL('../../packages/sdk/src/', import.meta.url);
    return next(source === undefined ? specifier : new URL(source, folder).href, context);
  },
});
