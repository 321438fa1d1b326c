/** Load this with `node --import` to run the command from source without a build. It resolves the published name of the SDK to its source. */
import { registerHooks } from 'node:module';

const sources: Record<string, string> = {
  '@paychord/sdk': '../../packages/sdk/src/index.ts',
  '@paychord/sdk/webhooks': '../../packages/sdk/src/webhooks/index.ts',
};

registerHooks({
  resolve(specifier, context, next) {
    const source = sources[specifier];
    return next(source === undefined ? specifier : new URL(source, import.meta.url).href, context);
  },
});
