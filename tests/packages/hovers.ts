import { join } from 'node:path';
import ts from 'typescript';

/**
 * Returns what an editor shows at each marker of a program in a project: the declaration, the documentation and its tags.
 *
 * @param program - A marker is a comment directly before a name: `client./*create*\/create`.
 * @returns The texts by marker.
 */
export function hoversIn(folder: string, program: string): Map<string, string> {
  const file = join(folder, 'hovers.ts');
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: ['node'],
    strict: true,
  };
  const host: ts.LanguageServiceHost = {
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot(name) {
      const text = name === file ? program : ts.sys.readFile(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => folder,
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => name === file || ts.sys.fileExists(name),
    readFile: (name) => (name === file ? program : ts.sys.readFile(name)),
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  };
  const service = ts.createLanguageService(host);
  return new Map(
    [...program.matchAll(/\/\*(\w+)\*\//g)].map(({ 0: marker, 1: name = '', index }) => [
      name,
      textOf(service.getQuickInfoAtPosition(file, index + marker.length)),
    ]),
  );
}

function textOf(info: ts.QuickInfo | undefined): string {
  const tags = (info?.tags ?? []).map(({ name, text }) => `@${name} ${ts.displayPartsToString(text)}`);
  return [ts.displayPartsToString(info?.displayParts), ts.displayPartsToString(info?.documentation), ...tags].join(
    '\n',
  );
}
