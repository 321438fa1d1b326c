import { banner } from './banner.ts';
import type { Document } from './document.ts';

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
