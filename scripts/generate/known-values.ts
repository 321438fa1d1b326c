import { banner } from './banner.ts';
import type { Document, Schema } from './document.ts';
import { tsLiteral } from './ts-source.ts';

/** The value list and the guard of every `Known…` enumeration, so that exhaustive switches stay possible over open enums. */
export function knownValues(document: Document): string {
  const known = Object.entries(document.components.schemas ?? {}).filter(([name]) => /^Known[A-Z]/.test(name));
  const names = known.map(([name]) => name);
  const imports =
    names.length > 0 ? `import type {\n${names.map((name) => `  ${name},\n`).join('')}} from './schema.ts';\n` : '';
  return banner + imports + known.map(([name, schema]) => declarations(name, schema)).join('');
}

function declarations(name: string, schema: Schema): string {
  const values = schema.enum;
  if (values === undefined || !values.every((value) => typeof value === 'string')) {
    throw new Error(`${name} must be an enumeration of strings`);
  }
  const constant = `${name[0]?.toLowerCase()}${name.slice(1)}Values`;
  return `
/** Every value of {@link ${name}} that the document knows; the service may send others. */
export const ${constant} = [
${values.map((value) => `  ${tsLiteral(value)},\n`).join('')}] as const satisfies readonly ${name}[];

/** True for a value of {@link ${name}}. */
export function is${name}(value: unknown): value is ${name} {
  return (${constant} as readonly unknown[]).includes(value);
}
`;
}
