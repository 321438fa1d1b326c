import type { Document, Schema } from './document.ts';
import { banner, tsLiteral } from './ts-source.ts';

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

/** The number of decimals of each currency that the document knows. */
export function currencies(document: Document): string {
  const byDecimals = document.components.schemas?.CurrencyCode?.['x-minor-units'] as
    | Record<string, string[]>
    | undefined;
  if (byDecimals === undefined) throw new Error('CurrencyCode has no x-minor-units');
  const pairs = Object.entries(byDecimals).flatMap(([decimals, codes]) =>
    codes.map((code) => [code, decimals] as const),
  );
  const doubled = pairs.find(([code], index) => pairs.findIndex(([other]) => other === code) !== index);
  if (doubled !== undefined) throw new Error(`x-minor-units lists ${doubled[0]} twice`);
  const entries = pairs
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, decimals]) => `  ${code}: ${decimals},\n`);
  return `${banner}
/** How many decimals each known ISO 4217 currency has. */
export const minorUnits: Readonly<Record<string, number>> = {
${entries.join('')}};
`;
}
