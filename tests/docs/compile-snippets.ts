import ts from 'typescript';

export interface NamedCode {
  /** The page that shows the code. */
  readonly name: string;
  readonly code: string;
}

const cannotFindModule = [2307, 7016];
/**
 * A name that the snippet does not declare is a placeholder for the reader's own code, such as `order`. A snippet may return at its top
 * level, and its placeholders have no types for parameters.
 */
const ofExcerpts = [2304, 18004, 2552, 2503, 2582, 2593, 1108, 7006, 7031];

/** Placeholders that have the same meaning on every page. */
const placeholders = `
  declare const client: import('@paychord/sdk').Client;
  declare const body: import('@paychord/sdk').CreatePaymentRequest;
  declare const payment: import('@paychord/sdk').Payment;
  declare const mock: import('@paychord/mock-server').MockServer;
  declare const createClient: typeof import('@paychord/sdk').createClient;
  declare const createMockServer: typeof import('@paychord/mock-server').createMockServer;
  declare const createWebhookReceiver: typeof import('@paychord/sdk/webhooks').createWebhookReceiver;
`;

/**
 * Compiles code of the documentation against the source of the packages.
 *
 * Packages that are not installed here have the type `any`. Every name that is imported from @paychord must exist.
 *
 * @returns The errors, one text each. Empty when everything compiles.
 */
export function compileErrorsOf(snippets: readonly NamedCode[]): string[] {
  const root = ts.sys.getCurrentDirectory();
  const { config } = ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile);
  // The types that stand in for Playwright are only those that the package uses.
  delete config.compilerOptions.paths['@playwright/test'];
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [], include: [] }, ts.sys, root);
  const fileOf = (index: number) => `${root}/tests/docs/snippet-${index}.ts`;
  const texts = new Map([[`${root}/tests/docs/placeholders.ts`, placeholders]]);
  // A file with `await` at its top level has to be a module.
  for (const [index, { code }] of snippets.entries()) texts.set(fileOf(index), `${code}\nexport {};\n`);

  const files = ts.createCompilerHost(options);
  const program = ts.createProgram([...texts.keys()], options, {
    ...files,
    fileExists: (file) => texts.has(file) || files.fileExists(file),
    readFile: (file) => texts.get(file) ?? files.readFile(file),
    getSourceFile(file, ...rest) {
      const text = texts.get(file);
      if (text === undefined) return files.getSourceFile(file, ...rest);
      return ts.createSourceFile(file, text, ts.ScriptTarget.ES2022);
    },
  });
  return snippets.flatMap(({ name }, index) => {
    const source = program.getSourceFile(fileOf(index));
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
      .filter(isError)
      .map((diagnostic) => `${name}: ${messageOf(diagnostic)}\n${lineOf(diagnostic)}`);
  });
}

const messageOf = ({ messageText }: ts.Diagnostic) => ts.flattenDiagnosticMessageText(messageText, ' ');

function lineOf({ file, start = 0 }: ts.Diagnostic): string {
  return file?.text.split('\n')[file.getLineAndCharacterOfPosition(start).line] ?? '';
}

function isError(diagnostic: ts.Diagnostic): boolean {
  if (ofExcerpts.includes(diagnostic.code)) return false;
  return !(cannotFindModule.includes(diagnostic.code) && !messageOf(diagnostic).includes('@paychord/'));
}
