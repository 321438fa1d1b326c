import type { GapRow } from '../check-gaps.ts';
import type { Document } from './document.ts';
import { banner, tsLiteral } from './ts-source.ts';

/** Generates the names of the rows in GAPS.md, and the row about each error code that only an assumed rule causes. */
export function gaps(document: Document, rows: readonly GapRow[]): string {
  const names = [...new Set(rows.flatMap(({ title, names: own }) => (own.length > 0 ? own : [title])))];
  const ofCodes = Object(document.components.schemas?.KnownErrorCode?.['x-assumed-rules']);
  const unknown = Object.values<string>(ofCodes).find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`KnownErrorCode.x-assumed-rules: GAPS.md has no row ${unknown}`);
  return `${banner}
import type { KnownErrorCode } from '@paychord/sdk';

/** A name in the first column of GAPS.md. */
export type GapName = ${names.map((name) => tsLiteral(name)).join(' | ')};

/** The row about each error code that only an assumed rule causes. */
export const gapsOfCodes: { readonly [code in KnownErrorCode]?: GapName } = ${tsLiteral(ofCodes)};
`;
}
