import { join } from 'node:path';
import type { AnySchemaObject } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { build, type Plugin } from 'esbuild';
import { componentId, contractAjv, forAjv } from './contract-ajv.ts';
import { type Document, type Schema, schemaNameOf } from './document.ts';
import { limitErrors } from './limit-errors.ts';

/** Collects the schemas that somebody asks for, and writes them as one module. */
export class Compilation {
  readonly #module: string;
  readonly #ajv: ReturnType<typeof contractAjv>;
  readonly #references: Record<string, string> = {};
  /** The name under which a schema was compiled first, by its text: many operations have the same parameters. */
  readonly #names = new Map<string, string>();

  /** `module` is what the code that uses the functions calls the module they are in. */
  constructor(module: string, document: Document, options: { useDefaults?: boolean } = {}) {
    this.#module = module;
    this.#ajv = contractAjv(document, { ...options, code: { source: true, esm: true } });
  }

  /** The expression that names the validator of a component. */
  component(name: string): string {
    this.#references[name] = componentId(name);
    return `${this.#module}.${name}`;
  }

  /** The same for any schema. One that is only a reference needs no function of its own. */
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
