import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { consumer } from './project.ts';
import { run } from './run.ts';
import { useProject } from './use-project.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Manifest {
  readonly types: string;
  readonly exports: Record<string, unknown>;
  readonly typesVersions: { readonly '*': Record<string, readonly string[]> };
}

const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
const sdk = manifestOf('sdk');
const mockServer = manifestOf('mock-server');

/** The entries with types. The JSON files are found without a map. */
const entriesOf = ({ exports }: Manifest) => Object.keys(exports).filter((entry) => !entry.endsWith('.json'));

/** These entries need MSW or a test runner, whose declarations need a newer TypeScript. */
const needsPeer = /^\.\/(msw|browser|vitest|jest|node-test|playwright)$/;

/** The declarations of openapi-fetch 0.17 need TypeScript 5.4 when they are checked. */
const needsNewer = './openapi-fetch';

/** Returns a program that imports every entry of a package, and prints how many entries it imported. */
function importsOf(packageName: string, entries: readonly string[]): string {
  const imports = entries.map((entry, index) => `import * as entry${index} from '${packageName}${entry.slice(1)}';\n`);
  const names = entries.map((_, index) => `entry${index}`);
  return `${imports.join('')}console.log([${names.join(', ')}].length);\n`;
}

/** The declarations of an entry, for an import in an ES module. */
const typesOf = (entry: unknown): unknown => {
  const { types, import: imported } = entry as { types?: string; import?: { types: string } };
  return types ?? imported?.types;
};

test.each([
  ['sdk', sdk],
  ['mock-server', mockServer],
])('every entry of %s has the same declarations in typesVersions', (_name, manifest) => {
  const subpaths = entriesOf(manifest).filter((entry) => entry !== '.');
  expect(subpaths.length).toBeGreaterThan(4);
  expect(manifest.typesVersions['*']).toEqual(
    Object.fromEntries(subpaths.map((entry) => [entry.slice(2), [typesOf(manifest.exports[entry])]])),
  );
  expect(manifest.types).toBe(typesOf(manifest.exports['.']));
});

test.each(['d.ts', 'd.cts'])('index.%s imports and exports the schemas by their own names', async (extension) => {
  const text = await readFile(join(root, 'packages/sdk/dist', `index.${extension}`), 'utf8');
  const statements = text.match(/^(import|export) \{.*\} from '\.\/schema.*$/gm) ?? [];
  expect(statements).toHaveLength(2);
  expect(statements.join(' ').match(/\w+ as \w+/g)).toBeNull();
});

describe('in a CommonJS project without exports in its module resolution', () => {
  const project = useProject('commonjs', ['@types/node@20', 'msw@3.0.5']);

  // TypeScript 6 deprecates node10, and TypeScript 7 does not have it.
  test.each([
    ['5.0', {}],
    ['5.9', {}],
    ['6.0', { ignoreDeprecations: '6.0' }],
  ])('TypeScript %s finds every entry of both packages, and the program runs', async (typescript, more) => {
    const node10 = { module: 'commonjs', moduleResolution: 'node10', types: ['node'], skipLibCheck: true, ...more };
    const entries = entriesOf(mockServer).filter((entry) => !needsPeer.test(entry) || entry === './msw');
    const files = {
      'client.ts': importsOf('@paychord/sdk', entriesOf(sdk)),
      'mock.ts': importsOf('@paychord/mock-server', entries),
    };
    expect(await project.diagnose(files, { typescript, options: node10 })).toEqual([]);
    expect(await run(process.execPath, ['out/client.js'], project.folder)).toBe(`${entriesOf(sdk).length}\n`);
    expect(await run(process.execPath, ['out/mock.js'], project.folder)).toBe(`${entries.length}\n`);
  });
});

describe('in an ES module project', () => {
  const project = useProject('module', ['@types/node@20']);

  const programs = (without: (entry: string) => boolean = () => false) => ({
    'client.ts': importsOf(
      '@paychord/sdk',
      entriesOf(sdk).filter((entry) => !without(entry)),
    ),
    'mock.ts': importsOf(
      '@paychord/mock-server',
      entriesOf(mockServer).filter((entry) => !needsPeer.test(entry)),
    ),
  });

  test('TypeScript 5.0, the minimum, checks the declarations of both packages', async () => {
    const files = programs((entry) => entry === needsNewer);
    expect(await project.diagnose(files, { typescript: '5.0' })).toEqual([]);
  });

  test('a program compiles with the types of Node and without those of browsers', async () => {
    await project.compile('sdk-features', { options: { lib: ['es2022'], types: ['node'] } });
  });

  test('only the entries ./msw and ./browser have declarations that need MSW', async () => {
    const entries = entriesOf(mockServer).filter((entry) => entry !== './msw' && entry !== './browser');
    const options = { types: ['node'] };
    const printed = await project.diagnose({ 'mock.ts': importsOf('@paychord/mock-server', entries) }, { options });
    // Neither vitest nor Jest is installed here.
    expect(printed.filter((line) => line.includes("module 'msw"))).toEqual([]);
  });

  test('TypeScript 5.0 compiles a program with openapi-fetch under skipLibCheck, and TypeScript 5.4 checks it', async () => {
    const files = programs();
    expect(await project.diagnose(files, { typescript: '5.0', options: { skipLibCheck: true } })).toEqual([]);
    const checked = await project.diagnose(files, { typescript: '5.0' });
    expect(checked.filter((line) => line.includes('@paychord'))).toEqual([]);
    expect(checked[0]).toContain('node_modules/openapi-fetch');
    expect(await project.diagnose(files, { typescript: '5.4' })).toEqual([]);
  });

  test.each(['5.0', '7.0'])(
    'the library es2020 and the types of Node are enough for the declarations on TypeScript %s',
    async (typescript) => {
      const files = programs((entry) => typescript === '5.0' && entry === needsNewer);
      const options = { target: 'es2020', lib: ['es2020'], types: ['node'] };
      expect(await project.diagnose(files, { typescript, options })).toEqual([]);
    },
  );

  test.each(['5.0', '5.9'])(
    'TypeScript %s checks the declarations for the target es2015, and reports TS18028 for its default target',
    async (typescript) => {
      const files = programs((entry) => typescript === '5.0' && entry === needsNewer);
      const shared = { lib: ['es2020'], types: ['node'] };
      expect(await project.diagnose(files, { typescript, options: { ...shared, target: 'es2015' } })).toEqual([]);
      const module = { module: 'commonjs', moduleResolution: 'node10' };
      const printed = await project.diagnose(files, { typescript, options: { ...shared, ...module, target: 'es5' } });
      expect(printed.filter((line) => !line.includes('error TS18028: Private identifiers are only available'))).toEqual(
        [],
      );
      expect(printed.length).toBeGreaterThan(0);
    },
  );

  test.each(['5.9', '7.0'])(
    'exports typed values under isolatedDeclarations, verbatimModuleSyntax and erasableSyntaxOnly on TypeScript %s',
    async (typescript) => {
      const files = { 'declarations.ts': await consumer('declarations') };
      const options = {
        ...modern,
        isolatedDeclarations: true,
        target: 'es2020',
        lib: ['es2020'],
        types: ['node'],
      };
      expect(await project.diagnose(files, { typescript, options })).toEqual([]);
    },
  );

  test.each(['5.9', '7.0'])('the compiler names every type of exported values on TypeScript %s', async (typescript) => {
    const files = { 'inferred-declarations.ts': await consumer('inferred-declarations') };
    expect(await project.diagnose(files, { typescript, options: modern })).toEqual([]);
    const declarations = await readFile(join(project.folder, 'out/inferred-declarations.d.ts'), 'utf8');
    expect(declarations).toContain('export declare const client: import("@paychord/sdk").Client;');
    // A type without a name would be printed with all its members.
    expect(declarations.split('\n').length).toBeLessThan(40);
  });
});

const modern = { declaration: true, verbatimModuleSyntax: true, isolatedModules: true, erasableSyntaxOnly: true };
