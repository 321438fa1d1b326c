import { join } from 'node:path';
import type { AnySchemaObject } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { build, type Plugin } from 'esbuild';
import { componentId, contractAjv, forAjv } from './contract-ajv.ts';
import { type Document, type Schema, schemaNameOf } from './document.ts';
import { limitErrors } from './limit-errors.ts';

/** Compiles schemas with ajv and writes their validators as one module. */
export class Compilation {
  readonly #module: string;
  readonly #ajv: ReturnType<typeof contractAjv>;
  readonly #references: Record<string, string> = {};
  /** The name of each compiled schema by its text. Many operations have the same parameters and share a validator. */
  readonly #names = new Map<string, string>();

  /** @param module - The name of this module in the code that imports it. */
  constructor(module: string, document: Document, options: { useDefaults?: boolean } = {}) {
    this.#module = module;
    this.#ajv = contractAjv(document, { ...options, code: { source: true, esm: true } });
  }

  /** Returns the expression for the validator of a component. */
  component(name: string): string {
    this.#references[name] = componentId(name);
    return `${this.#module}.${name}`;
  }

  /** Returns the expression for the validator of any schema. A reference to a component uses the component's validator. */
  schema(name: string, schema: Schema): string {
    const component = schema.$ref === undefined ? undefined : schemaNameOf(schema.$ref);
    if (component !== undefined) return this.component(component);
    const text = JSON.stringify(schema);
    const known = this.#names.get(text);
    if (known !== undefined) return `${this.#module}.${known}`;
    this.#names.set(text, name);
    this.#ajv.addSchema(forAjv(schema) as AnySchemaObject, name);
    this.#references[name] = name;
    return `${this.#module}.${name}`;
  }

  source(): string {
    return limitErrors(standaloneCode.default(this.#ajv, this.#references));
  }
}

/** The folder of `node_modules`. It is fixed, because esbuild writes relative file names and the output must not depend on the machine. */
const repository = join(import.meta.dirname, '../..');

/** Bundles one module without imports. The ESM code from ajv still contains `require` calls for its runtime. */
export async function validatorModule(entry: string, modules: Record<string, string>): Promise<string> {
  const result = await build({
    stdin: { contents: entry, resolveDir: repository, sourcefile: 'validators' },
    plugins: [virtualModules(modules)],
    absWorkingDir: repository,
    // A linked dependency keeps the path under node_modules, so that the output names no folder of the machine.
    preserveSymlinks: true,
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
  if (output === undefined) throw new Error('esbuild returned no output file');
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
