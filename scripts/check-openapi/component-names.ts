import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Document } from '../generate/document.ts';

const kinds = ['schemas', 'parameters', 'responses', 'requestBodies', 'headers'] as const;

/** The parsed YAML files by their name. */
export type Sources = Record<string, { components?: Record<string, Record<string, unknown>> }>;

/** Reads every hand-written file. */
export function sourcesIn(folder: string): Sources {
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml') && file !== 'redocly.yaml');
  return Object.fromEntries(files.sort().map((file) => [file, parse(readFileSync(join(folder, file), 'utf8')) ?? {}]));
}

/** Reports components that bundling drops or renames. Redocly does both without a message. */
export function componentNameProblems(sources: Sources, bundled: Document): string[] {
  return kinds.flatMap((kind) => {
    const defined = Object.entries(sources).flatMap(([file, source]) => {
      return Object.keys(source.components?.[kind] ?? {}).map((name) => ({ name, file }));
    });
    const shipped = Object.keys((bundled.components[kind] as object | undefined) ?? {});
    return [
      ...defined.flatMap(({ name, file }, index) => {
        const first = defined.findIndex((each) => each.name === name);
        return [
          ...(first < index
            ? [`${file}: ${kind} ${name} is also defined in ${defined[first]?.file}. Rename one of them`]
            : []),
          ...(/^[A-Z][A-Za-z0-9]*$/.test(name) ? [] : [`${file}: ${kind} ${name} is not PascalCase`]),
          ...(shipped.includes(name)
            ? []
            : [`${file}: nothing refers to ${kind} ${name}, so the bundle does not contain it`]),
        ];
      }),
      ...shipped
        .filter((name) => !defined.some((each) => each.name === name))
        .map((name) => `${kind} ${name} is in the bundle, but no file defines this name`),
    ];
  });
}
