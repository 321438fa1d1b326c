import type { Document, Schema } from './document.ts';
import { banner, tsLiteral } from './ts-source.ts';

/** Generates the value list and the type guard of every `Known…` enumeration. They allow exhaustive switches over open enumerations. */
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
    throw new Error(`${name} must be an enumeration of strings, because its name starts with Known`);
  }
  const constant = `${name[0]?.toLowerCase()}${name.slice(1)}Values`;
  return `
/** The known values of {@link ${name}}. The service can send other values. */
export const ${constant} = [
${values.map((value) => `  ${tsLiteral(value)},\n`).join('')}] as const satisfies readonly ${name}[];

/** Returns true for a known value of {@link ${name}}. */
export function is${name}(value: unknown): value is ${name} {
  return (${constant} as readonly unknown[]).includes(value);
}
`;
}

/** Generates the number of decimals of each currency in the document. */
export function currencies(document: Document): string {
  const entries = Object.entries(minorUnitsOf(document)).map(([code, decimals]) => `  ${code}: ${decimals},\n`);
  return `${banner}
/** The number of decimals of each known ISO 4217 currency. */
export const minorUnits: Readonly<Record<string, number>> = {
${entries.join('')}};
`;
}

/** Returns the number of decimals of each currency in the document, in alphabetical order. */
export function minorUnitsOf(document: Document): Record<string, number> {
  const byDecimals = document.components.schemas?.CurrencyCode?.['x-minor-units'] as
    | Record<string, string[]>
    | undefined;
  if (byDecimals === undefined)
    throw new Error('CurrencyCode has no x-minor-units. Add the currencies by their number of decimals');
  const pairs = Object.entries(byDecimals).flatMap(([decimals, codes]) =>
    codes.map((code) => [code, Number(decimals)] as const),
  );
  const duplicate = pairs.find(([code], index) => pairs.findIndex(([other]) => other === code) !== index);
  if (duplicate !== undefined) throw new Error(`x-minor-units lists ${duplicate[0]} twice`);
  return Object.fromEntries(pairs.sort(([one], [other]) => (one < other ? -1 : 1)));
}
