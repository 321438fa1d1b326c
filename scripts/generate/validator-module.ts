import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';

/** Where `node_modules` is. Fixed, because esbuild names files relative to it, and the output has to be the same everywhere. */
const repository = join(import.meta.dirname, '../..');

/** One module without imports. What ajv writes is "ESM" that still holds `require` calls of its run-time parts. */
export async function validatorModule(entry: string, modules: Record<string, string>): Promise<string> {
  const result = await build({
    stdin: { contents: entry, resolveDir: repository, sourcefile: 'validators' },
    plugins: [virtualModules(modules)],
    absWorkingDir: repository,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['main'],
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    treeShaking: true,
    logLevel: 'error',
  });
  const [output] = result.outputFiles;
  if (output === undefined) throw new Error('esbuild wrote nothing');
  return output.text;
}

function virtualModules(modules: Record<string, string>): Plugin {
  return {
    name: 'virtual-modules',
    setup({ onResolve, onLoad }) {
      const names = new RegExp(`^(${Object.keys(modules).join('|')})$`);
      onResolve({ filter: names }, ({ path }) => ({ path, namespace: 'compiled' }));
      onLoad({ filter: /.*/, namespace: 'compiled' }, ({ path }) => {
        return { contents: modules[path] ?? '', resolveDir: repository };
      });
    },
  };
}
