import ts from 'typescript';

export interface NamedCode {
  /** The page that shows the code. */
  readonly name: string;
  readonly code: string;
}

const cannotFindName = new Set([2304, 18004, 2552, 2503, 2582, 2593]);
const cannotFindModule = new Set([2307, 7016]);
/** A snippet may return at its top level, and its placeholders have no types for parameters. */
const ofExcerpts = new Set([1108, 7006, 7031]);

/** Placeholders that have the same meaning on every page. */
const typeOf: Readonly<Record<string, string>> = {
  client: "import('@paychord/sdk').Client",
  body: "import('@paychord/sdk').CreatePaymentRequest",
  payment: "import('@paychord/sdk').Payment",
  mock: "import('@paychord/mock-server').MockServer",
  createClient: "typeof import('@paychord/sdk').createClient",
  createMockServer: "typeof import('@paychord/mock-server').createMockServer",
  createWebhookReceiver: "typeof import('@paychord/sdk/webhooks').createWebhookReceiver",
};

/**
 * Compiles code of the documentation against the source of the packages.
 *
 * A name that the snippet does not declare is a placeholder for the reader's own code, such as `order`. It has the type `any`, unless it
 * is in `typeOf`. Packages that are not installed here have the type `any` too. Every name that is imported from @paychord must exist.
 *
 * @returns The errors, one text each. Empty when everything compiles.
 */
export function compileErrorsOf(snippets: readonly NamedCode[]): string[] {
  const root = ts.sys.getCurrentDirectory();
  const { config } = ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [], include: [] }, ts.sys, root);
  const texts = new Map(snippets.map(({ code }, index) => [`${root}/tests/docs/snippet-${index}.ts`, moduleOf(code)]));

  const files = readOnce(ts.createCompilerHost(options));
  const first = diagnosticsOf(texts, options, files);
  for (const [file, diagnostics] of first) {
    const placeholders = new Set(diagnostics.filter(({ code }) => cannotFindName.has(code)).map(nameOf));
    const declarations = [...placeholders].map(
      (name) => `declare const ${name}: ${typeOf[name] ?? 'any'}; type ${name} = any;\n`,
    );
    texts.set(file, `${texts.get(file)}${declarations.join('')}`);
  }
  const names = [...texts.keys()].map((file, index) => [file, snippets[index]?.name ?? ''] as const);
  const second = diagnosticsOf(texts, options, files);
  return names.flatMap(([file, name]) =>
    (second.get(file) ?? [])
      .filter(isError)
      .map((diagnostic) => `${name}: ${messageOf(diagnostic)}\n${lineOf(diagnostic)}`),
  );
}

/** A file with `await` at its top level has to be a module. */
const moduleOf = (code: string) => `${code}\nexport {};\n`;

/** Returns the same host, but it parses each file of the packages and of the libraries only once. */
function readOnce(host: ts.CompilerHost): ts.CompilerHost {
  const parsed = new Map<string, ts.SourceFile | undefined>();
  const getSourceFile: ts.CompilerHost['getSourceFile'] = (file, ...rest) => {
    if (!parsed.has(file)) parsed.set(file, host.getSourceFile(file, ...rest));
    return parsed.get(file);
  };
  return { ...host, getSourceFile };
}

function diagnosticsOf(texts: ReadonlyMap<string, string>, options: ts.CompilerOptions, files: ts.CompilerHost) {
  const host: ts.CompilerHost = {
    ...files,
    fileExists: (file) => texts.has(file) || files.fileExists(file),
    readFile: (file) => texts.get(file) ?? files.readFile(file),
    getSourceFile: (file, ...rest) => {
      const text = texts.get(file);
      if (text === undefined) return files.getSourceFile(file, ...rest);
      return ts.createSourceFile(file, text, ts.ScriptTarget.ES2022);
    },
  };
  const program = ts.createProgram([...texts.keys()], options, host);
  return new Map(
    [...texts.keys()].map((file) => {
      const source = program.getSourceFile(file);
      return [file, [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]];
    }),
  );
}

const messageOf = ({ messageText }: ts.Diagnostic) => ts.flattenDiagnosticMessageText(messageText, ' ');

function nameOf(diagnostic: ts.Diagnostic): string {
  return /'([^']+)'/.exec(messageOf(diagnostic))?.[1] ?? '';
}

function lineOf({ file, start = 0 }: ts.Diagnostic): string {
  const lines = file?.text.split('\n') ?? [];
  return lines[file?.getLineAndCharacterOfPosition(start).line ?? 0] ?? '';
}

function isError(diagnostic: ts.Diagnostic): boolean {
  if (ofExcerpts.has(diagnostic.code)) return false;
  return !(cannotFindModule.has(diagnostic.code) && !messageOf(diagnostic).includes('@paychord/'));
}
